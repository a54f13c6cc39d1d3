import { describe, expect, test } from 'vitest';
import {
  BY_HAND,
  FROM_START,
  type OpenLog,
  record,
  textOf,
} from '../../../../testing/engines/log/log.ts';
import { LogError } from '../errors.ts';

const LATEST = { ...FROM_START, autoOffsetReset: 'latest' } as const;

/** Tells whether a promise has settled. */
function watch<T>(promise: Promise<T>): {
  readonly isDone: () => boolean;
  readonly value: Promise<T>;
} {
  let isDone = false;
  const value = promise.finally(() => (isDone = true));
  return { isDone: () => isDone, value };
}

/** Tries something until it is not refused: an instance is there some time after its first consume has begun. */
async function succeeds(attempt: () => Promise<unknown>): Promise<void> {
  const outcome = () =>
    attempt().then(
      () => 'done',
      (error: Error) => error.message,
    );
  await expect.poll(outcome, { interval: 1 }).toBe('done');
}

/** Which records instances of groups receive, and when. */
export function consuming(open: OpenLog): void {
  describe('consuming', () => {
    test('returns each record to a group once, in the order of its partition', async () => {
      const log = await open();
      await log.cluster.createTopic('t', 1);
      await log.append('t', 0, '1', '2');
      expect(await log.consume('g', 'i', { topics: ['t'] })).toEqual(['t-0:1', 't-0:2']);
      await log.append('t', 0, '3');
      expect(await log.consume('g', 'i', { topics: ['t'] })).toEqual(['t-0:3']);
      expect(await log.consume('g', 'i', { topics: ['t'] })).toEqual([]);
      expect(await log.consume('other', 'i', { topics: ['t'] })).toEqual([
        't-0:1',
        't-0:2',
        't-0:3',
      ]);
    });

    test('waits for records, and returns as soon as there is one', async () => {
      const log = await open();
      await log.cluster.createTopic('t', 3);
      const answer = watch(log.consume('g', 'i', { topics: ['t'], timeout: 1000 }));
      await log.clock.advance(500);
      expect(answer.isDone()).toBe(false);
      await log.append('t', 2, 'here');
      expect(await answer.value).toEqual(['t-2:here']);
      expect(log.clock.next()).toBeGreaterThan(log.clock.now() + 1000);
    });

    test('never waits longer than its timeout', async () => {
      const log = await open();
      await log.cluster.createTopic('t', 1);
      const answer = watch(log.consume('g', 'i', { topics: ['t'], timeout: 1000 }));
      await log.clock.advance(999);
      expect(answer.isDone()).toBe(false);
      await log.clock.advance(1);
      // The clock is not advanced further.
      expect(await answer.value).toEqual([]);
    });

    test('serves the requests of an instance one after the other, each within its own timeout', async () => {
      const log = await open();
      await log.cluster.createTopic('t', 1);
      const first = watch(log.consume('g', 'i', { topics: ['t'], timeout: 2000 }));
      const second = watch(log.consume('g', 'i', { topics: ['t'], timeout: 1000 }));
      const third = watch(log.consume('g', 'i', { topics: ['t'], timeout: 3000 }));
      await log.clock.advance(1000);
      expect(await second.value).toEqual([]);
      expect(first.isDone()).toBe(false);
      await log.append('t', 0, '1');
      expect(await first.value).toEqual(['t-0:1']);
      await log.append('t', 0, '2');
      expect(await third.value).toEqual(['t-0:2']);
    });

    test('does not delay commits of the same instance', async () => {
      const log = await open();
      await log.cluster.createTopic('t', 1);
      await log.append('t', 0, '1');
      await log.consume('g', 'i', { topics: ['t'], config: BY_HAND });
      const waiting = watch(log.consume('g', 'i', { topics: ['t'], timeout: 1000 }));
      await log.cluster.commit('g', 'i', undefined);
      expect(waiting.isDone()).toBe(false);
      expect(await log.committed('g', 'i', { topic: 't', partition: 0 })).toBe(1);
      await log.clock.advance(1000);
    });

    test('reads from all partitions in turn, and returns no more bytes than requested', async () => {
      const log = await open();
      await log.cluster.createTopic('t', 2);
      const values = Array.from({ length: 10 }, (_, i) => `${i}`.padStart(100, '.'));
      await log.append('t', 0, ...values);
      await log.append('t', 1, ...values);
      const answer = await log.consume('g', 'i', { topics: ['t'], maxBytes: 1000 });
      expect(answer.length).toBeLessThanOrEqual(10);
      expect(new Set(answer.map((value) => value.slice(0, 3)))).toEqual(new Set(['t-0', 't-1']));
      expect(await log.consume('g', 'i', { topics: ['t'], maxBytes: 10 })).toHaveLength(1);
    });

    test('returns records of the requested topics, and continues in the others where it was', async () => {
      const log = await open();
      await log.cluster.createTopic('a', 1);
      await log.cluster.createTopic('b', 1);
      expect(await log.consume('g', 'i', { topics: ['a'], config: LATEST })).toEqual([]);
      expect(await log.consume('g', 'i', { topics: ['b'] })).toEqual([]);
      await log.append('a', 0, '1');
      await log.append('b', 0, '2');
      expect(await log.consume('g', 'i', { topics: ['b'] })).toEqual(['b-0:2']);
      expect(await log.consume('g', 'i', { topics: ['a'] })).toEqual(['a-0:1']);
    });

    test('creates missing topics if that is enabled, and is refused otherwise', async () => {
      const log = await open();
      await expect(log.consume('g', 'i', { topics: ['t'] })).rejects.toMatchObject({
        code: 'UNKNOWN_TOPIC_OR_PARTITION',
        message: 'There is no topic t',
      });
      expect(await log.cluster.groups()).toEqual([]);
      await log.consume('g', 'i', { topics: ['t'], autoCreation: { partitions: 2 } });
      expect(await log.cluster.groups()).toEqual([
        { name: 'g', instances: [{ name: 'i', topics: [{ topic: 't', partitions: [0, 1] }] }] },
      ]);
    });

    test('allows no more instances in a group than there are partitions', async () => {
      const log = await open();
      await log.cluster.createTopic('t', 1);
      await log.cluster.createTopic('u', 1);
      await log.consume('g', '1', { topics: ['t'] });
      await log.consume('g', '2', { topics: ['t'] });
      await expect(log.consume('g', '3', { topics: ['t'] })).rejects.toMatchObject({
        code: 'GROUP_MAX_SIZE_REACHED',
      });
      await log.consume('other', '1', { topics: ['t'] });
      await log.cluster.deleteInstance('g', '1');
      await log.consume('g', '3', { topics: ['t'] });
    });

    test('does not recreate a topic that was deleted while it was consumed', async () => {
      const log = await open();
      const options = { topics: ['t'], autoCreation: { partitions: 1 } };
      await log.consume('g', 'i', options);
      await log.cluster.deleteTopic('t');
      await expect(log.consume('g', 'i', options)).rejects.toMatchObject({
        code: 'UNKNOWN_TOPIC_OR_PARTITION',
      });
      expect(await log.cluster.topics()).toEqual([]);
      // When the topic is created again, it is consumed again.
      await log.cluster.createTopic('t', 1);
      await log.consume('g', 'i', options);
      await log.append('t', 0, 'new');
      expect(await log.consume('g', 'i', options)).toEqual(['t-0:new']);
    });

    test('creates no topics if it is refused', async () => {
      const log = await open();
      await log.cluster.createTopic('t', 1);
      await log.consume('g', '1', { topics: ['t'] });
      const autoCreation = { partitions: 1 };
      const refusedFor = async (topics: string[], group = 'g') => {
        const refused = log.consume(group, '2', { topics, autoCreation });
        await expect(refused).rejects.toBeInstanceOf(LogError);
      };
      await refusedFor(['u', 'b a d']);
      await refusedFor(['u.v', 'u_v']);
      await refusedFor(['u'], '');
      expect((await log.cluster.topics()).map(({ name }) => name)).toEqual(['t']);
      await log.consume('g', '2', { topics: ['u'], autoCreation });
      const full = log.consume('g', '3', { topics: ['t', 'u'], autoCreation });
      await expect(full).rejects.toMatchObject({ code: 'GROUP_MAX_SIZE_REACHED' });
    });

    test.each([
      ['', 'i'],
      ['g', ''],
    ])('refuses a group %j with an instance %j', async (group, instance) => {
      const log = await open();
      await log.cluster.createTopic('t', 1);
      await expect(log.consume(group, instance, { topics: ['t'] })).rejects.toMatchObject({
        code: 'INVALID_GROUP_ID',
      });
    });

    test('is refused when one of its topics is deleted while it waits, whoever owns the partitions', async () => {
      const log = await open();
      await log.cluster.createTopic('t', 1);
      await log.cluster.createTopic('u', 1);
      const options = { topics: ['t', 'u'], autoCreation: { partitions: 1 } };
      await log.consume('g', 'a', options);
      await log.consume('g', 'b', { topics: ['u'] });
      await log.consume('g', 'b', options);
      const refused = ['a', 'b'].map((instance) =>
        expect(log.consume('g', instance, { ...options, timeout: 60_000 })).rejects.toMatchObject({
          code: 'UNKNOWN_TOPIC_OR_PARTITION',
        }),
      );
      await log.clock.advance(10);
      await log.cluster.deleteTopic('t');
      await Promise.all(refused);
      expect((await log.cluster.topics()).map(({ name }) => name)).toEqual(['u']);
    });

    test('ends without records when its instance is deleted, or the engine closes', async () => {
      const log = await open();
      await log.cluster.createTopic('t', 1);
      await log.cluster.createTopic('u', 1);
      const deleted = log.consume('g', 'i', { topics: ['t'], timeout: 60_000 });
      await succeeds(() => log.cluster.commit('g', 'i', undefined));
      await log.cluster.deleteInstance('g', 'i');
      expect(await deleted).toEqual([]);
      const closed = log.consume('g', 'i', { topics: ['u'], timeout: 60_000 });
      await succeeds(() => log.cluster.commit('g', 'i', undefined));
      await log.restart();
      expect(await closed).toEqual([]);
    });

    test('ends without records when its instance is deleted while it joins', async () => {
      const log = await open();
      await log.cluster.createTopic('t', 1);
      const consumed = log.consume('g', 'i', { topics: ['t'], timeout: 60_000 });
      // It is there as soon as it begins to join.
      await succeeds(() => log.cluster.deleteInstance('g', 'i'));
      expect(await consumed).toEqual([]);
    });

    test('reads a recreated topic from its beginning', async () => {
      const log = await open();
      await log.cluster.createTopic('t', 1);
      await log.append('t', 0, 'old', 'old', 'old');
      await log.consume('g', 'i', { topics: ['t'] });
      await log.cluster.commit('g', 'i', undefined);
      await log.cluster.deleteTopic('t');
      await expect(log.consume('g', 'i', { topics: ['t'] })).rejects.toMatchObject({
        code: 'UNKNOWN_TOPIC_OR_PARTITION',
      });
      await log.cluster.createTopic('t', 1);
      await log.append('t', 0, 'new');
      expect(await log.committed('g', 'i', { topic: 't', partition: 0 })).toBe(-1);
      expect(await log.consume('g', 'i', { topics: ['t'] })).toEqual(['t-0:new']);
    });

    test('returns keys, headers and timestamps unchanged', async () => {
      const log = await open();
      await log.cluster.createTopic('t', 1);
      const headers = [{ key: 'trace', value: Buffer.from('1') }];
      await log.cluster.produce([record({ topic: 't', key: 'k', headers, timestamp: 7 })]);
      const [got] = await log.cluster.consume('g', 'i', {
        topics: ['t'],
        timeout: 0,
        config: FROM_START,
      });
      expect(got).toEqual({
        ...record({ topic: 't', key: 'k', headers, timestamp: 7 }),
        partition: 0,
        offset: 0,
      });
      expect(textOf(got!)).toBe('t-0:value');
    });
  });
}
