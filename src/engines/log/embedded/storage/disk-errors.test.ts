import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { diskError, type Operation, TestFiles } from '../../../../../testing/base/test-files.ts';
import { tries } from '../../../../../testing/base/tries.ts';
import {
  openOn,
  readAll,
  record,
  settled,
  valuesOf,
} from '../../../../../testing/engines/log/embedded/storage.ts';
import type { StorageSettings } from './settings.ts';
import type { Partition } from './storage.ts';

/** Makes the disk refuse operations on some files. @returns ends that */
function failing(
  files: TestFiles,
  code: string,
  isMeant: (operation: Operation) => boolean,
): () => void {
  const before = (operation: Operation) => {
    if (isMeant(operation)) throw diskError(code);
  };
  files.before = before;
  return () => {
    if (files.before === before) files.before = () => {};
  };
}

const isJournal = ({ path }: Operation) => path.endsWith('.journal');
const isSegment = ({ path }: Operation) => path.endsWith('.log');

async function valuesAfter(files: TestFiles, partition = 0): Promise<(string | undefined)[]> {
  const opened = await openOn(files);
  return valuesOf(await readAll(opened.partition(partition)));
}

test('appends are refused on a full disk, and accepted again when there is space', async () => {
  const files = new TestFiles();
  const { storage, partition } = await openOn(files);
  const log = partition();
  const append = (value: string) => storage.append([{ partition: log, records: [record(value)] }]);
  await append('a');
  await settled();
  // The disk writes only a part of it.
  files.takes = (bytes) => Math.min(bytes, 10);
  let asked = 0;
  const mend = failing(
    files,
    'ENOSPC',
    (operation) => operation.name === 'write' && isJournal(operation) && (asked += 1) > 3,
  );
  for (const value of ['b', 'c']) {
    await expect(append(value)).rejects.toMatchObject({
      code: 'KAFKA_STORAGE_ERROR',
      message: 'cannot write to the journal: No space left on device',
    });
  }
  expect(log.endOffset).toBe(1);
  files.takes = (bytes) => bytes;
  mend();
  expect(await append('d')).toEqual([1]);
  expect(valuesOf(await log.read(0, 100))).toEqual(['a', 'd']);
  await settled();
  expect(await valuesAfter(files.afterKill())).toEqual(['a', 'd']);
  expect(await valuesAfter(files.afterPowerLoss())).toEqual(['a', 'd']);
});

test('after a failed sync nothing is acknowledged until there is a new journal file', async () => {
  const files = new TestFiles();
  const { storage, partition } = await openOn(files);
  const log = partition();
  const append = (value: string) => storage.append([{ partition: log, records: [record(value)] }]);
  await append('a');
  let mend = failing(
    files,
    'EIO',
    (operation) => operation.name === 'sync' && isJournal(operation),
  );
  await expect(append('b')).rejects.toMatchObject({
    message: 'cannot sync the journal: Input/output error',
  });
  mend();
  mend = failing(files, 'EIO', (operation) => operation.name === 'open' && isJournal(operation));
  await expect(append('c')).rejects.toMatchObject({
    message: 'cannot begin a journal file: Input/output error',
  });
  mend();
  expect(await append('d')).toEqual([1]);
  expect(valuesOf(await log.read(0, 100))).toEqual(['a', 'd']);
  for (const left of [files.afterKill(), files.afterPowerLoss()]) {
    expect(await valuesAfter(left)).toEqual(['a', 'd']);
  }
});

