import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where `.ci/newer-servers` and `.ci/kafka` put programs that the system lacks. */
export const FETCHED_SERVERS = fileURLToPath(new URL('../../.servers/', import.meta.url));

/** The path of a program: on the path, or in a folder that a glob pattern names. */
export function findProgram(name: string, elsewhere?: string): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const onPath = folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
  if (onPath !== undefined || elsewhere === undefined) return onPath;
  return globSync(join(elsewhere, name)).toSorted().at(-1);
}

/** The output of a program. @returns undefined if it can't be run */
export function outputOf(program: string, args: readonly string[]): string | undefined {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  return status === 0 ? `${stdout}${stderr}` : undefined;
}
