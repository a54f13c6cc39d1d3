import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where `.ci/newer-servers` and `.ci/kafka` put what the system does not have. */
export const FETCHED = fileURLToPath(new URL('../../.servers/', import.meta.url));

/** Where a program is: on the path, or in a folder that a pattern names. */
export function findProgram(name: string, elsewhere?: string): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const onPath = folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
  if (onPath !== undefined || elsewhere === undefined) return onPath;
  return globSync(join(elsewhere, name)).toSorted().at(-1);
}

/** What a program says on its output. @returns undefined where it can't be run */
export function outputOf(program: string, args: readonly string[]): string | undefined {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  return status === 0 ? `${stdout}${stderr}` : undefined;
}
