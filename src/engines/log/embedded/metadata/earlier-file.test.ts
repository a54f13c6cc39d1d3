import { expect, test } from 'vitest';
import { earlierFile, newFile, structureOf } from '../../../../../testing/store/rows/files.ts';
import { Metadata } from './metadata.ts';

// Made by the version that wrote its SQL by hand: two clusters, two topics, two offsets and an empty group.
const fixture = new URL('./fixtures/metadata.db.gz', import.meta.url);

test('a file of an earlier version is read, and written to', () => {
  const file = earlierFile(fixture);
  const metadata = new Metadata(file);
  expect(metadata.clusters().map(({ id, maxPartitions }) => [id, maxPartitions])).toEqual([
    ['c', 100],
    ['d', -1],
  ]);
  expect(metadata.topics()).toEqual([
    {
      cluster: 'c',
      id: 't1',
      name: 'orders',
      partitions: 3,
      creationTime: 1_763_800_000_000,
      retentionTime: 604_800_000,
      retentionSize: -1,
      maxMessageSize: 1_048_576,
      cleanupPolicy: 'delete',
    },
    expect.objectContaining({ id: 't2', name: 'users', cleanupPolicy: 'compact' }),
  ]);
  const offset = { topic: 't1', group: 'g', partition: 0, offset: 12 };
  const largest = { ...offset, partition: 2, offset: Number.MAX_SAFE_INTEGER };
  expect(metadata.offsets()).toEqual([offset, largest]);
  expect(metadata.emptyGroups()).toEqual([
    { cluster: 'c', group: 'idle', since: 1_763_800_000_001 },
  ]);
  metadata.putOffsets([
    { ...offset, offset: 13 },
    { ...largest, offset: -1 },
  ]);
  metadata.close();
  const again = new Metadata(file);
  expect(again.offsets()).toEqual([{ ...offset, offset: 13 }]);
  again.close();
});

test('a new file has the same tables', () => {
  const file = newFile();
  new Metadata(file).close();
  expect(structureOf(file)).toEqual(structureOf(earlierFile(fixture)));
});
