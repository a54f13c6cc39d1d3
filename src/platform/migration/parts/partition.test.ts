import { expect, onTestFinished, test } from 'vitest';
import { EmbeddedLog } from '../../../engines/log/embedded/engine.ts';
import type { LogCluster } from '../../../engines/log/engine.ts';
import { copyPartition, digestOfPartition, type PartitionNote } from './partition.ts';

const PLACE = { topic: 't', partition: 0 };
const NO_LIMITS = {
  maxPartitions: -1,
  maxRetentionTime: -1,
  maxRetentionSize: -1,
  maxMessageSize: -1,
};

/** A cluster in memory with an empty topic. */
async function cluster(): Promise<LogCluster> {
  const engine = await EmbeddedLog.open();
  onTestFinished(() => engine.close());
  await engine.createCluster('c', NO_LIMITS);
  await engine.cluster('c').createTopic('t', 1);
  return engine.cluster('c');
}

/** Produces records so large that each is a batch of its own. */
async function produceTo(log: LogCluster, count: number): Promise<void> {
  for (let n = 0; n < count; n++) {
    const value = Buffer.alloc(700_000, n);
    await log.produce([
      { ...PLACE, timestamp: 1000 + n, key: Buffer.from('k'), value, headers: [] },
    ]);
  }
}

test('records that were carried but not recorded in the progress are not carried twice', async () => {
  const [from, to] = [await cluster(), await cluster()];
  await produceTo(from, 5);
  const options = {
    ...PLACE,
    from,
    to,
    committed: [0, 3, 5],
    leaveOut: false,
  };
  const notes: PartitionNote[] = [];
  const untilThird = async (note: PartitionNote) => {
    if (notes.length === 2) throw new Error('power cut');
    notes.push(note);
  };
  await expect(copyPartition(options, undefined, untilThird)).rejects.toThrow('power cut');
  expect(notes.at(-1)).toMatchObject({ count: 2, next: 2 });
  expect(await to.offsets([PLACE], 'latest', { timeout: 0 })).toMatchObject([{ offset: 3 }]);

  const done = await copyPartition(options, notes.at(-1), async () => undefined);
  expect(done).toMatchObject({ count: 5, next: 5, damaged: 0 });
  expect(new Map(done.offsets)).toEqual(new Map([0, 3, 5].map((offset) => [offset, offset])));
  expect(await digestOfPartition(options, 5)).toEqual({ count: 5, sha256: done.sha256 });
});

test('records that are missing in the target are reported', async () => {
  const [from, to] = [await cluster(), await cluster()];
  await produceTo(from, 2);
  const options = { ...PLACE, from, to, committed: [], leaveOut: false };
  const note = { next: 2, count: 2, sha256: '', offsets: [], damaged: 0 };
  await expect(copyPartition(options, note, async () => undefined)).rejects.toThrow(
    'topic t, partition 0: 2 messages had been carried, and 2 of them are gone',
  );
});

test('a commit between two attempts is not mistaken for the end offset', async () => {
  const [from, to] = [await cluster(), await cluster()];
  await produceTo(from, 3);
  const options = { ...PLACE, from, to, committed: [], leaveOut: false };
  const note = await copyPartition(options, undefined, async () => undefined);
  await expect(
    copyPartition({ ...options, committed: [1] }, note, async () => undefined),
  ).rejects.toThrow('topic t, partition 0: a consumer group has committed offset 1 since');
  const atEnd = await copyPartition({ ...options, committed: [3] }, note, async () => undefined);
  expect(atEnd.offsets).toEqual([[3, 3]]);
});
