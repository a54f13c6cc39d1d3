import type { LogFile } from '../../../../../base/files/files.ts';
import type { LogError } from '../../../errors.ts';
import {
  baseOffsetAt,
  HEADER_BYTES,
  headerAt,
  isWhole,
  lengthAt,
  readRecords,
  type Reading,
} from '../batch.ts';
import type { StorageContext } from '../context.ts';
import { damaged } from '../storage-error.ts';
import type { Segment } from './segment.ts';
import type { IndexEntry } from './sparse-index.ts';
import { findBatch, readWindow } from './walk.ts';

const LEAST_WINDOW_BYTES = 16 * 1024;
const MOST_WINDOW_BYTES = 1024 * 1024;

/**
 * Reads records of a segment from an offset on. Damage before the first record is skipped; later damage ends the
 * read.
 * @param written how much of the segment is in its file
 * @throws LogError CORRUPT_MESSAGE with the unreadable offsets, or the error of the disk
 */
export async function readSegment(
  segment: Segment,
  written: number,
  { openFiles, indexes }: Pick<StorageContext, 'openFiles' | 'indexes'>,
  reading: Reading,
): Promise<void> {
  const read = async () => {
    const index = await indexes.of(segment);
    const entry = index.before(reading.offset);
    const start = entry ?? { offset: segment.baseOffset, position: 0 };
    await openFiles.use(segment.path, 'existing', (file) =>
      readFrom(file, { segment, start, isIndexed: entry !== undefined, written }, reading),
    );
  };
  try {
    await read();
  } catch (error) {
    if (isMissing(error)) throw missingFile(segment);
    // The index may be wrong, unless it was built from the segment.
    if (segment.isIndexMade) throw error;
    await indexes.remake(segment);
    await read();
  }
}

function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT';
}

function missingFile({ path, baseOffset, endOffset }: Segment): LogError {
  const damage = { from: baseOffset, to: endOffset - 1 };
  return damaged(path, `the file is missing, with records ${damage.from} to ${damage.to}`, damage);
}

/** The part of a segment that a read searches. */
interface SearchedPart {
  readonly segment: Segment;
  readonly start: IndexEntry;
  /** Whether the start is from the index. */
  readonly isIndexed: boolean;
  /** How much of the segment is in its file. */
  readonly written: number;
}

async function readFrom(
  file: LogFile,
  { segment, start, isIndexed, written }: SearchedPart,
  reading: Reading,
): Promise<void> {
  let { position, offset: expected } = start;
  let window = Math.min(Math.max(reading.left, LEAST_WINDOW_BYTES), MOST_WINDOW_BYTES);
  /** Continues after unreadable bytes, if all of their offsets are before the one that is looked for. */
  const goOver = async () => {
    const next = await batchBehind(file, position, written, expected);
    const end = next?.baseOffset ?? segment.endOffset;
    if (next === undefined || end > reading.offset) {
      const damage = { from: expected, to: end - 1 };
      const what = `records ${damage.from} to ${damage.to} can't be read`;
      throw damaged(`${segment.path} at ${position}`, what, damage);
    }
    position = next.position;
    expected = end;
  };
  while (position < written && (reading.left > 0 || reading.records.length === 0)) {
    const bytes = await readWindow(file, position, Math.min(window, written - position));
    let at = 0;
    let follows = true;
    while (follows && isWhole(bytes, at)) {
      const batch = headerAt(bytes, at);
      const isEntry = isIndexed && position === start.position;
      const skips = segment.generation > 0 && !isEntry;
      follows = skips ? batch.baseOffset >= expected : batch.baseOffset === expected;
      if (!follows) break;
      if (batch.lastOffset >= reading.offset) {
        readRecords(bytes, at, reading);
        if (reading.left <= 0 && reading.records.length > 0) return;
        reading.offset = batch.lastOffset + 1;
      }
      expected = batch.lastOffset + 1;
      position += batch.length;
      at += batch.length;
    }
    if (follows && at > 0) continue;
    const length = bytes.length < 4 ? 0 : lengthAt(bytes, 0);
    if (follows && bytes.length === window && length > window && position + length <= written) {
      window = length;
      continue;
    }
    if (reading.records.length > 0) return;
    await goOver();
  }
  // The rest is still in memory, and is searched there.
  if (reading.records.length > 0 || written < segment.size || expected >= segment.endOffset) return;
  await goOver();
}

/** The first batch from a position on whose offsets are after a given one. @param after an offset that can't be read */
async function batchBehind(
  file: LogFile,
  from: number,
  to: number,
  after: number,
): Promise<{ readonly position: number; readonly baseOffset: number } | undefined> {
  let position = await findBatch(file, from, to);
  while (position < to) {
    const header = await readWindow(file, position, HEADER_BYTES);
    const baseOffset = baseOffsetAt(header, 0);
    if (baseOffset > after) return { position, baseOffset };
    position = await findBatch(file, position + 1, to);
  }
  return undefined;
}
