import { expect, onTestFinished, test } from 'vitest';
import { rawConnection } from '../../testing/http/http.ts';
import { redisContractErrors } from '../families/redis/errors.ts';
import { respond } from './respond.ts';
import { listen } from '../../testing/http/server.ts';

/** The heads and bodies that a client receives for requests on one connection. */
async function received(status: number, ...methods: readonly string[]): Promise<string> {
  const server = await listen(
    (request, response) => respond(request, response, { status, body: undefined }),
    redisContractErrors,
    { host: '127.0.0.1', port: 0 },
  );
  onTestFinished(() => server.close());
  const connection = await rawConnection(server.port);
  connection.socket.end(
    methods.map((method) => `${method} / HTTP/1.1\r\nHost: a\r\n\r\n`).join(''),
  );
  return connection.closed();
}

test('an answer with the status 204 has no length, and the next one follows it', async () => {
  const text = await received(204, 'DELETE', 'GET');
  expect(text.match(/^HTTP\/1\.1 204 No Content\r$/gm)).toHaveLength(2);
  expect(text).not.toMatch(/content-length|transfer-encoding/i);
});

test('another answer without a body has the length 0', async () => {
  expect(await received(200, 'GET')).toMatch(/^Content-Length: 0\r$/m);
});

test('an answer to HEAD whose body was not computed has no length', async () => {
  expect(await received(200, 'HEAD')).not.toMatch(/content-length/i);
});
