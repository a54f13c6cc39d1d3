import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { sharedKafka } from '../../../../../scripts/servers/shared.ts';
import { skipReason } from '../../../../../scripts/servers/skip-reason.ts';
import { KafkaBench, serversAt } from '../../../../../testing/engines/log/kafka/kafka.ts';
import { FROM_START, record, textOf } from '../../../../../testing/engines/log/log.ts';

const why = skipReason('kafka');

describe.skipIf(why !== undefined)(
  `a rebalance that begins during another one${why === undefined ? '' : `: ${why}`}`,
  () => {
    test('is noticed by members that are still joining, without waiting for a heartbeat', async () => {
      const { cluster } = await KafkaBench.open({
        brokers: serversAt((await sharedKafka()).brokers),
      });
      // No heartbeat at an interval, after which every member has noticed a rebalance.
      vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
      onTestFinished(() => void vi.useRealTimers());
      const options = { topics: ['t'], timeout: 0, config: FROM_START };
      await cluster.createTopic('t', 1);
      await cluster.createTopic('u', 1);
      await cluster.produce([record({ topic: 'u', value: '1' })]);
      const groups = ['f', 'g', 'h', 'i'];
      for (const [n, group] of groups.entries()) {
        await cluster.consume(group, 'a', options);
        await cluster.consume(group, 'b', options);
        // Both instances join again for the new partition, and the first one once more for the topic `u`.
        await cluster.alterTopic('t', { partitions: n + 2 });
        const records = await cluster.consume(group, 'a', {
          ...options,
          topics: ['u'],
          timeout: 60_000,
        });
        expect(records.map(textOf)).toEqual(['u-0:1']);
      }
    });
  },
);
