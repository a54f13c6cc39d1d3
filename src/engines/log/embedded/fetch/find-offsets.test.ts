import { describe, expect, test, vi } from 'vitest';
import { STORAGES, TestLog } from '../../../../../testing/engines/log/embedded/embedded.ts';

describe.each(STORAGES)('finding offsets, over $name', ({ storage }) => {
  test('searches a partition once, however often it is asked for', async () => {
    const log = await TestLog.open(storage);
    await log.cluster.createTopic('t', 1);
    await log.append('t', 0, '0');
    const partition = log.cluster.topicCatalog.require('t').partition(0);
    const search = vi.spyOn(partition, 'findTimestamp');
    const asked = Array.from({ length: 1000 }, () => ({ topic: 't', partition: 0 }));
    const offsets = await log.cluster.offsets(asked, 0, { timeout: 1000 });
    expect(offsets).toEqual(asked.map((one) => ({ ...one, offset: 0 })));
    expect(search).toHaveBeenCalledTimes(1);
  });

  test('lets others have their turn between partitions', async () => {
    const log = await TestLog.open(storage);
    await log.cluster.createTopic('t', 1000);
    const asked = Array.from({ length: 1000 }, (_, partition) => ({ topic: 't', partition }));
    const answer = log.cluster.offsets(asked, 0, { timeout: 1000 }).then(() => 'the answer');
    const turn = new Promise(setImmediate).then(() => 'another turn');
    expect(await Promise.race([answer, turn])).toBe('another turn');
    await answer;
  });
});
