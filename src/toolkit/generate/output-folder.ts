import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The names of the files that are missing in a folder, or have another text. */
export function staleFiles(folder: string, files: Readonly<Record<string, string>>): string[] {
  return Object.entries(files)
    .filter(([name, text]) => textAt(join(folder, name)) !== text)
    .map(([name]) => name);
}

/** Writes the files that are not current. @returns their names @throws Error of the file system */
export function writeStaleFiles(folder: string, files: Readonly<Record<string, string>>): string[] {
  mkdirSync(folder, { recursive: true });
  const stale = staleFiles(folder, files);
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
