import { replaceFile, type Files } from '../../../../../base/files/files.ts';
import { checksumOf } from '../crc32c.ts';
import type { SegmentFacts } from '../segments/segment.ts';
import type { PartitionId } from '../storage.ts';

export interface PartitionFacts extends PartitionId {
  readonly cleanedTo: number;
  readonly segments: readonly SegmentFacts[];
}

/** The state that would survive a loss of power without the journal. */
export interface Checkpoint {
  /** Frames of the journal from this number on have to be replayed on it. */
  readonly sequence: number;
  /** It was made at a clean stop: there were no such frames, and none could follow. */
  readonly isClean: boolean;
  readonly partitions: readonly PartitionFacts[];
}

export const CHECKPOINT = 'checkpoint';
const VERSION = 1;

type SegmentRow = [number, number, number, number, number | null, number];

interface Content {
  readonly version: number;
  readonly sequence: number;
  readonly clean: boolean;
  readonly partitions: readonly [string, number, number, readonly SegmentRow[]][];
}

/**
 * Replaces the checkpoint of a directory, atomically and durably.
 * @throws the error of the disk
 */
export async function writeCheckpoint(
  files: Files,
  directory: string,
  { sequence, isClean, partitions }: Checkpoint,
): Promise<void> {
  const content: Content = {
    version: VERSION,
    sequence,
    clean: isClean,
    partitions: partitions.map(({ topic, partition, cleanedTo, segments }) => [
      topic,
      partition,
      cleanedTo,
      segments.map(rowOf),
    ]),
  };
  const text = JSON.stringify(content);
  await replaceFile(files, directory, CHECKPOINT, `${text}\n${checksumOf(text)}\n`);
}

/** @returns undefined if there is none, 'damaged' if its content is not valid */
export async function readCheckpoint(
  files: Files,
  directory: string,
): Promise<Checkpoint | 'damaged' | undefined> {
  const file = await files.readText(`${directory}/${CHECKPOINT}`);
  if (file === undefined) return undefined;
  const [text, checksum, rest, ...more] = file.split('\n');
  if (text === undefined || rest !== '' || more.length > 0) return 'damaged';
  if (checksum !== checksumOf(text)) return 'damaged';
  const content = JSON.parse(text) as Content;
  if (content.version !== VERSION) return 'damaged';
  return {
    sequence: content.sequence,
    isClean: content.clean,
    partitions: content.partitions.map(([topic, partition, cleanedTo, rows]) => ({
      topic,
      partition,
      cleanedTo,
      segments: rows.map(factsOf),
    })),
  };
}

function rowOf(facts: SegmentFacts): SegmentRow {
  const { baseOffset, generation, endOffset, size, maxTimestamp, startedAt } = facts;
  const latest = maxTimestamp === -Infinity ? null : maxTimestamp;
  return [baseOffset, generation, endOffset, size, latest, startedAt];
}

function factsOf(row: SegmentRow): SegmentFacts {
  const [baseOffset, generation, endOffset, size, latest, startedAt] = row;
  return {
    baseOffset,
    generation,
    endOffset,
    size,
    maxTimestamp: latest ?? -Infinity,
    startedAt,
  };
}
