import createFetchClient, { type Client } from 'openapi-fetch';
import type { paths } from '../../../generated/management/types.ts';
import type { Mutable } from '../mutable.ts';
import { ManagementError, UnreachableError } from './errors.ts';

/** An account of a platform, and the way to it. */
export interface ManagementConnection {
  readonly url: string;
  readonly email: string;
  readonly apiKey: string;
  /** Instead of the global `fetch`. */
  readonly fetch?: (request: Request) => Promise<Response>;
}

export type ManagementClient = Client<Mutable<paths>, 'application/json'>;

/** The operations of the contract, with the credentials in every request. */
export function createManagementClient(connection: ManagementConnection): ManagementClient {
  const { url, email, apiKey, fetch = globalThis.fetch } = connection;
  const credentials = Buffer.from(`${email}:${apiKey}`).toString('base64');
  return createFetchClient<Mutable<paths>, 'application/json'>({
    baseUrl: url,
    headers: { Authorization: `Basic ${credentials}` },
    fetch: (request) => reach(url, () => fetch(request)),
  });
}

/** What a call of the client brings. */
interface Outcome<Data> {
  readonly data?: Data;
  readonly error?: unknown;
  readonly response: Response;
}

/**
 * The body of the answer.
 * @throws ManagementError where the API refuses, UnreachableError where it is none
 */
export async function answerOf<Data>(call: Promise<Outcome<Data>>): Promise<NonNullable<Data>> {
  const { data, error, response } = await call.catch((cause: unknown) => {
    if (!(cause instanceof SyntaxError)) throw cause;
    throw new UnreachableError('what answered is not a management API', { cause });
  });
  if (data !== undefined && data !== null) return data;
  throw new ManagementError(messageOf(error, response), response.status);
}

/** What the API said; something between may answer with a text of its own, or with nothing. */
function messageOf(error: unknown, { status, statusText }: Response): string {
  if (typeof error === 'object' && error !== null && 'error' in error) return String(error.error);
  return `HTTP ${status} ${statusText}`.trim();
}

async function reach(url: string, send: () => Promise<Response>): Promise<Response> {
  try {
    return await send();
  } catch (cause) {
    throw new UnreachableError(`cannot reach ${url}: ${reasonOf(cause)}`, { cause });
  }
}

/** `fetch` itself only says that it failed; the reason is below, for several addresses in a list. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  const first = cause instanceof AggregateError ? (cause.errors[0] as unknown) : cause;
  if (!(first instanceof Error)) return String(first);
  const { code, message } = first as NodeJS.ErrnoException;
  if (code === 'ECONNREFUSED') return 'nothing listens there (is the platform running?)';
  if (code === 'ENOTFOUND') return 'there is no such host';
  return message;
}
