import type { Files, LogFile } from '../../../../../base/files/files.ts';

interface OpenFile {
  readonly path: string;
  readonly opening: Promise<LogFile>;
  /** Undefined while it is being opened. */
  file: LogFile | undefined;
  /** Operations in progress. */
  users: number;
  closes: boolean;
}

/** A cache of open files with a limit that only files in use may exceed; the least recently used is closed first. */
export class OpenFiles {
  readonly #files: Files;
  readonly #most: number;
  /** In the order of their last use. */
  readonly #open = new Map<string, OpenFile>();
  readonly #closing = new Set<Promise<void>>();

  constructor(files: Files, most: number) {
    this.#files = files;
    this.#most = most;
  }

  /** Whether one more can be open without another being closed. */
  get hasRoom(): boolean {
    return this.#open.size < this.#most;
  }

  /** A file if it is open already, for an operation in this turn of the event loop. */
  opened(path: string): LogFile | undefined {
    const open = this.#open.get(path);
    if (open !== undefined) this.#touch(open);
    return open?.file;
  }

  /** Opens a file, and keeps it open until the action has ended. `new` creates it. @throws the error of the disk */
  async use<T>(
    path: string,
    how: 'new' | 'existing',
    action: (file: LogFile) => Promise<T> | T,
  ): Promise<T> {
    const open = this.#open.get(path) ?? this.#begin(path, how);
    open.users += 1;
    this.#touch(open);
    try {
      return await action(open.file ?? (await open.opening));
    } finally {
      open.users -= 1;
      if (open.closes) this.#closeUnused(open);
      this.#shrink();
    }
  }

  /** Closes a file that is to be removed, when its last use has ended. */
  forget(path: string): void {
    const open = this.#open.get(path);
    if (open === undefined) return;
    this.#open.delete(path);
    this.#closeUnused(open);
  }

  async close(): Promise<void> {
    for (const path of this.#open.keys()) this.forget(path);
    await this.closed();
  }

  /** Resolves when forgotten files are closed: a removed file takes up space until then. */
  async closed(): Promise<void> {
    await Promise.allSettled(this.#closing);
  }

  #begin(path: string, how: 'new' | 'existing'): OpenFile {
    const opening = this.#files.open(path, how);
    const open: OpenFile = { path, opening, file: undefined, users: 0, closes: false };
    this.#open.set(path, open);
    opening.then(
      (file) => (open.file = file),
      () => {
        if (this.#open.get(path) === open) this.#open.delete(path);
      },
    );
    return open;
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
    // Written data is in the page cache even if closing fails, and a sync through any descriptor reaches it.
    const closing = open.opening.then((file) => file.close()).catch(() => {});
    this.#closing.add(closing);
    void closing.then(() => this.#closing.delete(closing));
  }
}
