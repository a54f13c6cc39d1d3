import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect } from 'vitest';
import { recordCommands } from './record-commands.ts';
import type { FamilyName } from './families.ts';
import { checkExchange } from './check-exchange.ts';
import { answerOf, type SentRequest } from './sent-and-received.ts';
import { target, type Target } from './target.ts';

/** The addresses of the target that external clients use. */
type Addresses = Pick<Target, 'redisUrl' | 'kafkaUrl' | 'queueUrl'>;

const addresses = new Map<string, Promise<string>>();
const misfits: string[] = [];

/**
 * Addresses of proxies that forward everything unchanged to the target, check each exchange against the contracts, and
 * count it in the coverage like the tests' own requests. To be called once per test file: a test fails if one of its
 * exchanges does not conform.
 * @param of a platform of the file's own, else the target
 */
export async function recordedTarget(of: Addresses = target()): Promise<Addresses> {
  afterEach(() => expect(misfits.splice(0)).toEqual([]));
  const { redisUrl, kafkaUrl, queueUrl } = of;
  return {
    redisUrl: await before(redisUrl, () => 'redis'),
    kafkaUrl: await before(kafkaUrl, (path) =>
      path.startsWith('/schema-registry') ? 'schema-registry' : 'kafka',
    ),
    queueUrl: await before(queueUrl, () => 'queue'),
  };
}

/** The proxy of an address: the same one for all test files. */
function before(origin: string, familyAt: (path: string) => FamilyName): Promise<string> {
  let address = addresses.get(origin);
  if (address === undefined) addresses.set(origin, (address = open(origin, familyAt)));
  return address;
}

async function open(origin: string, familyAt: (path: string) => FamilyName): Promise<string> {
  const server = createServer((asked, answer) => void pass(asked, answer));
  // Ends with the test process.
  server.listen(0, '127.0.0.1').unref();
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function pass(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const { method = '', url = '', rawHeaders } = asked;
    const onward = request(origin + url, { method, headers: rawHeaders, setHost: false });
    answer.on('close', () => answer.writableFinished || onward.destroy());
    const came = collected(asked, (chunk) => onward.write(chunk));
    void came.then(
      () => onward.end(),
      () => onward.destroy(),
    );
    try {
      const [given] = (await once(onward, 'response')) as [IncomingMessage];
      answer.writeHead(given.statusCode!, given.rawHeaders);
      // Answers except event streams are forwarded only after they have been checked, so that they count for the test that
      // sent the request.
      const isStream = given.headers['content-type']?.startsWith('text/event-stream') ?? false;
      if (isStream) answer.flushHeaders();
      const bytes = await collected(given, (chunk) => isStream && answer.write(chunk));
      keep(
        { method, path: url, headers: textsOf(asked.headers), body: textIn(await came) },
        { status: given.statusCode!, headers: given.headers, bytes },
      );
      answer.end(isStream ? undefined : bytes);
    } catch {
      // The client or the target closed the connection early: there is no complete answer to check.
      answer.destroy();
    }
  }

  function keep(sent: SentRequest, came: Parameters<typeof answerOf>[0]): void {
    const family = familyAt(sent.path);
    try {
      const answered = answerOf(came);
      checkExchange(family, sent, answered);
      if (family === 'redis') recordCommands(sent, answered);
    } catch (error) {
      misfits.push(String(error));
    }
  }
}

async function collected(
  stream: IncomingMessage,
  pass: (chunk: Buffer) => unknown,
): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    pass(chunk);
  }
  return Buffer.concat(chunks);
}

function textsOf(headers: IncomingMessage['headers']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, [value].flat().join(', ')]),
  );
}

/** Bodies of text are converted to strings, so that their contents are checked. */
function textIn(bytes: Buffer): string | Buffer | undefined {
  if (bytes.length === 0) return undefined;
  const text = bytes.toString();
  return Buffer.from(text).equals(bytes) ? text : bytes;
}
