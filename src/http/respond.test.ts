import { expect, onTestFinished, test } from 'vitest';
import { rawConnection } from '../../testing/http/http.ts';
import { redisContractErrors } from '../families/redis/errors.ts';
import { EncodedJson } from './encoded-json.ts';
import { respond, type Answer } from './respond.ts';
import { listen } from '../../testing/http/server.ts';

/** The heads and bodies that a client receives for requests on one connection. */
async function received(
  { status, body }: Pick<Answer, 'status' | 'body'>,
  ...methods: readonly string[]
): Promise<string> {
  const server = await listen(
    (request, response) => respond(request, response, { status, body }),
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
  const text = await received({ status: 204, body: undefined }, 'DELETE', 'GET');
  expect(text.match(/^HTTP\/1\.1 204 No Content\r$/gm)).toHaveLength(2);
  expect(text).not.toMatch(/content-length|transfer-encoding/i);
});

test('another answer without a body has the length 0', async () => {
  expect(await received({ status: 200, body: undefined }, 'GET')).toMatch(/^Content-Length: 0\r$/m);
});

test('an answer to HEAD whose body was not computed has no length', async () => {
  expect(await received({ status: 200, body: undefined }, 'HEAD')).not.toMatch(/content-length/i);
});

test.each([
  ['text', (json: string) => json],
  ['bytes', (json: string) => Buffer.from(json)],
])('JSON that has been encoded as %s is sent as it is', async (_, encode) => {
  for (const value of [[{ result: 'é' }], [{ result: 'x'.repeat(20_000) }]]) {
    const json = JSON.stringify(value, undefined, 1);
    const body = new EncodedJson(encode(json));
    const text = await received({ status: 200, body }, 'GET');
    expect(text).toContain('\r\nContent-Type: application/json\r\n');
    expect(text).toContain(`\r\nContent-Length: ${Buffer.byteLength(json)}\r\n`);
    expect(text.endsWith(`\r\n\r\n${Buffer.from(json).toString('latin1')}`)).toBe(true);
    expect(JSON.stringify(body)).toBe(JSON.stringify(value));
  }
});
