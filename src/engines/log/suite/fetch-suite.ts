import { describe, expect, test } from 'vitest';
import { type OpenLog, textOf } from '../../../../testing/engines/log/log.ts';

const from = (offset: number, partition = 0) => ({ topic: 't', partition, offset });

/** Reading without a group, and finding offsets. */
export function fetching(openLog: OpenLog): void {
  const open = async (partitions = 1) => {
    const log = await openLog();
    await log.cluster.createTopic('t', partitions);
    return log;
  };

  describe('fetching', () => {
    test('returns the records from an offset on, as often as they are requested', async () => {
      const log = await open();
      await log.append('t', 0, '0', '1', '2');
      for (let i = 0; i < 2; i++) {
        const records = await log.cluster.fetch([from(1)], { timeout: 0 });
        expect(records).toEqual([
          {
            ...from(1),
            timestamp: log.clock.now(),
            key: null,
            value: Buffer.from('1'),
            headers: [],
          },
          {
            ...from(2),
            timestamp: log.clock.now(),
            key: null,
            value: Buffer.from('2'),
            headers: [],
          },
        ]);
      }
    });

    test('returns records of all requested partitions', async () => {
      const log = await open(3);
      await log.append('t', 0, 'a');
      await log.append('t', 1, 'b');
      await log.append('t', 2, 'c');
      const records = await log.cluster.fetch([from(0, 2), from(0, 0)], { timeout: 0 });
      expect(records.map(textOf).toSorted()).toEqual(['t-0:a', 't-2:c']);
    });

    test('waits for records until the timeout, and returns as soon as there are some', async () => {
      const log = await open(2);
      let answer: readonly unknown[] | undefined;
      const fetch = async (timeout: number) => {
        answer = undefined;
        answer = (await log.cluster.fetch([from(0, 0), from(0, 1)], { timeout })).map(textOf);
      };
      const empty = fetch(1000);
      await log.clock.advance(999);
      expect(answer).toBeUndefined();
      await log.clock.advance(1);
      await empty;
      expect(answer).toEqual([]);
      const woken = fetch(1000);
      await log.clock.advance(1);
      await log.append('t', 1, 'here');
      await woken;
      expect(answer).toEqual(['t-1:here']);
      expect(log.clock.next() ?? Infinity).toBeGreaterThan(log.clock.now() + 1000);
    });

    test('is limited by bytes, and takes records from all partitions in turn', async () => {
      const log = await open(3);
      const values = Array.from({ length: 20 }, () => 'x'.repeat(100));
      for (let partition = 0; partition < 3; partition++)
        await log.append('t', partition, ...values);
      const positions = [from(0, 0), from(0, 1), from(0, 2)];
      const fetch = (maxBytes: number) => log.cluster.fetch(positions, { timeout: 0, maxBytes });
      const some = await fetch(900);
      expect(some.length).toBeLessThanOrEqual(9);
      expect(new Set(some.map(({ partition }) => partition)).size).toBe(3);
      const turns = [];
      for (let i = 0; i < 3; i++) turns.push((await fetch(100)).map(({ partition }) => partition));
      expect(turns.map(({ length }) => length)).toEqual([1, 1, 1]);
      expect(new Set(turns.flat()).size).toBe(3);
    });

    test('returns one record whatever its size', async () => {
      const log = await open();
      await log.append('t', 0, 'x'.repeat(1000), 'y');
      expect(await log.cluster.fetch([from(0)], { timeout: 0, maxBytes: 1 })).toHaveLength(1);
    });

    test('stops waiting when its client disconnects', async () => {
      const log = await open();
      const client = new AbortController();
      const answer = log.cluster.fetch([from(0)], { timeout: 60_000, signal: client.signal });
      await log.clock.advance(1);
      client.abort();
      expect(await answer).toEqual([]);
      expect(log.clock.next() ?? Infinity).toBeGreaterThan(log.clock.now() + 60_000);
    });

    test.each([
      [{ topic: 'none', partition: 0, offset: 0 }, 'UNKNOWN_TOPIC_OR_PARTITION', /no topic none/],
      [from(0, 1), 'UNKNOWN_TOPIC_OR_PARTITION', /t has no partition 1, it has only 0/],
      [from(-1), 'OFFSET_OUT_OF_RANGE', /Offset -1 of t-0/],
      [from(3), 'OFFSET_OUT_OF_RANGE', /Offset 3 of t-0 .* next to be written is 2/],
    ])('refuses %j', async (bad, code, message) => {
      const log = await open();
      await log.append('t', 0, '0', '1');
      await expect(log.cluster.fetch([from(2), bad], { timeout: 60_000 })).rejects.toMatchObject({
        code,
        index: 1,
        message: expect.stringMatching(message),
      });
    });

    test('refuses offsets that retention has removed', async () => {
      const log = await openLog();
      await log.cluster.createTopic('t', 1, { retentionTime: 1000 });
      await log.append('t', 0, 'old');
      await log.clock.advance(1001);
      await log.append('t', 0, 'new');
      await log.cleanUp();
      await expect(log.cluster.fetch([from(0)], { timeout: 0 })).rejects.toMatchObject({
        code: 'OFFSET_OUT_OF_RANGE',
      });
      expect((await log.cluster.fetch([from(1)], { timeout: 0 })).map(textOf)).toEqual(['t-0:new']);
    });

    describe('finding offsets', () => {
      const partitions = [
        { topic: 't', partition: 1 },
        { topic: 't', partition: 0 },
      ];

      test('returns the ends of the log', async () => {
        const log = await open(2);
        await log.append('t', 0, '0', '1');
        const offsets = async (which: 'earliest' | 'latest') => {
          const found = await log.cluster.offsets(partitions, which, { timeout: 0 });
          return found.map(({ partition, offset }) => [partition, offset]);
        };
        expect(await offsets('earliest')).toEqual([
          [1, 0],
          [0, 0],
        ]);
        expect(await offsets('latest')).toEqual([
          [1, 0],
          [0, 2],
        ]);
      });

      test('returns the offset of the first record that is not before a time, or the end', async () => {
        const log = await open();
        const start = log.clock.now();
        for (const value of ['0', '1', '2']) {
          await log.append('t', 0, value);
          await log.clock.advance(10);
        }
        const at = async (timestamp: number) => {
          const [found] = await log.cluster.offsets([from(0)], timestamp, { timeout: 1000 });
          return found!.offset;
        };
        expect(await at(0)).toBe(0);
        expect(await at(start + 1)).toBe(1);
        expect(await at(start + 10)).toBe(1);
        expect(await at(start + 21)).toBe(3);
      });

      test('ends at the timeout', async () => {
        const log = await open();
        await log.append('t', 0, '0');
        log.holdSearches('t');
        const found = log.cluster.offsets([from(0)], 1, { timeout: 1000 });
        const refused = expect(found).rejects.toMatchObject({ code: 'REQUEST_TIMED_OUT' });
        await log.clock.advance(1000);
        await refused;
      });

      test('refuses partitions that do not exist', async () => {
        const log = await open();
        const asked = [{ topic: 't', partition: 0 }, partitions[0]!];
        await expect(log.cluster.offsets(asked, 'latest', { timeout: 0 })).rejects.toMatchObject({
          code: 'UNKNOWN_TOPIC_OR_PARTITION',
          index: 1,
        });
      });
    });
  });
}
