import { connectionsTo, send, type ReceivedResponse } from './send.ts';
import { target } from './target.ts';

export interface ControlRequestOptions {
  readonly headers?: Readonly<Record<string, string>>;
  /** Bytes or text are sent unchanged, anything else as JSON. */
  readonly body?: unknown;
  /** The URL of another platform than the target. */
  readonly url?: string;
}

/**
 * Sends one request to the control API, checks the answer against the contract, and records what it covers.
 * @throws Error naming what does not conform
 */
export function control(
  method: string,
  path: string,
  options: ControlRequestOptions = {},
): Promise<ReceivedResponse> {
  const { headers = {}, body, url = target().consoleUrl } = options;
  return send('control', connectionsTo(url), {
    method,
    path: `/api/control${path}`,
    headers,
    body,
  });
}

/** Status and body of an answer. */
export async function controlAnswer(
  method: string,
  path: string,
  options: ControlRequestOptions = {},
) {
  const { status, json } = await control(method, path, options);
  return { status, json };
}

/** Replaces all faults. @throws Error if they are refused */
export async function setFaults(...faults: readonly object[]): Promise<void> {
  const { status, json } = await controlAnswer('PUT', '/faults', { body: { faults } });
  if (status !== 200) throw new Error(JSON.stringify(json));
}
