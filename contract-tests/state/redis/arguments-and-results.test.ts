import { beforeEach, describe, expect, test } from 'vitest';
import { command, exchange, result } from '../../harness/exchange.ts';
import { reset } from '../../harness/reset.ts';

beforeEach(reset);

describe('arguments in JSON', () => {
  test.each([
    ['1.0', '1.0'],
    ['1e3', '1e3'],
    ['-0', '-0'],
    ['0.1', '0.1'],
    ['9007199254740993', '9007199254740993'],
    ['18446744073709551615', '18446744073709551615'],
    ['true', 'true'],
    ['false', 'false'],
    ['"\\u0000\\u00ff"', '\u0000\u00ff'],
    ['"1.0, 1e3"', '1.0, 1e3'],
  ])('%s is stored as it is written', async (literal, text) => {
    await exchange({ method: 'POST', path: '/', body: `["SET","k",${literal}]` });
    expect(await result('GET', 'k')).toBe(text);
  });

  test('a body is read as JSON whatever its Content-Type', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const body = '["SET","a","b"]';
    expect(await exchange({ method: 'POST', path: '/', body, headers })).toHaveProperty(
      'status',
      200,
    );
  });

  test('commands and their options are case-insensitive', async () => {
    expect(await result('sEt', 'a', 'b', 'ex', 10)).toBe('OK');
  });
});

describe('results', () => {
  test('integers of 64 bits keep all their digits', async () => {
    await result('SET', 'n', '9223372036854775806');
    const { bytes } = await command(['INCR', 'n']);
    expect(bytes.toString()).toBe('{"result":9223372036854775807}');
  });

  test('maps are flat arrays, scores are strings, and an empty collection is an empty array', async () => {
    await result('HSET', 'h', 'a', 1, 'b', 2);
    await result('ZADD', 'z', 1.5, 'x', 2, 'y');
    expect(await result('HGETALL', 'h')).toEqual(['a', '1', 'b', '2']);
    expect(await result('HGETALL', 'nobody')).toEqual([]);
    expect(await result('ZRANGE', 'z', 0, -1, 'WITHSCORES')).toEqual(['x', '1.5', 'y', '2']);
    expect(await result('ZSCORE', 'z', 'x')).toBe('1.5');
    expect(await result('SMISMEMBER', 'nobody', 'a', 'b')).toEqual([0, 0]);
    expect(await result('SCAN', 0)).toEqual(['0', expect.any(Array)]);
    expect(await result('HSCAN', 'h', 0)).toEqual(['0', ['a', '1', 'b', '2']]);
  });

  test('in plain JSON, bytes that are not UTF-8 become U+FFFD', async () => {
    await exchange({ method: 'POST', path: '/set/k', body: Buffer.from([0x61, 0xff]) });
    expect(await result('GET', 'k')).toBe('a\ufffd');
  });
});

describe('Upstash-Encoding: base64', () => {
  const headers = { 'upstash-encoding': 'base64' };
  const encoded = async (...argv: unknown[]) =>
    ((await command(argv, { headers })).json as { result: unknown }).result;
  const base64 = (text: string) => Buffer.from(text).toString('base64');

  test('strings are encoded at every depth, numbers and null are not', async () => {
    await result('MSET', 'a', 'hello', 'b', 'OK');
    expect(await encoded('MGET', 'a', 'nobody', 'b')).toEqual([
      base64('hello'),
      null,
      base64('OK'),
    ]);
    expect(await encoded('GET', 'b')).toBe(base64('OK'));
    expect(await encoded('STRLEN', 'a')).toBe(5);
    expect(await encoded('SCAN', 0, 'MATCH', 'a')).toEqual([base64('0'), [base64('a')]]);
  });

  test('of the statuses, only OK is not encoded', async () => {
    expect(await encoded('SET', 'a', 'b')).toBe('OK');
    expect(await encoded('PING')).toBe(base64('PONG'));
    expect(await encoded('TYPE', 'a')).toBe(base64('string'));
  });

  test('bytes that are not UTF-8 are returned unchanged', async () => {
    const bytes = Buffer.from([0, 255, 128, 10]);
    await exchange({ method: 'POST', path: '/set/k', body: bytes });
    expect(await encoded('GET', 'k')).toBe(bytes.toString('base64'));
  });

  test('errors are never encoded', async () => {
    const { json } = await command(['GET'], { headers });
    expect(json).toEqual({ error: "ERR wrong number of arguments for 'get' command" });
  });

  test('it applies to each row of a pipeline', async () => {
    const { json } = await exchange({
      method: 'POST',
      path: '/pipeline',
      body: [['SET', 'a', 'b'], ['GET', 'a'], ['NOPE']],
      headers,
    });
    expect(json).toEqual([
      { result: 'OK' },
      { result: base64('b') },
      { error: expect.stringContaining('unknown command') },
    ]);
  });
});

describe('Upstash-Response-Format: resp2', () => {
  const headers = { 'upstash-response-format': 'resp2' };

  test.each([
    [['SET', 'a', 'b'], '+OK\r\n'],
    [['GET', 'nobody'], '$-1\r\n'],
    [['LPOP', 'nobody', '2'], '*-1\r\n'],
    [['EXISTS', 'nobody'], ':0\r\n'],
    [['MGET', 'nobody', 'nobody'], '*2\r\n$-1\r\n$-1\r\n'],
  ])('%j', async (body, reply) => {
    for (const path of ['/', `/${body.join('/')}`]) {
      const method = path === '/' ? 'POST' : 'GET';
      const answered = await exchange({ method, path, headers, ...(path === '/' && { body }) });
      expect(answered.headers['content-type']).toBe('application/octet-stream');
      expect(answered.bytes.toString('latin1')).toBe(reply);
    }
  });

  test.each(['POST', 'PUT'])('%s with a body in the path form', async (method) => {
    const { bytes } = await exchange({ method, path: '/echo', body: 'hello', headers });
    expect(bytes.toString()).toBe('$5\r\nhello\r\n');
  });

  test('a pipeline is answered with its replies in a row', async () => {
    const body = [['SET', 'a', 'b'], ['NOPE'], ['GET', 'a']];
    const { bytes } = await exchange({ method: 'POST', path: '/pipeline', body, headers });
    expect(bytes.toString()).toBe(
      "+OK\r\n-ERR unknown command 'NOPE', with args beginning with: \r\n$1\r\nb\r\n",
    );
  });
});

describe('upstash-sync-token', () => {
  const tokenOf = async (...argv: unknown[]) => (await command(argv)).headers['upstash-sync-token'];

  test('changes with each write, and only then', async () => {
    const written = await tokenOf('SET', 'a', 1);
    expect(await tokenOf('GET', 'a')).toBe(written);
    expect(await tokenOf('SET', 'a', 2)).not.toBe(written);
  });

  test('changes when a script fails after a write', async () => {
    const before = await tokenOf('GET', 'a');
    const script = "redis.call('SET', 'a', 3) return redis.call('LPUSH', 'a', 1)";
    expect(await tokenOf('EVAL', script, 0)).not.toBe(before);
  });

  test('is accepted in a request', async () => {
    const headers = { 'upstash-sync-token': String(await tokenOf('SET', 'a', 1)) };
    expect((await command(['GET', 'a'], { headers })).json).toEqual({ result: '1' });
  });
});
