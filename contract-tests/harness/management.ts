import { connectionsTo, send, type ReceivedResponse } from './send.ts';
import { target } from './target.ts';

/** Who calls the management API. */
export interface Credentials {
  readonly email: string;
  readonly apiKey: string;
}

export interface ManagementRequestOptions {
  readonly headers?: Readonly<Record<string, string>>;
  /** Bytes or text go out as they are, anything else as JSON. */
  readonly body?: unknown;
  /** Those of the first account unless others are given; null sends none. */
  readonly credentials?: Credentials | null;
  /** Where the request is to come from. */
  readonly localAddress?: string;
  /** Of another platform than that of the target. */
  readonly url?: string;
}

/**
 * Sends one request to the management API, holds the answer against the contract, and records what it
 * exercised.
 * @throws Error naming what does not fit
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

/** What an operation answered. @throws Error where it was refused */
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
