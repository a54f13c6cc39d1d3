import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LogError } from '../../../log/errors.ts';
import { TestConnect, TEXTS } from '../../../../../testing/engines/connect/embedded/embedded.ts';

test('a sink that reads damaged records fails with their place, and continues after them', async () => {
  const connect = await TestConnect.open();
  const { cluster } = connect.log;
  await connect.createTopic('orders');
  await connect.log.append('orders', 0, 'a', 'b', 'c');
  const consume = cluster.consume.bind(cluster);
  const words = "Partition orders-0 is damaged: the messages 1 to 1 can't be read";
  cluster.consume = async (group, instance, options) => {
    const committed = await cluster.committed(group, instance, [{ topic: 'orders', partition: 0 }]);
    const damage = { from: 1, to: 1 };
    if (committed[0]!.offset === 1) throw new LogError('CORRUPT_MESSAGE', words, { damage });
    return consume(group, instance, { ...options, maxBytes: 1 });
  };
  await connect.run('out', {
    ...TEXTS,
    'connector.class': 'FileStreamSink',
    file: 'out.txt',
    topics: 'orders',
  });
  await connect.until(() => connect.states('out'), 'RUNNING: FAILED');
  expect(connect.status('out').tasks[0]!.trace).toBe(
    `org.apache.kafka.common.errors.CorruptRecordException: ${words}. ` +
      'If needed, please set the offset of the consumer group connect-out past the record to continue consumption.',
  );
  expect(readFileSync(connect.path('out.txt'), 'utf8')).toBe('a\n');
  await cluster.resetGroup('connect-out', [{ topic: 'orders', partition: 0, offset: 2 }]);
  await connect.worker.restart('id-out');
  await connect.until(() => readFileSync(connect.path('out.txt'), 'utf8'), 'a\nc\n');
  expect(connect.states('out')).toBe('RUNNING: RUNNING');
});
