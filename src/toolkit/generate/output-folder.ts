import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { InputError } from '../../base/input-error.ts';
import { makeFolder } from '../../base/make-folder.ts';

/** How every file that is made begins. */
export const MADE = '// Made from the contract of ';

/** The names of the files that are missing in a folder, or have another text. */
export function staleFiles(folder: string, files: Readonly<Record<string, string>>): string[] {
  return Object.entries(files)
    .filter(([name, text]) => textAt(join(folder, name)) !== text)
    .map(([name]) => name);
}

/**
 * Writes the files that are not current.
 * @returns their names
 * @throws InputError if one of that name is somebody's own; Error of the file system
 */
export function writeStaleFiles(folder: string, files: Readonly<Record<string, string>>): string[] {
  makeFolder(folder);
  const stale = staleFiles(folder, files);
  const foreign = stale.find((name) => textAt(join(folder, name))?.startsWith(MADE) === false);
  if (foreign !== undefined) {
    throw new InputError(
      `--out: ${join(folder, foreign)} was not made by plinth generate: it stays as it is`,
    );
  }
  for (const name of stale) writeFileSync(join(folder, name), files[name]!);
  return stale;
}

/** Git may have written line breaks of its own (`core.autocrlf`). */
function textAt(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').replaceAll('\r\n', '\n');
  } catch {
    return undefined;
  }
}
