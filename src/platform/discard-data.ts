import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Settings } from '../settings/table.ts';

/** What stands in the data directory while it is being emptied. */
export const DISCARDING = 'discarding';

/** What a reset removes. Keys, certificates and the files of connectors stay. */
const DATA = /^(?:connect|redis|kafka|queue|backups|control\.db.*|schema-registry\.db.*)$/;

type Place = Pick<Settings, 'memory' | 'dataDir'>;

/** Removes what is kept; a start goes on with that where the process ends meanwhile. @throws the system's error */
export function discardData({ memory, dataDir }: Place): void {
  if (memory) return;
  writeFileSync(resolve(dataDir, DISCARDING), '');
  goOnDiscarding(resolve(dataDir));
}

/** Removes the rest of what an earlier process has begun to remove. @throws the system's error */
export function goOnDiscarding(directory: string): void {
  if (!existsSync(resolve(directory, DISCARDING))) return;
  for (const name of readdirSync(directory)) {
    if (DATA.test(name)) rmSync(resolve(directory, name), { recursive: true, force: true });
  }
  rmSync(resolve(directory, DISCARDING), { force: true });
}
