import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Settings } from '../settings/table.ts';

/** The file that marks a data directory whose data is being deleted. */
export const DISCARDING = 'discarding';

/** What a reset removes. Keys, certificates and the files of connectors stay. */
const DATA = /^(?:connect|redis|kafka|queue|backups|control\.db.*|schema-registry\.db.*)$/;

type Place = Pick<Settings, 'memory' | 'dataDir'>;

/** Deletes the data; if the process ends meanwhile, the next start completes it. @throws the system's error */
export function discardData({ memory, dataDir }: Place): void {
  if (memory) return;
  writeFileSync(resolve(dataDir, DISCARDING), '');
  resumeDiscarding(resolve(dataDir));
}

/** Completes the deletion that an earlier process began. */
export function resumeDiscarding(directory: string): void {
  if (!existsSync(resolve(directory, DISCARDING))) return;
  for (const name of readdirSync(directory)) {
    if (DATA.test(name)) rmSync(resolve(directory, name), { recursive: true, force: true });
  }
  rmSync(resolve(directory, DISCARDING), { force: true });
}
