import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { bindDirect } from '../../../contract/direct.ts';
import type { Groups, Messages, QueueEngine } from '../../../engines/queue/engine.ts';
import { QueueError } from '../../../engines/queue/errors.ts';
import type { HeaderList, PublishOrder } from '../../../engines/queue/message.ts';
import type { PublishResult } from '../../../engines/queue/resources.ts';
import { front } from '../../../http/front.ts';
import { listen, type Listening } from '../../../http/server.ts';
import { openLog } from '../../../base/log.ts';
import { TestClock } from '../../../base/test-clock.ts';
import { queueLimits, queueServiceLimits } from '../../../control/queue-users/limits.ts';
import type { QueueUser } from '../../../control/queue-users/access.ts';
import { queueFamily, type QueueFamily } from '../family.ts';
import { publishOperations } from './publish.ts';

/** The orders that the engine got, and its result for each. */
let orders: PublishOrder[];
let resultOf: (order: PublishOrder) => PublishResult;
/** The headers that the URL group `news` has. */
let groupHeaders: HeaderList;
let server: Listening;
let base: string;

beforeEach(async () => {
  orders = [];
  resultOf = () => ({ messages: [{ messageId: `msg_${orders.length}` }] });
  const engine: Pick<Messages, 'publish'> = {
    publish: async (_user, given) =>
      given.map((order) => {
        orders.push(order);
        return resultOf(order);
      }),
  };
  groupHeaders = [];
  const groups: Pick<Groups, 'get'> = {
    get: async (_user, name) => {
      if (name !== 'news') throw new QueueError('groupNotFound', { name });
      return { name, createdAt: 0, updatedAt: 0, endpoints: [], headers: groupHeaders };
    },
  };
  const user = { id: 'ada', active: 1, state: 'active', ...queueLimits.Free };
  const access = {
    user: user as unknown as QueueUser,
    limits: queueServiceLimits.Free,
    readOnly: false,
  };
  const users = {
    revision: 0,
    access: async (token: string) => (token === 't' ? access : undefined),
  };
  const family = queueFamily({} as QueueEngine, users, { clock: new TestClock() });
  const handlers = publishOperations(engine, groups) as QueueFamily['handlers'];
  const { paths, ...contract } = family.contract;
  const publishing = Object.entries(paths).filter(([path]) => /publish|enqueue|batch/.test(path));
  const part = {
    ...family,
    handlers,
    contract: { ...contract, paths: Object.fromEntries(publishing) },
  };
  const log = openLog('silent');
  const listener = front(part, bindDirect(part, { log, checkResponses: true }));
  server = await listen(listener, part.errors, { host: '127.0.0.1', port: 0 });
  base = server.url;
});
afterEach(() => server.close());

async function post(
  path: string,
  body?: string | Uint8Array<ArrayBuffer>,
  headers: Record<string, string> = {},
) {
  const response = await fetch(base + path, {
    method: 'POST',
    headers: { Authorization: 'Bearer t', ...headers },
    ...(body !== undefined && { body }),
  });
  return { status: response.status, body: await response.json() };
}

