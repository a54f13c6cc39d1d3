import { realpathSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, resolve } from 'node:path';

/** Where a path leads, through all links; what is not there yet is to be made below what is. */
export function realPath(path: string): string {
  const whole = resolve(path);
  try {
    return realpathSync(whole);
  } catch (error) {
    const parent = dirname(whole);
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || parent === whole) throw error;
    return join(realPath(parent), basename(whole));
  }
}

/** Whether a path is a folder, or in it; both as {@link realPath} gives them. */
export function isWithin(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way === '' || (way !== '..' && !way.startsWith('../') && !isAbsolute(way));
}
