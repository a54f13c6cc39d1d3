import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Files of a data directory. */
export const CONTROL = 'control.db';
export const QUEUE = join('queue', 'queue.db');

/** Runs SQL on a file of a data directory that no platform has open. */
export function changeFile(dataDir: string, file: string, statements: string): void {
  const database = new DatabaseSync(join(dataDir, file));
  database.exec(statements);
  database.close();
  // The checksum belongs to the unchanged file.
  rmSync(join(dataDir, `${file}-sum`), { force: true });
}
