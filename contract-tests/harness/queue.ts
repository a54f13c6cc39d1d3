import { connectionsTo, send, type ReceivedResponse } from './send.ts';
import { target } from './target.ts';

/** The read-only token of a development platform, which is public. */
export const READ_ONLY_QUEUE_TOKEN =
  'eyJVc2VySUQiOiJkZWZhdWx0VXNlciIsIlBhc3N3b3JkIjoidDZRN3FLTDNoQl9PWTdvZ3VScHR4bmJYcVNjbjZJVkNZZm5KdE5TbDZoSSJ9';

/** The signing keys of a development platform, which the official client has built in. */
export const DEVELOPMENT_KEYS = {
  currentSigningKey: 'sig_7kYjw48mhY7kAjqNGcy6cr29RJ6r',
  nextSigningKey: 'sig_5ZB6DVzB1wjE8S6rZ7eenA8Pdnhs',
};

export interface QueueRequestOptions {
  readonly headers?: Readonly<Record<string, string>>;
  /** Bytes or text are sent unchanged, anything else as JSON. */
  readonly body?: unknown;
  /** The token of the env block by default; null sends none. */
  readonly token?: string | null;
  /** The URL of another platform than the target. */
  readonly url?: string;
}

/**
 * Sends one request to the queue service, checks the answer against the contract, and records what it covers.
 * @throws Error naming what does not conform
 */
export function queue(
  method: string,
  path: string,
  options: QueueRequestOptions = {},
): Promise<ReceivedResponse> {
  const { headers = {}, body, token = target().queueToken, url = target().queueUrl } = options;
  const authorization = token === null ? {} : { authorization: `Bearer ${token}` };
  return send('queue', connectionsTo(url), {
    method,
    path,
    headers: { ...authorization, ...headers },
    body,
  });
}

interface FlowControl {
  readonly flowControlKey: string;
  readonly isPaused: boolean;
  readonly isPinnedParallelism: boolean;
  readonly isPinnedRate: boolean;
}

/** Status and body of an answer. */
export async function answerTo(method: string, path: string, options: QueueRequestOptions = {}) {
  const { status, json } = await queue(method, path, options);
  return { status, json };
}

/**
 * Resets the queue service of the implementation to its state at the start, except for its logs: no messages, queues,
 * schedules, URL groups, dead letters, or pinned or paused flow-control keys.
 */
export async function resetQueue(): Promise<void> {
  if (target().name === 'mock') return;
  await done('DELETE', '/v2/messages');
  await emptied('/v2/workflows/dlq');
  for (const { name } of await done<{ name: string }[]>('GET', '/v2/queues')) {
    await done('DELETE', `/v2/queues/${name}`);
  }
  for (const { scheduleId } of await done<{ scheduleId: string }[]>('GET', '/v2/schedules')) {
    await done('DELETE', `/v2/schedules/${scheduleId}`);
  }
  for (const { name } of await done<{ name: string }[]>('GET', '/v2/topics')) {
    await done('DELETE', `/v2/topics/${name}`);
  }
  for (const key of await done<FlowControl[]>('GET', '/v2/flowControl')) {
    const path = `/v2/flowControl/${encodeURIComponent(key.flowControlKey)}`;
    if (key.isPaused) await done('POST', `${path}/resume`);
    if (key.isPinnedParallelism || key.isPinnedRate) {
      await done('POST', `${path}/unpin?parallelism=true&rate=true`);
    }
  }
  await emptied('/v2/dlq');
}

async function emptied(deadLetters: string): Promise<void> {
  let cursor: string | undefined = '';
  while (cursor !== undefined) {
    ({ cursor } = await done<{ cursor?: string }>('DELETE', deadLetters));
  }
}

/** The body of a successful answer. @throws Error if the request was refused */
export async function done<Body>(
  method: string,
  path: string,
  options: QueueRequestOptions = {},
): Promise<Body> {
  const { status, json } = await queue(method, path, options);
  if (status >= 300) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(json)}`);
  return json as Body;
}
