import { realpathSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, resolve } from 'node:path';

/** The real path, through all links; parts that don't exist yet are appended to the path of those that do. */
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

/** Whether a path is a folder, or in it; both as {@link realPath} returns them. */
export function isWithin(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way === '' || (way !== '..' && !way.startsWith('../') && !isAbsolute(way));
}