test('records that can not be written to a segment stay in memory and in the journal, and can be read', async () => {
  const files = new TestFiles();
  const { storage, partition, logger, clock } = await openOn(files);
  const log = partition();
  const append = (value: string) => storage.append([{ partition: log, records: [record(value)] }]);
  await append('a');
  await settled();
  const mend = failing(
    files,
    'EIO',
    (operation) => operation.name === 'write' && isSegment(operation),
  );
  // It is durable, because it is in the journal.
  expect(await append('b')).toEqual([1]);
  await settled();
  expect(logger.lines).toContain('error: cannot write to a segment: Input/output error');
  await expect(append('c')).rejects.toMatchObject({ code: 'KAFKA_STORAGE_ERROR' });
  expect(valuesOf(await log.read(0, 100))).toEqual(['a', 'b']);
  expect(await valuesAfter(files.afterKill())).toEqual(['a', 'b']);
  mend();
  await clock.advance(60_000);
  await settled();
  expect(await append('d')).toEqual([2]);
  await storage.close();
  expect(await valuesAfter(files.afterPowerLoss())).toEqual(['a', 'b', 'd']);
});

test('a segment whose sync has failed is written again before the journal is removed', async () => {
  const files = new TestFiles();
  const { storage, partition, clock, logger } = await openOn(files, { journalFileBytes: 400 });
  const log = partition();
  const values: string[] = [];
  const append = async () => {
    values.push(`v${values.length}`);
    await storage.append([{ partition: log, records: [record(values.at(-1)!)] }]);
    await settled();
  };
  await append();
  const mend = failing(
    files,
    'EIO',
    (operation) => operation.name === 'sync' && isSegment(operation),
  );
  for (let i = 0; i < 5; i++) await append();
  expect(logger.lines).toContain('error: cannot make a checkpoint: Input/output error');
  expect(await valuesAfter(files.afterPowerLoss())).toEqual(values);
  mend();
  await clock.advance(60_000);
  await settled();
  for (let i = 0; i < 5; i++) await append();
  expect(files.paths().filter((path) => path.endsWith('.journal')).length).toBeLessThan(3);
  expect(await valuesAfter(files.afterPowerLoss())).toEqual(values);
});

test('appends are accepted while no checkpoint can be written, and survive a loss of power', async () => {
  const files = new TestFiles();
  const { storage, partition, logger } = await openOn(files, { journalFileBytes: 400 });
  failing(files, 'ENOSPC', ({ path }) => path.includes('checkpoint'));
  for (let i = 0; i < 10; i++) {
    await storage.append([{ partition: partition(), records: [record(`v${i}`)] }]);
  }
  await settled();
  expect(logger.lines).toContain('error: cannot make a checkpoint: No space left on device');
  expect(await valuesAfter(files.afterPowerLoss())).toHaveLength(10);
  await expect(storage.close()).rejects.toMatchObject({ code: 'KAFKA_STORAGE_ERROR' });
});

