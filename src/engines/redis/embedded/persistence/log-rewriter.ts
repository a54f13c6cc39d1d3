import { basename } from 'node:path';
import type { Logger } from '../../../../base/logger.ts';
import { Progress } from '../../../../base/progress.ts';
import type { Files, LogFile } from '../../../../base/files/files.ts';
import type { LogDirectory } from './log-directory.ts';
import type { LogTail } from './log-tail.ts';
import type { LogWriter } from './log-writer.ts';
import { nextIncrement, type LogPart } from './manifest.ts';
import { writeSnapshot } from './rewrite.ts';
import { Snapshot, type Contents } from './snapshot.ts';

interface LogRewriterOptions {
  readonly files: Files;
  readonly directory: string;
  /** The contents of the database, which a rewrite writes. */
  readonly contents: Contents;
  readonly logger: Logger;
  readonly parts: LogDirectory;
  readonly tail: LogTail;
  readonly writer: LogWriter;
  /** Opens the tail, if it is not open. It does not reject; the tail knows why there is no file. */
  readonly start: () => Promise<void>;
  /** The length of the base, and of all files before the tail, in bytes. */
  readonly baseBytes: number;
  readonly olderBytes: number;
}

/**
 * Replaces the files of a log by a snapshot of the database and an increment for later changes, while the database
 * keeps serving. One rewrite runs at a time.
 */
export class LogRewriter {
  readonly #options: LogRewriterOptions;
  readonly #tail: LogTail;
  readonly #parts: LogDirectory;
  #baseBytes: number;
  #olderBytes: number;
  #running: Promise<void> | undefined;
  #isClosing = false;

  constructor(options: LogRewriterOptions) {
    this.#options = options;
    this.#tail = options.tail;
    this.#parts = options.parts;
    this.#baseBytes = options.baseBytes;
    this.#olderBytes = options.olderBytes;
  }

  /** The length of all files of the log, in bytes. */
  get bytes(): number {
    return this.#olderBytes + this.#tail.size;
  }

  /** The length of the base, in bytes. */
  get baseBytes(): number {
    return this.#baseBytes;
  }

  get isRunning(): boolean {
    return this.#running !== undefined;
  }

  /** Resolves when the running rewrite has succeeded or failed. */
  async ended(): Promise<void> {
    await this.#running?.catch(() => {});
  }

  /** Aborts the running rewrite, and refuses further ones. Resolves when it has ended. */
  async close(): Promise<void> {
    this.#isClosing = true;
    await this.ended();
  }

  /** Rewrites the log, or joins the running rewrite. @throws the error of the disk; then the log is as before */
  rewrite(): Promise<void> {
    this.#running ??= this.#rewrite().finally(() => (this.#running = undefined));
    return this.#running;
  }

  /** See `Journal.replace`. Waits for the running rewrite; a rewrite requested meanwhile joins this. */
  replace(contents: Contents, adopt: () => void): Promise<void> {
    return this.#inTurn(() => this.#replace(contents, adopt));
  }

  /**
   * Rewrites the log on a full disk: the new base contains what there is no room for in the old file.
   * @param most the maximum length of the base, in bytes
   * @throws if there is no room, or the base would be longer
   */
  compact(most: number): Promise<void> {
    return this.#inTurn(() => this.#compact(most));
  }

