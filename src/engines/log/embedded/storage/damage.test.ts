import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { TestFiles } from '../../../../../testing/base/test-files.ts';
import { tries } from '../../../../../testing/base/tries.ts';
import {
  DIRECTORY,
  openOn,
  readAll,
  record,
  settled,
  valuesOf,
} from '../../../../../testing/engines/log/embedded/storage.ts';
import { LogError } from '../../errors.ts';
import type { StorageSettings } from './settings.ts';
import type { Partition } from './storage.ts';

const SMALL: Partial<StorageSettings> = {
  segmentBytes: 2000,
  indexIntervalBytes: 200,
  journalFileBytes: 4000,
  leastIndexBytes: 100,
};
const PARTITIONS = 3;

/** Files of a log with a few segments, journals and indexes, and the records of its partitions. */
async function filledLog(more: number, settings = SMALL) {
  const files = new TestFiles();
  const { storage, partition } = await openOn(files, settings);
  const expected: string[][] = Array.from({ length: PARTITIONS }, () => []);
  const append = async (i: number) => {
    const appends = [i % PARTITIONS, (i * 7 + 1) % PARTITIONS].map((p) => {
      const values = Array.from({ length: (i % 3) + 1 }, (_, n) => `${p}/${i}/${n}`.padEnd(40));
      expected[p]!.push(...values);
      return { partition: partition(p), records: values.map((value) => record(value)) };
    });
    await storage.append(appends);
    if (i % 5 === 0) await settled();
  };
  for (let i = 0; i < 40; i++) await append(i);
  await settled();
  for (let i = 40; i < 40 + more; i++) await append(i);
  await settled();
  return { files, storage, expected };
}

/** Reads every offset. @returns the value at each offset, undefined if the read is refused */
async function readWhatIsThere(partition: Partition): Promise<(string | undefined)[]> {
  const values: (string | undefined)[] = [];
  for (let offset = 0; offset < partition.endOffset;) {
    try {
      const records = await partition.read(offset, 100);
      expect(records.length).toBeGreaterThan(0);
      for (const record of records) {
        expect(record.offset).toBe(offset);
        values[offset] = record.value?.toString();
        offset += 1;
      }
    } catch (error) {
      if (!(error instanceof LogError)) throw error;
      expect(error.code).toBe('CORRUPT_MESSAGE');
      // The error names the place.
      expect(error.message).toContain(DIRECTORY);
      values[offset] = undefined;
      offset += 1;
    }
  }
  return values;
}

interface Damage {
  readonly file: number;
  readonly at: number;
  readonly cut: boolean;
  readonly bit: number;
}

const damage: fc.Arbitrary<Damage> = fc.record({
  file: fc.noBias(fc.nat(1000)),
  at: fc.noBias(fc.nat(999_999)).map((millionths) => millionths / 1_000_000),
  cut: fc.boolean(),
  bit: fc.nat(7),
});

/** @returns the path of the damaged file */
function inflict(files: TestFiles, { file, at, cut, bit }: Damage): string {
  const paths = files.paths().filter((path) => files.get(path)!.length > 0);
  const path = paths[file % paths.length]!;
  const content = files.get(path)!;
  const position = Math.floor(at * content.length);
  const flipped = String.fromCharCode(content.charCodeAt(position) ^ (1 << bit));
  const rest = content.slice(position + 1);
  files.put(path, content.slice(0, position) + (cut ? '' : flipped + rest));
  return path;
}

test('whatever is damaged, no wrong record is read, and the loss of acknowledged records is reported', async () => {
  const { files, storage, expected } = await filledLog(10);
  const killed = files.afterKill();
  await storage.close();
  const closed = files.afterKill();
  const healed = { intact: 0, said: 0 };
  await fc.assert(
    fc.asyncProperty(damage, fc.boolean(), async (damage, isClosed) => {
      const files = (isClosed ? closed : killed).afterKill();
      const path = inflict(files, damage);
      const { storage, partition } = await openOn(files, SMALL);
      for (let p = 0; p < PARTITIONS; p++) {
        const log = partition(p);
        const values = await readWhatIsThere(log);
        const wrong = values.filter((value, i) => value !== undefined && value !== expected[p]![i]);
        expect(wrong).toEqual([]);
        // Each record is there, or reading it is refused.
        expect(log.endOffset).toBeGreaterThanOrEqual(expected[p]!.length);
        if (values.includes(undefined)) {
          healed.said += 1;
          expect(path).toMatch(/\.log$/);
        } else {
          healed.intact += 1;
        }
        // The log still works: appended records can be read.
        const value = 'next'.padEnd(40);
        const [offset] = await storage.append([{ partition: log, records: [record(value)] }]);
        expect(valuesOf(await log.read(offset!, 100))).toEqual([value]);
      }
      await storage.close();
    }),
    { numRuns: tries(250) },
  );
  expect(healed.intact).toBeGreaterThan(healed.said);
});

