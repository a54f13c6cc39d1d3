import { describe, expect, test } from 'vitest';
import { BY_HAND, FROM_START, type OpenLog, record } from '../../../../testing/engines/log/log.ts';

const NONE = { ...FROM_START, autoOffsetReset: 'none' } as const;
const LATEST = { ...FROM_START, autoOffsetReset: 'latest' } as const;

/**
 * Where a group starts, where it continues if its position no longer exists, and which records count as delivered when
 * a client disconnects.
 */
export function positions(open: OpenLog): void {
  const behind = async (config: typeof FROM_START | typeof NONE | typeof LATEST) => {
    const log = await open();
    await log.cluster.createTopic('t', 1, { retentionTime: 1000 });
    await log.append('t', 0, 'old 1', 'old 2');
    await log.consume('g', 'first', { topics: ['t'], config: FROM_START, maxBytes: 1 });
    await log.cluster.deleteInstance('g', 'first');
    await log.clock.advance(1500);
    await log.append('t', 0, 'new');
    await log.cleanUp();
    return { log, answer: log.consume('g', 'i', { topics: ['t'], config }) };
  };

  describe('consuming', () => {
    describe('where nothing is committed', () => {
      test('starts with the first record, or with those appended after the assignment', async () => {
        const log = await open();
        await log.cluster.createTopic('t', 1);
        await log.append('t', 0, 'before');
        expect(await log.consume('e', 'i', { topics: ['t'] })).toEqual(['t-0:before']);
        expect(await log.consume('l', 'i', { topics: ['t'], config: LATEST })).toEqual([]);
        await log.append('t', 0, 'after');
        expect(await log.consume('l', 'i', { topics: ['t'] })).toEqual(['t-0:after']);
      });

      test('misses no record appended after the partition was assigned to another instance', async () => {
        const log = await open();
        await log.cluster.createTopic('t', 2);
        const config = { ...BY_HAND, autoOffsetReset: 'latest' } as const;
        await log.consume('g', 'a', { topics: ['t'], config });
        await log.append('t', 1, 'between');
        expect(await log.consume('g', 'b', { topics: ['t'], config })).toEqual(['t-1:between']);
      });

      test('is refused without a reset policy, until an offset is committed', async () => {
        const log = await open();
        await log.cluster.createTopic('t', 1);
        await log.append('t', 0, '0', '1');
        const consume = () => log.consume('g', 'i', { topics: ['t'], config: NONE });
        await expect(consume()).rejects.toMatchObject({ code: 'NO_OFFSET_FOR_PARTITION' });
        await log.cluster.commit('g', 'i', [{ topic: 't', partition: 0, offset: 1 }]);
        expect(await consume()).toEqual(['t-0:1']);
      });
    });

    describe('where retention has passed the position', () => {
      test('continues with the first remaining record', async () => {
        const { answer } = await behind(FROM_START);
        expect(await answer).toEqual(['t-0:new']);
      });

      test('continues with the next appended record', async () => {
        const { log, answer } = await behind(LATEST);
        expect(await answer).toEqual([]);
        await log.append('t', 0, 'newer');
        expect(await log.consume('g', 'i', { topics: ['t'] })).toEqual(['t-0:newer']);
      });

      test('is refused without a reset policy', async () => {
        const { answer } = await behind(NONE);
        await expect(answer).rejects.toMatchObject({ code: 'OFFSET_OUT_OF_RANGE' });
      });
    });

    test('skips records that compaction has removed', async () => {
      const log = await open();
      await log.cluster.createTopic('t', 1, { cleanupPolicy: 'compact' });
      await log.cluster.produce(
        ['1', '2', '3'].map((value) => record({ topic: 't', key: 'k', value })),
      );
      await log.consume('g', 'i', { topics: ['t'], maxBytes: 1 });
      await log.cleanUp();
      expect((await log.consume('g', 'i', { topics: ['t'] })).at(-1)).toBe('t-0:3');
      expect(await log.consume('g', 'i', { topics: ['t'] })).toEqual([]);
    });

    describe('when the client disconnects', () => {
      test('stops waiting, and no record counts as delivered', async () => {
        const log = await open();
        await log.cluster.createTopic('t', 1);
        const client = new AbortController();
        const { signal } = client;
        const answer = log.consume('g', 'i', { topics: ['t'], timeout: 1000, signal });
        await log.clock.advance(10);
        client.abort();
        expect(await answer).toEqual([]);
        await log.append('t', 0, '1');
        expect(await log.consume('g', 'i', { topics: ['t'] })).toEqual(['t-0:1']);
      });

      test('returns no records to a client that disconnected while waiting for its turn', async () => {
        const log = await open();
        await log.cluster.createTopic('t', 1);
        const client = new AbortController();
        const first = log.consume('g', 'i', { topics: ['t'], timeout: 1000 });
        const { signal } = client;
        const second = log.consume('g', 'i', { topics: ['t'], timeout: 5000, signal });
        await log.clock.advance(10);
        client.abort();
        expect(await second).toEqual([]);
        await log.append('t', 0, '1');
        expect(await first).toEqual(['t-0:1']);
      });

      test('returns the records of an interrupted response again, even if they were committed automatically', async () => {
        const log = await open();
        await log.cluster.createTopic('t', 1);
        await log.append('t', 0, '1', '2');
        const client = new AbortController();
        const { signal } = client;
        expect(await log.consume('g', 'i', { topics: ['t'], signal })).toHaveLength(2);
        await log.clock.advance(5000);
        expect(await log.committed('g', 'i', { topic: 't', partition: 0 })).toBe(2);
        client.abort();
        expect(await log.committed('g', 'i', { topic: 't', partition: 0 })).toBe(0);
        expect(await log.consume('g', 'i', { topics: ['t'] })).toEqual(['t-0:1', 't-0:2']);
      });

      test('changes nothing for an instance that has taken over the partition', async () => {
        const log = await open();
        await log.cluster.createTopic('t', 2);
        await log.append('t', 0, '1');
        const client = new AbortController();
        await log.consume('g', 'i', { topics: ['t'], signal: client.signal });
        await log.clock.advance(FROM_START.sessionTimeout + 5000);
        await log.append('t', 0, '2', '3');
        const byHand = { topics: ['t'], config: BY_HAND };
        expect(await log.consume('g', 'other', byHand)).toEqual(['t-0:2', 't-0:3']);
        await log.cluster.commit('g', 'other', undefined);
        client.abort();
        expect(await log.committed('g', 'i', { topic: 't', partition: 0 })).toBe(3);
        expect(await log.consume('g', 'other', byHand)).toEqual([]);
      });

      test('counts a response as received when the instance makes another request', async () => {
        const log = await open();
        await log.cluster.createTopic('t', 1);
        await log.append('t', 0, '1');
        const client = new AbortController();
        await log.consume('g', 'i', { topics: ['t'], signal: client.signal });
        await log.cluster.commit('g', 'i', undefined);
        client.abort();
        expect(await log.consume('g', 'i', { topics: ['t'] })).toEqual([]);
        expect(await log.committed('g', 'i', { topic: 't', partition: 0 })).toBe(1);
      });
    });
  });
}
