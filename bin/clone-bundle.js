import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Where a clone stores files that can be made again. */
export const CACHE = 'node_modules/.cache/plinth/';
/**
 * The current bundle of the program, with the files that it was made of and consists of
 * (`scripts/build/clone-bundle.ts`).
 */
export const MADE = 'program.json';

/**
 * The size of a file, and the time of its last change in seconds, because container images have no finer times.
 * @param folder with a slash at its end
 */
export function fileState(folder, file) {
  const stats = statSync(folder + file, { throwIfNoEntry: false });
  return stats && [stats.size, Math.floor(stats.mtimeMs / 1000)];
}

/**
 * The bundled program of a clone; undefined if there is none of the present sources, or if a file of it is missing or
 * changed.
 * @param root of the clone
 */
export function bundledProgram(root) {
  try {
    const cache = new URL(CACHE, root);
    const { program, files } = JSON.parse(readFileSync(new URL(MADE, cache), 'utf8'));
    const folder = fileURLToPath(root);
    const isCurrent = files.every(([file, size, seconds]) => {
      const now = fileState(folder, file);
      return now !== undefined && now[0] === size && now[1] === seconds;
    });
    return isCurrent ? new URL(program, cache) : undefined;
  } catch {
    // No usable bundle; the sources run instead.
    return undefined;
  }
}
