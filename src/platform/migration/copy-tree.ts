import { createHash, type Hash } from 'node:crypto';
import {
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  fsyncSync,
  lstatSync,
  openSync,
  readdirSync,
  readSync,
} from 'node:fs';
import { relative } from 'node:path';
import { makeDirectory } from '../../files/make-directory.ts';

const PIECE = 1024 * 1024;

/**
 * Copies a file, or a folder with all that is in it; what is neither stays behind. Where the file system can, the two share
 * their blocks until one is written to.
 * @returns how many files
 * @throws the system's error
 */
export function copyTree(from: string, to: string, leaveOut?: (name: string) => boolean): number {
  const status = lstatSync(from);
  if (status.isFile()) {
    copyFileSync(from, to, constants.COPYFILE_FICLONE);
    sync(to);
    return 1;
  }
  if (!status.isDirectory()) return 0;
  makeDirectory(to);
  let count = 0;
  for (const name of readdirSync(from)) {
    if (leaveOut?.(name) === true) continue;
    count += copyTree(`${from}/${name}`, `${to}/${name}`, leaveOut);
  }
  return count;
}

function sync(path: string): void {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** How many files there are in some places, and the SHA-256 of their names and contents. */
export function treeSum(paths: readonly string[]): {
  readonly count: number;
  readonly sha256: string;
} {
  const hash = createHash('sha256');
  let count = 0;
  for (const path of paths) {
    for (const file of filesIn(path)) {
      hash.update(`${relative(path, file)}\n`);
      addContent(hash, file);
      count += 1;
    }
  }
  return { count, sha256: hash.digest('hex') };
}

/**
 * Names what is in a folder, without reading it: another text where a file has been written to since.
 * @param leaveOut names of files that say nothing of what is kept
 */
export function treeFingerprint(path: string, leaveOut: (name: string) => boolean): string {
  const hash = createHash('sha256');
  for (const file of filesIn(path, leaveOut)) {
    const { size, mtimeNs } = lstatSync(file, { bigint: true });
    hash.update(`${relative(path, file)} ${size} ${mtimeNs}\n`);
  }
  return hash.digest('hex');
}

/** Every file, in the order of their names. */
function* filesIn(path: string, leaveOut?: (name: string) => boolean): Generator<string> {
  if (!existsSync(path)) return;
  const status = lstatSync(path);
  if (status.isFile()) yield path;
  if (!status.isDirectory()) return;
  for (const name of readdirSync(path).toSorted()) {
    if (leaveOut?.(name) !== true) yield* filesIn(`${path}/${name}`, leaveOut);
  }
}

function addContent(hash: Hash, path: string): void {
  const file = openSync(path, 'r');
  const piece = Buffer.alloc(PIECE);
  try {
    for (let read = readSync(file, piece); read > 0; read = readSync(file, piece)) {
      hash.update(piece.subarray(0, read));
    }
  } finally {
    closeSync(file);
  }
}
