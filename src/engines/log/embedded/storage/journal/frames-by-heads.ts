import type { LogFile } from '../../../../../base/files/files.ts';
import { readWindow } from '../segments/walk.ts';
import { frameLengthOf, headAt, headLengthAt } from './frame.ts';
import type { JournalName } from './journal-name.ts';
import type { ReadFrame } from './parse-journal.ts';

/** Holds the heads of very many small frames, and costs little beside the batches of large ones. */
const WINDOW_BYTES = 256 * 1024;

/**
 * What {@link parseJournal} finds in a journal file that another one follows, without reading the batches: segments have
 * nearly all of them.
 * @param end the number of the first frame of the next file
 * @returns undefined where the heads do not simply follow one another up to that
 * @throws what the disk answers
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
