import { dataPath } from '../platform/data-files.ts';
import { lockDirectory } from '../base/files/directory-lock.ts';
import { checkBeforeOpening } from '../store/rows/sqlite-check.ts';
import { openLog } from '../base/log.ts';
import type { Settings } from '../settings/table.ts';

/**
 * Looks at the files that a command is to open, where no platform has them: to open and close one would
 * make the loss of what a crash has damaged final.
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

/** @returns undefined where a platform runs, or there is no directory */
function lockIfIdle(directory: string): (() => void) | undefined {
  try {
    return lockDirectory(directory);
  } catch {
    return undefined;
  }
}
