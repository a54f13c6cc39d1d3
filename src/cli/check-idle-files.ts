import { dataPath } from '../platform/data-files.ts';
import { lockDirectory } from '../base/files/directory-lock.ts';
import { checkBeforeOpening } from '../store/rows/sqlite-check.ts';
import { openLog } from '../base/log.ts';
import type { Settings } from '../settings/table.ts';

/**
 * Checks the files that a command is about to open, unless a platform has them open: opening and closing a damaged
 * file would make its loss final.
 * @throws DataError naming what is damaged
 */
export function checkIdleFiles(settings: Settings, files: readonly string[]): void {
  const directory = dataPath(settings, 'redis');
  const unlock = directory && lockIfIdle(directory);
  if (!unlock) return;
  try {
    const log = openLog(settings.logLevel);
    for (const file of files) checkBeforeOpening(file, { acceptLoss: false, log });
  } finally {
    unlock();
  }
}

/** @returns undefined if a platform runs, or the directory does not exist */
function lockIfIdle(directory: string): (() => void) | undefined {
  try {
    return lockDirectory(directory);
  } catch {
    return undefined;
  }
}
