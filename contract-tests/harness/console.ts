import { families } from './families.ts';
import { checkExchange } from './check-exchange.ts';
import { answerOf } from './sent-and-received.ts';
import { eventsOf } from './live.ts';
import { connectionsTo } from './send.ts';
import { target } from './target.ts';

const { contract } = families.console;

export interface ConsoleRequestOptions {
  readonly headers?: Readonly<Record<string, string>>;
  /** The URL of another platform than the target. */
  readonly url?: string;
}

/**
 * Sends a request to the console and checks the answer against its contract.
 * @throws Error naming what does not conform
 */
export async function consoleGet(path: string, { headers = {}, url }: ConsoleRequestOptions = {}) {
  const answer = await connectionsTo(url ?? target().consoleUrl).request({
    method: 'GET',
    path,
    headers,
  });
  const answered = answerOf({
    status: answer.statusCode,
    headers: answer.headers,
    bytes: Buffer.from(await answer.body.arrayBuffer()),
  });
  checkExchange('console', { method: 'GET', path, headers }, answered);
  return answered;
}

/** Follows the requests to a platform, after the earlier ones that it still has. @throws Error if that is refused */
export async function watchRequests({ headers = {}, url }: ConsoleRequestOptions = {}) {
  const leaving = new AbortController();
  const answer = await connectionsTo(url ?? target().consoleUrl).request({
    method: 'GET',
    path: '/events',
    headers,
    signal: leaving.signal,
  });
  if (answer.statusCode !== 200) throw new Error(await answer.body.text());
  const opened = { status: 200, headers: answer.headers, json: undefined, bytes: Buffer.of() };
  checkExchange('console', { method: 'GET', path: '/events', headers }, opened);
  const events = eventsOf(answer.body);
  const next = async () => String((await events.next()).value);
  return {
    earlier: requestsIn(await next()).requests,
    next,
    close: () => leaving.abort(),
  };
}

/** The data of an event of `/events`, checked against its schema. @throws Error naming what does not conform */
export function requestsIn(event: string): WatchedRequests {
  const requests = JSON.parse(event) as WatchedRequests;
  const broken = contract.misfit({ $ref: '#/components/schemas/requests' }, requests);
  if (broken !== undefined) throw new Error(`${event}: ${broken}`);
  return requests;
}

/** The part that the tests use. */
export interface WatchedRequests {
  readonly requests: readonly {
    readonly id: number;
    readonly family: string;
    readonly path: string;
    readonly status: number;
    readonly request: string;
    readonly response: string;
  }[];
  readonly skipped: number;
}
