import { randomUUID } from 'node:crypto';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { sharedKafka } from '../../../../scripts/servers/shared.ts';
import { skipReason } from '../../../../scripts/servers/skip-reason.ts';
import { NO_LIMITS, record } from '../../../../testing/engines/log/log.ts';
import { Brokers } from './client/brokers.ts';
import { KafkaClient } from './client/client.ts';
import { withRetries } from './client/retries.ts';
import { KafkaLog } from './engine.ts';
import { sendBatch } from './produce/send-batch.ts';
import { atTransactionCoordinator, takeOver } from './produce/transactions.ts';
import { serversAt } from '../../../../testing/engines/log/kafka/kafka.ts';

/** Does something between the last append of the next transaction and its commit. */
function beforeNextCommit(work: () => Promise<void>): void {
  type Call = (
    this: KafkaClient,
    ...given: Parameters<KafkaClient['call']>
  ) => ReturnType<KafkaClient['call']>;
  const call = Reflect.get(KafkaClient.prototype, 'call') as Call;
  const spy = vi.spyOn(KafkaClient.prototype, 'call');
  spy.mockImplementation(async function (this: KafkaClient, ...given) {
    if (given[1] === 'EndTxn') {
      spy.mockRestore();
      await work();
    }
    return Reflect.apply(call, this, given);
  });
}

const why = skipReason('kafka');

describe.skipIf(why !== undefined)(
  `a transaction that a killed process has left open${why === undefined ? '' : `: ${why}`}`,
  () => {
    test('hides what others have appended since, until one of them aborts it', async () => {
      const servers = { brokers: serversAt((await sharedKafka()).brokers) };
      const prefix = `gone-${randomUUID().slice(0, 8)}`;
      const open = async () => {
        const log = await KafkaLog.open({ ...servers, prefix });
        onTestFinished(() => log.close());
        await log.createCluster('main', NO_LIMITS);
        return log;
      };
      const [killed, left] = [await open(), await open()];
      const { id } = killed.transactions;
      const cluster = left.cluster('main');
      const topic = await cluster.createTopic('t', 2);
      // The killed process had several partitions to append to, and did not come to the end.
      const brokers = new Brokers(servers);
      onTestFinished(() => brokers.close());
      const name = `${prefix}.main.${topic.name}`;
      const identity = await takeOver(brokers, id);
      await atTransactionCoordinator(brokers, id, (node) =>
        brokers.client.call(node, 'AddPartitionsToTxn', [
          {
            transactionalId: id,
            producerId: identity.id,
            producerEpoch: identity.epoch,
            verifyOnly: false,
            topics: [{ name, partitions: [0, 1] }],
          },
        ]),
      );
      const value = Buffer.from('half of it');
      const records = [{ timestamp: Date.now(), key: null, value, headers: [] }];
      const batch = { topic: name, partition: 0, records };
      // The partition may not have a leader yet.
      await withRetries(() => sendBatch(brokers, batch, identity, 0));
      await cluster.produce([record({ topic: 't', partition: 0, value: 'acknowledged' })]);
      const read = async (timeout: number) => {
        const found = await cluster.fetch([{ topic: 't', partition: 0, offset: 0 }], { timeout });
        return found.map((one) => one.value?.toString());
      };
      expect(await read(0)).toEqual([]);
      await left.transactions.abort(id);
      // The markers are written after the answer; the brokers themselves would wait for thirty seconds.
      await expect.poll(() => read(1000)).toEqual(['acknowledged']);
    });

    test.each(['before it is begun', 'before it is committed'])(
      'of a process that was only slow is begun again, if another one aborts it %s',
      async (when) => {
        const servers = { brokers: serversAt((await sharedKafka()).brokers) };
        const prefix = `slow-${randomUUID().slice(0, 8)}`;
        const open = async () => {
          const log = await KafkaLog.open({ ...servers, prefix });
          onTestFinished(() => log.close());
          await log.createCluster('main', NO_LIMITS);
          return log;
        };
        const [slow, other] = [await open(), await open()];
        const cluster = slow.cluster('main');
        await cluster.createTopic('t', 2);
        const produce = (value: string) =>
          cluster.produce([0, 1].map((partition) => record({ topic: 't', partition, value })));
        await produce('before');
        const abort = () => other.transactions.abort(slow.transactions.id);
        if (when === 'before it is begun') await abort();
        else beforeNextCommit(abort);
        await produce('after');
        for (const partition of [0, 1]) {
          const read = async () => {
            const at = [{ topic: 't', partition, offset: 0 }];
            const found = await cluster.fetch(at, { timeout: 1000 });
            return found.map(({ value }) => value?.toString());
          };
          await expect.poll(read).toEqual(['before', 'after']);
        }
      },
    );
  },
);
