import { mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { writePrivateFile } from '../../base/files/private-file.ts';
import type { Shell } from '../shell.ts';

/**
 * The path of the history file, in the user's state directory (XDG Base Directory Specification).
 * @returns undefined if the user's home is unknown
 */
export function historyFile({ env }: Pick<Shell, 'env'>): string | undefined {
  const { XDG_STATE_HOME: state, HOME: home } = env;
  if (state !== undefined && state !== '') return `${state}/plinth/redis-history`;
  return home === undefined ? undefined : `${home}/.local/state/plinth/redis-history`;
}

/** The saved lines, newest first. */
export function readHistory(file: string | undefined): string[] {
  try {
    return file === undefined ? [] : readFileSync(file, 'utf8').split('\n').filter(Boolean);
  } catch {
    return [];
  }
}

/** Saves lines, readable by their owner only. A failure is ignored. */
export function saveHistory(file: string | undefined, lines: readonly string[]): void {
  if (file === undefined) return;
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    writePrivateFile(file, lines.map((line) => `${line}\n`).join(''));
  } catch {
    // The next session begins without a history.
  }
}
