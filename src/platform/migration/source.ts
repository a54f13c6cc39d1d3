import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readdirSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { DataError } from '../../base/data-error.ts';
import { holdDirectory, LOCK_FILES } from '../../base/files/directory-lock.ts';
import { makeDirectory } from '../../base/files/make-directory.ts';
import type { Settings } from '../../settings/table.ts';
import { controlStoreOf } from '../data-files.ts';
import { copyTree, treeFingerprint } from './copy-tree.ts';

/** The copy of the source, in the data directory of the target during a migration. */
export const COPY_OF_SOURCE = 'migrating';
/** Written first and removed last: a folder with this file is ours to remove. */
const MARK = 'made-by-plinth-migrate';

/** Files that are not data, or exist only while a platform runs. */
const NOT_COPIED = new Set([...LOCK_FILES, 'reserve', 'runtime.json', 'runtime.json.new']);
const isNotCopied = (name: string): boolean => NOT_COPIED.has(name) || name === COPY_OF_SOURCE;

/** The data directory of a source, locked so that it can't be started meanwhile. */
export interface LockedSource {
  readonly settings: Settings;
  readonly directory: string;
  readonly fingerprint: string;
}

/**
 * Ensures that a platform is stopped and stays so.
 * @param opened is told how to release it
 * @throws DataError
 */
export function lockSource(settings: Settings, opened: AsyncDisposableStack): LockedSource {
  const directory = resolve(settings.dataDir);
  const store = controlStoreOf(settings);
  if (settings.storeUrl === undefined && (store === undefined || !existsSync(store))) {
    throw new DataError(`no platform has been started on the data directory ${settings.dataDir}`);
  }
  for (const engine of ['redis', 'kafka']) {
    opened.defer(holding(`${directory}/${engine}`));
  }
  return { settings, directory, fingerprint: fingerprintOf(settings, directory) };
}

/**
 * Copies the data directory of a platform.
 * @param beside the data directory of the target
 * @param opened is told how to remove the copy
 * @returns the settings of the copy, which is read in place of the source: opening may repair data, and the source is
 * never written to
 * @throws DataError, or the system's error
 */
export function copySource(
  { settings, directory }: LockedSource,
  beside: string,
  opened: AsyncDisposableStack,
): Settings {
  const place = resolve(beside, COPY_OF_SOURCE);
  // Each attempt reads a new copy.
  removeCopy(place);
  makeDirectory(place);
  writeFileSync(`${place}/${MARK}`, '');
  opened.defer(() => removeCopy(place));
  const copy = `${place}/source`;
  makeDirectory(copy);
  if (existsSync(directory)) copyTree(directory, copy, isNotCopied);
  return { ...settings, dataDir: copy };
}

/** @throws DataError if the folder contains something that was not made here */
export function removeCopy(place: string): void {
  const status = lstatSync(place, { throwIfNoEntry: false });
  if (status === undefined) return;
  const names = status.isDirectory() ? readdirSync(place) : [place];
  if (names.length > 0 && !names.includes(MARK)) {
    throw new DataError(
      `${place} is where plinth migrate puts a copy of the source, and has something else in it: move that elsewhere`,
    );
  }
  rmSync(`${place}/source`, { recursive: true, force: true });
  rmSync(`${place}/${MARK}`, { force: true });
  rmdirSync(place);
}

function holding(directory: string): () => void {
  try {
    return holdDirectory(directory);
  } catch (error) {
    throw new DataError((error as Error).message, { cause: error });
  }
}

/** A fingerprint: of a data directory its files; of servers their addresses, as their data can't be read at once. */
function fingerprintOf(settings: Settings, directory: string): string {
  const { storeUrl, redisServers, kafkaBrokers, kafkaPrefix } = settings;
  const hash = createHash('sha256').update(treeFingerprint(directory, isNotCopied));
  const servers = [storeUrl, redisServers, kafkaBrokers, kafkaBrokers && kafkaPrefix];
  return hash.update(JSON.stringify(servers)).digest('hex');
}
