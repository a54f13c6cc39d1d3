import { beforeEach, describe, expect, test } from 'vitest';
import { createTopic, resetKafka } from '../../harness/kafka-clusters.ts';
import {
  done,
  kafka,
  produce,
  refused,
  sortedValuesOf,
  type Message,
} from '../../harness/kafka.ts';

beforeEach(async () => {
  await resetKafka();
  await createTopic({ name: 'greetings', partitions: 2 });
});

const HOUR = 3_600_000;
const at = (partition: number, offset: number, topic = 'greetings') => ({
  topic,
  partition,
  offset,
});
const fetched = async (body: object) => sortedValuesOf(await done('POST', '/fetch', { body }));

describe('a fetch', () => {
  beforeEach(async () => {
    await produce('greetings', { value: 'a', partition: 0 }, { value: 'b', partition: 0 });
    await produce('greetings', { value: 'c', partition: 1 });
    await produce('cities', 'd');
  });

  test.each(['GET', 'POST'])('by %s starts at the offset', async (method) => {
    const messages = await done<Message[]>(method, '/fetch', { body: at(0, 1) });
    expect(messages).toMatchObject([{ ...at(0, 1), key: '', value: 'b', headers: [] }]);
  });

  test('names one position, several, or both', async () => {
    const topicPartitionOffsets = [at(1, 0), at(0, 0, 'cities')];
    expect(await fetched({ topicPartitionOffsets })).toEqual(['c', 'd']);
    expect(await fetched({ ...at(0, 0), topicPartitionOffsets })).toEqual(['a', 'b', 'c', 'd']);
    const absent = { topic: null, partition: null, offset: null, timeout: null };
    expect(await fetched({ ...absent, topicPartitionOffsets })).toEqual(['c', 'd']);
    expect(await fetched({ ...at(0, 1), topicPartitionOffsets: null, timeout: null })).toEqual([
      'b',
    ]);
  });

  test('of a partition that is named twice uses the last one', async () => {
    expect(await fetched({ ...at(0, 0), topicPartitionOffsets: [at(0, 1)] })).toEqual(['b']);
  });

  test('of nothing is answered at once with nothing', async () => {
    expect(await fetched({ topicPartitionOffsets: [], timeout: HOUR })).toEqual([]);
  });

  test('at the end of a topic is answered with nothing after the timeout', async () => {
    expect(await fetched({ ...at(0, 2), timeout: 0 })).toEqual([]);
    expect(await fetched({ ...at(0, 2), timeout: 20 })).toEqual([]);
    expect(await fetched(at(0, 2))).toEqual([]);
  });

  test('returns the available messages although another partition has none', async () => {
    const topicPartitionOffsets = [at(0, 2), at(1, 0)];
    expect(await fetched({ topicPartitionOffsets, timeout: HOUR })).toEqual(['c']);
  });

  test.each([
    [
      at(0, 3),
      'Offset 3 of greetings-0 is out of range: its first offset is 0, and the next to be written is 2',
    ],
    [
      { topicPartitionOffsets: [at(0, 0), at(1, 100)] },
      'Offset 100 of greetings-1 is out of range: its first offset is 0, and the next to be written is 1',
    ],
  ])('from %j, which is out of range, is refused', async (body, error) => {
    expect(await refused('POST', '/fetch', { body })).toEqual({ error, status: 400 });
  });

  test.each([
    [at(2, 0), 'Topic greetings has no partition 2, it has 0 to 1'],
    [at(0, 0, 'rivers'), 'There is no topic rivers'],
    [{ ...at(0, 0), topicPartitionOffsets: [at(0, 0, 'rivers')] }, 'There is no topic rivers'],
  ])('from %j, which does not exist, is refused', async (body, error) => {
    expect(await refused('POST', '/fetch', { body })).toEqual({ error, status: 404 });
  });
});

describe('a waiting fetch', () => {
  test('is answered when a message comes, however long its timeout', async () => {
    const waiting = [at(0, 0), at(1, 0)].map((position) => fetched({ ...position, timeout: HOUR }));
    await produce('greetings', { value: 'a', partition: 0 }, { value: 'b', partition: 1 });
    expect(await Promise.all(waiting)).toEqual([['a'], ['b']]);
  });

  test('is not answered because of other topics', async () => {
    const waiting = fetched({ ...at(1, 0), timeout: HOUR });
    await produce('greetings', { value: 'a', partition: 0 });
    await produce('greetings', { value: 'b', partition: 1 });
    expect(await waiting).toEqual(['b']);
  });

  test('does not delay others', async () => {
    const waiting = Array.from({ length: 50 }, () => fetched({ ...at(0, 0), timeout: HOUR }));
    expect(await kafka('GET', '/topics')).toHaveProperty('status', 200);
    expect(await fetched({ ...at(1, 0), timeout: 0 })).toEqual([]);
    await produce('greetings', { value: 'a', partition: 0 });
    const answers = await Promise.all(waiting);
    expect(answers.filter((values) => values.join() === 'a')).toHaveLength(50);
  });
});

describe('an offset by time', () => {
  beforeEach(async () => {
    const messages = [1000, 2000, 3000].map((timestamp) => ({
      timestamp,
      value: '',
      partition: 0,
    }));
    await produce('greetings', ...messages);
  });
  const offsets = (timestamp: string, body: object = { topic: 'greetings', partition: 0 }) =>
    done<object[]>('POST', `/offsets/${timestamp}`, { body });

  test.each([
    ['earliest', 0],
    ['latest', 3],
    ['0', 0],
    ['1000', 0],
    ['1001', 1],
    ['3000', 2],
    ['3001', 3],
    ['9007199254740991', 3],
  ])('is found for %s', async (timestamp, offset) => {
    expect(await offsets(timestamp)).toEqual([at(0, offset)]);
  });

  test('is found for each of the partitions, in their order', async () => {
    const asked = [1, 0, 1].map((partition) => ({ topic: 'greetings', partition }));
    expect(await offsets('latest', asked)).toEqual([at(1, 0), at(0, 3), at(1, 0)]);
    expect(await offsets('latest', [])).toEqual([]);
  });

  test('of an unknown topic or partition is refused with its name', async () => {
    const body = [
      { topic: 'greetings', partition: 0 },
      { topic: 'rivers', partition: 0 },
    ];
    expect(await refused('POST', '/offsets/latest', { body })).toEqual({
      error: 'body[1]: There is no topic rivers',
      status: 404,
    });
  });
});
