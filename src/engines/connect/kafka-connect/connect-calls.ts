import { ServerSilent, type JsonAnswer, type JsonServer } from '../../../http/json-server.ts';
import { ConnectAway } from '../errors.ts';

/** An error that a Kafka Connect has answered. */
export class ConnectRefusal extends Error {
  override readonly name = 'ConnectRefusal';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Milliseconds for which a call is repeated while the workers rebalance. */
const PATIENCE = 60_000;
const AGAIN_AFTER = 300;
/** Kafka Connect puts what is wrong with a class into a 500, with the name of its exception. */
const OF_THE_REQUEST = /^[\w.$]+\.\w+Exception: /;
/** `AbstractHerder.maybeAddConfigErrors`: an address that means nothing here. */
const HINT = /\nYou can also find the above list of errors at the endpoint .*$/s;

/**
 * Asks a Kafka Connect something.
 * @throws ConnectAway where it can't be asked, ConnectRefusal where it is refused
 */
export async function askConnect(
  server: JsonServer,
  method: string,
  path: string,
  body?: unknown,
): Promise<unknown> {
  const deadline = performance.now() + PATIENCE;
  for (;;) {
    const answer = await answerOf(server, method, path, body);
    const { status } = answer;
    if (status >= 200 && status < 300) return answer.body;
    if (status === 401 || status === 403) {
      throw new ConnectAway(`${server.url} refuses the platform (${status})`);
    }
    const words = wordsOf(answer);
    const isRebalancing = status === 409 && /rebalanc/i.test(words);
    if (isRebalancing && performance.now() < deadline) {
      await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER));
      continue;
    }
    const isAway = isRebalancing || status === 429 || (status > 500 && status < 600);
    if (isAway || (status === 500 && /timed out/i.test(words))) {
      throw new ConnectAway(`${server.url} answers ${status}: ${words}`);
    }
    throw new ConnectRefusal(status, words.replace(OF_THE_REQUEST, '').replace(HINT, ''));
  }
}

/** The same for something that may not exist. @returns undefined where it does not */
export async function askIfThere(
  server: JsonServer,
  method: string,
  path: string,
  body?: unknown,
): Promise<unknown> {
  try {
    return (await askConnect(server, method, path, body)) ?? {};
  } catch (error) {
    if (error instanceof ConnectRefusal && error.status === 404) return undefined;
    throw error;
  }
}

async function answerOf(
  server: JsonServer,
  method: string,
  path: string,
  body: unknown,
): Promise<JsonAnswer> {
  try {
    return await server.ask(method, path, body);
  } catch (error) {
    if (!(error instanceof ServerSilent)) throw error;
    throw new ConnectAway(error.message, { cause: error });
  }
}

function wordsOf({ body }: JsonAnswer): string {
  const { message } = (body ?? {}) as { message?: unknown };
  return typeof message === 'string' ? message : 'no reason';
}
