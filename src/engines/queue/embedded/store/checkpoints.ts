import { statSync, closeSync, fdatasync, openSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import type { Worker } from 'node:worker_threads';
import { promisify } from 'node:util';

/** Bytes of the write-ahead log that trigger a checkpoint. */
const LARGE_LOG = 8 * 1024 * 1024;
/** Pages (256 MiB) at which a commit makes the checkpoint itself, if the thread has not. */
const TOO_LARGE = 65_536;
/** Number of commits between checks of the log's size. */
const COMMITS_BETWEEN_LOOKS = 16;

/**
 * Copies the write-ahead log into the file periodically. SQLite does that within a commit, which then takes tens of
 * milliseconds and delays all deliveries; so a thread does most of it, and the writer only copies what has been
 * written meanwhile.
 */
export class Checkpoints {
  readonly #file: string;
  readonly #database: DatabaseSync;
  readonly #endReads: () => void;
  #thread: Worker | undefined;
  #commits = 0;
  #running = false;
  #closed = false;

  /**
   * @param database of the only writer
   * @param endReads ends a transaction in which it reads: a connection makes no checkpoint in one of its own
   */
  constructor(file: string, database: DatabaseSync, endReads: () => void) {
    this.#file = file;
    this.#database = database;
    this.#endReads = endReads;
    database.exec(
      `pragma wal_autocheckpoint = ${TOO_LARGE}; pragma journal_size_limit = ${LARGE_LOG}`,
    );
  }

  /** Called after each commit. */
  committed(): void {
    this.#commits += 1;
    if (this.#running || this.#commits % COMMITS_BETWEEN_LOOKS !== 0) return;
    const log = statSync(`${this.#file}-wal`, { throwIfNoEntry: false });
    if (log === undefined || log.size <= LARGE_LOG) return;
    this.#running = true;
    this.#thread ??= this.#startThread();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    this.#thread.postMessage('copy');
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#thread?.terminate();
  }

  #startThread(): Worker {
    // Loaded by the first use, not by each start.
    const { Worker: Thread } = process.getBuiltinModule('node:worker_threads');
    const thread = new Thread(new URL('checkpoint-thread.ts', import.meta.url), {
      workerData: this.#file,
    });
    thread.on('message', () => this.#finish());
    // The next attempt retries; a log that grows too large is copied by a commit.
    thread.on('error', () => {
      this.#thread = undefined;
      this.#running = false;
    });
    thread.unref();
    return thread;
  }

  /** Runs without concurrent writes, so that the next commit starts the log over. */
  #finish(): void {
    this.#running = false;
    if (this.#closed) return;
    try {
      this.#endReads();
      this.#database.exec('pragma wal_checkpoint(passive)');
    } catch {
      // The disk fails. Nothing is lost: the log has everything, and reads include it.
    }
  }
}

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
