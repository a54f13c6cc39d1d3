import { connectionsTo, send, type ReceivedResponse } from './send.ts';
import { target } from './target.ts';

/** A caller of the management API. */
export interface Credentials {
  readonly email: string;
  readonly apiKey: string;
}

export interface ManagementRequestOptions {
  readonly headers?: Readonly<Record<string, string>>;
  /** Bytes or text are sent unchanged, anything else as JSON. */
  readonly body?: unknown;
  /** Those of the first account by default; null sends none. */
  readonly credentials?: Credentials | null;
  /** The client's local address. */
  readonly localAddress?: string;
  /** The URL of another platform than the target. */
  readonly url?: string;
}

/**
 * Sends one request to the management API, checks the answer against the contract, and records what it covers.
 * @throws Error naming what does not conform
 */
export function management(
  method: string,
  path: string,
  options: ManagementRequestOptions = {},
): Promise<ReceivedResponse> {
  const { headers = {}, credentials = target(), body, localAddress } = options;
  const { url = target().managementUrl } = options;
  const authorization = credentials === null ? {} : { authorization: basic(credentials) };
  const pool = connectionsTo(url, localAddress);
  return send('management', pool, {
    method,
    path,
    headers: { ...authorization, ...headers },
    body,
  });
}

/** The body of a successful answer. @throws Error if the request was refused */
export async function done<Body>(
  method: string,
  path: string,
  body?: unknown,
  options: Omit<ManagementRequestOptions, 'body'> = {},
): Promise<Body> {
  const { status, json } = await management(method, path, { ...options, body });
  if (status !== 200) throw new Error(`${method} ${path}: ${JSON.stringify(json)}`);
  return json as Body;
}

export function basic({ email, apiKey }: Credentials): string {
  return `Basic ${Buffer.from(`${email}:${apiKey}`).toString('base64')}`;
}