describe('a publish', () => {
  test('is an order with its body byte for byte, and the address of the caller', async () => {
    const bytes = new Uint8Array([0, 255, 10]);
    const answer = await post('/v2/publish/https://example.com/a//b?x=1', bytes, {
      'Content-Type': 'application/json',
      'Upstash-Delay': '10s',
    });
    expect(answer).toEqual({ status: 200, body: { messageId: 'msg_1' } });
    expect(orders).toMatchObject([
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
    await post('/v1/publish/https://example.com', 'x', {
      'Service-Callback': 'https://example.com/cb',
    });
    expect(orders).toMatchObject([{ callback: { when: 'finished' } }]);
  });

  test('that is a duplicate is answered with 202', async () => {
    resultOf = () => ({ messages: [{ messageId: 'msg_0', deduplicated: true }] });
    expect(await post('/v2/publish/https://example.com')).toEqual({
      status: 202,
      body: { messageId: 'msg_0', deduplicated: true },
    });
  });

  test('to a URL group is answered with an array', async () => {
    resultOf = () => ({
      messages: [
        { messageId: 'msg_1', url: 'https://one', deduplicated: true },
        { messageId: 'msg_2', url: 'https://two' },
      ],
    });
    expect(await post('/v2/publish/billing')).toEqual({
      status: 200,
      body: [
        { messageId: 'msg_1', url: 'https://one', deduplicated: true },
        { messageId: 'msg_2', url: 'https://two' },
      ],
    });
  });

  test('to a URL group has the settings of the group, unless it has its own', async () => {
    groupHeaders = [
      ['Upstash-Retries', '7'],
      ['Upstash-Delay', '1h'],
      ['Upstash-Header-Forward', 'true'],
      ['Upstash-Callback', 'https://example.com/done'],
      ['Upstash-Callback-Forward-X-Job', 'group'],
      ['Upstash-Callback-Forward-X-Team', 'press'],
      ['X-Team', 'press'],
      ['Service-Timeout', '5s'],
    ];
    await post('/v2/publish/news?upstash-delay=10s', 'hello', {
      'X-Event': 'push',
      'Upstash-Callback-Forward-X-Job': 'mine',
      'Upstash-Retries': '',
    });
    expect(orders).toMatchObject([{ retries: 7, delay: 10_000 }]);
    const [{ headers, callback, timeout }] = orders as [PublishOrder];
    // It is forwarded: a setting of a group is kept with the other prefix.
    expect(timeout).toBeUndefined();
    // What is sent with each message the engine adds.
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
    'to a URL group puts out of force what the group says to the same, %j',
    async (setting, own, expected) => {
      groupHeaders = [setting];
      await post('/v2/publish/news', 'hello', own);
      const [{ delay, notBefore, deduplication, flowControl }] = orders as [PublishOrder];
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
    resultOf = () => ({ messages: [{ messageId: 'msg_1', url: 'https://one' }] });
    expect((await post('/v2/publish/billing')).body).toHaveLength(1);
  });

  test('that the engine refuses has the status of the error', async () => {
    resultOf = () => ({ error: new QueueError('groupNotFound', { name: 'billing' }) });
    expect(await post('/v2/publish/billing')).toEqual({
      status: 404,
      body: { error: 'topic billing not found' },
    });
  });

  test('with a body above the limit is refused', async () => {
    expect(await post('/v2/publish/billing', 'x'.repeat(1024 * 1024 + 1))).toEqual({
      status: 413,
      body: { error: 'message is too large: 1048577 bytes, and at most 1048576 are allowed' },
    });
  });
});

test('a message that is enqueued has the name of its queue', async () => {
  await post('/v2/enqueue/orders/https://example.com?x=1');
  expect(orders).toMatchObject([
    { queue: 'orders', destination: { url: 'https://example.com?x=1' } },
  ]);
});

test('a message of a queue to a URL group is of that queue, whatever the group says', async () => {
  groupHeaders = [['Upstash-Queue-Name', 'news']];
  expect(await post('/v2/enqueue/orders/news')).toHaveProperty('status', 200);
  await post('/v2/batch', JSON.stringify([{ destination: 'news', queue: 'orders' }]));
  await post('/v2/batch', JSON.stringify([{ destination: 'news' }]));
  await post('/v2/publish/news');
  expect(orders.map(({ queue }) => queue)).toEqual(['orders', 'orders', 'news', 'news']);
});

describe('the daily limit', () => {
  test('is reported in the headers that the clients read', async () => {
    const rateLimit = { limit: 1000, remaining: 0, reset: 1_795_564_800 };
    resultOf = () => ({ error: new QueueError('dailyLimit', { limit: 1000 }, { rateLimit }) });
    const response = await fetch(`${base}/v2/publish/a`, {
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

describe('a batch', () => {
  test('may have null for absent members of an item, as the Python client writes them', async () => {
    const item = { destination: 'https://example.com', headers: null, body: null, queue: null };
    expect(await post('/v2/batch', JSON.stringify([item]))).toEqual({
      status: 200,
      body: [{ messageId: 'msg_1' }],
    });
    expect(orders).toMatchObject([{ body: Buffer.alloc(0), headers: [], queue: undefined }]);
  });

  test('has an answer for each item, and publishes the valid ones', async () => {
    resultOf = ({ destination }) => {
      if ('url' in destination) return { messages: [{ messageId: 'msg_u' }] };
      if (destination.group === 'unknown') {
        return { error: new QueueError('groupNotFound', { name: 'unknown' }) };
      }
      return { messages: [{ messageId: 'msg_g', url: 'https://one' }] };
    };
    const items = [
      {
        destination: 'https://example.com?upstash-label=a',
        headers: { 'Upstash-Delay': '1s' },
        body: 'hi',
      },
      { destination: 'https://example.com', headers: { 'Upstash-Delay': 'soon' } },
      { destination: 'billing', queue: 'orders', body: null },
      { destination: 'unknown' },
      { destination: 'ftp://example.com' },
      { headers: {} },
      { destination: 'https://example.com', body: 1 },
      { destination: 'https://example.com', queue: 1 },
      { destination: 'https://example.com', headers: { 'Upstash-Retries': 3 } },
      { destination: 'https://example.com', headers: { 'Upstash-Forward-A': 'x\r\nHost: evil' } },
      null,
      'https://example.com',
    ];
    expect(await post('/v2/batch', JSON.stringify(items))).toEqual({
      status: 200,
      body: [
        { messageId: 'msg_u' },
        { error: 'Upstash-Delay must be a time such as 50s or 1d10h30m, it is "soon"' },
        [{ messageId: 'msg_g', url: 'https://one' }],
        { error: 'topic unknown not found' },
        {
          error:
            'invalid destination "ftp://example.com": it must begin with http:// or https://, or be the name of a url group',
        },
        { error: 'destination must be a string' },
        { error: 'body must be a string' },
        { error: 'queue must be a string' },
        { error: 'headers.Upstash-Retries must be a string' },
        { error: 'header Upstash-Forward-A must not have line breaks or control characters' },
        { error: 'the item must be an object' },
        { error: 'the item must be an object' },
      ],
    });
    expect(orders).toMatchObject([
      { body: Buffer.from('hi'), delay: 1000, labels: ['a'] },
      { queue: 'orders', body: Buffer.alloc(0) },
      {},
    ]);
  });

  test('of many items is published in parts, and answered in the order of the items', async () => {
    resultOf = ({ destination }) => ({
      messages: [{ messageId: 'group' in destination ? destination.group : '' }],
    });
    const items = Array.from({ length: 1_234 }, (_, i) => ({ destination: i === 7 ? 7 : `g${i}` }));
    const { status, body } = await post('/v2/batch', JSON.stringify(items));
    expect(status).toBe(200);
    expect(body).toEqual(
      items.map(({ destination }) =>
        destination === 7
          ? { error: 'destination must be a string' }
          : [{ messageId: destination }],
      ),
    );
    expect(orders).toHaveLength(1_233);
  });

  test('of which a part can not be stored has the error at the items of that part', async () => {
    resultOf = ({ destination }) => {
      if ('group' in destination && destination.group === 'g600') {
        throw new QueueError('storeFailed', { reason: 'disk full' });
      }
      return { messages: [{ messageId: 'msg' }] };
    };
    const items = Array.from({ length: 700 }, (_, i) => ({ destination: `g${i}` }));
    const { status, body } = await post('/v2/batch', JSON.stringify(items));
    expect(status).toBe(200);
    expect((body as unknown[])[0]).toEqual([{ messageId: 'msg' }]);
    expect((body as unknown[])[500]).toEqual({
      error: 'the queue service can not write to its store: disk full',
    });
  });

  test('has the settings of a URL group in the items for it', async () => {
    groupHeaders = [['Upstash-Retries', '7']];
    const items = [
      { destination: 'news?upstash-delay=1h' },
      { destination: 'news', headers: { 'Upstash-Retries': '1' } },
      { destination: 'https://example.com' },
    ];
    await post('/v2/batch', JSON.stringify(items));
    expect(orders.map(({ retries, delay }) => [retries, delay])).toEqual([
      [7, 3_600_000],
      [1, undefined],
      [undefined, undefined],
    ]);
  });

  test('of more than 10,000 items is refused', async () => {
    const items = Array.from({ length: 10_001 }, () => ({ destination: 'a' }));
    expect(await post('/v2/batch', JSON.stringify(items))).toEqual({
      status: 400,
      body: { error: 'body must not have more than 10000 items' },
    });
    expect(orders).toEqual([]);
  });

  test('without items is answered with an empty array', async () => {
    expect(await post('/v2/batch', '[]')).toEqual({ status: 200, body: [] });
  });

  test.each(['{}', '"x"', 'null', '[', ''])('is an array of items: %j is refused', async (body) => {
    expect((await post('/v2/batch', body)).status).toBe(400);
  });

  test('that exceeds the daily limit as a whole is refused as a whole', async () => {
    const rateLimit = { limit: 1, remaining: 0, reset: 1 };
    resultOf = () => ({ error: new QueueError('dailyLimit', { limit: 1 }, { rateLimit }) });
    const two = JSON.stringify([{ destination: 'a' }, { destination: 'b' }]);
    expect((await post('/v2/batch', two)).status).toBe(429);
  });

  test('that exceeds the daily limit in part has errors in the places of those items', async () => {
    const rateLimit = { limit: 1, remaining: 0, reset: 1 };
    resultOf = ({ destination }) =>
      'group' in destination && destination.group === 'b'
        ? { error: new QueueError('dailyLimit', { limit: 1 }, { rateLimit }) }
        : { messages: [{ messageId: 'msg_a' }] };
    const two = JSON.stringify([{ destination: 'a' }, { destination: 'b' }]);
    expect(await post('/v2/batch', two)).toEqual({
      status: 200,
      body: [[{ messageId: 'msg_a' }], { error: 'exceeded daily rate limit: 1 messages a day' }],
    });
  });
});
