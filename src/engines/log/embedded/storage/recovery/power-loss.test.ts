import { expect, test } from 'vitest';
import { TestFiles } from '../../../../../../testing/base/test-files.ts';
import {
  openOn,
  readAll,
  record,
  settled,
  TOPIC,
  valuesOf,
} from '../../../../../../testing/engines/log/embedded/storage.ts';
import type { StorageSettings } from '../settings.ts';

/** Two batches of two records fill a segment; nothing is read from memory. */
const SMALL: Partial<StorageSettings> = {
  segmentBytes: 300,
  batchBytes: 100,
  tailBytes: 0,
  tailChunkBytes: 1,
};
const VALUES = Array.from({ length: 5 }, (_, i) => `value ${i}`.padEnd(40));
const FIRST = `/log/topics/${TOPIC}/0-00000000000000000000.log`;

/** The files after an append of {@link VALUES} and a loss of power: the journal, and no segment. */
async function journalAlone(): Promise<TestFiles> {
  const files = new TestFiles();
  const { storage, partition } = await openOn(files, SMALL);
  const records = VALUES.map((value) => record(value));
  await storage.append([{ partition: partition(), records }]);
  return files.afterPowerLoss();
}

async function expectAll(files: TestFiles): Promise<string[]> {
  const { partition, logger } = await openOn(files, SMALL);
  expect(valuesOf(await readAll(partition()))).toEqual(VALUES);
  return logger.lines;
}

test('segments of which a second loss of power leaves only a part are restored from the journal', async () => {
  const recovering = await journalAlone();
  await openOn(recovering, SMALL);
  // Before the checkpoint: both segments have their names and a part of their content.
  const left = recovering.afterPowerLoss({ names: true, contents: [0.7] });
  expect(left.paths().filter((path) => path.endsWith('.log'))).toHaveLength(2);
  expect(await expectAll(left)).toEqual([
    'warn: a segment was not written completely: took it from the journal',
  ]);
});

test('batches that only the journal has are read many at a time', async () => {
  const settings = { ...SMALL, journalFileBytes: 20_000, checkpointBytes: 1_000_000 };
  const files = new TestFiles();
  const { storage, partition } = await openOn(files, settings);
  const values = Array.from({ length: 300 }, (_, i) => `value ${i}`.padEnd(100));
  for (let i = 0; i < values.length; i += 10) {
    const some = values.slice(i, i + 10);
    await storage.append(
      some.map((value) => ({ partition: partition(), records: [record(value)] })),
    );
  }
  const left = files.afterPowerLoss();
  expect(left.paths().filter((path) => path.endsWith('.journal')).length).toBeGreaterThan(1);
  let reads = 0;
  const open = left.open.bind(left);
  left.open = async (path, how) => {
    const file = await open(path, how);
    const read: typeof file.read = (into, position) => {
      if (path.endsWith('.journal')) reads += 1;
      return file.read(into, position);
    };
    return { ...file, read };
  };
  const again = await openOn(left, settings);
  expect(valuesOf(await readAll(again.partition()))).toEqual(values);
  expect(reads).toBeLessThan(values.length / 5);
});

test('unwritten pages in the middle of a segment are restored from the journal', async () => {
  const recovering = await journalAlone();
  await openOn(recovering, SMALL);
  const left = recovering.afterKill();
  left.put(FIRST, '\0'.repeat(138) + left.get(FIRST)!.slice(138));
  expect(await expectAll(left)).toEqual([
    'warn: a segment was not written completely: took it from the journal',
  ]);
});

test('without a readable checkpoint, the end of a segment is restored from the journal, or its loss is logged', async () => {
  const recovering = await journalAlone();
  await openOn(recovering, SMALL);
  const left = recovering.afterPowerLoss({ names: true, contents: [0.7] });
  left.put('/log/checkpoint', 'damaged');
  const bare = left.afterKill();
  for (const path of bare.paths()) if (path.includes('/journal/')) await bare.remove(path);
  expect(await expectAll(left)).toEqual([
    'error: the checkpoint is damaged: all segments are read to rebuild it',
    `warn: ${FIRST} is not complete, of partition ${TOPIC}-0: took its records from the journal`,
    'warn: a segment was not written completely: took it from the journal',
  ]);

  const { partition, logger } = await openOn(bare, SMALL);
  expect(valuesOf(await partition().read(0, 1000))).toEqual(VALUES.slice(0, 2));
  await expect(partition().read(2, 1000)).rejects.toThrow(
    `${FIRST} at 138 is damaged: records 2 to 3 are lost`,
  );
  expect(logger.lines).toContain(
    `error: ${FIRST} is not complete, of partition ${TOPIC}-0: records 2 to 3 are lost`,
  );
});

test('a checkpoint during which retention runs still records where partitions begin', async () => {
  const files = new TestFiles();
  const { promise: first, resolve: goOn } = Promise.withResolvers<void>();
  const { promise: syncing, resolve: reached } = Promise.withResolvers<void>();
  const open = files.open.bind(files);
  files.open = async (path, how) => {
    const file = await open(path, how);
    const sync = async () => {
      if (path.includes('/topics/')) {
        reached();
        await first;
      }
      await file.sync();
    };
    return { ...file, sync };
  };
  const { storage, partition } = await openOn(files, { ...SMALL, journalFileBytes: 1 });
  const log = partition(0, { retentionTime: -1, retentionSize: 0, policy: 'delete' });
  await storage.append([{ partition: log, records: [record('a')] }]);
  const cleaning = [storage.cleanUp()];
  await syncing;
  await storage.append([{ partition: log, records: [record('b')] }]);
  cleaning.push(storage.cleanUp());
  await settled();
  const left: TestFiles[] = [];
  files.before = ({ name, path }) => {
    if (name === 'rename' && path.endsWith('checkpoint')) left.push(files.afterPowerLoss());
  };
  goOn();
  await Promise.all(cleaning);
  // After the first checkpoint, before the next.
  const { partition: again, logger } = await openOn(left[1], SMALL);
  expect(logger.lines).toEqual([]);
  expect(again().startOffset).toBe(1);
  expect(valuesOf(await readAll(again()))).toEqual(['b']);
});
