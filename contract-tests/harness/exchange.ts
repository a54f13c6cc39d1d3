import { recordReply } from './record-commands.ts';
import { connectionsTo, send, type ReceivedResponse } from './send.ts';
import { target } from './target.ts';

export interface RedisRequestOptions {
  readonly method?: string;
  /** The raw target, with the query. */
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Bytes or text are sent unchanged, anything else as JSON. */
  readonly body?: unknown;
  /** The Standard token by default; null sends none. */
  readonly token?: string | null;
  /** The URL; by default the address of all databases. */
  readonly origin?: string;
}

/**
 * Sends one request to the Redis family, checks the answer against the contract, and records what it covers.
 * @throws Error naming what does not conform
 */
export function exchange(options: RedisRequestOptions): Promise<ReceivedResponse> {
  const { method = 'GET', path = '/', headers = {}, body, origin = target().redisUrl } = options;
  const { token = target().standardToken } = options;
  const authorization = token === null ? {} : { authorization: `Bearer ${token}` };
  const sent = { method, path, headers: { ...authorization, ...headers }, body };
  return send('redis', connectionsTo(origin), sent);
}

/** Runs one command as a JSON array, and checks the reply against the command's schema too. */
export async function command(
  argv: readonly unknown[],
  options: Omit<RedisRequestOptions, 'method' | 'path' | 'body'> = {},
): Promise<ReceivedResponse> {
  const answered = await exchange({ ...options, method: 'POST', path: '/', body: argv });
  if (answered.status === 200 && answered.json !== undefined && options.headers === undefined) {
    recordReply(argv, (answered.json as { result: unknown }).result);
  }
  return answered;
}

/** The result of a command. @throws Error if it failed */
export async function result(...argv: unknown[]): Promise<unknown> {
  const { status, json } = await command(argv);
  if (status !== 200) throw new Error(`${argv.join(' ')}: ${JSON.stringify(json)}`);
  return (json as { result: unknown }).result;
}

/** The error of a command. @throws Error if it did not fail */
export async function error(...argv: unknown[]): Promise<string> {
  const { status, json } = await command(argv);
  if (status !== 400) throw new Error(`${argv.join(' ')} did not fail: ${JSON.stringify(json)}`);
  return (json as { error: string }).error;
}
