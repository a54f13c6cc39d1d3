import { describe, expect, test } from 'vitest';
import { TestFiles } from '../../../../../testing/base/test-files.ts';
import {
  openOn,
  readAll,
  record,
  settled,
  TOPIC,
  valuesOf,
} from '../../../../../testing/engines/log/embedded/storage.ts';
import type { StorageSettings } from './settings.ts';
import type { Partition } from './storage.ts';

/** About three records in a segment. */
const SMALL: Partial<StorageSettings> = { segmentBytes: 300, tailBytes: 0, tailChunkBytes: 1 };
/** All records stay in one journal file, and no checkpoint is made. */
const ONE_JOURNAL = { ...SMALL, checkpointBytes: 1_000_000 };

const VALUES = Array.from({ length: 12 }, (_, i) => `value ${i}`.padEnd(40));

async function filled(settings = SMALL) {
  const files = new TestFiles();
  const opened = await openOn(files, settings);
  const append = async (partition: number, value: string) => {
    const to = opened.partition(partition);
    await opened.storage.append([{ partition: to, records: [record(value)] }]);
  };
  for (const value of VALUES) {
    await append(0, value);
    await append(1, value);
  }
  await settled();
  return { ...opened, files };
}

const segmentsOf = (files: TestFiles, partition = 0) =>
  files.paths().filter((path) => path.includes(`/${partition}-`) && path.endsWith('.log'));

/** The values of readable records, and the errors of the others. */
async function survey(partition: Partition): Promise<unknown[]> {
  const read: unknown[] = [];
  for (let offset = partition.startOffset; offset < partition.endOffset;) {
    try {
      const [first] = await partition.read(offset, 1);
      read.push(first!.value!.toString());
      offset = first!.offset + 1;
    } catch (error) {
      const { damage } = error as { damage: { from: number; to: number } };
      read.push(damage);
      offset = damage.to + 1;
    }
  }
  return read;
}

describe('after a clean stop', () => {
  test.each([
    ['oldest', 0],
    ['middle', 1],
    ['newest', -1],
  ])(
    'a missing %s segment is logged with its offsets, and the other segments can be read',
    async (_, which) => {
      const { files, storage } = await filled();
      await storage.close();
      const paths = segmentsOf(files);
      const path = paths.at(which)!;
      const next = paths[paths.indexOf(path) + 1];
      const from = Number(path.slice(-24, -4));
      const end = next === undefined ? VALUES.length : Number(next.slice(-24, -4));
      await files.remove(path);
      const expected = [...VALUES.slice(0, from), { from, to: end - 1 }, ...VALUES.slice(end)];
      for (let start = 1; start <= 3; start++) {
        const { partition, storage, logger } = await openOn(files, SMALL);
        const all = [...expected, ...VALUES.slice(0, start - 1)];
        expect(await survey(partition(0))).toEqual(all);
        expect(await survey(partition(1))).toEqual(VALUES);
        const lost = `error: ${path} is missing, of partition ${TOPIC}-0: records ${from} to ${end - 1} are lost`;
        const told = logger.lines.filter((line) => line.includes('is missing, of'));
        expect(told).toEqual(start === 1 ? [lost] : []);
        // The partition still works, also after further starts.
        const next = { partition: partition(0), records: [record(VALUES[start - 1]!)] };
        expect(await storage.append([next])).toEqual([VALUES.length + start - 1]);
        await storage.close();
      }
    },
  );

  test('the message names the topic if its name is known', async () => {
    const { files, storage } = await filled();
    const limits = { retentionTime: -1, retentionSize: -1, maxMessageSize: -1 };
    const facts = { id: TOPIC, name: 'orders', cluster: 'c', partitions: 2, creationTime: 1 };
    await storage.descriptions.put({ ...facts, ...limits, cleanupPolicy: 'delete' });
    await storage.close();
    await files.remove(segmentsOf(files)[0]!);
    const { logger } = await openOn(files, SMALL);
    expect(logger.lines[0]).toMatch(/is missing, of partition orders-0: records 0 to \d are lost$/);
  });

  test('a missing empty segment is not logged', async () => {
    const files = new TestFiles();
    const { storage, partition } = await openOn(files, SMALL);
    await storage.append([{ partition: partition(), records: [record('1')] }]);
    partition(0, { retentionTime: 0, retentionSize: 0, policy: 'delete' });
    await storage.cleanUp();
    await storage.close();
    const [path] = segmentsOf(files);
    await files.remove(path!);
    const again = await openOn(files, SMALL);
    expect(again.logger.lines).toEqual([]);
    const log = again.partition();
    expect(await again.storage.append([{ partition: log, records: [record('2')] }])).toEqual([1]);
    await again.storage.close();
  });
});

