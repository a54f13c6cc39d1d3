import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { TestFiles } from '../../../../../testing/base/test-files.ts';
import { tries } from '../../../../../testing/base/tries.ts';
import { TestClock } from '../../../../../testing/base/test-clock.ts';
import {
  type Opened,
  openOn,
  readAll,
  readUnlessRemoved,
  record,
} from '../../../../../testing/engines/log/embedded/storage.ts';
import type { StorageSettings } from './settings.ts';
import type { Cleanup, Partition } from './storage.ts';
import type { ReadRecord, StoredRecord } from './stored-record.ts';

const HOUR = 3600_000;
const KEEPS: readonly Cleanup[] = [
  { retentionTime: -1, retentionSize: -1, policy: 'delete' },
  { retentionTime: 4 * HOUR, retentionSize: -1, policy: 'delete' },
  { retentionTime: -1, retentionSize: 1500, policy: 'delete' },
  { retentionTime: -1, retentionSize: -1, policy: 'compact' },
];

const settings: fc.Arbitrary<Partial<StorageSettings>> = fc.record({
  segmentBytes: fc.constantFrom(300, 1000, 100_000),
  indexIntervalBytes: fc.constantFrom(1, 150, 4096),
  journalFileBytes: fc.constantFrom(500, 3000, 100_000),
  checkpointBytes: fc.constantFrom(1, 2000),
  mostJournalBytes: fc.constantFrom(1, 100_000),
  directBytes: fc.constantFrom(1, 100_000),
  leastIndexBytes: fc.constantFrom(1, 1000),
  batchBytes: fc.constantFrom(100, 10_000),
  tailBytes: fc.constantFrom(0, 1_000_000),
  tailChunkBytes: fc.constantFrom(1, 500, 1_000_000),
  openFiles: fc.constantFrom(1, 3, 100),
  compactionKeys: fc.constantFrom(2, 1000),
});

type Step =
  | {
      readonly do: 'append';
      readonly appends: readonly {
        readonly to: number;
        readonly keys: readonly (number | null)[];
      }[];
    }
  | { readonly do: 'read'; readonly from: number; readonly at: number; readonly bytes: number }
  | { readonly do: 'find'; readonly from: number; readonly at: number }
  | { readonly do: 'wait'; readonly hours: number }
  | { readonly do: 'cleanUp' | 'reopen' | 'kill' }
  | { readonly do: 'powerLoss'; readonly names: boolean; readonly contents: readonly number[] };

const partitionNumber = fc.nat(KEEPS.length - 1);
const part = fc.noBias(fc.nat(1000));
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 10,
    arbitrary: fc.record({
      do: fc.constant('append' as const),
      appends: fc.array(
        fc.record({
          to: partitionNumber,
          keys: fc.array(fc.option(fc.nat(5)), { minLength: 1, maxLength: 6 }),
        }),
        { minLength: 1, maxLength: 3 },
      ),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('read' as const),
      from: partitionNumber,
      at: part,
      bytes: fc.constantFrom(1, 100, 10_000),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('find' as const), from: partitionNumber, at: part }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('wait' as const), hours: fc.nat(30) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('cleanUp', 'reopen', 'kill') }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('powerLoss' as const),
      names: fc.boolean(),
      contents: fc.array(fc.constantFrom(0, 0.3, 0.7, 1), { minLength: 1, maxLength: 3 }),
    }),
  },
);

/** A partition as an array: the offset of a record is its place. */
class Model {
  readonly keep: Cleanup;
  readonly records: StoredRecord[] = [];

  constructor(keep: Cleanup) {
    this.keep = keep;
  }

  /** Whether there is a later record of the same key, or the record has none. */
  mayGo(offset: number): boolean {
    const { key, value } = this.records[offset]!;
    if (key === null || value === null) return true;
    return this.records.some((later, i) => i > offset && later.key?.equals(key));
  }

  /** The records that were read must equal the appended ones, without a gap except by retention and compaction. */
  check(partition: Partition, read: readonly ReadRecord[], now: number): void {
    const { startOffset, endOffset } = partition;
    expect(endOffset).toBe(this.records.length);
    for (const { offset, ...record } of read) expect(record).toEqual(this.records[offset]);
    const there = new Set(read.map(({ offset }) => offset));
    for (const [offset, { timestamp }] of this.records.entries()) {
      if (there.has(offset)) continue;
      if (this.keep.policy === 'compact') {
        expect(this.mayGo(offset), `${offset} is kept`).toBe(true);
      } else {
        expect(offset).toBeLessThan(startOffset);
        if (this.keep.retentionTime >= 0) {
          expect(timestamp).toBeLessThan(now - this.keep.retentionTime);
        }
        expect(this.keep.retentionTime >= 0 || this.keep.retentionSize >= 0).toBe(true);
      }
    }
    expect(read.map(({ offset }) => offset)).toEqual([...there].toSorted((a, b) => a - b));
  }
}

