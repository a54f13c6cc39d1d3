import document from '../../generated/console/openapi.json' with { type: 'json' };
import { Contract } from './contract.ts';
import { eventsOf } from './live.ts';
import { connectionsTo } from './send.ts';
import { target } from './target.ts';

const contract = new Contract(document);

/** Paths of the console's API, each with its operation. */
const OPERATIONS = [
  [/^\/platform$/, 'getPlatform'],
  [/^\/events$/, 'getEvents'],
  [/^\/events\/[^/]+$/, 'getRequest'],
] as const;

export interface ConsoleAsk {
  readonly headers?: Readonly<Record<string, string>>;
  /** Of another platform than that of the target. */
  readonly url?: string;
}

/**
 * Asks the console and holds the answer against its contract.
 * @throws Error naming what does not fit
 */
export async function told(path: string, { headers = {}, url }: ConsoleAsk = {}) {
  const answer = await connectionsTo(url ?? target().consoleUrl).request({
    method: 'GET',
    path,
    headers,
  });
  const json = await answer.body.json();
  const [, operationId] = OPERATIONS.find(([shape]) => shape.test(path)) ?? [];
  const status = answer.statusCode;
  const documented = operationId && contract.responseFor(operationId, status);
  if (!documented) throw new Error(`the contract has no ${status} for ${path}`);
  for (const [name, { required }] of Object.entries(documented.headers ?? {})) {
    if (required && answer.headers[name.toLowerCase()] === undefined) {
      throw new Error(`${path} ${status}: no header ${name}`);
    }
  }
  const { schema } = documented.content?.['application/json'] ?? {};
  const broken = schema && contract.misfit(schema, json);
  if (broken !== undefined) throw new Error(`${path} ${status}: ${broken}`);
  return { status, headers: answer.headers, json };
}

/** Listens to the requests to a platform. @throws Error where it is refused */
export async function watching({ headers = {}, url }: ConsoleAsk = {}) {
  const leaving = new AbortController();
  const answer = await connectionsTo(url ?? target().consoleUrl).request({
    method: 'GET',
    path: '/events',
    headers,
    signal: leaving.signal,
  });
  if (answer.statusCode !== 200) throw new Error(await answer.body.text());
  const events = eventsOf(answer.body);
  return {
    next: async () => String((await events.next()).value),
    close: () => leaving.abort(),
  };
}

/** What an event of `/events` has, held against its schema. @throws Error naming what does not fit */
export function requestsIn(event: string): WatchedRequests {
  const told = JSON.parse(event) as WatchedRequests;
  const broken = contract.misfit({ $ref: '#/components/schemas/requests' }, told);
  if (broken !== undefined) throw new Error(`${event}: ${broken}`);
  return told;
}

/** As far as the tests look at it. */
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
