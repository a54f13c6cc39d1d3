import { describe, expect, test } from 'vitest';
import { BY_HAND, FROM_START, type OpenLog } from '../../../../testing/engines/log/log.ts';

const byHand = { topics: ['t'], config: BY_HAND };
const automatic = { topics: ['t'], config: FROM_START };
const WAITING = { timeout: 1000 };
const first = { topic: 't', partition: 0 };
const second = { topic: 't', partition: 1 };

/** Committed offsets. */
export function committing(openLog: OpenLog): void {
  const open = async (partitions = 1) => {
    const log = await openLog();
    await log.cluster.createTopic('t', partitions);
    return log;
  };

  describe('committing', () => {
    test('keeps the position after the last returned record across a restart', async () => {
      const log = await open();
      await log.append('t', 0, '1', '2');
      await log.consume('g', 'i', byHand);
      await log.cluster.commit('g', 'i', undefined);
      await log.append('t', 0, '3');
      await log.restart();
      expect(await log.committed('g', 'i', first)).toBe(2);
      expect(await log.consume('g', 'other', byHand)).toEqual(['t-0:3']);
    });

    test('keeps given offsets exactly, also across a crash', async () => {
      const log = await open();
      await log.append('t', 0, '1', '2', '3');
      await log.consume('g', 'i', byHand);
      await log.cluster.commit('g', 'i', [{ ...first, offset: 1 }]);
      expect(await log.consume('g', 'i', byHand)).toEqual([]);
      await log.kill();
      expect(await log.consume('g', 'i', byHand)).toEqual(['t-0:2', 't-0:3']);
      await log.cluster.commit('g', 'i', [{ ...first, offset: 100 }]);
      expect(await log.committed('g', 'i', first)).toBe(100);
    });

    test('returns uncommitted records again after a crash', async () => {
      const log = await open();
      await log.append('t', 0, '1');
      await log.consume('g', 'i', automatic);
      await log.clock.advance(4999);
      await log.kill();
      expect(await log.consume('g', 'i', automatic)).toEqual(['t-0:1']);
    });

    test('happens automatically at its interval', async () => {
      const log = await open();
      await log.append('t', 0, '1');
      await log.consume('g', 'i', automatic);
      await log.clock.advance(4999);
      expect(await log.committed('g', 'i', first)).toBe(-1);
      await log.clock.advance(1);
      expect(await log.committed('g', 'i', first)).toBe(1);
      await log.kill();
      expect(await log.consume('g', 'i', automatic)).toEqual([]);
    });

    test('keeps where a group has started before it has received any record', async () => {
      const log = await open();
      await log.append('t', 0, 'before');
      await log.consume('g', 'i', {
        topics: ['t'],
        config: { ...FROM_START, autoOffsetReset: 'latest' },
      });
      await log.clock.advance(5000);
      await log.append('t', 0, 'after');
      await log.restart();
      expect(await log.consume('g', 'i', automatic)).toEqual(['t-0:after']);
    });

    test('follows the configuration with which the instance was created', async () => {
      const log = await open();
      await log.append('t', 0, '1');
      await log.consume('g', 'i', byHand);
      await log.consume('g', 'i', automatic);
      await log.clock.advance(20_000);
      expect(await log.committed('g', 'i', first)).toBe(-1);
    });

    test('happens automatically every 100 ms at most', async () => {
      const log = await open();
      await log.append('t', 0, '1');
      await log.consume('g', 'i', {
        topics: ['t'],
        config: { ...FROM_START, autoCommitInterval: 0 },
      });
      await log.clock.advance(99);
      expect(await log.committed('g', 'i', first)).toBe(-1);
      await log.clock.advance(1);
      expect(await log.committed('g', 'i', first)).toBe(1);
    });

    test.each([
      [{ topic: 'none', partition: 0, offset: 0 }, 'UNKNOWN_TOPIC_OR_PARTITION'],
      [{ topic: 't', partition: 2, offset: 0 }, 'UNKNOWN_TOPIC_OR_PARTITION'],
      [{ topic: 'u', partition: 0, offset: 0 }, 'ILLEGAL_GENERATION'],
      [{ topic: 't', partition: 1, offset: -1 }, 'OFFSET_OUT_OF_RANGE'],
      [{ topic: 't', partition: 1, offset: 0.5 }, 'OFFSET_OUT_OF_RANGE'],
    ])('refuses %j, and the rest of the request with it', async (bad, code) => {
      const log = await open(2);
      await log.cluster.createTopic('u', 1);
      await log.consume('g', 'i', byHand);
      const refused = log.cluster.commit('g', 'i', [{ ...first, offset: 0 }, bad]);
      await expect(refused).rejects.toMatchObject({ code, index: 1 });
      expect(await log.committed('g', 'i', first)).toBe(-1);
    });

    test('can be queried for each requested partition, also of unknown groups', async () => {
      const log = await open(2);
      expect(await log.cluster.committed('g', 'i', [second, first, second], WAITING)).toEqual([
        { ...second, offset: -1 },
        { ...first, offset: -1 },
        { ...second, offset: -1 },
      ]);
      await expect(
        log.cluster.committed('g', 'i', [first, { topic: 't', partition: 2 }], WAITING),
      ).rejects.toMatchObject({ code: 'UNKNOWN_TOPIC_OR_PARTITION', index: 1 });
    });

    describe('for operators', () => {
      test('lists the committed offsets of groups, and the ends of the partitions', async () => {
        const log = await open(2);
        await log.append('t', 0, '1', '2', '3');
        await log.consume('g', 'i', byHand);
        await log.cluster.commit('g', 'i', [{ ...first, offset: 1 }]);
        await log.consume('nothing', 'i', byHand);
        await log.restart();
        expect(await log.cluster.groupOffsets()).toEqual([
          { name: 'g', offsets: [{ ...first, offset: 1, endOffset: 3 }] },
        ]);
      });

      test('sets and removes committed offsets of a group without instances', async () => {
        const log = await open(2);
        await log.append('t', 0, '1', '2');
        await log.consume('g', 'i', byHand);
        const reset = () => log.cluster.resetGroup('g', [{ ...first, offset: 1 }]);
        await expect(reset()).rejects.toMatchObject({ code: 'NON_EMPTY_GROUP' });
        await log.cluster.deleteInstance('g', 'i');
        await reset();
        expect(await log.consume('g', 'i', byHand)).toEqual(['t-0:2']);
        await log.cluster.deleteInstance('g', 'i');
        await log.cluster.resetGroup('g', [{ ...first, offset: -1 }]);
        await log.restart();
        expect(await log.cluster.groupOffsets()).toEqual([]);
        await expect(log.cluster.resetGroup('g', [{ ...first, offset: -2 }])).rejects.toMatchObject(
          {
            code: 'OFFSET_OUT_OF_RANGE',
            index: 0,
          },
        );
      });

      test('deletes a group without instances', async () => {
        const log = await open(2);
        await log.consume('g', 'i', automatic);
        await expect(log.cluster.deleteGroup('g')).rejects.toMatchObject({
          code: 'NON_EMPTY_GROUP',
        });
        await log.cluster.deleteInstance('g', 'i');
        await log.cluster.deleteGroup('g');
        expect(await log.cluster.groupOffsets()).toEqual([]);
        await log.restart();
        expect(await log.cluster.groupOffsets()).toEqual([]);
        await expect(log.cluster.deleteGroup('g')).rejects.toMatchObject({
          code: 'GROUP_ID_NOT_FOUND',
        });
      });
    });
  });
}
