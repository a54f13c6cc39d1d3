import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { sharedKafka } from '../../../../scripts/servers/shared.ts';
import { skipReason } from '../../../../scripts/servers/skip-reason.ts';
import { BY_HAND, FROM_START, record } from '../../../../testing/engines/log/log.ts';
import { Brokers } from './client/brokers.ts';
import { KafkaBench, serversAt } from '../../../../testing/engines/log/kafka/kafka.ts';

const why = skipReason('kafka');
const TIMEOUT = 60_000;

describe.skipIf(why !== undefined)(
  `topics that other programs change${why === undefined ? '' : `: ${why}`}`,
  () => {
    let bench: KafkaBench;
    let brokers: Brokers;

    beforeEach(async () => {
      const kafka = { brokers: serversAt((await sharedKafka()).brokers) };
      bench = await KafkaBench.open(kafka);
      brokers = new Brokers(kafka);
      onTestFinished(() => brokers.close());
    });

    /** Another program deletes a topic; resolves when the broker has deleted it. */
    async function deleteElsewhere(topic: string): Promise<void> {
      const name = bench.nameOf(topic);
      await brokers.ask('any', 'DeleteTopics', [[{ name, topicId: null }], 10_000]);
      await expect.poll(() => brokers.topics([name])).toEqual([]);
    }

    test('reads and writes of a deleted topic are refused, and continue with a new topic of the same name', async () => {
      const { cluster } = bench;
      await cluster.createTopic('t', 1);
      await bench.append('t', 0, 'first');
      const options = { topics: ['t'], timeout: TIMEOUT };
      expect(await bench.consume('g', 'i', options)).toEqual(['t-0:first']);
      await deleteElsewhere('t');
      const gone = { code: 'UNKNOWN_TOPIC_OR_PARTITION' };
      const position = [{ topic: 't', partition: 0, offset: 0 }];
      await expect(cluster.produce([record({ topic: 't' })])).rejects.toMatchObject(gone);
      await expect(cluster.fetch(position, { timeout: 0 })).rejects.toMatchObject(gone);
      const latest = cluster.offsets([{ topic: 't', partition: 0 }], 'latest', {
        timeout: TIMEOUT,
      });
      await expect(latest).rejects.toMatchObject(gone);
      await expect(bench.consume('g', 'i', options)).rejects.toMatchObject(gone);

      await cluster.createTopic('t', 1);
      await bench.append('t', 0, 'of the next');
      expect(await cluster.fetch(position, { timeout: TIMEOUT })).toHaveLength(1);
      expect(await bench.consume('g', 'i', options)).toEqual(['t-0:of the next']);
    });

    test('a new instance recreates a topic that another program has just deleted', async () => {
      const { cluster } = bench;
      await cluster.createTopic('t', 1);
      await deleteElsewhere('t');
      const options = { topics: ['t'], timeout: 0, autoCreation: { partitions: 2 } };
      expect(await bench.consume('g', 'i', options)).toEqual([]);
      expect(await cluster.topic('t')).toMatchObject({ partitions: 2 });
    });

    test('a consume is refused when one of its topics is deleted while it waits; the others can be consumed', async () => {
      const { cluster } = bench;
      await cluster.createTopic('kept', 1);
      await cluster.createTopic('t', 1);
      const topics = ['kept', 't'];
      expect(await bench.consume('g', 'i', { topics, timeout: 0 })).toEqual([]);
      const refused = expect(
        bench.consume('g', 'i', { topics, timeout: 10 * TIMEOUT }),
      ).rejects.toMatchObject({ code: 'UNKNOWN_TOPIC_OR_PARTITION' });
      await deleteElsewhere('t');
      await refused;
      await bench.append('kept', 0, 'here');
      expect(await bench.consume('g', 'i', { topics: ['kept'], timeout: TIMEOUT })).toEqual([
        'kept-0:here',
      ]);
    });

    test('readers and groups skip records that compaction has removed', async () => {
      const { cluster } = bench;
      await cluster.createTopic('t', 1, { cleanupPolicy: 'compact' });
      const settings = [
        { name: 'segment.ms', value: '100' },
        { name: 'min.cleanable.dirty.ratio', value: '0.01' },
      ];
      const configs = settings.map((setting) => ({ ...setting, configOperation: 0 as const }));
      const resource = { resourceType: 2 as const, resourceName: bench.nameOf('t'), configs };
      await brokers.ask('any', 'IncrementalAlterConfigs', [[resource], false]);
      const write = (key: string, value: string) =>
        cluster.produce([record({ topic: 't', key, value, timestamp: Date.now() })]);
      for (let i = 0; i < 5; i++) await write('a', `a${i}`);
      await write('b', 'only');
      const from = (offset: number) =>
        cluster.fetch([{ topic: 't', partition: 0, offset }], { timeout: TIMEOUT });
      // The last segment is not compacted, so another record starts a new one.
      await expect
        .poll(async () => {
          await write('c', 'the end of a segment');
          return (await from(0))[0]?.offset;
        })
        .toBe(4);
      // A broker answers from one segment at a time, and any record may have begun a new one.
      const firstFrom = async (offset: number) => {
        const [first] = await from(offset);
        return [first?.offset, first?.value?.toString()];
      };
      expect(await firstFrom(0)).toEqual([4, 'a4']);
      expect(await firstFrom(2)).toEqual([4, 'a4']);
      expect(await firstFrom(5)).toEqual([5, 'only']);
      const [first] = await bench.consume('g', 'i', { topics: ['t'], timeout: TIMEOUT });
      expect(first).toBe('t-0:a4');
      await cluster.deleteInstance('g', 'i');
      await cluster.resetGroup('g', [{ topic: 't', partition: 0, offset: 2 }]);
      const [again] = await bench.consume('g', 'j', {
        topics: ['t'],
        timeout: TIMEOUT,
        config: BY_HAND,
      });
      expect(again).toBe('t-0:a4');
    });

    test('records that retention has removed are out of range or skipped, depending on the configuration of the instance', async () => {
      const { cluster } = bench;
      await cluster.createTopic('t', 1);
      await bench.append('t', 0, '0', '1', '2');
      const at = [{ topic: 't', partition: 0, offset: 1 }];
      const topics = ['t'];
      const none = { ...FROM_START, autoOffsetReset: 'none' } as const;
      expect(await bench.consume('g', 'i', { topics, timeout: TIMEOUT })).toHaveLength(3);
      await cluster.deleteInstance('g', 'i');
      await cluster.resetGroup('g', at);
      const partitions = [{ partitionIndex: 0, offset: 2n }];
      const leader = await brokers.leader(bench.nameOf('t'), 0);
      await brokers.ask(leader, 'DeleteRecords', [
        [{ name: bench.nameOf('t'), partitions }],
        10_000,
      ]);
      const outOfRange = { code: 'OFFSET_OUT_OF_RANGE' };
      await expect(cluster.fetch(at, { timeout: 0 })).rejects.toMatchObject(outOfRange);
      const consumed = bench.consume('g', 'k', { topics, timeout: TIMEOUT, config: none });
      await expect(consumed).rejects.toMatchObject(outOfRange);
      await cluster.deleteInstance('g', 'k');
      expect(await bench.consume('g', 'j', { topics, timeout: TIMEOUT })).toEqual(['t-0:2']);
    });

    test('names are case-sensitive, and internal topics of the Kafka can not be accessed', async () => {
      const { cluster } = bench;
      await cluster.createTopic('Orders', 1);
      await cluster.createTopic('orders', 1);
      await bench.append('Orders', 0, 'large');
      await bench.append('orders', 0, 'small');
      for (const [topic, value] of [
        ['Orders', 'large'],
        ['orders', 'small'],
      ] as const) {
        expect(
          await bench.consume(`of-${topic}`, 'i', { topics: [topic], timeout: TIMEOUT }),
        ).toEqual([`${topic}-0:${value}`]);
      }
      const gone = { code: 'UNKNOWN_TOPIC_OR_PARTITION' };
      expect(await cluster.topic('ORDERS')).toBeUndefined();
      const internal = '__consumer_offsets';
      const position = [{ topic: internal, partition: 0, offset: 0 }];
      await expect(cluster.fetch(position, { timeout: 0 })).rejects.toMatchObject(gone);
      await expect(cluster.produce([record({ topic: internal })])).rejects.toMatchObject(gone);
      await expect(cluster.deleteTopic(internal)).rejects.toMatchObject(gone);
      const names = (await cluster.topics()).map(({ name }) => name);
      expect(names).toEqual(['Orders', 'orders']);
    });
  },
);
