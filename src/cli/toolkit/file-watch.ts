import { existsSync, watch, type FSWatcher } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';

/** Milliseconds in which several changes count as one: editors write a file in several steps. */
const SETTLED = 50;

/**
 * Watches files by their folders, because editors replace a file by another one, which a watch of the file itself would
 * not see.
 */
export class FileWatch {
  readonly #onChange: () => void;
  readonly #folders = new Map<string, FSWatcher>();
  #files: ReadonlySet<string> = new Set();
  #settling: NodeJS.Timeout | undefined;

  constructor(onChange: () => void) {
    this.#onChange = onChange;
  }

  /** Watches these files from now on, and no others. */
  follow(paths: Iterable<string>): void {
    this.#files = new Set([...paths].map((path) => resolve(path)));
    const wanted = new Set([...this.#files].map((path) => dirname(path)));
    for (const [folder, watcher] of this.#folders) {
      if (wanted.has(folder)) continue;
      watcher.close();
      this.#folders.delete(folder);
    }
    for (const folder of wanted) {
      if (this.#folders.has(folder) || !existsSync(folder)) continue;
      const watcher = watch(folder, (_event, name) => this.#changed(folder, name));
      // A folder that is removed is no failure: its files are missing then, which is told.
      watcher.on('error', () => watcher.close());
      this.#folders.set(folder, watcher);
    }
  }

  close(): void {
    clearTimeout(this.#settling);
    for (const watcher of this.#folders.values()) watcher.close();
    this.#folders.clear();
  }

  #changed(folder: string, name: string | null): void {
    const isOurs = [...this.#files].some(
      (file) => dirname(file) === folder && (name === null || basename(file) === name),
    );
    if (!isOurs) return;
    clearTimeout(this.#settling);
    this.#settling = setTimeout(() => this.#onChange(), SETTLED);
  }
}