describe('after a crash', () => {
  test.each([
    ['oldest', 0],
    ['middle', 1],
    ['newest', -1],
  ])('a missing %s segment is restored from the journal', async (_, which) => {
    const { files } = await filled(ONE_JOURNAL);
    const left = files.afterKill();
    await left.remove(segmentsOf(left).at(which)!);
    const { partition, logger } = await openOn(left, ONE_JOURNAL);
    for (const number of [0, 1]) {
      expect(partition(number).startOffset).toBe(0);
      expect(valuesOf(await readAll(partition(number)))).toEqual(VALUES);
    }
    expect(logger.lines.filter((line) => line.startsWith('error'))).toEqual([]);
  });

  test('a missing segment is restored also from a journal that is cut off anywhere in its last frame', async () => {
    const { files, storage, partition } = await filled(ONE_JOURNAL);
    const both = [0, 1].map((number) => ({
      partition: partition(number),
      records: [record('last')],
    }));
    await storage.append(both);
    await settled();
    const killed = files.afterKill();
    const journal = killed.paths().find((path) => path.endsWith('.journal'))!;
    const content = killed.get(journal)!;
    const lastFrame = content.lastIndexOf(content.slice(0, 4));
    const end = content.lastIndexOf('last');
    expect(end).toBeGreaterThan(lastFrame);
    for (let size = lastFrame; size <= end; size++) {
      const left = killed.afterKill();
      left.put(journal, content.slice(0, size));
      await left.remove(segmentsOf(left, 1)[0]!);
      const again = await openOn(left, ONE_JOURNAL);
      for (const number of [0, 1]) {
        expect(valuesOf(await readAll(again.partition(number)))).toEqual([...VALUES, 'last']);
      }
      await again.storage.close();
    }
  });

  test('a segment that the checkpoint names is restored from the remaining journal, and its other records are lost', async () => {
    const { files, storage, partition } = await filled({ ...SMALL, journalFileBytes: 4000 });
    await settled();
    await storage.append([{ partition: partition(1), records: [record('last')] }]);
    const left = files.afterKill();
    const paths = segmentsOf(left);
    for (const path of paths) await left.remove(path);
    const again = await openOn(left, SMALL);
    const found = await survey(again.partition(0));
    expect(again.partition(0).endOffset).toBe(VALUES.length);
    expect(found.filter((value) => typeof value === 'string')).toEqual(
      VALUES.filter((value) => found.includes(value)),
    );
    expect(await survey(again.partition(1))).toEqual([...VALUES, 'last']);
  });

  test('without the journal, the records in segments can be read, and a possible loss is logged', async () => {
    const { files, storage } = await filled();
    await storage.close();
    const again = await openOn(files, ONE_JOURNAL);
    for (const number of [1, 2]) {
      const to = again.partition(number);
      await again.storage.append([{ partition: to, records: [record('after')] }]);
    }
    await settled();
    const left = files.afterKill();
    for (const path of left.paths().filter((each) => each.includes('/journal/')))
      await left.remove(path);
    const { partition, logger } = await openOn(left, SMALL);
    expect(valuesOf(await readAll(partition(0)))).toEqual(VALUES);
    expect(valuesOf(await readAll(partition(1)))).toEqual([...VALUES, 'after']);
    expect(valuesOf(await readAll(partition(2)))).toEqual(['after']);
    expect(logger.lines).toEqual([
      'error: the journal is missing: the latest records are lost unless segments have them',
    ]);
  });

  test('nothing of a deleted topic is restored, however much of it the journal has', async () => {
    const settings = { ...ONE_JOURNAL, batchBytes: 100, directBytes: 100 };
    const files = new TestFiles();
    const { storage, partition } = await openOn(files, settings);
    const one = { partition: partition(), records: [record('x'.repeat(400))] };
    await storage.append(Array.from({ length: 20 }, () => one));
    await storage.deleteTopic(TOPIC);
    const left = files.afterPowerLoss();
    await openOn(left, settings);
    await settled();
    expect(left.paths().filter((path) => path.includes('/topics/'))).toEqual([]);
  });

  test('an append to a topic that is being deleted is refused', async () => {
    const { storage, partition } = await filled(ONE_JOURNAL);
    const to = partition(0);
    const deleting = storage.deleteTopic(TOPIC);
    const late = storage.append([{ partition: to, records: [record('late')] }]);
    await expect(late).rejects.toMatchObject({ code: 'UNKNOWN_TOPIC_OR_PARTITION' });
    await deleting;
  });

  test('an append while a topic is being deleted does not restore it', async () => {
    const { files, storage, partition } = await filled(ONE_JOURNAL);
    const deleting = storage.deleteTopic(TOPIC);
    const late = { partition: partition(0), records: [record('late')] };
    await Promise.allSettled([deleting, storage.append([late])]);
    const { storage: last, logger } = await openOn(files.afterKill(), ONE_JOURNAL);
    expect(logger.lines).toEqual([]);
    expect(last.topics()).toEqual([]);
  });

  test('missing files of a deleted topic are not logged', async () => {
    const { files, storage } = await filled();
    await storage.close();
    const again = await openOn(files, ONE_JOURNAL);
    await again.storage.deleteTopic(TOPIC);
    const { storage: last, logger } = await openOn(files.afterKill(), SMALL);
    expect(logger.lines).toEqual([]);
    expect(last.topics()).toEqual([]);
  });
});
