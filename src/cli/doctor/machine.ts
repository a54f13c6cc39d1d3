import {
  readdirSync,
  statSync,
  accessSync,
  constants,
  existsSync,
  lstatSync,
  statfsSync,
} from 'node:fs';
import packageJson from '../../../package.json' with { type: 'json' };
import { resolve, dirname } from 'node:path';
import { EXIT_CODES } from '../exit-codes.ts';
import { fail, ok, warn, type Finding } from './finding.ts';

/** The platform itself runs on this Node or a newer one, which the program finds by itself. */
const LEAST_NODE = 26;
/** The clock is wrong if it is before this date: Plinth did not exist yet. */
const FIRST_DAY = Date.UTC(2026, 0, 1);
const MINUTE = 60_000;

/** Checks the versions of Plinth and Node. */
export function checkVersions({ versions, platform, arch }: NodeJS.Process): Finding {
  const about = 'versions';
  const { node, sqlite = 'none' } = versions as NodeJS.ProcessVersions & { sqlite?: string };
  const seen = `Plinth ${packageJson.version} on Node ${node} (${platform} ${arch}, SQLite ${sqlite})`;
  if (Number.parseInt(node, 10) >= LEAST_NODE) return ok(about, seen);
  const todo = `run npm install again, which brings Node ${LEAST_NODE}, or install it`;
  return fail(about, seen, todo, EXIT_CODES.failure);
}

/**
 * Checks the clock, which expiry, schedules and retries depend on. There is no other clock to compare it with, but
 * the last write to the data can't be in the future.
 */
export function checkClock(dataDir: string, now: number): Finding {
  const about = 'clock';
  const time = new Date(now).toISOString();
  const todo = 'set the time of this machine (timedatectl), and have it kept by NTP';
  if (now < FIRST_DAY) return warn(about, `it is ${time}, which can't be`, todo);
  const ahead = newestIn(resolve(dataDir)) - now;
  if (ahead < MINUTE) return ok(about, `it is ${time}`);
  const minutes = Math.round(ahead / MINUTE);
  const seen = `it is ${time}, but ${dataDir} was written to ${minutes} min later`;
  return warn(about, seen, todo);
}

/** The time of the last write in a directory, in Unix milliseconds; 0 where it is empty. */
function newestIn(directory: string): number {
  try {
    const times = readdirSync(directory).map((name) => statSync(`${directory}/${name}`).mtimeMs);
    return Math.max(0, ...times);
  } catch {
    return 0;
  }
}

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
