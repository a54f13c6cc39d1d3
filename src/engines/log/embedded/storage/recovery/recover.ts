import { concurrently } from '../../../../../base/concurrently.ts';
import { CHECKPOINT, readCheckpoint, type Checkpoint } from '../checkpoint/checkpoint.ts';
import type { StorageContext } from '../context.ts';
import { isSpare, parseJournalName, type JournalName } from '../journal/journal-name.ts';
import type { PartitionLog } from '../partitions/partition-log.ts';
import { Segment, segmentName } from '../segments/segment.ts';
import { Recovery, type RecoveryOptions } from './recovery.ts';
import { Replay } from './replay.ts';
import { listSegmentFiles, partitionKey, SCANS_AT_ONCE, type SegmentFiles } from './topic-files.ts';

export interface Recovered {
  /** By {@link partitionKey}. */
  readonly partitions: Map<string, PartitionLog>;
  /** The sequence number of the next frame. */
  readonly sequence: number;
  readonly journals: readonly JournalName[];
  /** The checkpoint describes everything; there was nothing to recover. */
  readonly isClean: boolean;
  /** Missing files were replaced by new ones, which no checkpoint names. */
  readonly hasReplaced: boolean;
  /** Topics whose deletion has not been completed. */
  readonly deletedTopics: ReadonlySet<string>;
}

/**
 * Recovers the state of a directory after a clean stop, a crash, or damage.
 * @throws the error of the disk
 */
export async function recover(options: RecoveryOptions): Promise<Recovered> {
  const { context, directory, journalDirectory } = options;
  const read = await readCheckpoint(context.files, directory);
  if (read === 'damaged') {
    context.logger.error(
      { path: `${directory}/${CHECKPOINT}` },
      'the checkpoint is damaged: all segments are read to rebuild it',
    );
  }
  const checkpoint = read === 'damaged' ? undefined : read;
  const journals = await listJournals(context, journalDirectory);
  const partitions = new Map<string, PartitionLog>();
  for (const facts of checkpoint?.partitions ?? []) {
    partitions.set(partitionKey(facts), options.create(facts, segmentsOf(context, facts)));
  }
  const sequence = checkpoint?.sequence ?? journals[0]?.firstSequence ?? 1;
  const isUntouched = journals.every(({ firstSequence }) => firstSequence < sequence);
  const files = await listSegmentFiles(context);
  let isClean = checkpoint?.isClean === true && isUntouched;
  if (isClean && (await hasBeyond(context, partitions, files))) {
    context.logger.error(
      { path: journalDirectory },
      'the journal is missing: the latest records are lost unless segments have them',
    );
    isClean = false;
  }
  const recovery = new Recovery(options, partitions, journals);
  await recovery.replaceKnown(files);
  const { hasReplaced } = recovery;
  if (isClean) {
    const deletedTopics = new Set<string>();
    return { partitions, sequence, journals, isClean: !hasReplaced, hasReplaced, deletedTopics };
  }
  // Before the first checkpoint no segment has been synced, and no journal file has been removed.
  const isWhole = read === undefined && journals[0]?.firstSequence === 1;
  const torn = await recovery.readSegments(isWhole, checkpoint, files);
  const replay = new Replay(context, journalDirectory, recovery, sequence);
  await replay.run(journals);
  await recovery.checkTorn(torn);
  await recovery.flush();
  const { deletedTopics } = recovery;
  return {
    partitions,
    sequence: replay.sequence,
    journals,
    deletedTopics,
    isClean: false,
    hasReplaced: recovery.hasReplaced,
  };
}

/** Whether anything was appended after the checkpoint; without the journal, only the segments show that. */
async function hasBeyond(
  { files, directoryOf }: StorageContext,
  partitions: ReadonlyMap<string, PartitionLog>,
  { byPartition, deletedTopics }: SegmentFiles,
): Promise<boolean> {
  let isFound = false;
  await concurrently(SCANS_AT_ONCE, [...byPartition], async ([key, list]) => {
    const newest = list.at(-1)!;
    if (isFound || newest.generation > 0 || deletedTopics.has(newest.topic)) return;
    const log = partitions.get(key);
    const known = log?.segments.find(({ baseOffset }) => baseOffset === newest.baseOffset);
    if (log !== undefined && known === undefined && newest.baseOffset < log.endOffset) return;
    const file = await files.open(`${directoryOf(newest.topic)}/${newest.name}`, 'existing');
    try {
      if ((await file.size()) > (known?.size ?? 0)) isFound = true;
    } finally {
      await file.close();
    }
  });
  return isFound;
}

async function listJournals(context: StorageContext, directory: string): Promise<JournalName[]> {
  const names: JournalName[] = [];
  for (const name of await context.files.list(directory)) {
    const parsed = parseJournalName(name);
    if (parsed !== undefined) names.push(parsed);
    else if (isSpare(name)) await context.files.remove(`${directory}/${name}`);
  }
  return names.toSorted((a, b) => a.firstSequence - b.firstSequence);
}

function segmentsOf(
  context: StorageContext,
  { topic, partition, segments }: Checkpoint['partitions'][number],
): Segment[] {
  return segments.map((facts, i) => {
    const name = segmentName(partition, facts.baseOffset, facts.generation);
    const path = `${context.directoryOf(topic)}/${name}`;
    const segment = new Segment(path, facts, context.settings.indexIntervalBytes, false);
    segment.isSealed = i < segments.length - 1;
    return segment;
  });
}
