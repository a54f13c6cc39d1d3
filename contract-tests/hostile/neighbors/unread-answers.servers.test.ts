import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { exchange } from '../../harness/exchange.ts';
import { Neighbors } from './neighbors.ts';

const MB = 1024 * 1024;
const open: Socket[] = [];

let neighbors: Neighbors;
beforeAll(async () => {
  // One database may have 64 MB of answers that have not been read.
  neighbors = await Neighbors.start({
    flags: ['--redis-max-request-size', '10MB'],
    nodeFlags: ['--max-old-space-size=256'],
  });
});
afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy();
});
afterAll(() => neighbors.stop());

/** Asks on connections of its own, and reads nothing. */
async function askWithoutReading(
  url: string,
  count: number,
  [path, authorization]: readonly [path: string, authorization: string],
): Promise<void> {
  await Promise.all(
    Array.from({ length: count }, async () => {
      const socket = connect(Number(new URL(url).port), '127.0.0.1').on('error', () => undefined);
      open.push(socket);
      await new Promise((resolve) => socket.once('connect', resolve));
      socket.pause();
      socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: ${authorization}\r\n\r\n`);
      await new Promise((resolve) => socket.once('readable', resolve));
    }),
  );
}

test('values that clients of a database do not read take no more than its share of the memory', async () => {
  const { url, token } = neighbors.attacker.redis;
  const large = {
    origin: url,
    token,
    method: 'POST',
    path: '/set/large',
    body: 'x'.repeat(5 * MB),
  };
  expect((await exchange(large)).status).toBe(200);
  const seen = await neighbors.during(async () => {
    await askWithoutReading(url, 200, ['/get/large', `Bearer ${token}`]);
    const refused = await exchange({ origin: url, token, path: '/get/large' });
    expect([refused.status, refused.headers['retry-after']]).toEqual([503, '1']);
    expect(refused.json).toEqual({
      error:
        'ERR there is no room for another large response, because clients have not read earlier ones. Try again later',
    });
    expect(await exchange({ origin: url, token, path: '/strlen/large' })).toHaveProperty(
      'status',
      200,
    );
  });
  expect(seen.refused).toEqual([]);
  expect(seen.worstWork).toBeLessThan(1_000);
  expect(seen.peakMemory).toBeLessThan(600 * MB);
});
