import { expect, test } from 'vitest';
import { TestFiles } from '../../../../../../testing/base/test-files.ts';
import {
  openOn,
  readAll,
  record,
  valuesOf,
} from '../../../../../../testing/engines/log/embedded/storage.ts';
import type { StorageSettings } from '../settings.ts';

const SMALL: Partial<StorageSettings> = {
  segmentBytes: 2000,
  indexIntervalBytes: 200,
  leastIndexBytes: 1,
  tailBytes: 0,
  tailChunkBytes: 1,
};
const isIndex = (path: string) => path.endsWith('.index');

/** The files of a log of 100 records, closed. */
async function closedLog(): Promise<TestFiles> {
  const files = new TestFiles();
  const { storage, partition } = await openOn(files, SMALL);
  for (let i = 0; i < 100; i++) {
    const records = [record(`v${i}`.padEnd(50), { timestamp: i * 10 })];
    await storage.append([{ partition: partition(), records }]);
  }
  await storage.close();
  return files;
}

test('an opened log reads only the parts of its files that are needed', async () => {
  const files = (await closedLog()).afterKill();
  const { partition } = await openOn(files, SMALL);
  // Only the size of the newest segment is checked, in case a missing journal had more records; nothing is read.
  const atStart = files.operations.filter(({ path }) => path.includes('/topics/'));
  expect(atStart.map(({ name }) => name)).toEqual(['open']);
  const before = files.operations.length;
  expect(valuesOf(await partition().read(50, 1))).toEqual(['v50'.padEnd(50)]);
  const opened = files.operations
    .slice(before)
    .filter(({ name }) => name === 'open')
    .map(({ path }) => path);
  expect(opened.filter(isIndex)).toHaveLength(1);
  expect(opened).toHaveLength(2);
});

test('an index that is missing, damaged or of another segment is rebuilt', async () => {
  const left = await closedLog();
  const paths = left.paths().filter(isIndex);
  expect(paths.length).toBeGreaterThan(3);
  const contents = paths.map((path) => left.get(path)!);
  const changes: ((files: TestFiles) => void)[] = [
    (files) => paths.forEach((path) => void files.remove(path)),
    (files) => paths.forEach((path) => files.put(path, '')),
    (files) => paths.forEach((path, i) => files.put(path, contents[i]!.slice(0, -1))),
    (files) => paths.forEach((path, i) => files.put(path, contents[i]!.replace(/.$/s, 'x'))),
    // An index with a valid checksum, but of another segment.
    (files) => paths.forEach((path, i) => files.put(path, contents.at(i - 1)!)),
  ];
  for (const change of changes) {
    const files = left.afterKill();
    change(files);
    const { partition, storage } = await openOn(files, SMALL);
    for (const offset of [99, 0, 40, 41, 73]) {
      expect(valuesOf(await partition().read(offset, 1))).toEqual([`v${offset}`.padEnd(50)]);
      expect((await partition().findTimestamp(offset * 10 - 5))?.offset).toBe(offset);
    }
    expect(await readAll(partition())).toHaveLength(100);
    await storage.close();
  }
});

test('an index with wrong positions is detected and rebuilt', async () => {
  const filled = async (length: number) => {
    const files = new TestFiles();
    const { storage, partition } = await openOn(files, { ...SMALL, segmentBytes: 10_000 });
    for (let i = 0; i < 40; i++) {
      await storage.append([{ partition: partition(), records: [record(`v${i}`.padEnd(length))] }]);
    }
    await storage.close();
    return files;
  };
  const files = await filled(60);
  const other = await filled(31);
  const path = files.paths().find(isIndex)!;
  files.put(path, other.get(path)!);
  const { partition } = await openOn(files, SMALL);
  for (const offset of [39, 20, 7]) {
    expect(valuesOf(await partition().read(offset, 1))).toEqual([`v${offset}`.padEnd(60)]);
  }
});

test('a timestamp is found also if timestamps are not in order', async () => {
  const { storage, partition } = await openOn(new TestFiles(), SMALL);
  const times = Array.from({ length: 100 }, (_, i) => (i * 37) % 101);
  for (const timestamp of times) {
    await storage.append([
      { partition: partition(), records: [record('v'.repeat(60), { timestamp })] },
    ]);
  }
  for (let time = 0; time <= 101; time++) {
    const offset = times.findIndex((timestamp) => timestamp >= time);
    const expected = offset < 0 ? undefined : { offset, timestamp: times[offset] };
    const found = await partition().findTimestamp(time);
    expect(
      found === undefined ? undefined : { offset: found.offset, timestamp: found.timestamp },
    ).toEqual(expected);
  }
});