test('whatever the disk refuses and whenever the power fails, acknowledged records are kept', async () => {
  const settings: Partial<StorageSettings> = {
    segmentBytes: 500,
    journalFileBytes: 700,
    indexIntervalBytes: 100,
    leastIndexBytes: 1,
    openFiles: 2,
    directBytes: 150,
    tailBytes: 0,
    tailChunkBytes: 1,
  };
  const operations = fc.subarray<Operation['name']>(
    ['makeDirectory', 'open', 'write', 'truncate', 'sync', 'rename', 'remove', 'syncDirectory'],
    { minLength: 1 },
  );
  const step = fc.oneof(
    { weight: 8, arbitrary: fc.constant('append' as const) },
    { weight: 2, arbitrary: fc.constant('appends' as const) },
    { weight: 1, arbitrary: fc.constant('wait' as const) },
    { weight: 1, arbitrary: fc.constant('cleanUp' as const) },
    { weight: 1, arbitrary: fc.tuple(operations, fc.constantFrom('ENOSPC', 'EIO'), fc.nat(5)) },
    { weight: 1, arbitrary: fc.constant('mend' as const) },
  );
  const kept = fc.option(
    fc.record({
      names: fc.boolean(),
      contents: fc.array(fc.constantFrom(0, 0.3, 0.8, 1), { minLength: 1, maxLength: 3 }),
    }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60, size: 'max' }), kept, async (steps, kept) => {
      const files = new TestFiles();
      const { storage, partition, clock } = await openOn(files, settings);
      const acknowledged: Map<number, string>[] = [new Map(), new Map()];
      let count = 0;
      const append = async (to: number) => {
        const value = `${(count += 1)}`.padEnd(30);
        const log = partition(to);
        try {
          const [offset] = await storage.append([{ partition: log, records: [record(value)] }]);
          expect(acknowledged[to]!.has(offset!)).toBe(false);
          acknowledged[to]!.set(offset!, value);
        } catch (error) {
          expect(error).toMatchObject({ code: 'KAFKA_STORAGE_ERROR' });
        }
      };
      for (const step of steps) {
        if (step === 'append') await append(count % 2);
        else if (step === 'appends') await Promise.all([append(0), append(1), append(0)]);
        else if (step === 'wait') await clock.advance(10_000);
        else if (step === 'cleanUp') await storage.cleanUp();
        else if (step === 'mend') files.before = () => {};
        else {
          const [names, code, after] = step;
          let seen = 0;
          failing(files, code, ({ name }) => names.includes(name) && (seen += 1) > after);
        }
      }
      const check = async (partition: Partition, expected: ReadonlyMap<number, string>) => {
        const read = new Map<number, string>();
        for (const { offset, value } of await readAll(partition))
          read.set(offset, value!.toString());
        for (const [offset, value] of expected) expect(read.get(offset)).toBe(value);
      };
      files.before = () => {};
      const left = kept === null ? files.afterKill() : files.afterPowerLoss(kept);
      for (const [i, expected] of acknowledged.entries()) await check(partition(i), expected);
      const again = await openOn(left, settings);
      for (const [i, expected] of acknowledged.entries()) {
        await check(again.partition(i), expected);
      }
      expect(again.logger.lines.filter((line) => line.startsWith('error'))).toEqual([]);
    }),
    { numRuns: tries(150, 30) },
  );
});

test('a log can be opened on a full disk, with records that only the journal has', async () => {
  const files = new TestFiles();
  const { storage, partition } = await openOn(files);
  failing(files, 'ENOSPC', (operation) => operation.name === 'write' && isSegment(operation));
  await storage.append([{ partition: partition(), records: [record('a')] }]);
  const left = files.afterKill();
  const mend = failing(left, 'ENOSPC', ({ name }) => name === 'write');
  const again = await openOn(left);
  expect(valuesOf(await readAll(again.partition()))).toEqual(['a']);
  const next = [{ partition: again.partition(), records: [record('b')] }];
  await expect(again.storage.append(next)).rejects.toMatchObject({ code: 'KAFKA_STORAGE_ERROR' });
  mend();
  await again.clock.advance(60_000);
  await settled();
  expect(await again.storage.append(next)).toEqual([1]);
  await settled();
  expect(await valuesAfter(left.afterPowerLoss())).toEqual(['a', 'b']);
});

test('blocks that are allocated in advance are freed if the disk is full', async () => {
  const files = new TestFiles();
  const { storage, partition } = await openOn(files);
  // There is room for only a part of the zeros that are written in advance.
  files.takes = (bytes) => {
    if (bytes === 412) throw diskError('ENOSPC');
    return bytes === 512 ? 100 : bytes;
  };
  await storage.append([{ partition: partition(), records: [record('a')] }]);
  const journal = files.paths().find((path) => path.endsWith('.journal'))!;
  await settled();
  expect(files.get(journal)!.endsWith('\0'.repeat(50))).toBe(false);
});

test('a file that a start can not open is named', async () => {
  const files = new TestFiles();
  const { storage, partition } = await openOn(files);
  await storage.append([{ partition: partition(), records: [record('a')] }]);
  const killed = files.afterKill();
  killed.before = ({ path }) => {
    if (path.endsWith('.journal')) throw Object.assign(diskError('EACCES'), { path });
  };
  await expect(openOn(killed)).rejects.toThrow(
    /^cannot open .*\/journal\/[^/]*\.journal: Permission denied$/,
  );
});
