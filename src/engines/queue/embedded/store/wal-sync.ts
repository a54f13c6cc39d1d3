import { closeSync, fdatasync, openSync } from 'node:fs';
import { promisify } from 'node:util';

/** Syncs the write-ahead log of SQLite to the disk. */
export interface DiskSync {
  /** Resolves when all earlier commits are on the disk. @throws Error if the disk fails */
  sync(): Promise<void>;
  close(): void;
}

const syncFile = promisify(fdatasync);

/**
 * Syncs the write-ahead log in a thread. With `synchronous = FULL` SQLite does that within each commit, and the
 * event loop waits; with NORMAL it leaves it to us, and still syncs around checkpoints
 * (https://www.sqlite.org/pragma.html#pragma_synchronous). The log is one file as long as the database is open.
 */
export class WalSync implements DiskSync {
  readonly #log: number;

  /** @param file of a database that has been opened and read: then its log exists */
  constructor(file: string) {
    // Windows only syncs files that are opened for writing.
    this.#log = openSync(`${file}-wal`, 'r+');
  }

  sync(): Promise<void> {
    return syncFile(this.#log);
  }

  close(): void {
    closeSync(this.#log);
  }
}
