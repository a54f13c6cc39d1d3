import { describe, expect, test, vi } from 'vitest';
import { sharedKafka } from '../../../../../scripts/servers/shared.ts';
import { skipReason } from '../../../../../scripts/servers/skip-reason.ts';
import { FROM_START, record } from '../../../../../testing/engines/log/log.ts';
import { KafkaClient } from '../client/client.ts';
import { KafkaBench, serversAt } from '../../../../../testing/engines/log/kafka/kafka.ts';

const why = skipReason('kafka');

describe.skipIf(why !== undefined)(
  `a client that disconnects without having read its records${why === undefined ? '' : `: ${why}`}`,
  () => {
    test('undoes an automatic commit of them that is under way', async () => {
      const bench = await KafkaBench.open({ brokers: serversAt((await sharedKafka()).brokers) });
      const { cluster, clock } = bench;
      await cluster.createTopic('t', 1);
      await cluster.produce([record({ topic: 't', value: '1' })]);
      const client = new AbortController();
      const options = { topics: ['t'], timeout: 0, config: FROM_START };
      expect(await cluster.consume('g', 'i', { ...options, signal: client.signal })).toHaveLength(
        1,
      );
      // It disconnects as soon as the commit is sent, before the broker can have answered.
      const call = Reflect.get(KafkaClient.prototype, 'call');
      const spy = vi.spyOn(KafkaClient.prototype, 'call');
      spy.mockImplementation(function (this: KafkaClient, ...given) {
        const answer = Reflect.apply(call, this, given);
        if (given[1] === 'OffsetCommit') {
          spy.mockRestore();
          client.abort();
        }
        return answer;
      });
      await clock.advance(FROM_START.autoCommitInterval);
      expect(client.signal.aborted).toBe(true);
      expect(await bench.committed('g', 'i', { topic: 't', partition: 0 })).toBe(0);
    });
  },
);
