import { writeAllNow, type LogFile } from '../../../../base/files/files.ts';
import type { ByteString } from '../../bytes.ts';

/** The buffer for encoding pieces; it is written synchronously. */
const scratch = Buffer.allocUnsafe(1024 * 1024);

/**
 * Writes pieces synchronously to the end of a file.
 * @returns the new end
 * @throws the error of the disk; then the file has its old length, if the disk permits
 */
export function writeNow(file: LogFile, pieces: Iterable<ByteString>, size: number): number {
  let end = size;
  try {
    for (const piece of pieces) end = writePiece(file, piece, end);
    return end;
  } catch (error) {
    cutOff(file, size);
    throw error;
  }
}

/** @returns the offset after the last byte written */
function writePiece(file: LogFile, piece: ByteString, position: number): number {
  let bytes: Buffer;
  if (piece.length > scratch.length) bytes = Buffer.from(piece, 'latin1');
  else bytes = scratch.subarray(0, scratch.write(piece, 'latin1'));
  writeAllNow(file, bytes, position);
  return position + bytes.length;
}

/** Truncates what a failed write has left. If that fails too, the next write overwrites it. */
function cutOff(file: LogFile, size: number): void {
  try {
    file.truncateNow(size);
  } catch {
    // These bytes were not acknowledged: if the process ends now, the next start truncates them.
  }
}
