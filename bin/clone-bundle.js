import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Where a clone keeps what can be made again. */
export const CACHE = 'node_modules/.cache/plinth/';
/** What a bundle of the program was made of, and what it consists of (`scripts/build/clone-bundle.ts`). */
export const MADE = 'program.json';

/**
 * How large a file is, and when it was written: in seconds, because images of containers keep no less.
 * @param folder with a slash at its end
 */
export function fileState(folder, file) {
  const stats = statSync(folder + file, { throwIfNoEntry: false });
  return stats && [stats.size, Math.floor(stats.mtimeMs / 1000)];
}

/**
 * The program of a clone in few files; undefined where none was made of the sources as they are now, or where not all of it
 * is there as it was made.
 * @param root where the clone is
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
    // The sources are always there.
    return undefined;
  }
}
