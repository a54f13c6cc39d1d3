import { readFileSync, rmSync, statSync } from 'node:fs';
import { closeSync, fsyncSync, openSync, renameSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { syncDirectory } from '../../base/files/sync-directory.ts';

/** The largest file, in bytes, that is read completely at a start, which takes some tens of milliseconds. */
export const MAX_CHECKSUMMED_SIZE = 16 * 1024 * 1024;

/** The state of a database file when it was closed: its size and, if it is not too large, a checksum. */
interface FileSum {
  readonly size: number;
  readonly sum?: string;
}

/** Writes the checksum of a closed file beside it. */
export function storeChecksum(file: string): void {
  const text = JSON.stringify(sumOf(file));
  const temporary = `${file}-sum.new`;
  const opened = openSync(temporary, 'w', 0o600);
  try {
    // A checksum of the text itself distinguishes a damaged checksum from a damaged file.
    writeSync(opened, `${text} ${hex(Buffer.from(text))}\n`);
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
  renameSync(temporary, `${file}-sum`);
  syncDirectory(dirname(file));
}

/** Deletes the checksum, because the content of the file is about to change. */
export function deleteChecksum(file: string): void {
  if (!hasChecksum(file)) return;
  rmSync(`${file}-sum`, { force: true });
  syncDirectory(dirname(file));
}

export function hasChecksum(file: string): boolean {
  return statSync(`${file}-sum`, { throwIfNoEntry: false }) !== undefined;
}

/** Whether there is a checksum that can't be read, so that it is unknown whether the file is unchanged. */
export function hasDamagedChecksum(file: string): boolean {
  return hasChecksum(file) && readSum(file) === undefined;
}

/** Whether a file is unchanged since it was closed; undefined if that is not known. */
export function matchesChecksum(file: string): boolean | undefined {
  const kept = readSum(file);
  if (kept === undefined) return undefined;
  const { size, sum } = sumOf(file);
  if (size !== kept.size) return false;
  return kept.sum === undefined ? undefined : sum === kept.sum;
}

function readSum(file: string): FileSum | undefined {
  if (!hasChecksum(file)) return undefined;
  const [text = '', own] = readFileSync(`${file}-sum`, 'latin1').trimEnd().split(' ');
  return own === hex(Buffer.from(text)) ? (JSON.parse(text) as FileSum) : undefined;
}

function sumOf(file: string): FileSum {
  const { size } = statSync(file);
  return size > MAX_CHECKSUMMED_SIZE ? { size } : { size, sum: hex(readFileSync(file)) };
}

function hex(bytes: Buffer): string {
  // A start without files has no use for it, and loading it takes milliseconds.
  const { crc32 } = process.getBuiltinModule('node:zlib');
  return crc32(bytes).toString(16).padStart(8, '0');
}
