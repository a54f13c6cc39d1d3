import { existsSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { silentLogger } from '../../base/logger.ts';
import { isLocked, lockDirectory } from '../../base/files/directory-lock.ts';
import { appliedSteps, pendingSteps } from '../../store/rows/migrations.ts';
import { checkBeforeOpening } from '../../store/rows/sqlite-check.ts';
import { databaseFiles, type DatabaseFile } from '../../platform/database-files.ts';
import { controlStoreOf, dataPath, sealKeysOf } from '../../platform/data-files.ts';
import { SettingError } from '../../settings/load.ts';
import type { Settings } from '../../settings/table.ts';
import { CHECK } from '../../store/sealing.ts';
import { EXIT_CODES } from '../exit-codes.ts';
import { fail, ok, type Finding } from './finding.ts';

/** Checks whether a process has locked the data directory. */
export function checkLock(settings: Settings, pid: number | undefined): Finding {
  const about = 'lock';
  const directory = dataPath(settings, 'redis')!;
  if (!existsSync(directory) || !isLocked(directory)) {
    return ok(about, `nobody uses ${resolve(settings.dataDir)}`);
  }
  if (pid !== undefined) return ok(about, `the platform that runs here has it (pid ${pid})`);
  const seen = `${directory} is in use by another process`;
  return fail(about, seen, 'end it, or name another with --data-dir', EXIT_CODES.data);
}

/** Checks whether this version can read the data. Files that a running platform has open are not checked. */
export function checkFiles(settings: Settings): Finding[] {
  const redis = dataPath(settings, 'redis')!;
  if (!existsSync(redis)) return [ok('files', 'nothing is kept yet')];
  if (isLocked(redis)) return [];
  const unlock = lockDirectory(redis);
  try {
    const files = databaseFiles(settings).filter(({ file }) => existsSync(file));
    const findings = files.map(checkFile);
    const isSound = findings.every(({ status }) => status === 'ok');
    return isSound ? [...findings, checkKey(settings)] : findings;
  } finally {
    unlock();
  }
}

function checkFile({ file, steps }: DatabaseFile): Finding {
  const about = basename(file);
  try {
    checkBeforeOpening(file, { acceptLoss: false, log: silentLogger });
  } catch (error) {
    const { message } = error as Error;
    const seen = message.includes(file) ? message : `${file} can't be read: ${message}`;
    return fail(about, seen, 'put a copy in its place', EXIT_CODES.data);
  }
  try {
    reading(file, (database) => pendingSteps(steps, appliedSteps(database, file) ?? [], file));
  } catch (error) {
    const todo = 'use that version, or restore a copy from before';
    return fail(about, (error as Error).message, todo, EXIT_CODES.data);
  }
  return ok(about, `${file} is sound`);
}

/** Checks whether the key is there that secrets in the store are encrypted with. */
function checkKey(settings: Settings): Finding {
  const about = 'encryption key';
  const file = controlStoreOf(settings)!;
  try {
    if (existsSync(file)) reading(file, (database) => requireKey(database, file, settings));
    return ok(about, 'it is that of the data');
  } catch (error) {
    if (error instanceof SettingError) return fail(about, error.message, KEY, EXIT_CODES.usage);
    return fail(about, (error as Error).message, KEY, EXIT_CODES.data);
  }
}

const KEY = 'the data can only be read with the key that it was encrypted with';

/** @throws SettingError, DataError */
function requireKey(database: DatabaseSync, file: string, settings: Settings): void {
  if (database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'seal'").get() === undefined)
    return;
  const row = database.prepare('SELECT sealed_check FROM seal').get();
  if (typeof row?.['sealed_check'] === 'string') {
    sealKeysOf(settings).opening(row['sealed_check'], CHECK, file);
  }
}

/** Opens a file so that nothing is written beside it. */
function reading<T>(file: string, read: (database: DatabaseSync) => T): T {
  const url = pathToFileURL(file);
  url.searchParams.set('immutable', '1');
  const database = new DatabaseSync(url, { readOnly: true });
  try {
    return read(database);
  } finally {
    database.close();
  }
}
