import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { resumeDiscarding } from './discard-data.ts';
import { makeDirectory } from '../base/files/make-directory.ts';
import { restrictDirectoryToOwner, restrictToOwner } from '../base/files/private-file.ts';
import { SealKeys } from '../store/seal/seal-keys.ts';
import { SettingError } from '../settings/load.ts';
import { variableOf, type Settings } from '../settings/table.ts';

const KEY_FILE = 'key';
/** Shorter keys could be guessed. */
const SHORTEST_KEY = 32;

/** Where the data is. */
type Place = Pick<Settings, 'memory' | 'dataDir'>;

/** A path in the data directory; undefined if the platform is in memory. */
export function dataPath({ memory, dataDir }: Place, name: string): string | undefined {
  return memory ? undefined : resolve(dataDir, name);
}

/** The keys for secrets at rest. @throws SettingError, DataError */
export function sealKeysOf(settings: Pick<Settings, 'dataDir' | 'encryptionKey'>): SealKeys {
  const { dataDir, encryptionKey } = settings;
  if (encryptionKey !== undefined && encryptionKey.length < SHORTEST_KEY) {
    throw new SettingError(
      `${variableOf('encryptionKey')} must have at least ${SHORTEST_KEY} characters (plinth secrets makes one)`,
    );
  }
  return new SealKeys(keyFileOf({ dataDir }), encryptionKey);
}

/** The file of the key that a platform generates for itself. */
export function keyFileOf({ dataDir }: Pick<Settings, 'dataDir'>): string {
  return resolve(dataDir, KEY_FILE);
}

/** The file of the control plane's store. */
export function controlStoreOf(place: Place): string | undefined {
  return dataPath(place, 'control.db');
}

/**
 * The files of a platform in its data directory; `files` are those of connectors, which an earlier version had in
 * `connect`.
 */
const KEPT =
  /^(?:connect|redis|kafka|queue|backups|tls|control\.db.*|schema-registry\.db.*|key|discarding|migrating|reserve|runtime\.json.*)$/;
const FILES = 'files';

/**
 * Creates the data directory, for its owner only, and revokes the read permissions that an earlier version gave. A
 * directory that contains other things too keeps its own mode, as others may need that.
 * @returns what others can still read because it belongs to another user
 * @throws the system's error
 */
export function prepareDataDirectory({ memory, dataDir }: Place): string[] {
  if (memory) return [];
  const directory = resolve(dataDir);
  makeDirectory(directory);
  resumeDiscarding(directory);
  const names = readdirSync(directory);
  const kept = names.filter((name) => KEPT.test(name));
  const isOwn = names.every((name) => KEPT.test(name) || name === FILES);
  const left = kept.flatMap((name) => restrictToOwner(`${directory}/${name}`));
  return isOwn ? [...restrictDirectoryToOwner(directory), ...left] : left;
}
