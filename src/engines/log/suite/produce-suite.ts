import { describe, expect, test } from 'vitest';
import { NO_LIMITS, type OpenLog, record, textOf } from '../../../../testing/engines/log/log.ts';
import { LogError } from '../errors.ts';
import type { NewRecord } from '../record.ts';

/** How records are appended, and which are refused. */
export function producing(open: OpenLog): void {
  describe('producing', () => {
    test('returns where each record was appended, in the order of the records', async () => {
      const { cluster, clock } = await open();
      await cluster.createTopic('cities', 2);
      await cluster.createTopic('words', 1);
      const answer = await cluster.produce([
        record({ topic: 'cities', partition: 1 }),
        record({ topic: 'words', timestamp: 1234 }),
        record({ topic: 'cities', partition: 1 }),
        record({ topic: 'cities', partition: 0 }),
      ]);
      const timestamp = clock.now();
      expect(answer).toEqual([
        { topic: 'cities', partition: 1, offset: 0, timestamp },
        { topic: 'words', partition: 0, offset: 0, timestamp: 1234 },
        { topic: 'cities', partition: 1, offset: 1, timestamp },
        { topic: 'cities', partition: 0, offset: 0, timestamp },
      ]);
    });

    test('keeps bytes of keys, values and headers', async () => {
      const { cluster } = await open();
      await cluster.createTopic('bytes', 1);
      const bytes = Buffer.from(Array.from({ length: 256 }, (_, i) => i));
      const sent = { key: bytes, value: bytes, headers: [{ key: 'trace', value: bytes }] };
      await cluster.produce([
        { topic: 'bytes', ...sent },
        record({ topic: 'bytes', key: 'tombstone', value: null }),
      ]);
      const [first, second] = await cluster.fetch([{ topic: 'bytes', partition: 0, offset: 0 }], {
        timeout: 0,
      });
      expect(first).toMatchObject(sent);
      expect(second).toMatchObject({ key: Buffer.from('tombstone'), value: null, headers: [] });
    });

    test('keeps acknowledged records complete and in order across a crash', async () => {
      const log = await open();
      await log.cluster.createTopic('t', 2);
      const batches = [1, 2, 3].map(async (n) => {
        await log.cluster.produce(
          [0, 1].map((partition) => record({ topic: 't', partition, value: `${n}` })),
        );
      });
      await Promise.all(batches);
      await log.kill();
      const from = [0, 1].map((partition) => ({ topic: 't', partition, offset: 0 }));
      const kept = (await log.cluster.fetch(from, { timeout: 0 })).map(textOf);
      expect(kept.toSorted()).toEqual(['t-0:1', 't-0:2', 't-0:3', 't-1:1', 't-1:2', 't-1:3']);
      expect(kept.filter((value) => value.startsWith('t-0'))).toEqual(['t-0:1', 't-0:2', 't-0:3']);
    });

    test('chooses the partition of a key as a Kafka client does', async () => {
      const { cluster } = await open();
      await cluster.createTopic('keyed', 10);
      const keys = ['21', 'foobar', 'a-little-bit-long-string', 'abc'];
      const answer = await cluster.produce(keys.map((key) => record({ topic: 'keyed', key })));
      // (hash & 0x7fffffff) % 10 of the hashes in Kafka's UtilsTest.
      expect(answer.map(({ partition }) => partition)).toEqual([0, 6, 2, 7]);
    });

    test('creates missing topics if that is enabled', async () => {
      const { cluster } = await open();
      await cluster.produce([record({ topic: 'made' })], { partitions: 3 });
      expect(await cluster.topic('made')).toMatchObject({ partitions: 3, cleanupPolicy: 'delete' });
    });

    test.each<[string, NewRecord, RegExp]>([
      ['a name that no topic can have', record({ topic: 'b a d' }), /"b a d" has other characters/],
      [
        'a name that collides with another',
        record({ topic: 'new_1' }),
        /new_1 collides .* topic new.1/,
      ],
      [
        'a partition that the new topic would not have',
        record({ topic: 'new.2', partition: 3 }),
        /new.2 has no partition 3/,
      ],
      [
        'a bad partition of a topic',
        record({ topic: 'old', partition: 1 }),
        /old has no partition 1/,
      ],
      [
        'more partitions than the cluster allows',
        record({ topic: 'new.4' }),
        /would have 10 partitions, and it allows 9/,
      ],
    ])('creates no topics if a record has %s', async (_, bad, message) => {
      const { cluster, engine } = await open();
      await engine.createCluster('main', { ...NO_LIMITS, maxPartitions: 9 });
      await cluster.createTopic('old', 1);
      const records = ['new.1', 'new.1', 'new.2'].map((topic) => record({ topic }));
      const refused = cluster.produce([...records, bad], {
        partitions: bad.topic === 'new.4' ? 3 : 2,
      });
      await expect(refused).rejects.toMatchObject({
        index: 3,
        message: expect.stringMatching(message),
      });
      expect((await cluster.topics()).map(({ name }) => name)).toEqual(['old']);
    });

    test('returns an empty list for no records', async () => {
      const { cluster } = await open();
      expect(await cluster.produce([])).toEqual([]);
    });

    test.each<[string, NewRecord, string, RegExp]>([
      [
        'an unknown topic',
        record({ topic: 'none' }),
        'UNKNOWN_TOPIC_OR_PARTITION',
        /no topic none/,
      ],
      [
        'a partition that is not there',
        record({ topic: 'plain', partition: 2 }),
        'UNKNOWN_TOPIC_OR_PARTITION',
        /plain has no partition 2, it has 0 to 1/,
      ],
      [
        'a negative partition',
        record({ topic: 'plain', partition: -1 }),
        'UNKNOWN_TOPIC_OR_PARTITION',
        /no partition -1/,
      ],
      [
        'a negative timestamp',
        record({ topic: 'plain', timestamp: -1 }),
        'INVALID_TIMESTAMP',
        /Timestamp -1/,
      ],
      [
        'a record that is too large',
        record({ topic: 'plain', value: 'x'.repeat(1000) }),
        'MESSAGE_TOO_LARGE',
        /takes 1070 bytes.* up to 1000/,
      ],
      [
        'a record without a key for a compacted topic',
        record({ topic: 'compacted' }),
        'INVALID_RECORD',
        /compacted is compacted/,
      ],
    ])('refuses %s, and all other records of the request', async (_, bad, code, message) => {
      const { cluster } = await open();
      await cluster.createTopic('plain', 2, { maxMessageSize: 1000 });
      await cluster.createTopic('compacted', 1, { cleanupPolicy: 'compact' });
      const refused = cluster.produce([record({ topic: 'plain', partition: 0 }), bad]);
      await expect(refused).rejects.toBeInstanceOf(LogError);
      await expect(refused).rejects.toMatchObject({
        code,
        index: 1,
        message: expect.stringMatching(message),
      });
      const partition = { topic: 'plain', partition: 0 };
      expect(await cluster.offsets([partition], 'latest', { timeout: 0 })).toEqual([
        { ...partition, offset: 0 },
      ]);
    });
  });
}
