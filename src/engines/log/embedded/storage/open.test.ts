import { expect, test } from 'vitest';
import { TestFiles } from '../../../../../testing/base/test-files.ts';
import {
  openOn,
  readAll,
  record,
  settled,
  valuesOf,
} from '../../../../../testing/engines/log/embedded/storage.ts';
import { MemoryFiles } from '../../../../base/files/memory-files.ts';
import { TestClock } from '../../../../../testing/base/test-clock.ts';

const records = (...values: string[]) => values.map((value) => record(value));

test('records get consecutive offsets, and can be read from any of them', async () => {
  for (const files of [new TestFiles(), new MemoryFiles()]) {
    const { storage, partition } = await openOn(files);
    const log = partition();
    const append = (...values: string[]) =>
      storage.append([{ partition: log, records: records(...values) }]);
    expect(await Promise.all([append('a'), append('b', 'c'), append('d')])).toEqual([
      [0],
      [1],
      [3],
    ]);
    expect(log.endOffset).toBe(4);
    expect(valuesOf(await log.read(0, 1000))).toEqual(['a', 'b', 'c', 'd']);
    expect(valuesOf(await log.read(2, 1000))).toEqual(['c', 'd']);
    expect(valuesOf(await log.read(2, 1))).toEqual(['c']);
    expect(await log.read(4, 1000)).toEqual([]);
    await expect(log.read(5, 1000)).rejects.toMatchObject({ code: 'OFFSET_OUT_OF_RANGE' });
    await expect(log.read(-1, 1000)).rejects.toMatchObject({ code: 'OFFSET_OUT_OF_RANGE' });
    await storage.close();
  }
});

test('the progress of a long recovery after a kill is logged', async () => {
  const files = new TestFiles();
  const { storage, partition } = await openOn(files);
  await storage.append([{ partition: partition(0), records: [record('x'.repeat(300_000))] }]);
  await storage.append([{ partition: partition(1), records: records('b') }]);
  // Each call returns a time that is a second and a half later.
  class SlowClock extends TestClock {
    #later = super.now();
    override now(): number {
      return (this.#later += 1500);
    }
  }
  const { logger } = await openOn(files.afterKill(), {}, new SlowClock());
  expect(logger.lines).toEqual([
    'info: looking at the partitions of Kafka: 50 %',
    'info: looking at the partitions of Kafka: 100 %',
    expect.stringMatching(/^info: looking at the partitions of Kafka: 2 partitions in /),
    'info: applying the journal of Kafka: 99 %',
    expect.stringMatching(/^info: applying the journal of Kafka: 0 MB in /),
  ]);
});

test('keys, values, headers and timestamps are read as they were appended', async () => {
  const bytes = Buffer.from(Array.from({ length: 256 }, (_, i) => i));
  const stored = [
    { timestamp: 5, key: null, value: null, headers: [] },
    { timestamp: 0, key: Buffer.alloc(0), value: Buffer.alloc(0), headers: [] },
    {
      timestamp: Number.MAX_SAFE_INTEGER,
      key: bytes,
      value: Buffer.alloc(100_000, bytes),
      headers: [
        { key: 'größe', value: bytes },
        { key: '', value: Buffer.alloc(0) },
      ],
    },
  ];
  const { storage, partition, files } = await openOn();
  await storage.append([{ partition: partition(), records: stored }]);
  const expected = stored.map((record, offset) => ({ ...record, offset }));
  expect(await readAll(partition())).toEqual(expected);
  await storage.close();
  const again = await openOn(files);
  expect(await readAll(again.partition())).toEqual(expected);
});

test('appended records survive closing, a kill and a loss of power', async () => {
  const files = new TestFiles();
  const { storage, partition } = await openOn(files);
  for (let i = 0; i < 20; i++) {
    await storage.append([
      { partition: partition(0), records: records(`a${i}`) },
      { partition: partition(1), records: records(`b${i}`, `c${i}`) },
    ]);
  }
  await settled();
  const all = async (files: TestFiles) => {
    const { storage, partition, logger } = await openOn(files);
    expect(storage.topics()).toHaveLength(1);
    const values = [await readAll(partition(0)), await readAll(partition(1))].map(valuesOf);
    const [next] = await storage.append([{ partition: partition(1), records: records('next') }]);
    expect(next).toBe(40);
    expect(logger.lines.filter((line) => !line.includes('took it from the journal'))).toEqual([]);
    return values;
  };
  const expected = [
    Array.from({ length: 20 }, (_, i) => `a${i}`),
    Array.from({ length: 20 }, (_, i) => [`b${i}`, `c${i}`]).flat(),
  ];
  expect(await all(files.afterKill())).toEqual(expected);
  expect(await all(files.afterPowerLoss())).toEqual(expected);
  expect(await all(files.afterPowerLoss({ names: true, contents: [0.5] }))).toEqual(expected);
  await storage.close();
  expect(await all(files.afterPowerLoss())).toEqual(expected);
});
