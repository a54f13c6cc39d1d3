import { Command } from 'commander';
import { UnreachableError } from '../../client/fetch-answer.ts';
import { QueueServiceError } from '../../client/errors.ts';
import { systemClock } from '../../base/clock.ts';
import { answerOf } from '../../client/queue-client.ts';
import { SettingError } from '../../settings/load.ts';
import { lineOutput } from '../line-output.ts';
import { printable, printableJson } from '../printable.ts';
import { queueClientOf, withQueueConnection } from '../queue-service/queue-service-command.ts';
import { shellOf } from '../shell.ts';
import { untilInterrupted } from '../until-interrupted.ts';
import { startReceiver, type Received, faultOf } from './receiver.ts';

interface ListenOptions {
  readonly port: string;
  readonly status: string;
  readonly count?: string;
  readonly headers?: boolean;
  readonly json?: boolean;
  readonly signingKey?: readonly string[];
}

/** `plinth listen`: receives deliveries on this machine, until Ctrl-C. */
export function listenCommand(): Command {
  const command = new Command('listen')
    .description('receive deliveries on this machine, print them and verify their signatures')
    .option('--port <port>', 'port to listen on; 0 takes any free one', '3000')
    .option('--status <status>', 'status that each request is answered with', '200')
    .option('--count <number>', 'end after this many requests')
    .option('--headers', 'print the headers too')
    .option('--json', 'print each request as JSON, one per line')
    .option('--signing-key <key...>', 'keys to verify with; by default those of the queue service');
  return withQueueConnection(command).action(async () => {
    const { port, status, count, headers, json } = command.opts<ListenOptions>();
    const shell = shellOf(command);
    const output = lineOutput(shell.stdout);
    const keysNow = signingKeysOf(command);
    let left = count === undefined ? Infinity : integerIn('--count', count, 1, 1e9);
    const answer = integerIn('--status', status, 200, 599);
    const address = integerIn('--port', port, 0, 65_535);
    const enough = Promise.withResolvers<void>();
    const receive = async (received: Received) => {
      const verdict = await verdictOf(received, keysNow);
      const lines =
        json === true
          ? [printableJson(JSON.stringify({ ...shown(received), ...verdict }))]
          : linesOf(received, verdict, headers === true);
      left -= 1;
      if (!(await output.print(lines)) || left === 0) enough.resolve();
    };
    const receiver = await startReceiver(address, answer, receive);
    const hint = `Listening at ${receiver.url} (Ctrl-C stops it)\n`;
    (json === true ? shell.stderr : shell.stdout).write(hint);
    await untilInterrupted(shell, async (signal) => {
      signal.addEventListener('abort', () => enough.resolve());
      await enough.promise;
      await receiver.close();
    });
  });
}

/** The result of verifying a request. */
interface Verdict {
  readonly signature: 'verified' | 'wrong' | 'none' | 'unknown';
  readonly fault?: string;
}

type Keys = () => Promise<readonly string[]>;

async function verdictOf({ headers, url, body }: Received, keysNow: Keys): Promise<Verdict> {
  const signature = headers['upstash-signature'];
  if (signature === undefined) return { signature: 'none' };
  try {
    const fault = faultOf({ signature, url, body }, await keysNow(), systemClock.now());
    return fault === undefined ? { signature: 'verified' } : { signature: 'wrong', fault };
  } catch (error) {
    const isForeseen = error instanceof UnreachableError || error instanceof QueueServiceError;
    if (!isForeseen) throw error;
    return { signature: 'unknown', fault: error.message };
  }
}

/**
 * The keys of the options, else those of the queue service, which are fetched again after a
 * rotation.
 */
function signingKeysOf(command: Command): Keys {
  const { signingKey } = command.opts<ListenOptions>();
  if (signingKey !== undefined) return async () => signingKey;
  return async () => {
    const client = await queueClientOf(command);
    const { current, next } = await answerOf(client.GET('/v2/keys'));
    return [current, next];
  };
}

const SENTENCES: Readonly<Record<Verdict['signature'], string>> = {
  verified: 'signature verified',
  wrong: 'SIGNATURE WRONG',
  none: 'not signed',
  unknown: 'signature not verified',
};

function linesOf(
  { method, path, headers, body }: Received,
  { signature, fault }: Verdict,
  withHeaders: boolean,
): string[] {
  const id = headers['upstash-message-id'];
  const why = fault === undefined ? '' : ` (${fault})`;
  const message = id === undefined ? '' : `, message ${id}`;
  const head = `${method} ${path}: ${SENTENCES[signature]}${why}${message}`;
  const given = withHeaders
    ? Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
    : [];
  const text = body.length === 0 ? [] : body.toString().trimEnd().split('\n');
  return [head, ...[...given, ...text].map((line) => `  ${line}`)].map(printable);
}

function shown({ method, url, headers, body }: Received) {
  return { method, url, headers, body: body.toString() };
}

/** @throws SettingError */
function integerIn(flag: string, text: string, minimum: number, maximum: number): number {
  const number = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
  if (number >= minimum && number <= maximum) return number;
  throw new SettingError(
    `${flag} must be an integer from ${minimum} to ${maximum}, not ${JSON.stringify(text)}`,
  );
}
