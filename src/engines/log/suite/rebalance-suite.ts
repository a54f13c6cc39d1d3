import { describe, expect, test } from 'vitest';
import {
  BY_HAND,
  FROM_START,
  type LogBench,
  type OpenLog,
} from '../../../../testing/engines/log/log.ts';
import type { TopicPartitionOffset } from '../record.ts';

/** The partitions of the topic `t` that each instance of the group `g` owns. */
async function assignments(log: LogBench): Promise<Record<string, readonly number[]>> {
  const [group] = await log.cluster.groups();
  const entries = (group?.instances ?? []).map(({ name, topics }) => {
    return [name, topics.find(({ topic }) => topic === 't')?.partitions ?? []] as const;
  });
  return Object.fromEntries(entries);
}

const at = (partition: number, offset: number): TopicPartitionOffset[] => [
  { topic: 't', partition, offset },
];

const byHand = { topics: ['t'], config: BY_HAND };
const automatic = { topics: ['t'], config: FROM_START };

/** How partitions are assigned to instances. */
export function rebalancing(openLog: OpenLog): void {
  const open = async (partitions: number) => {
    const log = await openLog();
    await log.cluster.createTopic('t', partitions);
    return log;
  };

  const revoked = async (options: typeof byHand) => {
    const log = await open(2);
    await log.append('t', 1, '1', '2');
    expect(await log.consume('g', 'a', options)).toEqual(['t-1:1', 't-1:2']);
    expect(await log.consume('g', 'b', options)).toEqual([]);
    expect(await assignments(log)).toEqual({ a: [0, 1], b: [] });
    return log;
  };

  describe('rebalancing', () => {
    test('shares partitions among instances as they come and go', async () => {
      const log = await open(4);
      await log.consume('g', 'b', automatic);
      expect(await assignments(log)).toEqual({ b: [0, 1, 2, 3] });
      await log.consume('g', 'a', automatic);
      expect(await assignments(log)).toEqual({ a: [2, 3], b: [0, 1] });
      await log.consume('g', 'c', automatic);
      expect(await assignments(log)).toEqual({ a: [2, 3], b: [0], c: [1] });
      await log.cluster.deleteInstance('g', 'b');
      expect(await assignments(log)).toEqual({ a: [2, 3], c: [0, 1] });
    });

    test('wakes a waiting instance when it gets a partition with records', async () => {
      const log = await open(1);
      await log.cluster.createTopic('spare', 1);
      await log.append('t', 0, '1');
      await log.consume('g', 'a', { ...byHand, timeout: 0 });
      const answer = log.consume('g', 'b', { ...byHand, timeout: 60_000 });
      await log.clock.advance(10);
      await log.cluster.deleteInstance('g', 'a');
      expect(await answer).toEqual(['t-0:1']);
    });

    test('assigns new partitions of a topic to waiting instances', async () => {
      const log = await open(1);
      const answer = log.consume('g', 'a', { ...automatic, timeout: 60_000 });
      await log.clock.advance(10);
      await log.cluster.alterTopic('t', { partitions: 2 });
      await log.append('t', 1, 'grown');
      expect(await answer).toEqual(['t-1:grown']);
    });

    test('lets an instance commit new partitions of a topic at once', async () => {
      const log = await open(1);
      await log.consume('g', 'a', byHand);
      await log.cluster.alterTopic('t', { partitions: 2 });
      await log.cluster.commit('g', 'a', at(1, 0));
      expect(await log.committed('g', 'a', { topic: 't', partition: 1 })).toBe(0);
    });

    describe('a partition with outstanding records', () => {
      test('stays until its owner commits', async () => {
        const log = await revoked(byHand);
        const answer = log.consume('g', 'b', { ...byHand, timeout: 5000 });
        await log.clock.advance(1000);
        await log.append('t', 1, '3');
        await log.cluster.commit('g', 'a', undefined);
        expect(await answer).toEqual(['t-1:3']);
        expect(await assignments(log)).toEqual({ a: [0], b: [1] });
      });

      test('stays until all of its records are committed', async () => {
        const log = await revoked(byHand);
        await log.cluster.commit('g', 'a', at(1, 1));
        expect(await assignments(log)).toEqual({ a: [0, 1], b: [] });
        await log.cluster.commit('g', 'a', at(1, 2));
        expect(await assignments(log)).toEqual({ a: [0], b: [1] });
      });

      test('moves when its owner consumes, after an automatic commit', async () => {
        const log = await revoked(automatic);
        await log.append('t', 1, '3');
        expect(await log.consume('g', 'a', automatic)).toEqual([]);
        expect(await log.committed('g', 'i', { topic: 't', partition: 1 })).toBe(2);
        expect(await log.consume('g', 'b', automatic)).toEqual(['t-1:3']);
      });

      test('moves when its owner consumes without a commit, and its records are returned again', async () => {
        const log = await revoked(byHand);
        expect(await log.consume('g', 'a', byHand)).toEqual([]);
        expect(await log.consume('g', 'b', byHand)).toEqual(['t-1:1', 't-1:2']);
      });

      test('moves when the automatic commit is due', async () => {
        const log = await revoked(automatic);
        await log.clock.advance(4999);
        expect(await assignments(log)).toEqual({ a: [0, 1], b: [] });
        await log.clock.advance(1);
        expect(await assignments(log)).toEqual({ a: [0], b: [1] });
      });

      test('moves after a timeout, its records are returned again, and a late commit is refused', async () => {
        const log = await revoked(byHand);
        await log.clock.advance(log.rebalanceTimeout - 1);
        expect(await assignments(log)).toEqual({ a: [0, 1], b: [] });
        await log.clock.advance(1);
        expect(await assignments(log)).toEqual({ a: [0], b: [1] });
        await expect(log.cluster.commit('g', 'a', at(1, 2))).rejects.toMatchObject({
          code: 'ILLEGAL_GENERATION',
          index: 0,
          message: expect.stringMatching(
            /^Partition t-1 is not assigned to instance a of group g in generation \d+, but to b$/,
          ),
        });
        expect(await log.committed('g', 'i', { topic: 't', partition: 1 })).toBe(-1);
        expect(await log.consume('g', 'b', byHand)).toEqual(['t-1:1', 't-1:2']);
      });

      test('is no longer part of a commit of everything, which is refused until the next consume', async () => {
        const log = await revoked(byHand);
        await log.append('t', 0, 'kept');
        await log.clock.advance(log.rebalanceTimeout);
        expect(await assignments(log)).toEqual({ a: [0], b: [1] });
        const refusal = {
          code: 'ILLEGAL_GENERATION',
          message:
            'Partition t-1 was taken from instance a of group g, which had not committed it in time',
        };
        await expect(log.cluster.commit('g', 'a', undefined)).rejects.toMatchObject(refusal);
        await expect(log.cluster.commit('g', 'a', undefined)).rejects.toMatchObject(refusal);
        expect(await log.consume('g', 'a', byHand)).toEqual(['t-0:kept']);
        await log.cluster.commit('g', 'a', undefined);
        expect(await log.committed('g', 'i', { topic: 't', partition: 0 })).toBe(1);
        expect(await log.committed('g', 'i', { topic: 't', partition: 1 })).toBe(-1);
      });

      test('stays if the instance for which it was revoked leaves', async () => {
        const log = await revoked(byHand);
        await log.cluster.deleteInstance('g', 'b');
        await log.clock.advance(log.rebalanceTimeout * 2);
        expect(await assignments(log)).toEqual({ a: [0, 1] });
        await log.append('t', 1, '3');
        expect(await log.consume('g', 'a', byHand)).toEqual(['t-1:3']);
      });

      test('can not be committed yet by the instance that is to get it', async () => {
        const log = await revoked(byHand);
        await expect(log.cluster.commit('g', 'b', at(1, 2))).rejects.toMatchObject({
          code: 'REBALANCE_IN_PROGRESS',
        });
      });

      test('moves at once if a consume of its owner is waiting', async () => {
        const log = await open(2);
        await log.append('t', 1, '1');
        await log.consume('g', 'a', automatic);
        const waiting = log.consume('g', 'a', { ...automatic, timeout: 5000 });
        await log.clock.advance(10);
        await log.consume('g', 'b', automatic);
        expect(await assignments(log)).toEqual({ a: [0], b: [1] });
        expect(await log.committed('g', 'i', { topic: 't', partition: 1 })).toBe(1);
        await log.append('t', 0, 'still mine');
        expect(await waiting).toEqual(['t-0:still mine']);
      });
    });

    describe('closing an instance', () => {
      test('commits the records returned to it if it commits automatically', async () => {
        const log = await open(1);
        await log.append('t', 0, '1', '2');
        await log.consume('g', 'a', automatic);
        await log.cluster.deleteInstance('g', 'a');
        expect(await log.committed('g', 'i', { topic: 't', partition: 0 })).toBe(2);
        expect(await log.cluster.groups()).toEqual([]);
      });

      test('commits nothing if the client has to commit', async () => {
        const log = await open(1);
        await log.append('t', 0, '1');
        await log.consume('g', 'a', byHand);
        await log.cluster.deleteInstance('g', 'a');
        expect(await log.committed('g', 'i', { topic: 't', partition: 0 })).toBe(-1);
        expect(await log.consume('g', 'a', byHand)).toEqual(['t-0:1']);
      });

      test('is refused for an instance that does not exist', async () => {
        const log = await open(1);
        const unknown = {
          code: 'UNKNOWN_MEMBER_ID',
          message: expect.stringContaining('no instance a'),
        };
        await expect(log.cluster.deleteInstance('g', 'a')).rejects.toMatchObject(unknown);
        await expect(log.cluster.commit('g', 'a', undefined)).rejects.toMatchObject(unknown);
      });
    });

    describe('sessions', () => {
      const short = { topics: ['t'], config: { ...BY_HAND, sessionTimeout: 6000 } };

      test('end for instances without requests, whose partitions are reassigned', async () => {
        const log = await open(2);
        await log.append('t', 0, '1');
        await log.consume('g', 'a', short);
        await log.consume('g', 'b', { ...byHand });
        await log.clock.advance(5999);
        expect(await assignments(log)).toEqual({ a: [0], b: [1] });
        await log.clock.advance(1);
        expect(await assignments(log)).toEqual({ b: [0, 1] });
        expect(await log.consume('g', 'b', byHand)).toEqual(['t-0:1']);
      });

      test.each<[string, (log: LogBench) => Promise<unknown>]>([
        ['a consume', (log) => log.consume('g', 'a', short)],
        ['a commit', (log) => log.cluster.commit('g', 'a', undefined)],
        [
          'a request for committed offsets',
          (log) => log.cluster.committed('g', 'a', [], { timeout: 1000 }),
        ],
      ])('are extended by %s', async (_, ask) => {
        const log = await open(1);
        await log.consume('g', 'a', short);
        await log.clock.advance(5000);
        await ask(log);
        await log.clock.advance(5999);
        expect(await assignments(log)).toEqual({ a: [0] });
        await log.clock.advance(1);
        expect(await assignments(log)).toEqual({});
      });

      test('last as long as a consume waits', async () => {
        const log = await open(1);
        const answer = log.consume('g', 'a', { ...short, timeout: 60_000 });
        await log.clock.advance(59_000);
        expect(await assignments(log)).toEqual({ a: [0] });
        await log.clock.advance(1000);
        await answer;
        await log.clock.advance(6000);
        expect(await assignments(log)).toEqual({});
      });
    });

    test('no consume waits for another instance', async () => {
      const log = await open(2);
      await log.append('t', 0, '1');
      await log.append('t', 1, '1');
      await log.consume('g', 'a', byHand);
      // Its partition is owned by an instance that makes no further request.
      const answer = log.consume('g', 'b', { ...byHand, timeout: 300 });
      await log.clock.advance(300);
      expect(await answer).toEqual([]);
      await log.append('t', 0, '2');
      expect(await log.consume('g', 'a', byHand)).toEqual(['t-0:2']);
      // A busy broker may answer a fetch late.
      await expect.poll(() => log.consume('g', 'b', byHand)).toEqual(['t-1:1']);
    });
  });
}