  /**
   * A crash after any of these steps leaves a manifest that names files with the whole state: the old
   * ones, the old ones with a new increment, or the new base with that increment.
   */
  async #rewrite(): Promise<void> {
    const { directory, contents, logger } = this.#options;
    this.#checkOpen();
    await this.#startTail();
    const before = this.bytes;
    const { base, increments } = this.#parts.manifest;
    const increment = nextIncrement(this.#parts.manifest);
    const snapshot = new Snapshot(contents);
    const file = await this.#parts.open(increment, 'new');
    try {
      await this.#parts.put({ base, increments: [...increments, increment] });
      this.#olderBytes += await this.#tail.switchTo(file, contents, () => snapshot.begin());
    } catch (error) {
      snapshot.release();
      await file.close();
      throw error;
    }

    const newBase = this.#parts.nextBase();
    const bytes = await this.#write(newBase, snapshot);
    await this.#parts.put({ base: newBase, increments: [increment] });
    this.#baseBytes = bytes;
    this.#olderBytes = bytes;
    await this.#parts.remove(base === undefined ? increments : [base, ...increments]);
    logger.info({ directory, before, bytes }, 'rewrote the log');
  }

  /**
   * A crash before the manifest is written leaves the old state, one after it the new state. Changes that clients make
   * between that and `adopt` are acknowledged and then void, as if they had come before.
   */
  async #replace(contents: Contents, adopt: () => void): Promise<void> {
    const { directory, logger, writer } = this.#options;
    this.#checkOpen();
    await this.#startTail();
    const snapshot = new Snapshot(contents);
    snapshot.begin();
    const { file, bytes, removeOld } = await this.#startAnew(snapshot);
    adopt();
    writer.acknowledgeVoid();
    await this.#tail.restart(file);
    await removeOld();
    logger.info({ directory, bytes }, 'wrote the log anew from what was restored');
  }

  async #compact(most: number): Promise<void> {
    const { directory, contents, logger } = this.#options;
    const before = this.bytes;
    this.#checkOpen();
    const snapshot = new Snapshot(contents);
    while (contents.unquiet !== undefined) await contents.unquiet;
    this.#tail.hold();
    snapshot.begin();
    const anew = await this.#startAnew(snapshot, most).catch((error: unknown) => {
      this.#tail.release();
      throw error;
    });
    await anew.removeOld();
    await this.#tail.moveTo(anew.file);
    logger.info({ directory, before, bytes: anew.bytes }, 'rewrote the log on a full disk');
  }

  /** Makes a snapshot and an empty increment the whole log. @returns the file of the increment, and the length of the base */
  async #startAnew(
    snapshot: Snapshot,
    most = Infinity,
  ): Promise<{ bytes: number; file: LogFile; removeOld: () => Promise<void> }> {
    const base = this.#parts.nextBase();
    const increment = nextIncrement(this.#parts.manifest);
    const bytes = await this.#write(base, snapshot, most);
    // A crash might bring the new state back, so the log must be written anew before anything is promised.
    const doubt = (error: unknown) => this.#tail.doubt(error);
    const { file, removeOld } = await this.#parts.startAnew(base, increment, doubt);
    this.#baseBytes = bytes;
    this.#olderBytes = bytes;
    return { bytes, file, removeOld };
  }

  /** @returns the length of the base, in bytes */
  async #write(base: LogPart, snapshot: Snapshot, most = Infinity): Promise<number> {
    const { files, directory, logger } = this.#options;
    const what = `rewriting the log of ${basename(directory)}`;
    const progress = new Progress({ logger, what, fields: { directory } });
    const written = await writeSnapshot(files, this.#parts.path(base), snapshot, {
      proceed: (bytes) => {
        progress.at(bytes);
        this.#checkOpen();
        if (bytes > most) throw new Error('the log would hardly be shorter');
      },
    });
    progress.end(written);
    return written;
  }

  async #inTurn(work: () => Promise<void>): Promise<void> {
    while (this.#running !== undefined) await this.#running.catch(() => {});
    this.#running = work().finally(() => (this.#running = undefined));
    await this.#running;
  }

  /** Opens the tail, which alone may write the manifest until it is open. @throws Error with the reason if that fails */
  async #startTail(): Promise<void> {
    await this.#options.start();
    if (!this.#tail.hasFile) throw new Error(this.#tail.failure);
  }

  #checkOpen(): void {
    if (this.#isClosing) throw new Error('the database is being closed');
  }
}
