import { describe, expect, test } from 'vitest';
import { LogError } from '../../errors.ts';
import {
  BY_HAND,
  STORAGES,
  TestLog,
} from '../../../../../testing/engines/log/embedded/embedded.ts';

const first = { topic: 't', partition: 0 };
const byHand = { topics: ['t'], config: BY_HAND };
const committed = (log: TestLog) => log.cluster.committed('g', 'i', [first]);

describe.each(STORAGES)('committing, over $name', ({ storage }) => {
  const open = async (partitions: number) => {
    const log = await TestLog.open(storage);
    await log.cluster.createTopic('t', partitions);
    return log;
  };

  test('writes the commits of one turn of the event loop in one transaction', async () => {
    const log = await open(200);
    let transactions = 0;
    const put = log.metadata.putOffsets.bind(log.metadata);
    log.metadata.putOffsets = (rows) => (transactions++, put(rows));
    for (const group of ['a', 'b', 'c']) await log.consume(group, 'i', byHand);
    await Promise.all(['a', 'b', 'c'].map((group) => log.cluster.commit(group, 'i', undefined)));
    expect(transactions).toBe(1);
    expect(log.metadata.offsets()).toHaveLength(600);
  });

  test('is refused if the disk refuses, and written with the next commit', async () => {
    const log = await open(1);
    await log.append('t', 0, '1');
    await log.consume('g', 'i', byHand);
    const put = log.metadata.putOffsets.bind(log.metadata);
    log.metadata.putOffsets = () => {
      throw new LogError('KAFKA_STORAGE_ERROR', 'disk full');
    };
    await expect(log.cluster.commit('g', 'i', undefined)).rejects.toMatchObject({
      code: 'KAFKA_STORAGE_ERROR',
    });
    // The offset that a crash would leave.
    expect(await committed(log)).toEqual([{ ...first, offset: -1 }]);
    log.metadata.putOffsets = put;
    expect(await committed(log)).toEqual([{ ...first, offset: 1 }]);
    await log.kill();
    expect(await committed(log)).toEqual([{ ...first, offset: 1 }]);
  });
});
