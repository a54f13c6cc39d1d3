import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** What is kept is for its owner only. */
const PRIVATE = 0o700;

/**
 * Makes a directory and those above it that are missing. Node's own recursive `mkdir` does not end where a file
 * system takes no directories, as below /proc, and calls a read-only file system a path that is missing.
 * @throws the system's error, which names the directory that it is about
 */
export function makeDirectory(path: string, mode = PRIVATE): void {
  try {
    makeOne(path, mode);
  } catch (error) {
    const parent = dirname(path);
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || parent === path) throw error;
    makeDirectory(parent, mode);
    makeOne(path, mode);
  }
}

function makeOne(path: string, mode: number): void {
  try {
    mkdirSync(path, { mode });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'EEXIST' || !statSync(path).isDirectory()) throw error;
  }
}
