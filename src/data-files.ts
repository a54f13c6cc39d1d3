import { resolve } from 'node:path';
import type { Settings } from './settings/table.ts';

/** Where the data is. */
type Place = Pick<Settings, 'memory' | 'dataDir'>;

/** A path in the data directory; undefined where nothing is kept. */
export function dataPath({ memory, dataDir }: Place, name: string): string | undefined {
  return memory ? undefined : resolve(dataDir, name);
}

/** The file of the control plane's store. */
export function controlStoreOf(place: Place): string | undefined {
  return dataPath(place, 'control.db');
}
