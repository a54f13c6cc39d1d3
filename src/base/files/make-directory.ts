import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** The platform's files are accessible to their owner only. */
const PRIVATE = 0o700;

/**
 * Creates a directory and its missing parents. Node's own recursive `mkdir` does not return where a file system does
 * not support creating directories, such as /proc, and reports a read-only file system as a missing path.
 * @throws the system's error, with the directory concerned
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
