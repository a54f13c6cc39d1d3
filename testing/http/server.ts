import { onTestFinished } from 'vitest';
import { redisContractErrors } from '../../src/families/redis/errors.ts';
import type { RequestListener } from '../../src/http/request-listener.ts';
import { listen, type Listening, type Timeouts } from '../../src/http/server.ts';

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
