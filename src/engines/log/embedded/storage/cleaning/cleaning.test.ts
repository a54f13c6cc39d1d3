import { expect, test } from 'vitest';
import { TestFiles } from '../../../../../../testing/base/test-files.ts';
import {
  COMPACT,
  openOn,
  readAll,
  record,
  settled,
  TOPIC,
  valuesOf,
} from '../../../../../../testing/engines/log/embedded/storage.ts';
import type { LogFile } from '../../../../../base/files/files.ts';
import { TestClock } from '../../../../../../testing/base/test-clock.ts';
import type { StorageSettings } from '../settings.ts';
import type { Cleanup } from '../storage.ts';
import type { ReadRecord } from '../stored-record.ts';

const HOUR = 3600_000;
const SMALL: Partial<StorageSettings> = { segmentBytes: 1024, indexIntervalBytes: 256 };
const keep = (limits: Partial<Cleanup>): Cleanup => ({
  retentionTime: -1,
  retentionSize: -1,
  policy: 'delete',
  ...limits,
});
const segmentsOf = (files: TestFiles) => files.paths().filter((path) => path.endsWith('.log'));
const keysOf = (records: readonly ReadRecord[]) =>
  records.map(({ offset, key, value }) => `${offset} ${key?.toString()}=${value?.toString()}`);

test('records older than the retention time are removed, a whole segment at a time', async () => {
  const { storage, partition, clock, files } = await openOn(new TestFiles(), SMALL);
  const log = partition(0, keep({ retentionTime: HOUR }));
  for (let i = 0; i < 20; i++) {
    const value = String(i).padEnd(200, '.');
    await storage.append([
      { partition: log, records: [record(value, { timestamp: clock.now() })] },
    ]);
    await clock.advance(HOUR / 10);
  }
  await storage.cleanUp();
  expect(log.startOffset).toBeGreaterThan(5);
  expect(log.startOffset).toBeLessThanOrEqual(10);
  const left = valuesOf(await readAll(log)).map((value) => Number.parseInt(value!, 10));
  expect(left).toEqual(Array.from({ length: 20 - log.startOffset }, (_, i) => i + log.startOffset));
  await expect(log.read(0, 100)).rejects.toMatchObject({ code: 'OFFSET_OUT_OF_RANGE' });
  const { startOffset } = log;
  const again = await openOn((files as TestFiles).afterPowerLoss(), SMALL);
  expect(again.partition().startOffset).toBe(startOffset);
});

test('all records are removed if all are too old, and offsets continue', async () => {
  const { storage, partition, clock, files } = await openOn(new TestFiles(), SMALL);
  const log = partition(0, keep({ retentionTime: HOUR }));
  const append = () =>
    storage.append([{ partition: log, records: [record('a', { timestamp: clock.now() })] }]);
  await append();
  await append();
  // Retention runs at its interval.
  await clock.advance(2 * HOUR);
  await settled();
  expect([log.startOffset, log.endOffset]).toEqual([2, 2]);
  expect(await readAll(log)).toEqual([]);
  expect(segmentsOf(files as TestFiles)).toHaveLength(1);
  for (const after of [(files as TestFiles).afterKill(), (files as TestFiles).afterPowerLoss()]) {
    const again = await openOn(after, SMALL);
    expect(again.partition().startOffset).toBe(2);
    expect(
      await again.storage.append([{ partition: again.partition(), records: [record('b')] }]),
    ).toEqual([2]);
  }
  expect(await append()).toEqual([2]);
});

test('the oldest segments are removed while a partition is larger than its retention size', async () => {
  const { storage, partition } = await openOn(new TestFiles(), SMALL);
  const log = partition(0, keep({ retentionSize: 3000 }));
  for (let i = 0; i < 50; i++) {
    await storage.append([{ partition: log, records: [record('x'.repeat(200))] }]);
  }
  expect(log.size).toBeGreaterThan(10_000);
  await storage.cleanUp();
  expect(log.size).toBeGreaterThanOrEqual(3000);
  expect(log.size).toBeLessThan(3000 + 1024 + 300);
  expect(log.endOffset).toBe(50);
});

test('compaction keeps the last record of each key, with its offset', async () => {
  const { storage, partition, files } = await openOn(new TestFiles(), SMALL);
  const log = partition(0, COMPACT);
  for (let i = 0; i < 60; i++) {
    const records = [record(`v${i}`, { key: `k${i % 7}` }), record('none')];
    await storage.append([{ partition: log, records }]);
  }
  await storage.cleanUp();
  const expected = Array.from({ length: 7 }, (_, i) => 53 + i).map(
    (i) => `${i * 2} k${i % 7}=v${i}`,
  );
  expect(keysOf(await readAll(log))).toEqual(expected);
  expect([log.startOffset, log.endOffset]).toEqual([0, 120]);
  expect(keysOf(await log.read(0, 1))).toEqual(expected.slice(0, 1));
  expect(segmentsOf(files as TestFiles)).toHaveLength(1);
  await storage.append([{ partition: log, records: [record('new', { key: 'k0' })] }]);
  await storage.cleanUp();
  const after = [...expected.filter((line) => !line.includes('k0')), '120 k0=new'];
  expect(keysOf(await readAll(log))).toEqual(after);
  for (const left of [(files as TestFiles).afterKill(), (files as TestFiles).afterPowerLoss()]) {
    const again = await openOn(left, SMALL);
    expect(keysOf(await readAll(again.partition(0, COMPACT)))).toEqual(after);
  }
});

