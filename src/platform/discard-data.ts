import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { LOCK_FILES, lockDirectory } from '../base/files/directory-lock.ts';
import { makeDirectory } from '../base/files/make-directory.ts';
import type { Settings } from '../settings/table.ts';

/** The file that marks a data directory whose data is incomplete: it is being deleted, or filled from a seed. */
export const DISCARDING = 'discarding';

/** The files that a reset removes. Keys, certificates and the files of connectors stay. */
const DATA = /^(?:connect|redis|kafka|queue|backups|control\.db.*|schema-registry\.db.*)$/;
/** Its lock is that of the whole data directory. */
const LOCKED = 'redis';

type Place = Pick<Settings, 'memory' | 'dataDir'>;

/**
 * Deletes the data. Until it {@link markComplete is complete} again, a start begins without any.
 * @throws the system's error, or that another process uses the directory
 */
export function discardData(place: Place): void {
  if (place.memory) return;
  const directory = resolve(place.dataDir);
  whileLocked(directory, () => {
    markIncomplete(place);
    remove(directory);
  });
}

/** Deletes what an earlier process has left incomplete. @throws Error if another process uses the directory */
export function resumeDiscarding(directory: string): void {
  const isIncomplete = () => existsSync(resolve(directory, DISCARDING));
  if (!isIncomplete()) return;
  whileLocked(directory, () => {
    // The process that had it incomplete may have ended its work meanwhile.
    if (isIncomplete()) remove(directory);
  });
}

/** If the process ends before the data is complete, the next start begins without any. */
export function markIncomplete({ memory, dataDir }: Place): void {
  if (!memory) writeFileSync(resolve(dataDir, DISCARDING), '');
}

export function markComplete({ memory, dataDir }: Place): void {
  if (!memory) rmSync(resolve(dataDir, DISCARDING), { force: true });
}

function whileLocked(directory: string, act: () => void): void {
  const locked = resolve(directory, LOCKED);
  makeDirectory(locked);
  const unlock = lockDirectory(locked);
  try {
    act();
  } finally {
    unlock();
  }
}

/** A file that is locked has to stay: another one of its name could be locked too. */
function remove(directory: string): void {
  for (const name of readdirSync(directory)) {
    if (name !== LOCKED && DATA.test(name)) removeWhole(resolve(directory, name));
  }
  for (const name of readdirSync(resolve(directory, LOCKED))) {
    if (!LOCK_FILES.includes(name)) removeWhole(resolve(directory, LOCKED, name));
  }
}

function removeWhole(path: string): void {
  rmSync(path, { recursive: true, force: true });
}
