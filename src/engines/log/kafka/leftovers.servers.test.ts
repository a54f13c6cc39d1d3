import { describe, expect, onTestFinished, test } from 'vitest';
import { sharedKafka } from '../../../../scripts/servers/shared.ts';
import { skipReason } from '../../../../scripts/servers/skip-reason.ts';
import { FROM_START, NO_LIMITS, record } from '../../../../testing/engines/log/log.ts';
import { KafkaLog } from './engine.ts';
import { serversAt } from '../../../../testing/engines/log/kafka/kafka.ts';

const why = skipReason('kafka');
const prefix = `leftovers-${process.pid}`;

async function open(): Promise<KafkaLog> {
  const { brokers } = await sharedKafka();
  const log = await KafkaLog.open({ brokers: serversAt(brokers), prefix });
  onTestFinished(() => log.close());
  return log;
}

describe.skipIf(why !== undefined)(
  `data left by an earlier process${why === undefined ? '' : `: ${why}`}`,
  () => {
    test('of a cluster is found by the next process, which can delete it without opening the cluster', async () => {
      const before = await open();
      await before.createCluster('gone', NO_LIMITS);
      const cluster = before.cluster('gone');
      await cluster.createTopic('t', 1);
      await cluster.produce([record({ topic: 't' })]);
      await cluster.consume('g', 'i', { topics: ['t'], timeout: 20_000, config: FROM_START });
      await cluster.commit('g', 'i', undefined);
      await before.close();

      const after = await open();
      await after.createCluster('other', NO_LIMITS);
      await after.cluster('other').createTopic('kept', 1);
      expect(await after.unopened()).toEqual(['gone']);
      await after.deleteCluster('gone');
      await expect.poll(() => after.unopened()).toEqual([]);
      expect(await after.cluster('other').topic('kept')).toBeDefined();

      await after.createCluster('gone', NO_LIMITS);
      expect(await after.cluster('gone').groupOffsets()).toEqual([]);
      await after.deleteCluster('gone');
      await after.deleteCluster('other');
    });
  },
);
