import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exchange } from '../harness/exchange.ts';
import { families } from '../harness/families.ts';
import { basicOf, firstUser, kafka } from '../harness/kafka.ts';
import { startPlatform, type PlatformProcess } from '../harness/platform-process.ts';
import { registry } from '../harness/schema-registry.ts';
import { redisRequests } from '../harness/redis-requests.ts';
import { separateStore } from '../harness/separate-store.ts';
import { target } from '../harness/target.ts';

/** Just below the limit of a request. */
const LARGE = 'x'.repeat(9_900_000);
/** With such a heap, one database or cluster may have some 50 MB of unfinished requests. */
const NODE_FLAGS = ['--max-old-space-size=100'];
const WORDS = 'there is no room for another large request at the moment, try again later';

const isMock = target().name === 'mock';
const headers: Readonly<Record<string, string>> = isMock
  ? { prefer: 'code=413, example=crowded' }
  : {};
let platform: PlatformProcess | undefined;
const open: Socket[] = [];
beforeAll(async () => {
  if (isMock) return;
  const flags = ['--memory', '--redis-max-request-size', '10MB', ...(await separateStore())];
  platform = await startPlatform('start', flags, undefined, NODE_FLAGS);
});
afterAll(async () => {
  for (const socket of open) socket.destroy();
  await platform?.stop('SIGTERM');
});

/** Sends a request whose last byte never comes. */
function begin(url: string, path: string, authorization: string): void {
  const socket = connect(Number(new URL(url).port), '127.0.0.1').on('error', () => undefined);
  const head = [
    `POST ${path} HTTP/1.1`,
    'Host: 127.0.0.1',
    `Authorization: ${authorization}`,
    `Content-Length: ${LARGE.length + 1}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${LARGE}`);
  open.push(socket);
}

/** The operations of a contract that document this refusal. */
function isRefused(family: 'redis' | 'kafka', operationId: string): boolean {
  const { content } = families[family].contract.responseFor(operationId, 413) ?? {};
  return content?.['application/json']?.examples?.['crowded'] !== undefined;
}

describe('while unfinished requests take the memory, further large ones are refused, and small ones are not', () => {
  test('by Kafka', async () => {
    const { env } = platform ?? {};
    const url = env?.['UPSTASH_KAFKA_REST_URL'] ?? target().kafkaUrl;
    const user = env && {
      username: env['UPSTASH_KAFKA_REST_USERNAME']!,
      password: env['UPSTASH_KAFKA_REST_PASSWORD']!,
    };
    const at = { url, user: user ?? firstUser() };
    if (!isMock) {
      const more = async () => {
        begin(url, '/produce', basicOf(at.user));
        return kafka('POST', '/produce', { ...at, body: LARGE });
      };
      await expect.poll(async () => (await more()).status).toBe(413);
    }
    const { contract } = families.kafka;
    const requests = contract
      .requests()
      .filter(({ operationId, body }) => isRefused('kafka', operationId) && (isMock || body));
    expect(requests.length).toBeGreaterThan(10);
    for (const { operationId, method, path, body } of requests) {
      const asked = { ...at, headers, body: isMock ? body : LARGE };
      const ask = async () => {
        const { status, json } = await kafka(method, path, asked);
        // What was refused by then may have had room that is free again.
        if (status !== 413 && !isMock) begin(url, '/produce', basicOf(at.user));
        return [operationId, status, json];
      };
      await expect.poll(ask).toEqual([operationId, 413, { error: WORDS, status: 413 }]);
    }
    expect(await kafka('GET', '/topics', at)).toHaveProperty('status', 200);
    if (isMock) {
      const asking = { prefer: 'code=503, example=unread' };
      const body = { topic: 'greetings', partition: 0, offset: 0 };
      const { status, json } = await kafka('POST', '/fetch', { headers: asking, body });
      const error = expect.stringContaining('earlier ones have not been read') as unknown;
      expect([status, json]).toEqual([503, { error, status: 503 }]);
      return;
    }
    const register = async () => {
      const path = '/subjects/orders/versions';
      const { status, json } = await registry('POST', path, { ...at, body: LARGE });
      if (status !== 413) begin(url, '/produce', basicOf(at.user));
      return [status, json];
    };
    await expect.poll(register).toEqual([413, { error_code: 413, message: WORDS }]);
  });

  test('by Redis', async () => {
    const { env } = platform ?? {};
    const origin = env?.['UPSTASH_REDIS_REST_URL'] ?? target().redisUrl;
    const token = env?.['UPSTASH_REDIS_REST_TOKEN'] ?? target().standardToken;
    const at = { origin, token };
    if (!isMock) {
      const more = async () => {
        begin(origin, '/set/large', `Bearer ${token}`);
        return exchange({ ...at, method: 'POST', path: '/set/large', body: LARGE });
      };
      await expect.poll(async () => (await more()).status).toBe(413);
    }
    const requests = Object.entries(redisRequests).filter(([id]) => isRefused('redis', id));
    expect(requests.length).toBeGreaterThan(7);
    for (const [operationId, [method, path, body]] of requests) {
      const asked = { ...at, headers, method, path, body: isMock ? body : LARGE };
      const ask = async () => {
        const { status, json } = await exchange(asked);
        if (status !== 413 && !isMock) begin(origin, '/set/large', `Bearer ${token}`);
        return [operationId, status, json];
      };
      await expect.poll(ask).toEqual([operationId, 413, { error: `ERR ${WORDS}` }]);
    }
    expect(await exchange({ ...at, path: '/ping' })).toHaveProperty('status', 200);
  });
});
