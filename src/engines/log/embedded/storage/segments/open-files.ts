import type { Files, LogFile } from '../../../../../files/files.ts';

interface OpenFile {
  readonly path: string;
  readonly file: LogFile;
  /** Reads and syncs that are under way. */
  users: number;
  closes: boolean;
}

/** The files that are open, no more than so many at once but for those in use; the longest unused goes first. */
export class OpenFiles {
  readonly #files: Files;
  readonly #most: number;
  /** In the order of their last use. */
  readonly #open = new Map<string, OpenFile>();
  readonly #opening = new Map<string, Promise<OpenFile>>();
  readonly #closing = new Set<Promise<void>>();

  constructor(files: Files, most: number) {
    this.#files = files;
    this.#most = most;
  }

  /** Whether one more can be open without another being closed. */
  get hasRoom(): boolean {
    return this.#open.size + this.#opening.size < this.#most;
  }

  /** A file that happens to be open, for what is done with it at once. */
  opened(path: string): LogFile | undefined {
    const open = this.#open.get(path);
    if (open !== undefined) this.#touch(open);
    return open?.file;
  }

  /** Has a file open as long as something is done with it. `new` makes it. @throws what the disk answers */
  async use<T>(
    path: string,
    how: 'new' | 'existing',
    action: (file: LogFile) => Promise<T> | T,
  ): Promise<T> {
    const open = this.#open.get(path) ?? (await this.#opened(path, how));
    open.users += 1;
    this.#touch(open);
    try {
      return await action(open.file);
    } finally {
      open.users -= 1;
      if (open.closes) this.#closeUnused(open);
      this.#shrink();
    }
  }

  /** Forgets a file, because it is to be removed. */
  forget(path: string): void {
    const open = this.#open.get(path);
    if (open === undefined) return;
    this.#open.delete(path);
    this.#closeUnused(open);
  }

  async close(): Promise<void> {
    await Promise.allSettled(this.#opening.values());
    for (const path of this.#open.keys()) this.forget(path);
    await Promise.allSettled(this.#closing);
  }

  #opened(path: string, how: 'new' | 'existing'): Promise<OpenFile> {
    let opening = this.#opening.get(path);
    if (opening === undefined) {
      opening = this.#files.open(path, how).then((file) => {
        const open = { path, file, users: 0, closes: false };
        this.#open.set(path, open);
        return open;
      });
      this.#opening.set(path, opening);
      const opened = () => this.#opening.delete(path);
      opening.then(opened, opened);
    }
    return opening;
  }

  #touch(open: OpenFile): void {
    if (this.#open.get(open.path) !== open) return;
    this.#open.delete(open.path);
    this.#open.set(open.path, open);
  }

  #shrink(): void {
    let surplus = this.#open.size - this.#most;
    if (surplus <= 0) return;
    for (const open of this.#open.values()) {
      if (surplus <= 0) break;
      if (open.users > 0) continue;
      this.#open.delete(open.path);
      this.#closeUnused(open);
      surplus -= 1;
    }
  }

  #closeUnused(open: OpenFile): void {
    open.closes = true;
    if (open.users > 0) return;
    // What was written is in the page cache whatever closing says, and its sync has a descriptor of its own.
    const closing = open.file.close().catch(() => {});
    this.#closing.add(closing);
    void closing.then(() => this.#closing.delete(closing));
  }
}
