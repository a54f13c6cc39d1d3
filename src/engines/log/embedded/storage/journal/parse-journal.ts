import { frameLengthOf, headAt, type FrameHead } from './frame.ts';
import type { JournalName } from './journal-name.ts';

export interface ReadFrame {
  readonly head: FrameHead;
  /** Where the frame and its batches begin in the file. */
  readonly start: number;
  readonly bodyStart: number;
  /** A readable frame follows, which proves that this one was acknowledged. */
  readonly isAcknowledged: boolean;
}

/** A part of a journal file in which no frame can be read. */
export interface UnreadableFrames {
  readonly from: number;
  readonly to: number;
  /** It must have contained acknowledged frames. */
  readonly isAcknowledged: boolean;
  /** The lost frames had numbers below this one. */
  readonly before: number;
}

export type JournalPiece =
  | { readonly frame: ReadFrame }
  | { readonly unreadable: UnreadableFrames };

const MARK_BYTES = 4;

/**
 * The frames of a journal file, in order. If the beginning of a frame is damaged, the second copy of its head tells
 * what it contained.
 * @param end the number of the first frame of the next file; frames from that number on are void
 */
export function parseJournal(
  bytes: Buffer,
  { mark, firstSequence }: JournalName,
  end = Infinity,
): JournalPiece[] {
  const pieces: JournalPiece[] = [];
  let expected = firstSequence;
  let position = 0;
  while (position < bytes.length && expected < end) {
    const found = findHead(bytes, position, { mark, expected, end });
    if (found === undefined) break;
    const { head, start } = found;
    if (start > position || head.sequence > expected) {
      const before = head.sequence;
      pieces.push({ unreadable: { from: position, to: start, isAcknowledged: true, before } });
    }
    position = start + frameLengthOf(head.headLength, head.bodyLength);
    expected = head.sequence + 1;
    const bodyStart = start + head.headLength;
    pieces.push({ frame: { head, start, bodyStart, isAcknowledged: true } });
  }
  // Only a readable frame proves that the frames before it were acknowledged.
  const isLast = end === Infinity;
  const last = pieces.at(-1);
  if (isLast && last !== undefined && 'frame' in last) {
    pieces[pieces.length - 1] = { frame: { ...last.frame, isAcknowledged: false } };
  }
  if (isLast ? hasRemains(bytes, position, mark) : expected < end) {
    const to = Math.max(position, bytes.length);
    pieces.push({ unreadable: { from: position, to, isAcknowledged: !isLast, before: end } });
  }
  return pieces;
}

/** Whether there are remains of a frame, not only zeros and the earlier content of the file. */
function hasRemains(bytes: Buffer, from: number, mark: number): boolean {
  return bytes.includes(patternOf(mark), from) || bytes.includes(patternOf(~mark >>> 0), from);
}

/** Frames of a file: those with its mark, and numbers from `expected` up to `end`. */
interface WantedFrames {
  readonly mark: number;
  readonly expected: number;
  readonly end: number;
}

/** The next frame from a position on whose head can be read, in one of its copies. */
function findHead(
  bytes: Buffer,
  from: number,
  { mark, expected, end }: WantedFrames,
): { head: FrameHead; start: number } | undefined {
  const fits = (head: FrameHead | undefined) =>
    head !== undefined && head.sequence >= expected && head.sequence < end;
  const first = headAt(bytes, from, mark);
  if (first !== undefined && first.sequence === expected) return { head: first, start: from };
  const isFirst = patternOf(mark);
  const isSecond = patternOf(~mark >>> 0);
  for (let at = from; at + MARK_BYTES <= bytes.length; at++) {
    const next = nearest(bytes.indexOf(isFirst, at), bytes.indexOf(isSecond, at));
    if (next === undefined) return undefined;
    at = next;
    const head = headAt(bytes, at, mark);
    if (fits(head)) return { head: head!, start: at };
    const second = headAt(bytes, at, ~mark >>> 0);
    const start = second === undefined ? -1 : at - second.bodyLength - second.headLength;
    if (fits(second) && start >= from) return { head: second!, start };
  }
  return undefined;
}

function patternOf(mark: number): Buffer {
  const bytes = Buffer.alloc(MARK_BYTES);
  bytes.writeUInt32LE(mark);
  return bytes;
}

function nearest(a: number, b: number): number | undefined {
  if (a < 0) return b < 0 ? undefined : b;
  return b < 0 ? a : Math.min(a, b);
}
