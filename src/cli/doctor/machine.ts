import { readdirSync, statSync } from 'node:fs';
import packageJson from '../../../package.json' with { type: 'json' };
import { resolve } from 'node:path';
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
