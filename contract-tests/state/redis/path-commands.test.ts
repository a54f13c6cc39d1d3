import { beforeEach, describe, expect, test } from 'vitest';
import { skipWithout } from '../../harness/backing-redis.ts';
import { exchange, result } from '../../harness/exchange.ts';
import { reset } from '../../harness/reset.ts';

beforeEach(reset);

const ok = { status: 200, json: { result: 'OK' } };

test('a command in the path: /set/greeting/hello', async () => {
  expect(await exchange({ path: '/set/greeting/hello' })).toMatchObject(ok);
  expect(await exchange({ path: '/get/greeting' })).toMatchObject({ json: { result: 'hello' } });
});

describe('each segment is percent-decoded once', () => {
  test.each([
    ['/set/a%2Fb/c%20d', 'a/b', 'c d'],
    ['/set/k/%2541', 'k', '%41'],
    ['/set/caf%C3%A9/%E6%BC%A2', 'café', '漢'],
    ['/set/k/a+b', 'k', 'a+b'],
    ['/set/k/..', 'k', '..'],
    ['/set/./k', '.', 'k'],
  ])('%s', async (path, key, value) => {
    expect(await exchange({ path })).toMatchObject(ok);
    expect(await result('GET', key)).toBe(value);
  });

  test('percent-encoding can express any byte', async () => {
    await exchange({ path: '/set/bytes/%00%FF%80' });
    const { bytes } = await exchange({
      path: '/get/bytes',
      headers: { 'upstash-response-format': 'resp2' },
    });
    expect(bytes.toString('latin1')).toBe('$3\r\n\x00\xff\x80\r\n');
  });

  test('a tail that a client has encoded as one segment is the same command', async () => {
    const path = `/${encodeURIComponent('set/a%2Fb/c')}`;
    expect(await exchange({ path })).toMatchObject(ok);
    expect(await result('GET', 'a/b')).toBe('c');
  });
});

test('empty segments are empty arguments', async () => {
  expect(await exchange({ path: '/set/empty/' })).toMatchObject(ok);
  expect(await exchange({ path: '/strlen/empty' })).toMatchObject({ json: { result: 0 } });
});

describe.each(['POST', 'PUT'])('%s', (method) => {
  test('the body is the last argument', async () => {
    await exchange({ method, path: '/set/greeting', body: 'hello there' });
    expect(await result('GET', 'greeting')).toBe('hello there');
  });

  test('the body is stored byte for byte, whatever its Content-Type', async () => {
    const body = '{"name": "Ada",  "n": 1.0}';
    const headers = { 'content-type': 'application/json' };
    await exchange({ method, path: '/set/user', body, headers });
    expect(await result('GET', 'user')).toBe(body);
    await exchange({ method, path: '/set/user', body: Buffer.from([0, 255, 13, 10]) });
    expect(await result('STRLEN', 'user')).toBe(4);
  });

  test('the body can be the bytes of a vector', async ({ skip }) => {
    skipWithout(skip, 'VECTOR.ADD');
    await result('VECTOR.CREATE', 'docs', 'DIM', 2, 'METRIC', 'DOT');
    const body = Buffer.from(Float32Array.of(-1.5, 0.1).buffer);
    const { json } = await exchange({ method, path: '/vector.add/docs/a/FP32', body });
    expect(json).toEqual({ result: 1 });
    expect(await result('VECTOR.GET', 'docs', 'a')).toEqual(['-1.5', '0.10000000149011612']);
  });

  test('arguments of the query follow the body', async () => {
    await exchange({ method, path: '/set/greeting?EX=100&NX', body: 'hello' });
    expect(await result('GET', 'greeting')).toBe('hello');
    expect(await result('TTL', 'greeting')).toBeGreaterThan(90);
  });

  test('an empty body adds no argument', async () => {
    expect(await exchange({ method, path: '/dbsize' })).toMatchObject({ json: { result: 0 } });
  });
});

describe('query parameters are arguments', () => {
  test('?EX=100 means /EX/100', async () => {
    await exchange({ path: '/set/greeting/hello?EX=100' });
    expect(await result('TTL', 'greeting')).toBeGreaterThan(90);
  });

  test('in their order, with repetitions', async () => {
    await exchange({ path: '/rpush/list?a=b&a=c&d' });
    expect(await result('LRANGE', 'list', 0, -1)).toEqual(['a', 'b', 'a', 'c', 'd']);
  });

  test('+ is a space, %2B a plus', async () => {
    await exchange({ path: '/set/greeting?hello+there%2B' });
    expect(await result('GET', 'greeting')).toBe('hello there+');
  });

  test('the token in the query is not an argument', async () => {
    const { json } = await exchange({ path: '/echo/hello?_token=whatever' });
    expect(json).toEqual({ result: 'hello' });
  });
});
