import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { skipWithout } from '../../harness/backing-redis.ts';
import { exchange } from '../../harness/exchange.ts';
import { RespClient } from '../../harness/resp-client.ts';
import { reset } from '../../harness/reset.ts';
import { target } from '../../harness/target.ts';

/** The bytes on the port of a database. */
const open: RespClient[] = [];
async function connect(): Promise<RespClient> {
  const client = await RespClient.open(target().respUrl);
  open.push(client);
  return client;
}
async function logIn(): Promise<RespClient> {
  const client = await RespClient.logIn(target().respUrl);
  open.push(client);
  return client;
}

beforeEach(reset);
afterEach(() => {
  for (const client of open.splice(0)) client.leave();
});

describe('the port of a database', () => {
  test('accepts commands, inline commands and HTTP', async () => {
    const client = await logIn();
    expect(await client.ask('SET', 'a', 'b')).toBe('+OK\r\n');
    client.send('GET a\r\n');
    expect(await client.until('\r\n')).toBe('$1\r\nb\r\n');
    const { port } = new URL(target().respUrl);
    const { json } = await exchange({ path: '/get/a', origin: `http://127.0.0.1:${port}` });
    expect(json).toEqual({ result: 'b' });
  });

  test('recognizes HTTP by its first line, even in pieces', async () => {
    const client = await connect();
    for (const piece of ['GE', 'T /pi', 'ng HTTP/1.1\r', '\nHost: localhost\r\n', '\r\n']) {
      client.send(piece);
      await new Promise(setImmediate);
    }
    const answer = await client.until('}');
    expect(answer).toMatch(/^HTTP\/1.1 401 /);
    const line = await connect();
    line.send('GET key\r\n');
    expect(await line.until('\r\n')).toBe('-NOAUTH Authentication required.\r\n');
  });

  test('runs no commands from pages of other sites', async () => {
    const page = await connect();
    page.send('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 13\r\n\r\nSET evil 1\r\n\r\n');
    expect(await page.until('}')).toMatch(/^HTTP\/1.1 401 /);
    const client = await logIn();
    client.send('PING\r\nPOST / now\r\nSET evil 1\r\n');
    expect(await client.untilClosed()).toBe('+PONG\r\n');
    expect(await (await logIn()).ask('GET', 'evil')).toBe('$-1\r\n');
  });
});

