import { describe, expect, test } from 'vitest';
import { PublishBench } from '../../../../testing/families/queue/publish.ts';
import { QueueError } from '../../../engines/queue/errors.ts';

const bench = new PublishBench();

describe('a batch', () => {
  test('may have null for absent members of an item, as the Python client writes them', async () => {
    const item = { destination: 'https://example.com', headers: null, body: null, queue: null };
    expect(await bench.post('/v2/batch', JSON.stringify([item]))).toEqual({
      status: 200,
      body: [{ messageId: 'msg_1' }],
    });
    expect(bench.orders).toMatchObject([{ body: Buffer.alloc(0), headers: [], queue: undefined }]);
  });

  test('has an answer for each item, and publishes the valid ones', async () => {
    bench.resultOf = ({ destination }) => {
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
      { destination: 'https://example.com', headers: { 'Upstash-Label': 'é'.repeat(1025) } },
      { destination: 'https://example.com', headers: { 'Upstash-Forward-A': 'x'.repeat(65_536) } },
      {
        destination: 'https://example.com',
        headers: Object.fromEntries(Array.from({ length: 1001 }, (_, i) => [`a${i}`, ''])),
      },
      null,
      'https://example.com',
    ];
    expect(await bench.post('/v2/batch', JSON.stringify(items))).toEqual({
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
        { error: 'body must be a string, an object or an array' },
        { error: 'queue must be a string' },
        { error: 'headers.Upstash-Retries must be a string' },
        { error: 'header Upstash-Forward-A must not have line breaks or control characters' },
        {
          error: `Upstash-Label must have at most 1024 characters, it is "${'é'.repeat(80)}…"`,
        },
        { error: 'headers must be at most 1000, of at most 65536 bytes together' },
        { error: 'headers must be at most 1000, of at most 65536 bytes together' },
        { error: 'the item must be an object' },
        { error: 'the item must be an object' },
      ],
    });
    expect(bench.orders).toMatchObject([
      { body: Buffer.from('hi'), delay: 1000, labels: ['a'] },
      { queue: 'orders', body: Buffer.alloc(0) },
      {},
    ]);
  });

  test('sends an object or a list as its JSON', async () => {
    const destination = 'https://example.com';
    const items = [
      { destination, body: { hello: 'wörld' } },
      { destination, body: [1, null] },
    ];
    await bench.post('/v2/batch', JSON.stringify(items));
    const bodies = bench.orders.map(({ body }) => body.toString());
    expect(bodies).toEqual(['{"hello":"wörld"}', '[1,null]']);
  });

  test('of many items is published in parts, and answered in the order of the items', async () => {
    bench.resultOf = ({ destination }) => ({
      messages: [{ messageId: 'group' in destination ? destination.group : '' }],
    });
    const items = Array.from({ length: 1_234 }, (_, i) => ({ destination: i === 7 ? 7 : `g${i}` }));
    const { status, body } = await bench.post('/v2/batch', JSON.stringify(items));
    expect(status).toBe(200);
    expect(body).toEqual(
      items.map(({ destination }) =>
        destination === 7
          ? { error: 'destination must be a string' }
          : [{ messageId: destination }],
      ),
    );
    expect(bench.orders).toHaveLength(1_233);
  });

  test('of which a part can not be stored has the error at the items of that part', async () => {
    bench.resultOf = ({ destination }) => {
      if ('group' in destination && destination.group === 'g600') {
        throw new QueueError('storeFailed', { reason: 'disk full' });
      }
      return { messages: [{ messageId: 'msg' }] };
    };
    const items = Array.from({ length: 700 }, (_, i) => ({ destination: `g${i}` }));
    const { status, body } = await bench.post('/v2/batch', JSON.stringify(items));
    expect(status).toBe(200);
    expect((body as unknown[])[0]).toEqual([{ messageId: 'msg' }]);
    expect((body as unknown[])[500]).toEqual({
      error: 'the queue service can not write to its store: disk full',
    });
  });

  test('has the settings of a URL group in the items for it', async () => {
    bench.groupHeaders = [['Upstash-Retries', '7']];
    const items = [
      { destination: 'news?upstash-delay=1h' },
      { destination: 'news', headers: { 'Upstash-Retries': '1' } },
      { destination: 'https://example.com' },
    ];
    await bench.post('/v2/batch', JSON.stringify(items));
    expect(bench.orders.map(({ retries, delay }) => [retries, delay])).toEqual([
      [7, 3_600_000],
      [1, undefined],
      [undefined, undefined],
    ]);
  });

  test('of more than 10,000 items is refused', async () => {
    const items = Array.from({ length: 10_001 }, () => ({ destination: 'a' }));
    expect(await bench.post('/v2/batch', JSON.stringify(items))).toEqual({
      status: 400,
      body: { error: 'body must not have more than 10000 items' },
    });
    expect(bench.orders).toEqual([]);
  });

  test('without items is answered with an empty array', async () => {
    expect(await bench.post('/v2/batch', '[]')).toEqual({ status: 200, body: [] });
  });

  test.each(['{}', '"x"', 'null', '[', ''])('is an array of items: %j is refused', async (body) => {
    expect((await bench.post('/v2/batch', body)).status).toBe(400);
  });

  test('that exceeds the daily limit as a whole is refused as a whole', async () => {
    const rateLimit = { limit: 1, remaining: 0, reset: 1 };
    bench.resultOf = () => ({ error: new QueueError('dailyLimit', { limit: 1 }, { rateLimit }) });
    const two = JSON.stringify([{ destination: 'a' }, { destination: 'b' }]);
    expect((await bench.post('/v2/batch', two)).status).toBe(429);
  });

  test('that exceeds the daily limit in part has errors in the places of those items', async () => {
    const rateLimit = { limit: 1, remaining: 0, reset: 1 };
    bench.resultOf = ({ destination }) =>
      'group' in destination && destination.group === 'b'
        ? { error: new QueueError('dailyLimit', { limit: 1 }, { rateLimit }) }
        : { messages: [{ messageId: 'msg_a' }] };
    const two = JSON.stringify([{ destination: 'a' }, { destination: 'b' }]);
    expect(await bench.post('/v2/batch', two)).toEqual({
      status: 200,
      body: [[{ messageId: 'msg_a' }], { error: 'exceeded daily rate limit: 1 messages a day' }],
    });
  });
});
