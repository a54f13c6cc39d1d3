import { ServerUnreachable, type JsonAnswer, type JsonServer } from '../../../http/json-server.ts';
import { ConnectUnreachable } from '../errors.ts';

/** An error response of Kafka Connect. */
export class ConnectRefusal extends Error {
  override readonly name = 'ConnectRefusal';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** For how long a call is repeated while the workers rebalance, in milliseconds. */
const PATIENCE = 60_000;
const AGAIN_AFTER = 300;
/** Kafka Connect reports an error of a class as a 500, with the name of the exception. */
const OF_THE_REQUEST = /^[\w.$]+\.\w+Exception: /;
/** `AbstractHerder.maybeAddConfigErrors`: a hint at an endpoint that the platform does not have. */
const HINT = /\nYou can also find the above list of errors at the endpoint .*$/s;

/**
 * Calls the REST interface of Kafka Connect.
 * @throws ConnectUnreachable if it can't be reached, ConnectRefusal if it answers with an error
 */
export async function callConnect(
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
      throw new ConnectUnreachable(`${server.url} refuses the platform (${status})`);
    }
    const words = wordsOf(answer);
    const isRebalancing = status === 409 && /rebalanc/i.test(words);
    if (isRebalancing && performance.now() < deadline) {
      await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER));
      continue;
    }
    const isAway = isRebalancing || status === 429 || (status > 500 && status < 600);
    if (isAway || (status === 500 && /timed out/i.test(words))) {
      throw new ConnectUnreachable(`${server.url} answers ${status}: ${words}`);
    }
    throw new ConnectRefusal(status, words.replace(OF_THE_REQUEST, '').replace(HINT, ''));
  }
}

/** The same, for a resource that may not exist. @returns undefined if it does not */
export async function callIfExists(
  server: JsonServer,
  method: string,
  path: string,
  body?: unknown,
): Promise<unknown> {
  try {
    return (await callConnect(server, method, path, body)) ?? {};
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
    return await server.request(method, path, body);
  } catch (error) {
    if (!(error instanceof ServerUnreachable)) throw error;
    throw new ConnectUnreachable(error.message, { cause: error });
  }
}

function wordsOf({ body }: JsonAnswer): string {
  const { message } = (body ?? {}) as { message?: unknown };
  return typeof message === 'string' ? message : 'no reason';
}
