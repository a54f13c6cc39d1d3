import { randomUUID } from 'node:crypto';
import { describe, expect, onTestFinished, test } from 'vitest';
import { sharedKafka } from '../../../../scripts/servers/shared.ts';
import { skipReason } from '../../../../scripts/servers/skip-reason.ts';
import { NO_LIMITS, record } from '../../../../testing/engines/log/suite/log.ts';
import { Brokers } from './client/brokers.ts';
import { KafkaLog } from './engine.ts';
import { sendBatch } from './produce/send-batch.ts';
import { atTransactionCoordinator, takeOver } from './produce/transactions.ts';
import { serversAt } from '../../../../testing/engines/log/kafka/kafka.ts';

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
      await sendBatch(brokers, { topic: name, partition: 0, records }, identity, 0);
      await cluster.produce([record({ topic: 't', partition: 0, value: 'acknowledged' })]);
      const read = async (timeout: number) => {
        const found = await cluster.fetch([{ topic: 't', partition: 0, offset: 0 }], { timeout });
        return found.map((one) => one.value?.toString());
      };
      expect(await read(0)).toEqual([]);
      await left.transactions.abort(id);
      // The markers are written after the answer; the brokers themselves would wait for thirty seconds.
      await expect.poll(() => read(1000), { timeout: 20_000 }).toEqual(['acknowledged']);
    });
  },
);
