import { afterAll, beforeAll, expect, test } from 'vitest';
import { exchange } from '../../harness/exchange.ts';
import { RespClient } from '../../harness/resp-client.ts';
import { Neighbors } from './neighbors.ts';

const MB = 1024 * 1024;
/** More than the largest reply of this platform, which is half of its memory for what is received and sent. */
const LIMIT = 100 * MB;
const TOO_LARGE = /^-?ERR max response size exceeded. Limit: \d+ bytes/;

let neighbors: Neighbors;
beforeAll(async () => {
  neighbors = await Neighbors.start({
    flags: ['--redis-max-request-size', '10MB'],
    nodeFlags: ['--max-old-space-size=256'],
  });
});
afterAll(() => neighbors.stop());

/** Stores a value of the attacker, over HTTP. */
async function store(key: string, bytes: number): Promise<void> {
  const { url: origin, token } = neighbors.attacker.redis;
  const body = 'x'.repeat(bytes);
  const { status } = await exchange({ origin, token, method: 'POST', path: `/set/${key}`, body });
  expect(status).toBe(200);
}

test('a small request whose reply would be very large is refused, over RESP and HTTP', async () => {
  await store('k', 135_000);
  const { redis } = neighbors.attacker;
  const seen = await neighbors.during(async () => {
    const client = await RespClient.open(redis.respUrl);
    await client.ask('AUTH', 'default_ro', redis.readOnlyToken);
    const repeated = ['MGET', ...Array<string>(4000).fill('k')];
    expect(await client.ask(...repeated)).toMatch(TOO_LARGE);
    const { url: origin, readOnlyToken: token } = redis;
    const answer = await exchange({ origin, token, method: 'POST', body: repeated });
    expect(answer.status).toBe(400);
    expect((answer.json as { error: string }).error).toMatch(TOO_LARGE);
    client.leave();
  });
  expect(seen.refused).toEqual([]);
  expect(seen.worstWork).toBeLessThan(1_000);
});

test('so is what is too much in a transaction, whose other commands are executed', async () => {
  await store('large', 900_000);
  const client = await RespClient.logIn(neighbors.attacker.redis.respUrl);
  client.socket.removeAllListeners('data');
  const chunks: string[] = [];
  const ended = new Promise<void>((resolve) => {
    client.socket.on('data', (text: string) => {
      chunks.push(text);
      if (text.endsWith('+PONG\r\n')) resolve();
    });
  });
  const seen = await neighbors.during(async () => {
    const gets = Array.from({ length: 700 }, () => ['GET', 'large']);
    client.command(['MULTI'], ...gets, ['SET', 'end', '1'], ['EXEC'], ['PING']);
    await ended;
  });
  const received = chunks.join('');
  client.leave();
  expect(received.length).toBeLessThan(LIMIT);
  expect(received).toContain('\r\n-ERR max response size exceeded.');
  expect(received.endsWith('\r\n+OK\r\n+PONG\r\n')).toBe(true);
  expect(seen.refused).toEqual([]);
  expect(seen.worstWork).toBeLessThan(1_000);
});
