import { readFileSync, realpathSync, statSync, watch, type FSWatcher } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { InputError } from '../../base/input-error.ts';

/** Where the files of a contract are: on disk, in a revision, or in memory. */
export interface ContractFiles {
  /** @throws Error of the file system */
  readText(path: string): string;
  kindOf(path: string): 'file' | 'folder' | undefined;
}

/** Files that may change. */
export interface WatchableFiles extends ContractFiles {
  /** Calls a function at each change of one of several files, until it is closed. */
  watch(paths: readonly string[], onChange: () => void): { close(): void };
}

export const nodeFiles: WatchableFiles = {
  readText(path) {
    // One such as /dev/zero has no end.
    if (statSync(path).isCharacterDevice()) throw new InputError(`${path} is a device`);
    return readFileSync(path, 'utf8');
  },
  kindOf(path) {
    try {
      return statSync(path).isDirectory() ? 'folder' : 'file';
    } catch {
      // Why it is not there, whoever reads it tells.
      return undefined;
    }
  },
  watch: (paths, onChange) => new Watchers(paths, onChange),
};

/**
 * Editors replace a file by another one of the same name, so what is watched are folders. A folder may be replaced, too
 * (another branch is checked out), and what a link leads to may change.
 */
class Watchers {
  readonly #paths: readonly string[];
  readonly #onChange: () => void;
  #watchers: readonly FSWatcher[] = [];

  constructor(paths: readonly string[], onChange: () => void) {
    this.#paths = paths.map((path) => resolve(path));
    this.#onChange = onChange;
    this.#open();
  }

  close(): void {
    for (const watcher of this.#watchers) watcher.close();
    this.#watchers = [];
  }

  #open(): void {
    this.close();
    const files = new Set(this.#paths.flatMap((path) => [path, targetOf(path)]));
    const watched = new Set([...files].flatMap((file) => [file, dirname(file)]));
    const folders = Map.groupBy(watched, (path) => dirname(path));
    this.#watchers = [...folders].flatMap(([folder, inside]) => {
      const names = new Set(inside.map((path) => basename(path)));
      try {
        const watcher = watch(folder, { persistent: false }, (event, name) => {
          if (name !== null && !names.has(name)) return;
          // It may be another file, folder or link now.
          if (event === 'rename') this.#open();
          this.#onChange();
        });
        // The folder is gone; that it comes back is seen in the one around it.
        return [watcher.on('error', () => watcher.close())];
      } catch {
        return [];
      }
    });
  }
}

/** The file itself where a path is a link; the path if there is none. */
function targetOf(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}
