import { closeSync, fsyncSync, openSync } from 'node:fs';

/**
 * Makes durable which files a directory has: a file that was created, renamed or removed is so for good only then.
 * Windows can't sync a directory and need not: NTFS journals its metadata.
 */
export function syncDirectory(path: string): void {
  if (process.platform === 'win32') return;
  const directory = openSync(path, 'r');
  try {
    fsyncSync(directory);
  } finally {
    closeSync(directory);
  }
}
