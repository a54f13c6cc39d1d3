import type { LogFile } from '../../../../../files/files.ts';
import { headerAt, isWhole, lengthAt, readRecords } from '../batch.ts';
import { damaged } from '../storage-error.ts';
import type { ReadRecord } from '../storage.ts';
import type { Indexes } from './indexes.ts';
import type { OpenFiles } from './open-files.ts';
import type { Segment } from './segment.ts';
import type { IndexEntry } from './sparse-index.ts';
import { readWindow } from './walk.ts';

const LEAST_WINDOW_BYTES = 16 * 1024;
const MOST_WINDOW_BYTES = 1024 * 1024;

/** What a read has got so far. */
export interface Reading {
  readonly records: ReadRecord[];
  /** Bytes that may still come. */
  left: number;
  /** What has no record up to here, all of it has been looked at. */
  offset: number;
}

/**
 * Reads records of a segment from an offset on; stops before what is damaged where it has some.
 * @param written so much of the segment is in its file
 * @throws LogError KAFKA_STORAGE_ERROR, or what the disk answers
 */
export async function readSegment(
  segment: Segment,
  written: number,
  openFiles: OpenFiles,
  indexes: Indexes,
  reading: Reading,
): Promise<void> {
  const read = async () => {
    const index = await indexes.of(segment);
    const entry = index.before(reading.offset);
    const start = entry ?? { offset: segment.baseOffset, position: 0 };
    const after = (offset: number) => index.after(offset)?.offset;
    await openFiles.use(segment.path, 'existing', (file) =>
      readFrom(file, segment, start, entry !== undefined, written, reading, after),
    );
  };
  try {
    await read();
  } catch (error) {
    // Maybe it was the index that was wrong; one that has been made of the segment is not.
    if (segment.isIndexMade) throw error;
    await indexes.remake(segment);
    await read();
  }
}

async function readFrom(
  file: LogFile,
  segment: Segment,
  start: IndexEntry,
  isIndexed: boolean,
  written: number,
  reading: Reading,
  after: (offset: number) => number | undefined,
): Promise<void> {
  let { position, offset: expected } = start;
  let window = Math.min(Math.max(reading.left, LEAST_WINDOW_BYTES), MOST_WINDOW_BYTES);
  const place = () => `${segment.path} at ${position}`;
  while (position < written && (reading.left > 0 || reading.records.length === 0)) {
    const bytes = await readWindow(file, position, Math.min(window, written - position));
    let at = 0;
    while (isWhole(bytes, at)) {
      const batch = headerAt(bytes, at);
      const isEntry = isIndexed && position === start.position;
      const skips = segment.generation > 0 && !isEntry;
      const follows = skips ? batch.baseOffset >= expected : batch.baseOffset === expected;
      if (!follows) {
        if (reading.records.length > 0) return;
        throw damaged(place(), `it has offset ${batch.baseOffset} in place of ${expected}`);
      }
      if (batch.lastOffset >= reading.offset) {
        reading.left = readRecords(bytes, at, reading.offset, reading.left, reading.records);
        if (reading.left <= 0 && reading.records.length > 0) return;
        reading.offset = batch.lastOffset + 1;
      }
      expected = batch.lastOffset + 1;
      position += batch.length;
      at += batch.length;
    }
    if (at > 0) continue;
    const length = bytes.length < 4 ? 0 : lengthAt(bytes, 0);
    if (bytes.length === window && length > window && position + length <= written) {
      window = length;
      continue;
    }
    if (reading.records.length > 0) return;
    const next = after(expected) ?? segment.endOffset;
    throw damaged(place(), `records ${expected} to ${next - 1} can't be read`);
  }
  // What is not written yet is in memory, and is looked for there.
  if (reading.records.length > 0 || written < segment.size || expected >= segment.endOffset) return;
  throw damaged(place(), `records ${expected} to ${segment.endOffset - 1} are missing`);
}
