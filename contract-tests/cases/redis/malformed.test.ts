import { describe, expect, test } from 'vitest';
import { exchange, error } from '../../harness/exchange.ts';
import { target } from '../../harness/target.ts';

describe.each(['/', '/pipeline', '/multi-exec'])('a body of %s', (path) => {
  test.each([
    ['that is empty', '', 'empty body'],
    ['that is not JSON', '["GET",', 'not JSON'],
    ['that is not UTF-8', Buffer.from([0x5b, 0x22, 0xff, 0x22, 0x5d]), 'not UTF-8'],
    ['that is an object', '{"GET":"a"}', 'it must be an array'],
    ['that is a string', '"GET"', 'it must be an array'],
    ['that is an empty array', '[]', 'it must not be empty'],
  ])('%s is refused with a 400 and the reason', async (_, body, reason) => {
    const { status, json } = await exchange({ method: 'POST', path, body });
    expect(status).toBe(400);
    expect(json).toEqual({ error: `ERR failed to parse request body: ${reason}` });
  });
});

const SCALAR = 'must be a string, a number, a boolean or null';

test.each([
  ['an array', ['SET', 'a', ['b']], `the argument at /2 ${SCALAR}`],
  ['an object', ['SET', { a: 1 }, 'b'], `the argument at /1 ${SCALAR}`],
])('%s as an argument is refused with its position', async (_, body, reason) => {
  const { status, json } = await exchange({ method: 'POST', path: '/', body });
  expect(status).toBe(400);
  expect(json).toEqual({ error: `ERR failed to parse request body: ${reason}` });
});

test.each(['/pipeline', '/multi-exec'])(
  'a row of %s that is not an array is refused with its position',
  async (path) => {
    const body = [['PING'], 'PING'];
    const { status, json } = await exchange({ method: 'POST', path, body });
    expect(status).toBe(400);
    expect(json).toEqual({
      error: 'ERR failed to parse request body: the argument at /1 must be an array',
    });
  },
);

test('null as an argument is refused', async () => {
  expect(await error('SET', 'a', null)).toBe('ERR null args are not supported');
});

test.each(['/get/%zz', '/get/%2', '/get/100%', '/get/a?x=%g1', '/%ff', '/get%'])(
  'broken percent-encoding in %s is refused with a 400',
  async (path) => {
    const { status, json } = await exchange({ path });
    expect(status).toBe(400);
    expect((json as { error: string }).error).toMatch(
      /^ERR the path is not properly percent-encoded/,
    );
  },
);

test.each(['POST', 'PUT'])(
  '%s with too many arguments is refused, the body included',
  async (method) => {
    const { status, json } = await exchange({ method, path: '/get/greeting', body: 'more' });
    expect(status).toBe(400);
    expect(json).toEqual({ error: "ERR wrong number of arguments for 'get' command" });
  },
);

test('an unknown command is refused with its name and arguments', async () => {
  expect(await error('NOPE', 'a', 'b')).toBe(
    "ERR unknown command 'NOPE', with args beginning with: 'a' 'b' ",
  );
  const { json } = await exchange({ path: '/nope/a' });
  expect(json).toEqual({ error: "ERR unknown command 'nope', with args beginning with: 'a' " });
});

test('a wrong number of arguments is refused with the name of the command', async () => {
  expect(await error('GET')).toBe("ERR wrong number of arguments for 'get' command");
});

test.each(['BLPOP', 'BRPOP', 'BZPOPMIN', 'BZPOPMAX', 'DEBUG', 'SUBSCRIBE'])(
  'the Redis command %s is not served',
  async (name) => {
    expect(await error(name, 'a', 1)).toBe(
      `ERR Command is not available: '${name}'. See https://docs.upstash.com/overall/rediscompatibility for details`,
    );
  },
);

describe('a body over the limit', () => {
  test.each([
    ['POST', '/'],
    ['POST', '/pipeline'],
    ['POST', '/multi-exec'],
    ['POST', '/set/big'],
    ['PUT', '/set/big'],
  ])('%s %s is refused with a 413 and both sizes', async (method, path) => {
    const limit = target().maxRequestSize;
    const body = 'x'.repeat(limit + 1);
    const { status, json } = await exchange({ method, path, body });
    expect(status).toBe(413);
    expect((json as { error: string }).error).toBe(
      `ERR max request size exceeded. Limit: ${limit} bytes, Actual: ${limit + 1} bytes. See https://upstash.com/docs/redis/troubleshooting/max_request_size_exceeded for details`,
    );
  });
});

test('incompatible format headers are refused together', async () => {
  const headers = { 'upstash-encoding': 'base64', 'upstash-response-format': 'resp2' };
  const { status, json } = await exchange({ path: '/ping', headers });
  expect(status).toBe(400);
  expect(json).toEqual({
    error: 'ERR Upstash-Encoding: base64 can not be combined with Upstash-Response-Format: resp2',
  });
});

test('another response format than json and resp2 is refused', async () => {
  const { status, json } = await exchange({
    path: '/ping',
    headers: { 'upstash-response-format': 'xml' },
  });
  expect(status).toBe(400);
  expect(json).toEqual({
    error: 'ERR invalid header upstash-response-format: must be one of json, resp2',
  });
});
