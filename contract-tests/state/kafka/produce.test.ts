import { beforeEach, describe, expect, test } from 'vitest';
import { createTopic, resetKafka } from '../../harness/kafka-clusters.ts';
import { done, fetchAll, produce, refused, valuesOf, type Metadata } from '../../harness/kafka.ts';

beforeEach(resetKafka);

const metadata = (given: Partial<Metadata>) => ({
  topic: 'greetings',
  partition: 0,
  offset: 0,
  timestamp: expect.any(Number),
  ...given,
});

describe('a message', () => {
  test('in the path is answered with its place', async () => {
    expect(await done('GET', '/produce/greetings/hello?key=customer-5')).toEqual(metadata({}));
    expect(await done('GET', '/produce/greetings/a/b//c%2Fd/?key=')).toEqual(
      metadata({ offset: 1 }),
    );
    expect(await done('GET', '/produce/greetings/%E2%98%83%3F%23%25')).toEqual(
      metadata({ offset: 2 }),
    );
    const messages = await fetchAll('greetings');
    expect(messages.map(({ key, value }) => [key, value])).toEqual([
      ['customer-5', 'hello'],
      ['', 'a/b//c/d/'],
      ['', '☃?#%'],
    ]);
  });

  test.each(['GET', 'POST'])('or several in the body of %s /produce/{topic}', async (method) => {
    const one = await done(method, '/produce/greetings', { body: { value: 'one' } });
    expect(one).toEqual([metadata({})]);
    const body = [{ value: 'two' }, { value: 'three' }];
    const two = await done(method, '/produce/greetings', { body });
    expect(two).toEqual([metadata({ offset: 1 }), metadata({ offset: 2 })]);
    expect(valuesOf(await fetchAll('greetings'))).toEqual(['one', 'two', 'three']);
  });

  test.each(['GET', 'POST'])(
    'or several for several topics in that of %s /produce',
    async (method) => {
      await createTopic({ name: 'cities', partitions: 2 });
      const body = [
        { topic: 'greetings', value: 'hello' },
        { topic: 'cities', value: 'Istanbul', partition: 1 },
        { topic: 'greetings', value: 'hi' },
        { topic: 'cities', value: 'Ankara', partition: 0 },
      ];
      expect(await done(method, '/produce', { body })).toEqual([
        metadata({}),
        metadata({ topic: 'cities', partition: 1 }),
        metadata({ offset: 1 }),
        metadata({ topic: 'cities', partition: 0 }),
      ]);
      expect(await done(method, '/produce', { body: body[0] })).toEqual([metadata({ offset: 2 })]);
    },
  );

  test('that is refused leaves no topic behind, like a consume', async () => {
    const body = [
      { topic: 'greetings', value: 'hello' },
      { topic: 'b a d', value: 'hello' },
    ];
    expect((await refused('POST', '/produce', { body })).error).toMatch(/^body\[1\]\.topic must /);
    const partition = { value: 'hello', partition: 7 };
    expect(await refused('POST', '/produce/cities', { body: partition })).toHaveProperty(
      ...(['status', 404] as const),
    );
    const consume = { topics: ['greetings', 'b a d'], timeout: 0 };
    expect(await refused('POST', '/consume/mygroup/first', { body: consume })).toHaveProperty(
      ...(['status', 400] as const),
    );
    expect(await done('GET', '/topics')).toEqual({});
  });

  test('is consumed byte for byte', async () => {
    const message = {
      key: 'schlüssel',
      value: 'line\nbreak \u0000 😀 "quoted"',
      timestamp: 1_795_478_400_123,
      headers: [
        { key: 'h', value: 'ä' },
        { key: 'h', value: '' },
        { key: '', value: 'x' },
      ],
    };
    await produce('greetings', message);
    expect(await fetchAll('greetings')).toEqual([{ ...metadata({}), ...message }]);
  });

  test('without key and headers has an empty key and no headers', async () => {
    await produce('greetings', 'hello', { value: '', key: '' }, { value: null, key: 'gone' });
    const messages = await fetchAll('greetings');
    expect(messages.map(({ key, value, headers }) => ({ key, value, headers }))).toEqual([
      { key: '', value: 'hello', headers: [] },
      { key: '', value: '', headers: [] },
      { key: 'gone', value: null, headers: [] },
    ]);
  });

  test('with null for an optional field has its default', async () => {
    const absent = { key: null, headers: null, partition: null, timestamp: null };
    const [placed] = await produce('greetings', { value: 'hello', ...absent });
    expect(placed).toMatchObject({ partition: expect.any(Number), timestamp: expect.any(Number) });
    expect(await fetchAll('greetings')).toMatchObject([{ key: '', value: 'hello', headers: [] }]);
  });

  test('has the time of its append unless it has its own', async () => {
    const [{ timestamp: first }, { timestamp: given }, { timestamp: last }] = (await produce(
      'greetings',
      'a',
      { value: 'b', timestamp: 0 },
      'c',
    )) as [Metadata, Metadata, Metadata];
    expect(given).toBe(0);
    expect(first).toBe(last);
    expect(first).toBeGreaterThan(1_700_000_000_000);
  });
});

