import { beforeEach, describe, expect, test } from 'vitest';
import { createTopic, resetKafka } from '../../harness/kafka-clusters.ts';
import {
  assignments,
  MANUAL_COMMIT,
  committedOffset,
  consume,
  consumeAll,
  done,
  kafka,
  produce,
  refused,
  sortedValuesOf,
  valuesOf,
  type Message,
} from '../../harness/kafka.ts';
import { done as managed } from '../../harness/management.ts';

const HOUR = 3_600_000;
const PARTITIONS = 6;
let topicId: string;

beforeEach(async () => {
  await resetKafka();
  ({ topic_id: topicId } = await createTopic({ name: 'greetings', partitions: PARTITIONS }));
});

/** One message in each partition, with the number of the partition. */
const oneEach = (round: string) => {
  const numbers = Array.from({ length: PARTITIONS }, (_, partition) => partition);
  return produce('greetings', ...numbers.map((n) => ({ partition: n, value: `${round}${n}` })));
};
const remove = (name: string) => done('POST', `/delete-consumer/mygroup/${name}`);
const counts = async () =>
  Object.fromEntries(
    Object.entries(await assignments()).map(([name, partitions]) => [name, partitions.length]),
  );
/** Checks that each partition has one owner. */
const expectAllOwned = async () => {
  const all = Object.values(await assignments()).flat();
  expect(new Set(all)).toEqual(new Set([0, 1, 2, 3, 4, 5]));
  expect(all).toHaveLength(PARTITIONS);
};

describe('instances of a group', () => {
  test('share its partitions, also when a third joins and one leaves', async () => {
    await consume('first');
    await expect.poll(counts).toEqual({ first: 6 });
    await consume('second');
    await expect.poll(counts).toEqual({ first: 3, second: 3 });
    await consume('third');
    await expect.poll(counts).toEqual({ first: 2, second: 2, third: 2 });
    await expectAllOwned();
    await remove('second');
    await expect.poll(counts).toEqual({ first: 3, third: 3 });
    await expectAllOwned();
    await remove('third');
    await remove('first');
    expect(await assignments()).toEqual({});
  });

  test('keep as many of their partitions as possible', async () => {
    await consume('first');
    await consume('second');
    await expect.poll(counts).toEqual({ first: 3, second: 3 });
    const before = await assignments();
    await consume('third');
    await expect.poll(counts).toEqual({ first: 2, second: 2, third: 2 });
    const after = await assignments();
    for (const name of ['first', 'second']) {
      expect(before[name]).toEqual(expect.arrayContaining(after[name]!));
    }
    await remove('third');
    await expect.poll(counts).toEqual({ first: 3, second: 3 });
    const again = await assignments();
    for (const name of ['first', 'second']) {
      expect(again[name]).toEqual(expect.arrayContaining(after[name]!));
    }
  });

  test('get each message once between them, while they come and go', async () => {
    const given: Message[] = [];
    const all = async (...names: string[]) => {
      for (const name of names) given.push(...(await consume(name)));
    };
    await oneEach('a');
    await all('first');
    await oneEach('b');
    await all('first', 'second', 'first', 'second');
    await oneEach('c');
    await all('third', 'second', 'first', 'third', 'second', 'first');
    await remove('first');
    await oneEach('d');
    const rounds = ['a', 'b', 'c', 'd'];
    const whole = rounds.flatMap((r) => [0, 1, 2, 3, 4, 5].map((n) => `${r}${n}`));
    // What the deleted one had comes when the others have learned of that, with their next heartbeat at the latest.
    await expect
      .poll(async () => {
        await all('second', 'third');
        return given.length;
      })
      .toBeGreaterThanOrEqual(whole.length);
    await all('second', 'third');
    expect(sortedValuesOf(given)).toEqual(whole);
  });

  test('get their partitions while they wait', async () => {
    await consume('first');
    const waiting = consume('second', { timeout: HOUR });
    await expect.poll(counts).toEqual({ first: 3, second: 3 });
    await remove('first');
    await produce('greetings', { partition: 0, value: 'a' });
    expect(valuesOf(await waiting)).toEqual(['a']);
  });

  test('get the new partitions of a topic', async () => {
    await consume('first');
    await consume('second');
    const waiting = consume('second', { timeout: HOUR });
    await managed('POST', `/v2/kafka/update-topic/${topicId}`, { partitions: 8 });
    await expect.poll(counts).toEqual({ first: 4, second: 4 });
    const [mine] = (await assignments())['second']!.slice(-1);
    await produce('greetings', { partition: mine, value: 'a' });
    expect(valuesOf(await waiting)).toEqual(['a']);
  });

  test('lose the partitions of a deleted topic', async () => {
    await produce('cities', 'Istanbul');
    await consume('first', { topics: ['greetings', 'cities'] });
    await managed('DELETE', `/v2/kafka/topic/${topicId}`);
    await expect
      .poll(() => done('GET', '/consumers'))
      .toEqual([
        {
          name: 'mygroup',
          instances: [{ name: 'first', topics: [{ topic: 'cities', partitions: [0] }] }],
        },
      ]);
  });

  test('can be as many as there are partitions', async () => {
    for (let i = 0; i < PARTITIONS; i++) await consume(`i${i}`);
    const body = { topic: 'greetings', timeout: 0 };
    expect(await refused('POST', '/consume/mygroup/late', { body })).toEqual({
      error:
        'Consumer group mygroup has 6 instances, and there are 6 partitions for them in all topics',
      status: 429,
    });
    await remove('i0');
    expect(await consume('late')).toEqual([]);
  });
});

