import { describe, expect, test } from 'vitest';
import {
  FROM_START,
  NO_LIMITS,
  record,
  STORAGES,
  TestLog,
} from '../../../../../testing/engines/log/embedded/embedded.ts';

describe.each(STORAGES)('a deletion, over $name', ({ storage }) => {
  test('of topics and clusters leaves nothing behind', async () => {
    const log = await TestLog.open(storage);
    await log.engine.createCluster('other', NO_LIMITS);
    const other = log.engine.cluster('other');
    for (const cluster of [log.cluster, other]) {
      await cluster.createTopic('t', 1);
      await cluster.produce([record({ topic: 't' })]);
      await cluster.consume('g', 'i', { topics: ['t'], timeout: 0, config: FROM_START });
      await cluster.commit('g', 'i', undefined);
    }
    await log.cluster.deleteTopic('t');
    await log.engine.deleteCluster('other');
    expect(log.storage.topics()).toEqual([]);
    expect(log.metadata.offsets()).toEqual([]);
    await log.restart();
    expect(log.storage.topics()).toEqual([]);
    expect(log.metadata.offsets()).toEqual([]);
  });

  test('of a topic that a kill has interrupted is completed by the next start', async () => {
    const log = await TestLog.open(storage);
    await log.cluster.createTopic('t', 1);
    await log.append('t', 0, '1');
    const { promise: reached, resolve: reach } = Promise.withResolvers<void>();
    log.storage.deleteTopic = () => {
      reach();
      return new Promise(() => {});
    };
    void log.cluster.deleteTopic('t');
    await reached;
    Reflect.deleteProperty(log.storage, 'deleteTopic');
    await log.kill();
    expect(await log.cluster.topics()).toEqual([]);
    expect(log.storage.topics()).toEqual([]);
    expect(log.metadata.removedTopics()).toEqual([]);
  });
});