describe('the partition', () => {
  // The expected values of Kafka's own tests of its hash (Kafka `UtilsTest.testMurmur2`).
  const HASHES = {
    21: -973932308,
    foobar: -790332482,
    'a-little-bit-long-string': -985981536,
    'a-little-bit-longer-string': -1486304829,
    lkjh234lh9fiuh90y23oiuhsafujhadof229phr9h19h89h8: -58897971,
    abc: 479470107,
  };

  test.each([1, 3, 10, 97])(
    'of %i for a key is that of the Java client of Kafka',
    async (partitions) => {
      await createTopic({ name: 'greetings', partitions });
      const messages = Object.keys(HASHES).map((key) => ({ key, value: 'hello' }));
      const produced = await produce('greetings', ...messages);
      expect(produced.map(({ partition }) => partition)).toEqual(
        Object.values(HASHES).map((hash) => (hash & 0x7fffffff) % partitions),
      );
    },
  );

  test('is the requested one, whatever the key', async () => {
    await createTopic({ name: 'greetings', partitions: 3 });
    const messages = [2, 0, 1].map((partition) => ({ key: 'foobar', value: 'v', partition }));
    const produced = await produce('greetings', ...messages);
    expect(produced.map(({ partition }) => partition)).toEqual([2, 0, 1]);
  });

  test('is any for messages without a key, which reach all of them in the long run', async () => {
    await createTopic({ name: 'greetings', partitions: 3 });
    const value = 'x'.repeat(10_000);
    const produced = await produce('greetings', ...Array<string>(200).fill(value));
    expect(new Set(produced.map(({ partition }) => partition))).toEqual(new Set([0, 1, 2]));
  });
});

describe('a batch', () => {
  test('of ten thousand is appended and answered in its order', async () => {
    const values = Array.from({ length: 10_000 }, (_, i) => String(i));
    const produced = await produce('greetings', ...values);
    expect(produced.map(({ offset }) => String(offset))).toEqual(values);
    expect(valuesOf(await fetchAll('greetings'))).toEqual(values);
  });

  test.each([
    ['an unknown partition', { partition: 7 }, 404, 'Topic greetings has no partition 7, it has'],
    ['a wrong type', { key: 5 }, 400, 'key must be a string'],
    ['a message that is too large', { value: 'x'.repeat(3000) }, 413, 'The message takes'],
    ['a name of no topic', { topic: 'a b' }, 400, 'topic must have only letters'],
    ['a name that is too long', { topic: 'a'.repeat(250) }, 400, 'not have more than 249'],
  ])(
    'with %s is refused as a whole, with the position of the message',
    async (_, bad, status, words) => {
      await createTopic({ name: 'greetings', partitions: 2, max_message_size: 2048 });
      const good = { topic: 'greetings', value: 'hello', partition: 0 };
      const error = await refused('POST', '/produce', { body: [good, { ...good, ...bad }, good] });
      expect(error.status).toBe(status);
      expect(error.error).toMatch(/^body\[1\](: |\.)/);
      expect(error.error).toContain(words);
      expect(await fetchAll('greetings')).toEqual([]);
    },
  );

  test('for a compacted topic needs keys', async () => {
    await createTopic({ name: 'greetings', cleanup_policy: 'compact' });
    expect(await refused('POST', '/produce/greetings', { body: [{ value: 'v' }] })).toEqual({
      error: 'body[0]: Topic greetings is compacted, and takes no messages without a key',
      status: 400,
    });
  });
});

describe('a topic', () => {
  test('is created when it is first produced to, with any valid name', async () => {
    const longest = `a${'.'.repeat(248)}`;
    for (const name of ['A-1', 'b.c', 'd_e', longest]) await produce(name, 'hello');
    const topics = await done<Record<string, number>>('GET', '/topics');
    expect(topics).toEqual({ 'A-1': 1, 'b.c': 1, d_e: 1, [longest]: 1 });
  });

  test.each(['.', '..', 'ä', 'a b', 'a/b', 'a'.repeat(250)])('is not named %s', async (name) => {
    const body = { topic: name, value: 'hello' };
    const { status, error } = await refused('POST', '/produce', { body });
    expect(status).toBe(400);
    expect(error).toMatch(/^topic must /);
    expect(await done('GET', '/topics')).toEqual({});
  });

  test('is not created by asking for its messages or offsets', async () => {
    const at = { topic: 'greetings', partition: 0 };
    await refused('POST', '/fetch', { body: { ...at, offset: 0 } });
    await refused('POST', '/offsets/latest', { body: at });
    await refused('POST', '/committed/mygroup/first', { body: at });
    expect(await done('GET', '/topics')).toEqual({});
  });
});
