import type { Files } from '../../../../../base/files/files.ts';
import { crc32c } from '../crc32c.ts';
import { SparseIndex } from './sparse-index.ts';
import { readWindow } from './walk.ts';

/*
 * The file of an index. Numbers are little-endian:
 *
 *   0  u32  "PIDX"
 *   4  u32  CRC-32C of all that follows
 *   8  f64  bytes of the segment that it covers
 *  16  u32  interval
 *  20  u32  number of entries
 *  24  f64  first offset of the segment
 *  32       entries: f64 offset, f64 latest timestamp, u32 position
 */
const MAGIC = 0x58444950;
const HEADER_BYTES = 32;
const ENTRY_BYTES = 20;

/** An index, and how much of the segment it covers. */
export interface StoredIndex {
  readonly index: SparseIndex;
  /** The first offset of the segment. */
  readonly baseOffset: number;
  readonly size: number;
}

/** Writes an index to a file. It is not synced: a lost or torn one is rebuilt. @throws the error of the disk */
export async function writeIndex(
  files: Files,
  path: string,
  { index, baseOffset, size }: StoredIndex,
  interval: number,
): Promise<void> {
  const bytes = Buffer.allocUnsafe(HEADER_BYTES + index.length * ENTRY_BYTES);
  bytes.writeUInt32LE(MAGIC, 0);
  bytes.writeDoubleLE(size, 8);
  bytes.writeUInt32LE(interval, 16);
  bytes.writeUInt32LE(index.length, 20);
  bytes.writeDoubleLE(baseOffset, 24);
  let at = HEADER_BYTES;
  for (const { offset, position, maxTimestamp } of index.entries()) {
    bytes.writeDoubleLE(offset, at);
    bytes.writeDoubleLE(maxTimestamp, at + 8);
    bytes.writeUInt32LE(position, at + 16);
    at += ENTRY_BYTES;
  }
  bytes.writeUInt32LE(crc32c(bytes, 8, bytes.length), 4);
  const file = await files.open(path, 'new');
  try {
    await file.write(bytes, 0);
  } finally {
    await file.close();
  }
}

/** @returns undefined if there is none, or if it is damaged or of another format. */
export async function readIndex(
  files: Files,
  path: string,
  interval: number,
): Promise<StoredIndex | undefined> {
  let bytes: Buffer;
  try {
    const file = await files.open(path, 'existing');
    try {
      bytes = await readWindow(file, 0, await file.size());
    } finally {
      await file.close();
    }
  } catch {
    return undefined;
  }
  if (bytes.length < HEADER_BYTES || bytes.readUInt32LE(0) !== MAGIC) return undefined;
  const count = bytes.readUInt32LE(20);
  if (bytes.length !== HEADER_BYTES + count * ENTRY_BYTES) return undefined;
  if (crc32c(bytes, 8, bytes.length) !== bytes.readUInt32LE(4)) return undefined;
  if (bytes.readUInt32LE(16) !== interval) return undefined;
  const index = new SparseIndex(interval);
  for (let at = HEADER_BYTES; at < bytes.length; at += ENTRY_BYTES) {
    index.add(bytes.readDoubleLE(at), bytes.readUInt32LE(at + 16), bytes.readDoubleLE(at + 8));
  }
  return { index, baseOffset: bytes.readDoubleLE(24), size: bytes.readDoubleLE(8) };
}
