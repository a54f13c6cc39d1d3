import { open, type FileHandle } from 'node:fs/promises';

/** Has what SQLite has written last be on the disk. */
export interface DiskSync {
  /** Comes back when all that was committed before is on the disk. @throws Error where the disk refuses */
  sync(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Syncs the write-ahead log in a thread of its own. With `synchronous = FULL` SQLite does that within each commit,
 * and the event loop waits; with NORMAL it leaves it to us, and still syncs around checkpoints
 * (https://www.sqlite.org/pragma.html#pragma_synchronous). The log is one file for as long as the database is open.
 */
export class WalSync implements DiskSync {
  readonly #path: string;
  #log: FileHandle | undefined;

  /** @param file of the database */
  constructor(file: string) {
    this.#path = `${file}-wal`;
  }

  async sync(): Promise<void> {
    // Windows syncs only what may be written to.
    this.#log ??= await open(this.#path, 'r+');
    await this.#log.datasync();
  }

  async close(): Promise<void> {
    await this.#log?.close();
  }
}