describe('a partition with consumed but uncommitted messages', () => {
  const given = async () => {
    await oneEach('a');
    expect(await consumeAll('first', PARTITIONS, { headers: MANUAL_COMMIT })).toHaveLength(
      PARTITIONS,
    );
  };
  const theirs = async (name: string) => (await assignments())[name]!;
  /** Waits until half of the partitions belong to an instance. */
  const half = async (name: string) => {
    await expect.poll(() => theirs(name)).toHaveLength(PARTITIONS / 2);
    return theirs(name);
  };

  test('moves when its owner has committed them', async () => {
    await given();
    await consume('second', { headers: MANUAL_COMMIT });
    expect(await theirs('second')).toEqual([]);
    await done('POST', '/commit/mygroup/first');
    await half('second');
    expect(await consume('second')).toEqual([]);
  });

  test('moves when its owner consumes again, and they are delivered again', async () => {
    await given();
    await consume('second', { headers: MANUAL_COMMIT });
    expect(await consume('first')).toEqual([]);
    const moved = await half('second');
    const again = await consumeAll('second', moved.length);
    expect(new Set(again.map(({ partition }) => partition))).toEqual(new Set(moved));
    for (let partition = 0; partition < PARTITIONS; partition++) {
      const body = { topic: 'greetings', partition, offset: 1 };
      const { status } = await kafka('POST', '/commit/mygroup/first', { body });
      expect(status).toBe(moved.includes(partition) ? 409 : 200);
      const isCommitted = !moved.includes(partition);
      expect(await committedOffset('greetings', partition)).toBe(isCommitted ? 1 : -1);
    }
  });

  test('moves when its owner is deleted', async () => {
    await given();
    await consume('second', { headers: MANUAL_COMMIT });
    await remove('first');
    expect(await consumeAll('second', PARTITIONS)).toHaveLength(PARTITIONS);
  });

  test('does not belong to its next owner before that', async () => {
    await given();
    await consume('second', { headers: MANUAL_COMMIT });
    const late = await Promise.all(
      [0, 1, 2, 3, 4, 5].map((partition) =>
        refused('POST', '/commit/mygroup/second', {
          body: { topic: 'greetings', partition, offset: 1 },
        }),
      ),
    );
    expect(late.map(({ status }) => status)).toEqual(Array(PARTITIONS).fill(409));
    const words = late.map(({ error }) => error);
    expect(
      words.filter((w) => w.includes('first has not committed what was delivered to it')),
    ).toHaveLength(3);
  });

  test('is committed automatically before it moves, with auto-commit', async () => {
    await oneEach('a');
    expect(await consumeAll('first', PARTITIONS)).toHaveLength(PARTITIONS);
    await consume('second');
    await consume('first');
    const moved = await half('second');
    expect(await consume('second')).toEqual([]);
    for (const partition of moved) {
      expect(await committedOffset('greetings', partition)).toBe(1);
    }
  });
});
