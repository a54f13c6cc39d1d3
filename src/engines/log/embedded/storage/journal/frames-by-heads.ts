import type { LogFile } from '../../../../../base/files/files.ts';
import { readWindow } from '../segments/walk.ts';
import { frameLengthOf, headAt, headLengthAt } from './frame.ts';
import type { JournalName } from './journal-name.ts';
import type { ReadFrame } from './parse-journal.ts';

/** Has room for the heads of many small frames, and is small compared with the batches of large ones. */
const WINDOW_BYTES = 256 * 1024;

/**
 * Finds the same frames as {@link parseJournal} in a journal file that another one follows, but does not read the
 * batches, because segments have nearly all of them.
 * @param end the number of the first frame of the next file
 * @returns undefined if the heads don't follow one another without a gap up to `end`
 * @throws the error of the disk
 */
export async function framesByHeads(
  file: LogFile,
  { mark, firstSequence }: JournalName,
  end: number,
): Promise<ReadFrame[] | undefined> {
  const frames: ReadFrame[] = [];
  const room = Buffer.allocUnsafeSlow(WINDOW_BYTES);
  const size = await file.size();
  let start = 0;
  let windowStart = 0;
  let window: Buffer = room.subarray(0, 0);
  for (let sequence = firstSequence; sequence < end; sequence++) {
    let head = headAt(window, start - windowStart, mark);
    if (head === undefined) {
      window = await readWindow(file, start, Math.min(WINDOW_BYTES, size - start), room);
      windowStart = start;
      const headLength = headLengthAt(window, 0);
      if (headLength > window.length && start + headLength <= size) {
        window = await readWindow(file, start, headLength);
      }
      head = headAt(window, 0, mark);
    }
    if (head?.sequence !== sequence) return undefined;
    frames.push({ head, start, bodyStart: start + head.headLength, isAcknowledged: true });
    start += frameLengthOf(head.headLength, head.bodyLength);
    if (start > size) return undefined;
  }
  return frames;
}
