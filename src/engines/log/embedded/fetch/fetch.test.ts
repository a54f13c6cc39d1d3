import { describe, expect, test } from 'vitest';
import { STORAGES, TestLog } from '../testing.ts';

describe.each(STORAGES)('finding offsets, over $name', ({ storage }) => {
  test('gives up at the timeout', async () => {
    const log = await TestLog.open(storage);
    await log.cluster.createTopic('t', 1);
    await log.append('t', 0, '0');
    const partition = log.cluster.topicCatalog.require('t').partition(0);
    partition.findTimestamp = () => new Promise(() => {});
    const answer = log.cluster.offsets([{ topic: 't', partition: 0 }], 1, { timeout: 1000 });
    const refused = expect(answer).rejects.toMatchObject({ code: 'REQUEST_TIMED_OUT' });
    await log.clock.advance(1000);
    await refused;
  });
});
