import { accessSync, constants, existsSync, lstatSync, statfsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { EXIT_CODES } from '../exit-codes.ts';
import { fail, ok, warn, type Finding } from './finding.ts';

const MB = 1024 * 1024;
/** With less free space a platform refuses changes: this is the size of its reserve. */
const LEAST = 16 * MB;
const LITTLE = 1024 * MB;

/** Checks that the data directory can be used, and only by its owner. */
export function checkDirectory(dataDir: string): Finding {
  const about = 'data directory';
  const directory = resolve(dataDir);
  const there = nearest(directory);
  const isThere = there === directory;
  const { mode, uid } = lstatSync(there);
  const elsewhere = 'name another with --data-dir';
  try {
    if (!lstatSync(there).isDirectory() && !existsSync(`${there}/.`)) {
      return fail(about, `${there} is no directory`, elsewhere, EXIT_CODES.data);
    }
    accessSync(there, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const why = code === 'EROFS' ? ': its file system can only be read' : ` (${code})`;
    const todo = `let this user write there (chown, chmod), or ${elsewhere}`;
    return fail(about, `${there} can't be written to${why}`, todo, EXIT_CODES.data);
  }
  if (!isThere) return ok(about, `${directory} will be made in ${there}`);
  const owner = process.getuid?.();
  if (owner !== undefined && owner !== 0 && uid !== owner) {
    return warn(about, `${directory} belongs to another user (${uid})`, `chown -R ${owner}`);
  }
  if (process.platform !== 'win32' && (mode & 0o077) !== 0) {
    return warn(about, `${directory} can be read by others`, `chmod 700 ${directory}`);
  }
  return ok(about, `${directory} is for its owner only`);
}

/** Checks the free space where data is kept. */
export function checkDisk(dataDir: string, statfs = statfsSync): Finding {
  const about = 'disk';
  const directory = nearest(resolve(dataDir));
  const { bavail, bsize, ffree, files } = statfs(directory);
  const free = bavail * bsize;
  const seen = `${amount(free)} free at ${directory}`;
  const todo = 'delete what is not needed there, or name a data directory on another disk';
  if (free < LEAST) return fail(about, seen, todo, EXIT_CODES.data);
  // File systems without a fixed number of inodes report 0 of 0.
  if (files > 0 && ffree < 1000) return warn(about, `${seen}, but only ${ffree} files`, todo);
  return free < LITTLE ? warn(about, seen, todo) : ok(about, seen);
}

/** A path, or its nearest ancestor that exists. */
function nearest(path: string): string {
  return existsSync(path) || dirname(path) === path ? path : nearest(dirname(path));
}

function amount(bytes: number): string {
  return bytes < 1024 * MB
    ? `${Math.floor(bytes / MB)} MB`
    : `${(bytes / 1024 / MB).toFixed(1)} GB`;
}
