import { expect, test } from 'vitest';
import { silentLogger } from '../base/logger.ts';
import { HttpError } from '../http/http-error.ts';
import type { RequestListener } from '../http/request-listener.ts';
import { listen } from '../http/server.ts';
import { lazily } from './lazily.ts';

const errors = {
  connection: (status: 400 | 408 | 431) => new HttpError(status, 'broken', {}),
  internal: () => new HttpError(500, 'internal error', { error: 'internal error' }),
};

/** Serves a listener that is made on demand, and sends it a number of requests at once. */
async function serving(make: () => Promise<RequestListener>) {
  const logged: unknown[] = [];
  const log = { ...silentLogger, error: (fields: object) => logged.push(fields) };
  const server = await listen(lazily(make, errors, log), errors, { host: '127.0.0.1', port: 0 });
  const ask = (times: number) =>
    Promise.all(
      Array.from({ length: times }, async () => {
        const response = await fetch(server.url, { method: 'POST', body: 'hello' });
        return `${response.status} ${await response.text()}`;
      }),
    );
  return { logged, ask, [Symbol.asyncDispose]: () => server.close() };
}

const answering: RequestListener = (request, response) => {
  request.resume();
  response.end('here');
};

test('the listener is created once, while the first requests wait, and later requests use it', async () => {
  let made = 0;
  await using server = await serving(async () => {
    made++;
    return answering;
  });
  expect(await server.ask(3)).toEqual(['200 here', '200 here', '200 here']);
  expect(await server.ask(1)).toEqual(['200 here']);
  expect(made).toBe(1);
});

test('if creating the listener fails, that is logged and answered with an internal error, and the next request tries again', async () => {
  const failure = new Error('EMFILE: too many open files');
  let fails = true;
  await using server = await serving(async () => {
    if (fails) throw failure;
    return answering;
  });
  expect(await server.ask(1)).toEqual(['500 {"error":"internal error"}']);
  expect(server.logged).toEqual([{ err: failure, where: 'http' }]);
  fails = false;
  expect(await server.ask(1)).toEqual(['200 here']);
});