describe('a RESP client', () => {
  test('can run commands only after the login, with the permissions of its user', async () => {
    const client = await connect();
    expect(await client.ask('GET', 'a')).toBe('-NOAUTH Authentication required.\r\n');
    expect(await client.ask('AUTH', 'wrong')).toMatch(/^-WRONGPASS /);
    expect(await client.ask('AUTH', 'default_ro', target().readOnlyToken)).toBe('+OK\r\n');
    expect(await client.ask('GET', 'a')).toBe('$-1\r\n');
    expect(await client.ask('SET', 'a', 'b')).toMatch(/^-NOPERM /);
  });

  test('gets replies in order, however many commands it pipelines', async () => {
    const client = await logIn();
    const count = 20_000;
    client.command(...Array.from({ length: count }, () => ['INCR', 'n']), ['ECHO', 'end']);
    const all = await client.until('end\r\n');
    expect(all.split('\r\n').slice(0, 3)).toEqual([':1', ':2', ':3']);
    expect(all).toContain(`:${count}\r\n$3\r\nend\r\n`);
  });

  test('may half-close the connection, and still gets the replies', async () => {
    const client = await logIn();
    client.command(['SET', 'a', 'b'], ['GET', 'a']);
    client.socket.end();
    expect(await client.untilClosed()).toBe('+OK\r\n$1\r\nb\r\n');
  });

  test('gets maps, sets and doubles in RESP3', async () => {
    const client = await logIn();
    expect(await client.ask('HELLO', '3')).toMatch(/^%7\r\n/);
    client.command(['HSET', 'h', 'f', 'v'], ['ZADD', 'z', '1.5', 'a'], ['SADD', 's', 'a']);
    await client.until(':1\r\n:1\r\n:1\r\n');
    expect(await client.ask('HGETALL', 'h')).toBe('%1\r\n$1\r\nf\r\n$1\r\nv\r\n');
    expect(await client.ask('SMEMBERS', 's')).toBe('~1\r\n$1\r\na\r\n');
    expect(await client.ask('ZSCORE', 'z', 'a')).toBe(',1.5\r\n');
    expect(await client.ask('GET', 'nothing')).toBe('_\r\n');
    client.command(['MULTI'], ['HGETALL', 'h'], ['EXEC']);
    expect(await client.until('*1\r\n%1\r\n$1\r\nf\r\n$1\r\nv\r\n')).toContain('+QUEUED');
  });

  test('sends vectors as bytes, and gets them as doubles in RESP3', async ({ skip }) => {
    skipWithout(skip, 'VECTOR.ADD');
    const client = await logIn();
    const bytes = Buffer.from(Float32Array.of(-1.5, 0.1).buffer).toString('latin1');
    await client.ask('VECTOR.CREATE', 'docs', 'DIM', '2', 'METRIC', 'EUCLIDEAN');
    expect(await client.ask('VECTOR.ADD', 'docs', 'a', 'FP32', bytes)).toBe(':1\r\n');
    expect(await client.ask('VECTOR.GET', 'docs', 'a')).toBe(
      '*2\r\n$4\r\n-1.5\r\n$19\r\n0.10000000149011612\r\n',
    );
    expect(await client.ask('VECTOR.GET', 'docs', 'b')).toBe('$-1\r\n');
    await client.ask('HELLO', '3');
    expect(await client.ask('VECTOR.GET', 'docs', 'a')).toBe(
      '*2\r\n,-1.5\r\n,0.10000000149011612\r\n',
    );
    expect(await client.ask('VECTOR.QUERY', 'docs', 'TOPK', '1', 'FP32', bytes)).toBe(
      '*1\r\n*2\r\n$1\r\na\r\n,1\r\n',
    );
    expect(await client.ask('VECTOR.INFO', 'docs')).toBe(
      '%2\r\n$9\r\ndimension\r\n:2\r\n$6\r\nmetric\r\n$9\r\nEUCLIDEAN\r\n',
    );
  });

  test('gets an error for a malformed request, and is disconnected', async () => {
    for (const [bytes, reason] of [
      ['*1048577\r\n', 'invalid multibulk length'],
      ['*1\r\n$536870913\r\n', 'invalid bulk length'],
      ['*1\r\nx\r\n', "expected '$', got 'x'"],
      ['GET "a\r\n', 'unbalanced quotes in request'],
      ['x'.repeat(70_000), 'too big inline request'],
    ] as const) {
      const client = await logIn();
      client.send(bytes);
      expect(await client.untilClosed()).toBe(`-ERR Protocol error: ${reason}\r\n`);
    }
  });

  test('gets the limit for a request that is too large, and stays connected', async () => {
    const client = await logIn();
    const { maxRequestSize } = target();
    client.command(['SET', 'a', 'x'.repeat(maxRequestSize)], ['PING']);
    const limit = `Limit: ${maxRequestSize} bytes, Actual: ${maxRequestSize + 4} bytes`;
    const answer = await client.until('+PONG\r\n');
    expect(answer).toContain(`-ERR max request size exceeded. ${limit}`);
  });
});

describe('a blocking command', () => {
  test('is served in the order of arrival, and delays the commands behind it', async () => {
    const [first, second, pushing] = [await logIn(), await logIn(), await logIn()];
    first.command(['BLPOP', 'list', '0'], ['ECHO', 'behind']);
    await expect.poll(() => pushing.ask('INFO', 'clients')).toContain('blocked_clients:1');
    second.command(['BLPOP', 'list', '0']);
    await expect.poll(() => pushing.ask('INFO', 'clients')).toContain('blocked_clients:2');
    expect(await pushing.ask('RPUSH', 'list', 'a', 'b')).toBe(':2\r\n');
    expect(await first.until('behind\r\n')).toBe('*2\r\n$4\r\nlist\r\n$1\r\na\r\n$6\r\nbehind\r\n');
    expect(await second.until('b\r\n')).toBe('*2\r\n$4\r\nlist\r\n$1\r\nb\r\n');
  });

  test('gets no element if its client has disconnected', async () => {
    const [waiting, client] = [await logIn(), await logIn()];
    waiting.command(['BLPOP', 'list', '0']);
    await expect.poll(() => client.ask('INFO', 'clients')).toContain('blocked_clients:1');
    waiting.leave();
    await expect.poll(() => client.ask('INFO', 'clients')).toContain('blocked_clients:0');
    expect(await client.ask('RPUSH', 'list', 'a')).toBe(':1\r\n');
    expect(await client.ask('LLEN', 'list')).toBe(':1\r\n');
  });
});

test('commands count like those over HTTP', async () => {
  const client = await logIn();
  const info = await client.ask('INFO', 'clients');
  expect(info).toMatch(/connected_clients:[1-9]/);
  await client.ask('CONFIG', 'RESETSTAT');
  await client.ask('GET', 'a');
  expect(await client.ask('INFO', 'commandstats')).toContain('cmdstat_get:calls=1');
});
