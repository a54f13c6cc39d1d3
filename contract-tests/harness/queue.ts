import { connectionsTo, send, type Answered } from './send.ts';
import { target } from './target.ts';

/** The read-only token of development: who can reach such a platform may know it. */
export const READ_ONLY_QUEUE_TOKEN =
  'eyJVc2VySUQiOiJkZWZhdWx0VXNlciIsIlBhc3N3b3JkIjoidDZRN3FLTDNoQl9PWTdvZ3VScHR4bmJYcVNjbjZJVkNZZm5KdE5TbDZoSSJ9';

export interface QueueAsk {
  readonly headers?: Readonly<Record<string, string>>;
  /** Bytes or text go out as they are, anything else as JSON. */
  readonly body?: unknown;
  /** That of the env block unless another is given; null sends none. */
  readonly token?: string | null;
  /** Of another platform than that of the target. */
  readonly url?: string;
}

/**
 * Sends one request to the queue service, holds the answer against the contract, and records what it
 * exercised.
 * @throws Error naming what does not fit
 */
export function queue(method: string, path: string, ask: QueueAsk = {}): Promise<Answered> {
  const { headers = {}, body, token = target().queueToken, url = target().queueUrl } = ask;
  const authorization = token === null ? {} : { authorization: `Bearer ${token}` };
  return send('queue', connectionsTo(url), {
    method,
    path,
    headers: { ...authorization, ...headers },
    body,
  });
}

/** Status and body of an answer. */
export async function answerTo(method: string, path: string, ask: QueueAsk = {}) {
  const { status, json } = await queue(method, path, ask);
  return { status, json };
}