test('after a loss of power, damage to acknowledged frames of the journal is reported or repaired', async () => {
  // All records are in one journal file only.
  const { files, expected } = await filledLog(0, { ...SMALL, journalFileBytes: 1_000_000 });
  const met = { mended: 0, said: 0 };
  await fc.assert(
    fc.asyncProperty(damage, async (damage) => {
      const left = files.afterPowerLoss();
      const journals = left.paths().filter((path) => path.endsWith('.journal'));
      const path = journals[damage.file % journals.length]!;
      const content = left.get(path)!;
      // A bit flipped in any frame but the last: what follows proves that it was acknowledged.
      const lastFrame = content.lastIndexOf(content.slice(0, 4));
      const position = Math.floor(damage.at * lastFrame);
      const flipped = String.fromCharCode(content.charCodeAt(position) ^ (1 << damage.bit));
      left.put(path, content.slice(0, position) + flipped + content.slice(position + 1));
      const { partition } = await openOn(left, SMALL);
      for (let p = 0; p < PARTITIONS; p++) {
        const values = await readWhatIsThere(partition(p));
        expect(values.length).toBeGreaterThanOrEqual(expected[p]!.length);
        const wrong = values.filter((value, i) => value !== undefined && value !== expected[p]![i]);
        expect(wrong).toEqual([]);
        met[values.includes(undefined) ? 'said' : 'mended'] += 1;
      }
    }),
    { numRuns: tries(150) },
  );
  expect(met.said).toBeGreaterThan(0);
  // Some damage is repaired, because a frame has two copies of its head.
  expect(met.mended).toBeGreaterThan(0);
});

test('if whole frames of the journal are gone, every partition that may have lost records reports it', async () => {
  const { files, expected } = await filledLog(0, { ...SMALL, journalFileBytes: 1_000_000 });
  const stretch = fc.tuple(fc.noBias(fc.nat(999)), fc.integer({ min: 1, max: 3000 }));
  await fc.assert(
    fc.asyncProperty(stretch, async ([at, length]) => {
      const left = files.afterPowerLoss();
      const path = left.paths().find((path) => path.endsWith('.journal'))!;
      const content = left.get(path)!;
      const lastFrame = content.lastIndexOf(content.slice(0, 4));
      const from = Math.floor((at * lastFrame) / 1000);
      const to = Math.min(from + length, lastFrame);
      left.put(path, content.slice(0, from) + '\0'.repeat(to - from) + content.slice(to));
      const opened = await openOn(left, SMALL);
      const values: (string | undefined)[][] = [];
      for (let p = 0; p < PARTITIONS; p++) {
        const there = await readWhatIsThere(opened.partition(p));
        expect(there.length).toBeGreaterThanOrEqual(expected[p]!.length);
        const wrong = there.filter((value, i) => value !== undefined && value !== expected[p]![i]);
        expect(wrong).toEqual([]);
        values.push(there);
      }
      // The next start reports it too.
      await opened.storage.close();
      const again = await openOn(left, SMALL);
      for (let p = 0; p < PARTITIONS; p++) {
        expect(await readWhatIsThere(again.partition(p))).toEqual(values[p]);
      }
    }),
    { numRuns: tries(100) },
  );
});

test('a journal that is cut off anywhere keeps the complete frames, and accepts further appends', async () => {
  const files = new TestFiles();
  const { storage, partition } = await openOn(files);
  const expected: string[] = [];
  for (let i = 0; i < 4; i++) {
    expected.push(`a${i}`);
    await storage.append([
      { partition: partition(0), records: [record(`a${i}`)] },
      { partition: partition(1), records: [record(`a${i}`)] },
    ]);
  }
  const lost = files.afterPowerLoss();
  const path = lost.paths().find((path) => path.endsWith('.journal'))!;
  const content = lost.get(path)!;
  let before = -1;
  // Every fifth position in the quick run, and the end.
  const step = tries(5) === 1 ? 5 : 1;
  for (let length = content.length % step; length <= content.length; length += step) {
    const cut = lost.afterKill();
    for (const path of cut.paths()) if (path.endsWith('.log')) await cut.remove(path);
    cut.put(path, content.slice(0, length));
    const { storage, partition, logger } = await openOn(cut);
    const first = valuesOf(await readAll(partition(0)));
    expect(first).toEqual(expected.slice(0, first.length));
    // Records that were appended together are all there, or none of them is.
    expect(valuesOf(await readAll(partition(1)))).toEqual(first);
    expect(first.length).toBeGreaterThanOrEqual(before);
    before = first.length;
    expect(logger.lines.every((line) => line.includes('not written completely'))).toBe(true);
    const next = await storage.append([{ partition: partition(0), records: [record('next')] }]);
    expect(next).toEqual([first.length]);
    await storage.close();
    const again = await openOn(cut);
    expect(valuesOf(await readAll(again.partition(0)))).toEqual([...first, 'next']);
  }
  expect(before).toBe(4);
});
