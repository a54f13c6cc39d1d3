import { onTestFinished } from 'vitest';
import { redisContractErrors } from '../../src/families/redis/errors.ts';
import type { RequestListener } from '../../src/http/request-listener.ts';
import {
  listen as listenWith,
  type Listening,
  type ListenOptions,
  type Timeouts,
} from '../../src/http/server.ts';
import { HttpThreads } from '../../src/http/threads/http-threads.ts';

/** How many threads have the connections of servers in these tests; 0 leaves them to the event loop. */
const THREADS = Number(process.env['TEST_HTTP_THREADS'] ?? 0);
const threads = THREADS === 0 ? undefined : new HttpThreads(THREADS);

/** Opens a port as a platform does, with threads for its connections if the tests are run so. */
export const listen: typeof listenWith = (listener, errors, options: ListenOptions) =>
  listenWith(listener, errors, { threads, ...options });

/** A server for one test, whose errors are those of the Redis REST API. */
export async function serve(
  back: RequestListener,
  timeouts: Partial<Timeouts> = {},
): Promise<Listening> {
  const server = await listen(back, redisContractErrors, { host: '127.0.0.1', port: 0, timeouts });
  onTestFinished(() => server.close().catch(() => {}));
  return server;
}

/** Answers with the request. */
export const echo: RequestListener = (request, response) => {
  request.resume();
  response.end(`${request.method} ${request.url}`);
};

export const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;

/** Status and JSON body of the last response in the received bytes. */
export function answer(received: string): { status: number; json: unknown } {
  const last = received.slice(received.lastIndexOf('HTTP/1.1 '));
  const body = last.slice(last.indexOf('\r\n\r\n') + 4);
  return { status: Number(last.slice(9, 12)), json: JSON.parse(body) };
}
