import { readFileSync, statSync, watch } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';

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
  readText: (path) => readFileSync(path, 'utf8'),
  kindOf(path) {
    const found = statSync(path, { throwIfNoEntry: false });
    return found === undefined ? undefined : found.isDirectory() ? 'folder' : 'file';
  },
  watch(paths, onChange) {
    // Editors replace a file by another one of the same name, so what is watched are folders.
    const folders = Map.groupBy(
      paths.map((path) => resolve(path)),
      (path) => dirname(path),
    );
    const watchers = [...folders].flatMap(([folder, files]) => {
      const names = new Set(files.map((file) => basename(file)));
      try {
        const watcher = watch(folder, { persistent: false }, (_event, name) => {
          if (name === null || names.has(name)) onChange();
        });
        // The folder is gone: its files can't change any more.
        return [watcher.on('error', () => watcher.close())];
      } catch {
        return [];
      }
    });
    return { close: () => watchers.forEach((watcher) => watcher.close()) };
  },
};
