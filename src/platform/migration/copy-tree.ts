import { createHash, type Hash } from 'node:crypto';
import {
  closeSync,
  constants,
  copyFileSync,
  fsyncSync,
  openSync,
  readdirSync,
  readSync,
  realpathSync,
  statSync,
} from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, resolve } from 'node:path';
import { DataError } from '../../base/data-error.ts';
import { makeDirectory } from '../../base/files/make-directory.ts';

const PIECE = 1024 * 1024;

/**
 * Copies a file, or a folder with its content. Links are followed, because a user may have put a part on another disk
 * by a link; anything but files and folders is left out. On file systems that support it, both copies share their
 * blocks until one is written to.
 * @returns how many files
 * @throws DataError if a link leads to one of its own parents, or into the copy; the system's error
 */
export function copyTree(from: string, to: string, leaveOut?: (name: string) => boolean): number {
  return copyInto(from, to, [], leaveOut);
}

/** @param above the real paths of the parent folders */
function copyInto(
  from: string,
  to: string,
  above: readonly string[],
  leaveOut?: (name: string) => boolean,
): number {
  const status = statSync(from, { throwIfNoEntry: false });
  if (status?.isFile() === true) {
    copyFileSync(from, to, constants.COPYFILE_FICLONE);
    sync(to);
    return 1;
  }
  if (status?.isDirectory() !== true) return 0;
  makeDirectory(to);
  const way = above.length === 0 ? [realpathSync(to)] : above;
  const here = withoutCycle(from, way);
  let count = 0;
  for (const name of readdirSync(from)) {
    if (leaveOut?.(name) === true) continue;
    count += copyInto(`${from}/${name}`, `${to}/${name}`, here, leaveOut);
  }
  return count;
}

/**
 * @returns the parent folders including this one
 * @throws DataError if this folder is already among them
 */
function withoutCycle(folder: string, above: readonly string[]): readonly string[] {
  const real = realpathSync(folder);
  const inside = above.find((one) => isWithin(real, one));
  if (inside !== undefined) {
    throw new DataError(`${folder} is a link to ${real}, in which ${inside} is: put it elsewhere`);
  }
  return [...above, real];
}

function sync(path: string): void {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** The number of files in some places, and the SHA-256 of their names and contents. */
export function treeDigest(paths: readonly string[]): {
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
 * A fingerprint of a folder without reading its files; it differs after a file has been written to.
 * @param leaveOut names of files that are not data
 */
export function treeFingerprint(path: string, leaveOut: (name: string) => boolean): string {
  const hash = createHash('sha256');
  for (const file of filesIn(path, leaveOut)) {
    const { size, mtimeNs } = statSync(file, { bigint: true });
    hash.update(`${relative(path, file)} ${size} ${mtimeNs}\n`);
  }
  return hash.digest('hex');
}

/** Every file, in the order of their names. */
function* filesIn(
  path: string,
  leaveOut?: (name: string) => boolean,
  above: readonly string[] = [],
): Generator<string> {
  const status = statSync(path, { throwIfNoEntry: false });
  if (status?.isFile() === true) yield path;
  if (status?.isDirectory() !== true) return;
  const here = withoutCycle(path, above);
  for (const name of readdirSync(path).toSorted()) {
    if (leaveOut?.(name) !== true) yield* filesIn(`${path}/${name}`, leaveOut, here);
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

/** The real path, through all links; parts that don't exist yet are appended to the path of those that do. */
export function realPath(path: string): string {
  const whole = resolve(path);
  try {
    return realpathSync(whole);
  } catch (error) {
    const parent = dirname(whole);
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || parent === whole) throw error;
    return join(realPath(parent), basename(whole));
  }
}

/** Whether a path is a folder, or in it; both as {@link realPath} returns them. */
export function isWithin(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way === '' || (way !== '..' && !way.startsWith('../') && !isAbsolute(way));
}
