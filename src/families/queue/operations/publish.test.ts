import { describe, expect, test } from 'vitest';
import { PublishBench } from '../../../../testing/families/queue/publish.ts';
import { QueueError } from '../../../engines/queue/errors.ts';
import type { PublishOrder } from '../../../engines/queue/message.ts';

const bench = new PublishBench();

describe('a publish', () => {
  test('is an order with its body byte for byte, and the address of the caller', async () => {
    const bytes = new Uint8Array([0, 255, 10]);
    const answer = await bench.post('/v2/publish/https://example.com/a//b?x=1', bytes, {
      'Content-Type': 'application/json',
      'Upstash-Delay': '10s',
    });
    expect(answer).toEqual({ status: 200, body: { messageId: 'msg_1' } });
    expect(bench.orders).toMatchObject([
      {
        destination: { url: 'https://example.com/a//b?x=1' },
        body: Buffer.from(bytes),
        headers: [['Content-Type', 'application/json']],
        delay: 10_000,
        callerIp: '127.0.0.1',
      },
    ]);
  });

  test('by version 1 of the API has the same result', async () => {
    await bench.post('/v1/publish/https://example.com', 'x', {
      'Service-Callback': 'https://example.com/cb',
    });
    expect(bench.orders).toMatchObject([{ callback: { when: 'finished' } }]);
  });

  test('that is a duplicate is answered with 202', async () => {
    bench.resultOf = () => ({ messages: [{ messageId: 'msg_0', deduplicated: true }] });
    expect(await bench.post('/v2/publish/https://example.com')).toEqual({
      status: 202,
      body: { messageId: 'msg_0', deduplicated: true },
    });
  });

  test('to a URL group is answered with an array', async () => {
    bench.resultOf = () => ({
      messages: [
        { messageId: 'msg_1', url: 'https://one', deduplicated: true },
        { messageId: 'msg_2', url: 'https://two' },
      ],
    });
    expect(await bench.post('/v2/publish/billing')).toEqual({
      status: 200,
      body: [
        { messageId: 'msg_1', url: 'https://one', deduplicated: true },
        { messageId: 'msg_2', url: 'https://two' },
      ],
    });
  });

  test('to a URL group has the settings of the group, unless it has its own', async () => {
    bench.groupHeaders = [
      ['Upstash-Retries', '7'],
      ['Upstash-Delay', '1h'],
      ['Upstash-Header-Forward', 'true'],
      ['Upstash-Callback', 'https://example.com/done'],
      ['Upstash-Callback-Forward-X-Job', 'group'],
      ['Upstash-Callback-Forward-X-Team', 'press'],
      ['X-Team', 'press'],
      ['Service-Timeout', '5s'],
    ];
    await bench.post('/v2/publish/news?upstash-delay=10s', 'hello', {
      'X-Event': 'push',
      'Upstash-Callback-Forward-X-Job': 'mine',
      'Upstash-Retries': '',
    });
    expect(bench.orders).toMatchObject([{ retries: 7, delay: 10_000 }]);
    const [{ headers, callback, timeout }] = bench.orders as [PublishOrder];
    // It is forwarded: a setting of a group is kept with the other prefix.
    expect(timeout).toBeUndefined();
    // The engine adds the headers that are sent with each message of the group.
    expect(headers).toContainEqual(['X-Event', 'push']);
    expect(Object.fromEntries(headers)).not.toHaveProperty('X-Team');
    expect(callback).toMatchObject({ url: 'https://example.com/done' });
    expect(callback!.headers).toEqual([
      ['X-Job', 'mine'],
      ['X-Team', 'press'],
    ]);
  });

  test.each([
    [['Upstash-Not-Before', '9999999999'], { 'Upstash-Delay': '1s' }, { delay: 1000 }],
    [
      ['Upstash-Deduplication-Id', 'group'],
      { 'Upstash-Content-Based-Deduplication': 'true' },
      { deduplication: { byContent: true } },
    ],
    [
      ['Upstash-Flow-Control-Value', 'rate=1, period=1h'],
      { 'Upstash-Flow-Control-Key': 'mine' },
      { flowControl: { key: 'mine' } },
    ],
  ] as const)(
    'to a URL group overrides every setting of the group for the same purpose, %j',
    async (setting, own, expected) => {
      bench.groupHeaders = [setting];
      await bench.post('/v2/publish/news', 'hello', own);
      const [{ delay, notBefore, deduplication, flowControl }] = bench.orders as [PublishOrder];
      expect({ delay, notBefore, deduplication, flowControl }).toEqual({
        delay: undefined,
        notBefore: undefined,
        deduplication: undefined,
        flowControl: undefined,
        ...expected,
      });
    },
  );

  test('to a URL group with a single endpoint is answered with an array too', async () => {
    bench.resultOf = () => ({ messages: [{ messageId: 'msg_1', url: 'https://one' }] });
    expect((await bench.post('/v2/publish/billing')).body).toHaveLength(1);
  });

  test('that the engine refuses has the status of the error', async () => {
    bench.resultOf = () => ({ error: new QueueError('groupNotFound', { name: 'billing' }) });
    expect(await bench.post('/v2/publish/billing')).toEqual({
      status: 404,
      body: { error: 'topic billing not found' },
    });
  });

  test('with a body above the limit is refused', async () => {
    expect(await bench.post('/v2/publish/billing', 'x'.repeat(1024 * 1024 + 1))).toEqual({
      status: 413,
      body: { error: 'message is too large: 1048577 bytes, and at most 1048576 are allowed' },
    });
  });
});

test('a message that is enqueued has the name of its queue', async () => {
  await bench.post('/v2/enqueue/orders/https://example.com?x=1');
  expect(bench.orders).toMatchObject([
    { queue: 'orders', destination: { url: 'https://example.com?x=1' } },
  ]);
});

test('a message of a queue to a URL group joins that queue, whatever the headers of the group say', async () => {
  bench.groupHeaders = [['Upstash-Queue-Name', 'news']];
  expect(await bench.post('/v2/enqueue/orders/news')).toHaveProperty('status', 200);
  await bench.post('/v2/batch', JSON.stringify([{ destination: 'news', queue: 'orders' }]));
  await bench.post('/v2/batch', JSON.stringify([{ destination: 'news' }]));
  await bench.post('/v2/publish/news');
  expect(bench.orders.map(({ queue }) => queue)).toEqual(['orders', 'orders', 'news', 'news']);
});

describe('the daily limit', () => {
  test('is reported in the headers that the clients read', async () => {
    const rateLimit = { limit: 1000, remaining: 0, reset: 1_795_564_800 };
    bench.resultOf = () => ({
      error: new QueueError('dailyLimit', { limit: 1000 }, { rateLimit }),
    });
    const response = await fetch(`${bench.base}/v2/publish/a`, {
      method: 'POST',
      headers: { Authorization: 'Bearer t' },
    });
    expect(response.status).toBe(429);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'ratelimit-limit': '1000',
      'ratelimit-remaining': '0',
      'ratelimit-reset': '1795564800',
    });
  });
});
