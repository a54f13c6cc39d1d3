import { readFileSync } from 'node:fs';

const VERSION = 3_007_000;
/** The last bit of the magic number is the byte order of the words in the checksums. */
const MAGIC = 0x37_7f_06_82;
const IS_LITTLE = new Uint8Array(Uint32Array.of(1).buffer)[0] === 1;
const WORD = 4;
const HEADER = 32;
const FRAME_HEADER = 24;

/**
 * The state of a write-ahead log according to the checksums of its frames (https://www.sqlite.org/walformat.html).
 * SQLite reads a log up to the first invalid frame, and silently ignores everything after it.
 */
export interface WriteAheadLog {
  /** Undefined if the header's checksum is wrong; then SQLite ignores the whole log. */
  readonly salts: string | undefined;
  /** How often the log has been restarted since the file was first opened. */
  readonly begun: number;
  /** Number of valid frames in complete transactions, which is what SQLite reads. */
  readonly frames: number;
  /** Offset of the end of these frames, in bytes. */
  readonly length: number;
  /** Whether a complete transaction follows them, after an invalid frame. */
  readonly hasMore: boolean;
}

/** Reads a log. @returns undefined if it is missing or empty */
export function readLog(file: string): WriteAheadLog | undefined {
  const bytes = readIfThere(`${file}-wal`);
  if (bytes === undefined || bytes.length < HEADER) return undefined;
  const view = viewOf(bytes);
  const magic = view.getUint32(0);
  const pageSize = view.getUint32(8);
  const words = wordsOf(bytes, magic !== (IS_LITTLE ? MAGIC : MAGIC + 1));
  const header = sumOf(words, 0, 24 / WORD, [0, 0]);
  const isSound = (magic | 1) === (MAGIC | 1) && holds(view, 24, header) && isPageSize(pageSize);
  // Preallocated space is zeros, and so is a log that did not reach the disk before a power failure.
  if (!isSound && bytes.subarray(0, HEADER).every((byte) => byte === 0)) return undefined;
  if (!isSound) return { salts: undefined, begun: 0, frames: 0, length: 0, hasMore: false };
  const salts = bytes.toString('latin1', 16, 24);
  const size = FRAME_HEADER + pageSize;
  const count = Math.floor((bytes.length - HEADER) / size);
  const at = (frame: number) => HEADER + frame * size;
  const isOurs = (frame: number) =>
    bytes.toString('latin1', at(frame) + 8, at(frame) + 16) === salts;
  const isCommit = (frame: number) => view.getUint32(at(frame) + 4) !== 0;
  let sum = header;
  let sound = 0;
  let frames = 0;
  for (; sound < count && isOurs(sound); sound += 1) {
    const start = at(sound);
    const next = sumOf(words, start / WORD, 8 / WORD, sum);
    sum = sumOf(words, (start + FRAME_HEADER) / WORD, pageSize / WORD, next);
    if (!holds(view, start + 16, sum)) break;
    if (isCommit(sound)) frames = sound + 1;
  }
  let hasCommit = false;
  let hasMore = false;
  for (let frame = sound; frame < count && !hasMore; frame += 1) {
    // The invalid frame may have been a commit, and then what follows belongs to another transaction.
    if (frame > sound && isOurs(frame)) hasMore = hasCommit;
    hasCommit ||= isOurs(frame) && isCommit(frame);
  }
  return { salts, begun: view.getUint32(12), frames, length: at(frames), hasMore };
}

/**
 * SQLite's wal-index at the time when the process ended: the shared memory of the processes of a database, which is a
 * file.
 */
export interface LogIndex {
  readonly salts: string;
  /** How many transactions have been committed since the database was opened. */
  readonly changes: number;
  /** Number of committed frames. */
  readonly frames: number;
  /** Number of frames whose pages have been copied into the database file and synced. */
  readonly copied: number;
  /** Number of frames whose copying has begun. */
  readonly copying: number;
}

const INDEX_HEADER = 48;
const INDEX = 136;

/** @returns undefined if there is none, or it was being written */
export function readLogIndex(file: string): LogIndex | undefined {
  const bytes = readIfThere(`${file}-shm`, INDEX);
  if (bytes === undefined || bytes.length < INDEX) return undefined;
  // Shared memory uses the byte order of this machine.
  const words = wordsOf(bytes, false);
  const word = (offset: number) => words[offset / WORD]!;
  const isTwice = bytes
    .subarray(0, INDEX_HEADER)
    .equals(bytes.subarray(INDEX_HEADER, 2 * INDEX_HEADER));
  const [first, second] = sumOf(words, 0, 40 / WORD, [0, 0]);
  if (!isTwice || word(0) !== VERSION || word(40) !== first || word(44) !== second)
    return undefined;
  return {
    salts: bytes.toString('latin1', 32, 40),
    changes: word(8),
    frames: word(16),
    copied: word(96),
    copying: word(128),
  };
}

type Sum = readonly [number, number];

/** SQLite's checksum, continued over further words. All words are signed, because V8 adds those faster. */
function sumOf(words: Int32Array, from: number, count: number, before: Sum): Sum {
  let [first, second] = before;
  for (let at = from; at < from + count; at += 2) {
    first = (first + words[at]! + second) | 0;
    second = (second + words[at + 1]! + first) | 0;
  }
  return [first, second];
}

/** The bytes of a file as 32-bit words, in this machine's byte order or the opposite one. */
function wordsOf(bytes: Buffer, areSwapped: boolean): Int32Array {
  const copy = new Uint8Array(bytes.length - (bytes.length % WORD));
  copy.set(bytes.subarray(0, copy.length));
  if (areSwapped) Buffer.from(copy.buffer).swap32();
  return new Int32Array(copy.buffer);
}

function holds(view: DataView, at: number, [first, second]: Sum): boolean {
  return view.getInt32(at) === first && view.getInt32(at + 4) === second;
}

function isPageSize(size: number): boolean {
  return size >= 512 && size <= 65_536 && (size & (size - 1)) === 0;
}

function viewOf(bytes: Buffer): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
}

function readIfThere(file: string, length?: number): Buffer | undefined {
  try {
    const bytes = readFileSync(file);
    return length === undefined ? bytes : bytes.subarray(0, length);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
