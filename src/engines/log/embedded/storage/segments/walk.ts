import type { LogFile } from '../../../../../base/files/files.ts';
import { baseOffsetAt, HEADER_BYTES, isWhole, lengthAt } from '../batch.ts';

const WINDOW_BYTES = 512 * 1024;

/** Buffers for reading that are reused, because new ones would make the garbage collector run more often. */
export class Windows {
  readonly #free: Buffer[] = [];

  acquire(): Buffer {
    return this.#free.pop() ?? Buffer.allocUnsafeSlow(WINDOW_BYTES);
  }

  release(room: Buffer): void {
    this.#free.push(room);
  }
}

/** A part of a file in which no batch can be read. */
export interface DamagedRegion {
  readonly from: number;
  readonly to: number;
}

/** A part of a file, and the buffers to read it into. */
export interface WalkedPart {
  readonly file: LogFile;
  readonly from: number;
  readonly to: number;
  readonly windows?: Windows | undefined;
}

/**
 * Visits the complete batches of a part of a file in order.
 * @param visit receives where a batch begins, in the bytes and in the file; with `windows` the bytes are reused after
 * it returns
 * @returns regions without batches; the last one reaches to the end where nothing follows it
 * @throws the error of the disk
 */
export async function walkBatches(
  { file, from, to, windows }: WalkedPart,
  visit: (bytes: Buffer, at: number, position: number) => void,
): Promise<DamagedRegion[]> {
  const room = windows?.acquire();
  try {
    return await walkThrough({ file, from, to, room }, visit);
  } finally {
    if (room !== undefined) windows?.release(room);
  }
}

async function walkThrough(
  { file, from, to, room }: { file: LogFile; from: number; to: number; room: Buffer | undefined },
  visit: (bytes: Buffer, at: number, position: number) => void,
): Promise<DamagedRegion[]> {
  const regions: DamagedRegion[] = [];
  let position = from;
  let window = Math.min(WINDOW_BYTES, to - from);
  while (position < to) {
    const bytes = await readWindow(file, position, Math.min(window, to - position), room);
    let at = 0;
    while (isWhole(bytes, at)) {
      visit(bytes, at, position + at);
      at += lengthAt(bytes, at);
    }
    if (at > 0) {
      position += at;
      window = WINDOW_BYTES;
      continue;
    }
    // Either the batch is longer than what was read, or it is damaged.
    const length = bytes.length < 4 ? 0 : lengthAt(bytes, 0);
    if (bytes.length === window && length > window && position + length <= to) {
      window = length;
      continue;
    }
    const next = await findBatch(file, position + 1, to);
    regions.push({ from: position, to: next });
    position = next;
    window = WINDOW_BYTES;
  }
  return regions;
}

/**
 * Reads a part of a file; less where the file ends before.
 * @param room a buffer to read into, where it is large enough
 * @throws the error of the disk
 */
export async function readWindow(
  file: LogFile,
  position: number,
  length: number,
  room?: Buffer,
): Promise<Buffer> {
  const isRoomy = room !== undefined && length <= room.length;
  const bytes = isRoomy ? room.subarray(0, length) : Buffer.allocUnsafeSlow(length);
  let filled = 0;
  while (filled < length) {
    const read = await file.read(filled === 0 ? bytes : bytes.subarray(filled), position + filled);
    if (read === 0) return bytes.subarray(0, filled);
    filled += read;
  }
  return bytes;
}

/** Searches for the next complete batch byte by byte. @returns where it begins, or the end */
export async function findBatch(file: LogFile, from: number, to: number): Promise<number> {
  let position = from;
  while (position + HEADER_BYTES <= to) {
    const bytes = await readWindow(file, position, Math.min(WINDOW_BYTES, to - position));
    const end = bytes.length - HEADER_BYTES;
    for (let at = 0; at <= end; at++) {
      if (!couldBegin(bytes, at, to - position)) continue;
      if (isWhole(bytes, at)) return position + at;
      const length = lengthAt(bytes, at);
      if (at + length <= bytes.length) continue;
      if (isWhole(await readWindow(file, position + at, length), 0)) return position + at;
    }
    if (end < 0 || bytes.length < Math.min(WINDOW_BYTES, to - position)) break;
    position += end + 1;
  }
  return to;
}

/** Whether there could be a header, so that computing a checksum is worthwhile. */
function couldBegin(bytes: Buffer, at: number, room: number): boolean {
  const length = lengthAt(bytes, at);
  if (length < HEADER_BYTES || at + length > room) return false;
  const offset = baseOffsetAt(bytes, at);
  return offset >= 0 && Number.isSafeInteger(offset);
}
