import { createHash } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { DataError } from '../../base/data-error.ts';
import { holdDirectory, LOCK_FILES } from '../../files/directory-lock.ts';
import { makeDirectory } from '../../files/make-directory.ts';
import type { Settings } from '../../settings/table.ts';
import { controlStoreOf } from '../data-files.ts';
import { copyTree, treeFingerprint } from './copy-tree.ts';

/** In the data directory of the target, while something is carried there. */
export const COPY_OF_SOURCE = 'migrating';

/** What says nothing of what a platform keeps, or is only there while it runs. */
const NOT_KEPT = new Set([...LOCK_FILES, 'reserve', 'runtime.json', 'runtime.json.new']);
const isNotKept = (name: string): boolean => NOT_KEPT.has(name) || name === COPY_OF_SOURCE;

/** A platform that something is carried from. */
export interface Source {
  /** Those of the copy that is read in its place: to open something may mend it, and the source is not written to. */
  readonly settings: Settings;
  readonly fingerprint: string;
}

/**
 * Copies the data directory of a platform, after having seen to it that it does not run and is not started.
 * @param beside the data directory of the target
 * @param opened is told how to remove the copy, and how to let the platform be started
 * @throws DataError, or the system's error
 */
export function copySource(
  settings: Settings,
  beside: string,
  opened: AsyncDisposableStack,
): Source {
  const directory = resolve(settings.dataDir);
  const store = controlStoreOf(settings);
  if (settings.storeUrl === undefined && (store === undefined || !existsSync(store))) {
    throw new DataError(`no platform has been started on the data directory ${settings.dataDir}`);
  }
  for (const engine of ['redis', 'kafka']) {
    opened.defer(holding(`${directory}/${engine}`));
  }
  const copy = resolve(beside, COPY_OF_SOURCE);
  const remove = () => rmSync(copy, { recursive: true, force: true });
  remove();
  // Each attempt reads a copy of its own.
  opened.defer(remove);
  makeDirectory(copy);
  if (existsSync(directory)) copyTree(directory, copy, isNotKept);
  return {
    settings: { ...settings, dataDir: copy },
    fingerprint: fingerprintOf(settings, directory),
  };
}

function holding(directory: string): () => void {
  try {
    return holdDirectory(directory);
  } catch (error) {
    throw new DataError((error as Error).message, { cause: error });
  }
}

/** Of a data directory what its files are; of servers where they are, as what they have can't be asked at once. */
function fingerprintOf(settings: Settings, directory: string): string {
  const { storeUrl, redisServers, kafkaBrokers, kafkaPrefix } = settings;
  const hash = createHash('sha256').update(treeFingerprint(directory, isNotKept));
  const servers = [storeUrl, redisServers, kafkaBrokers, kafkaBrokers && kafkaPrefix];
  return hash.update(JSON.stringify(servers)).digest('hex');
}
