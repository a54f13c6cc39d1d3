import type { LogFile } from '../../../../base/files/files.ts';
import type { ByteString } from '../../bytes.ts';

/** Where a piece is made into bytes; what it holds is written before anything else can happen. */
const scratch = Buffer.allocUnsafe(1024 * 1024);

/**
 * Writes pieces to the end of a file, without giving way to anything else.
 * @returns where it ends now
 * @throws what the disk answers; then the file is as long as before, if the disk lets it
 */
export function writeNow(file: LogFile, pieces: Iterable<ByteString>, size: number): number {
  let end = size;
  try {
    for (const piece of pieces) end = writeAll(file, piece, end);
    return end;
  } catch (error) {
    cutOff(file, size);
    throw error;
  }
}

/** @returns the position after the last byte written */
function writeAll(file: LogFile, piece: ByteString, position: number): number {
  let bytes: Buffer;
  if (piece.length > scratch.length) bytes = Buffer.from(piece, 'latin1');
  else bytes = scratch.subarray(0, scratch.write(piece, 'latin1'));
  let done = 0;
  while (done < bytes.length) {
    const taken = file.writeNow(bytes.subarray(done), position + done);
    if (taken === 0) throw new Error('the disk takes no more');
    done += taken;
  }
  return position + done;
}

/** Takes away what a failed write has left. Where that fails too, the next try writes over it. */
function cutOff(file: LogFile, size: number): void {
  try {
    file.truncateNow(size);
  } catch {
    // Nothing was promised about these bytes: should the process end now, a start cuts them off.
  }
}