async function take(
  step: Step,
  models: readonly Model[],
  opened: Opened,
): Promise<TestFiles | undefined> {
  const { storage, clock } = opened;
  const files = opened.files as TestFiles;
  const partition = (i: number) => opened.partition(i, KEEPS[i]);
  if (step.do === 'append') {
    const appends = step.appends.map(({ to, keys }, n) => ({
      to,
      records: keys.map((key, i) =>
        record(key === 5 ? null : `${n} ${i} ${clock.now()}`.padEnd(40), {
          timestamp: clock.now() - ((i * 7919) % 5) * HOUR,
          ...(key !== null && { key: `k${key}` }),
        }),
      ),
    }));
    const offsets = await storage.append(
      appends.map(({ to, records }) => ({ partition: partition(to), records })),
    );
    for (const [i, { to, records }] of appends.entries()) {
      expect(offsets[i]).toBe(models[to]!.records.length);
      models[to]!.records.push(...records);
    }
  } else if (step.do === 'read') {
    const log = partition(step.from);
    const model = models[step.from]!;
    const { startOffset, endOffset } = log;
    const offset = startOffset + Math.floor(((endOffset - startOffset) * step.at) / 1001);
    const read = await readUnlessRemoved(log, offset, step.bytes);
    if (read === undefined) {
      expect(model.keep.policy).toBe('delete');
      return undefined;
    }
    for (const { offset, ...record } of read) expect(record).toEqual(model.records[offset]);
    if (model.keep.policy === 'delete' && offset < endOffset) {
      expect(read.map((record) => record.offset)).toEqual(read.map((_, i) => offset + i));
      expect(read.length).toBeGreaterThan(0);
    }
  } else if (step.do === 'find') {
    const log = partition(step.from);
    const all = await readAll(log);
    const earliest = Math.min(...all.map(({ timestamp }) => timestamp), clock.now());
    const timestamp = earliest + Math.floor(((clock.now() + 1 - earliest) * step.at) / 1000);
    const firstOf = (records: readonly ReadRecord[]) =>
      records.find((record) => record.timestamp >= timestamp);
    const found = await log.findTimestamp(timestamp);
    // Retention and compaction may remove records meanwhile: the result lies between the first match before and the one
    // after.
    const [before, after] = [firstOf(all), firstOf(await readAll(log))];
    if (found === undefined) expect(after).toBeUndefined();
    else {
      expect(all).toContainEqual(found);
      expect(found.timestamp).toBeGreaterThanOrEqual(timestamp);
      expect(found.offset).toBeGreaterThanOrEqual(before!.offset);
      expect(found.offset).toBeLessThanOrEqual(after?.offset ?? Infinity);
    }
  } else if (step.do === 'wait') {
    await clock.advance(step.hours * HOUR);
  } else if (step.do === 'cleanUp') {
    await storage.cleanUp();
    for (const [i, { keep, records }] of models.entries()) {
      if (keep.policy !== 'compact') continue;
      // A cleaned partition has each key once.
      const keys = (await readAll(partition(i))).map(({ key }) => key!.toString());
      expect(new Set(keys).size).toBe(keys.length);
      const last = new Map(records.map(({ key, value }) => [key?.toString() ?? '', value]));
      for (const [key, value] of last)
        if (key !== '' && value !== null) expect(keys).toContain(key);
    }
  } else if (step.do === 'reopen') {
    await storage.close();
    return files;
  } else if (step.do === 'kill') {
    return files.afterKill();
  } else if (step.do === 'powerLoss') {
    return files.afterPowerLoss(step);
  }
  return undefined;
}

test('a partition behaves like an array, whatever operations follow each other', async () => {
  await fc.assert(
    fc.asyncProperty(
      settings,
      fc.array(step, { maxLength: 60, size: 'max' }),
      async (settings, steps) => {
        const clock = new TestClock();
        const models = KEEPS.map((keep) => new Model(keep));
        const open = async (files: TestFiles) => {
          const opened = await openOn(files, settings, clock);
          for (const [i, { keep }] of models.entries()) opened.partition(i, keep);
          return opened;
        };
        let opened = await open(new TestFiles());
        for (const step of steps) {
          const left = await take(step, models, opened);
          if (left === undefined) continue;
          // Unfinished work of the previous process must not see time pass.
          opened = await open(left);
          const { lines } = opened.logger;
          expect(lines.filter((line) => line.startsWith('error'))).toEqual([]);
        }
        for (const [i, model] of models.entries()) {
          const log = opened.partition(i, model.keep);
          model.check(log, await readAll(log), clock.now());
        }
      },
    ),
    { numRuns: tries(150, 30) },
  );
});
