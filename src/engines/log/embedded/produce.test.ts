import { describe, expect, test } from 'vitest';
import { record, STORAGES, TestLog } from '../../../../testing/engines/log/embedded/embedded.ts';

describe.each(STORAGES)('producing, over $name', ({ storage }) => {
  test('stays on one partition without keys until a batch of 16 KiB is full', async () => {
    const drawn = [0.9, 0.1];
    const { cluster } = await TestLog.open(storage, () => drawn.shift() ?? 0);
    await cluster.createTopic('sticky', 10);
    const value = 'x'.repeat(1024);
    const records = Array.from({ length: 20 }, () => record({ topic: 'sticky', value }));
    const partitions = (await cluster.produce(records)).map(({ partition }) => partition);
    expect(partitions).toEqual([...Array(15).fill(9), ...Array(5).fill(1)]);
  });
});

test('on a disk, producing to a topic that is deleted meanwhile is refused without internal names', async () => {
  const { cluster } = await TestLog.open(STORAGES[1]!.storage);
  await cluster.createTopic('short-lived', 1);
  const producing = cluster.produce([record({ topic: 'short-lived' })]);
  const refused = expect(producing).rejects.toThrow('The topic has been deleted');
  await cluster.deleteTopic('short-lived');
  await refused;
});
