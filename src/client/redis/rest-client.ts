import createFetchClient, { type Client } from 'openapi-fetch';
import type { components, paths } from '../../../generated/redis/types.ts';
import type { Mutable } from '../fetch-client.ts';
import type { Argv, Value } from './command.ts';
import { RedisCommandError, RedisRestError } from './errors.ts';

/** A database, and its address. */
export interface Connection {
  readonly url: string;
  readonly token: string;
  /** Instead of the global `fetch`. */
  readonly fetch?: (request: Request) => Promise<Response>;
}

export type RedisRestClient = Client<Mutable<paths>, 'application/json'>;

export type Result = components['schemas']['result'];
export type Envelope = components['schemas']['envelope'];

/** A client for the operations of the contract, which sends the token with every request. */
export function createRedisRestClient({ url, token, fetch }: Connection): RedisRestClient {
  return createFetchClient<Mutable<paths>, 'application/json'>({
    baseUrl: url,
    headers: { Authorization: `Bearer ${token}` },
    ...(fetch === undefined ? {} : { fetch }),
  });
}

/** Runs one command. @throws RedisCommandError */
export async function runCommand(rest: RedisRestClient, argv: Argv): Promise<Result> {
  const { data, error, response } = await rest.POST('/', { body: argv.map(jsonValue) });
  if (data !== undefined) return data.result;
  throw new RedisCommandError(messageOf(error, response), response.status, argv);
}

/**
 * Runs commands in one request.
 * @throws RedisRestError if the request fails, not if only a single command fails
 */
export async function runTogether(
  rest: RedisRestClient,
  path: '/pipeline' | '/multi-exec',
  rows: readonly Argv[],
): Promise<readonly Envelope[]> {
  const body = rows.map((argv) => argv.map(jsonValue));
  const { data, error, response } = await rest.POST(path, { body });
  if (data !== undefined) return data;
  throw new RedisRestError(messageOf(error, response), response.status);
}

/** JSON has no infinity; Redis reads the word. */
function jsonValue(value: Value): Value {
  return typeof value === 'number' && !Number.isFinite(value) ? String(value) : value;
}

/** The message of the service; a proxy in between may answer with another text, or with nothing. */
function messageOf(error: unknown, { status, statusText }: Response): string {
  if (typeof error === 'object' && error !== null && 'error' in error) return String(error.error);
  return typeof error === 'string' && error !== '' ? error : `HTTP ${status} ${statusText}`.trim();
}