test('partitions can be read while their segments are replaced', async () => {
  const settings = { ...SMALL, tailBytes: 0, tailChunkBytes: 1 };
  const { storage, partition } = await openOn(new TestFiles(), settings);
  const log = partition(0, COMPACT);
  for (let round = 0; round < 10; round++) {
    for (let i = 0; i < 20; i++) {
      const value = `v${round * 20 + i}`;
      await storage.append([{ partition: log, records: [record(value, { key: `k${i}` })] }]);
    }
    const cleaned = storage.cleanUp();
    for (let turn = 0; turn < 20; turn++) {
      await new Promise(setImmediate);
      for (const { offset, value } of await readAll(log, 100)) {
        expect(value!.toString()).toBe(`v${offset}`);
      }
    }
    await cleaned;
    expect(await readAll(log)).toHaveLength(20);
  }
});

/** Files that delay opening the next file with a given ending, until the test lets it go on. */
class SlowFiles extends TestFiles {
  slow: { readonly ending: string; readonly opens: Promise<void> } | undefined;

  override async open(path: string, how: 'new' | 'existing'): Promise<LogFile> {
    const { slow } = this;
    if (slow !== undefined && path.endsWith(slow.ending)) {
      this.slow = undefined;
      await slow.opens;
    }
    return super.open(path, how);
  }
}

test('a read whose segment has been replaced reads the replacement', async () => {
  for (const cleanup of [COMPACT, keep({ retentionSize: 1 })]) {
    const files = new SlowFiles();
    const before = await openOn(files, SMALL);
    for (let i = 0; i < 30; i++) {
      const records = [record(`v${i}`.padEnd(100), { key: `k${i % 20}` })];
      await before.storage.append([{ partition: before.partition(), records }]);
    }
    await before.storage.close();
    const { storage, partition } = await openOn(files, SMALL);
    const log = partition(0, cleanup);
    const gate = Promise.withResolvers<void>();
    files.slow = { ending: '.index', opens: gate.promise };
    const read = log.read(1, 1);
    await settled();
    expect(files.slow).toBeUndefined();
    await storage.cleanUp();
    gate.resolve();
    if (cleanup.policy === 'compact') {
      expect(valuesOf(await read)).toEqual(['v10'.padEnd(100)]);
    } else {
      await expect(read).rejects.toMatchObject({ code: 'OFFSET_OUT_OF_RANGE' });
    }
  }
});

test('a tombstone can be read for a day after its record was removed, and is then removed too', async () => {
  const { storage, partition, clock } = await openOn(new TestFiles(), SMALL);
  const log = partition(0, COMPACT);
  await storage.append([
    { partition: log, records: [record('v', { key: 'a' }), record('w', { key: 'b' })] },
  ]);
  await storage.append([{ partition: log, records: [record(null, { key: 'a' })] }]);
  await storage.cleanUp();
  expect(keysOf(await readAll(log))).toEqual(['1 b=w', '2 a=undefined']);
  await clock.advance(23 * HOUR);
  await storage.cleanUp();
  expect(keysOf(await readAll(log))).toEqual(['1 b=w', '2 a=undefined']);
  await clock.advance(2 * HOUR);
  await storage.cleanUp();
  expect(keysOf(await readAll(log))).toEqual(['1 b=w']);
  expect(await log.read(2, 100)).toEqual([]);
  expect(log.endOffset).toBe(3);
});

test('a partition with more keys than fit in memory is compacted in several rounds', async () => {
  const { storage, partition } = await openOn(new TestFiles(), { ...SMALL, compactionKeys: 5 });
  const log = partition(0, COMPACT);
  for (let i = 0; i < 100; i++) {
    await storage.append([{ partition: log, records: [record(`v${i}`, { key: `k${i % 23}` })] }]);
  }
  await storage.cleanUp();
  expect(keysOf(await readAll(log))).toEqual(
    Array.from({ length: 23 }, (_, i) => 77 + i).map((i) => `${i} k${i % 23}=v${i}`),
  );
});

test('compaction at its interval waits until half of a partition is new', async () => {
  const { storage, partition, clock } = await openOn(new TestFiles(), SMALL);
  const log = partition(0, COMPACT);
  for (let i = 0; i < 100; i++) {
    await storage.append([{ partition: log, records: [record(`v${i}`, { key: 'k' })] }]);
  }
  const before = log.size;
  await clock.advance(HOUR);
  await settled();
  expect(log.size).toBeLessThan(before / 4);
  const all = await readAll(log);
  expect(all.at(-1)!.offset).toBe(99);
});

test('a deleted topic stays deleted, also after a crash in the middle of its removal', async () => {
  const files = new TestFiles();
  const { storage, partition } = await openOn(files, SMALL);
  const log = partition();
  const other = partition(0, COMPACT, 'other topic/..');
  await storage.append([
    { partition: log, records: [record('a')] },
    { partition: other, records: [record('b', { key: 'k' })] },
  ]);
  let told = false;
  log.onAppended(() => (told = true));
  files.before = ({ name, path }) => {
    if (name === 'remove' && path.includes(TOPIC)) throw new Error('not now');
  };
  await storage.deleteTopic(TOPIC);
  expect(told).toBe(true);
  expect(storage.topics()).toEqual(['other topic/..']);
  await expect(log.read(0, 100)).rejects.toMatchObject({ code: 'UNKNOWN_TOPIC_OR_PARTITION' });
  await expect(storage.append([{ partition: log, records: [record('a')] }])).rejects.toMatchObject({
    code: 'UNKNOWN_TOPIC_OR_PARTITION',
  });
  for (const left of [files.afterKill(), files.afterPowerLoss()]) {
    const again = await openOn(left, SMALL, new TestClock());
    expect(again.storage.topics()).toEqual(['other topic/..']);
    expect(left.paths().filter((path) => path.includes(TOPIC))).toEqual([]);
    expect(valuesOf(await readAll(again.partition(0, COMPACT, 'other topic/..')))).toEqual(['b']);
  }
});
