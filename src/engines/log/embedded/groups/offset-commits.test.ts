import { expect, test } from 'vitest';
import { TestClock } from '../../../../../testing/base/test-clock.ts';
import { silentLogger } from '../../../../base/logger.ts';
import { Metadata } from '../metadata/metadata.ts';
import { OffsetCommits } from './offset-commits.ts';

const row = (group: string, offset: number) => ({ topic: 't', group, partition: 0, offset });

/** Commits to a disk with a given duration of a transaction. */
function commitsTo(milliseconds: number) {
  const clock = new TestClock();
  let taken = 0;
  const metadata = new Metadata(':memory:');
  const put = metadata.putOffsets.bind(metadata);
  metadata.putOffsets = (rows) => (put(rows), (taken += milliseconds));
  const slow = { now: () => clock.now() + taken };
  const parts = { metadata, clock: slow, alarms: clock, logger: silentLogger };
  return { commits: new OffsetCommits(parts), metadata, clock };
}

test('offsets committed in one turn of the event loop are written together, the last one of each partition', async () => {
  const { commits, metadata } = commitsTo(0);
  commits.put(row('a', 1));
  commits.put(row('b', 1));
  commits.put(row('a', 2));
  await commits.flushed();
  expect(metadata.offsets()).toEqual([row('a', 2), row('b', 1)]);
  commits.put(row('a', -1));
  await commits.flushed();
  expect(metadata.offsets()).toEqual([row('b', 1)]);
});

test('a slow disk leaves half of the time for other work', async () => {
  const { commits, metadata, clock } = commitsTo(8);
  commits.put(row('a', 1));
  await commits.flushed();
  commits.put(row('a', 2));
  const written = commits.flushed();
  await clock.advance(0);
  expect(metadata.offsets()).toEqual([row('a', 1)]);
  await clock.advance(16);
  await written;
  expect(metadata.offsets()).toEqual([row('a', 2)]);
});

test('offsets that are pending at the end are written synchronously', async () => {
  const { commits, metadata, clock } = commitsTo(8);
  commits.put(row('a', 1));
  await commits.flushed();
  commits.put(row('a', 2));
  commits.flushNow();
  expect(metadata.offsets()).toEqual([row('a', 2)]);
  metadata.close();
  await clock.advance(16);
  await commits.flushed();
});
