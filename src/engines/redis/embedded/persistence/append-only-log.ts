import { basename } from 'node:path';
import { Progress } from '../../../../base/progress.ts';
import type { ByteString } from '../../bytes.ts';
import type { Clock } from '../../../../base/clock.ts';
import type { Logger } from '../../../../base/logger.ts';
import type { FsyncPolicy } from '../config-parameters.ts';
import { reasonOf } from '../../../../base/files/disk-error.ts';
import type { Files } from '../../../../base/files/files.ts';
import { misconfigured, type Journal } from './journal.ts';
import { loadLog, type LoadedLog, type LogTarget } from './log-loader.ts';
import { LogWriter } from './log-writer.ts';
import { LogDirectory } from './log-directory.ts';
import { nextBase, nextIncrement, partsOf, type LogPart } from './manifest.ts';
import { writeSnapshot } from './rewrite.ts';
import { Snapshot, type Contents } from './snapshot.ts';
import { noSpace, type Space } from './space.ts';
import type { Task, Ticker } from './ticker.ts';

/** The settings of a log; it looks at them whenever it needs them. */
export interface LogSettings {
  readonly appendFsync: FsyncPolicy;
  /** By how much the log must have grown over its base for a rewrite, in percent; 0 is never. */
  readonly autoAofRewritePercentage: number;
  /** How large it must be, in bytes. */
  readonly autoAofRewriteMinSize: number;
}

export interface LogOptions {
  readonly files: Files;
  /** Exists, and holds nothing but this log or nothing at all. */
  readonly directory: string;
  /** What a rewrite writes. */
  readonly contents: Contents;
  readonly settings: LogSettings;
  readonly clock: Clock;
  readonly logger: Logger;
  /** Ticks once a second. */
  readonly ticker: Ticker;
  readonly space?: Space | undefined;
}

/** After a rewrite has failed, the next one that nobody asked for comes so much later. */
const REWRITE_AGAIN_AFTER_MS = 60_000;
/** On a full disk it is made shorter where that takes it to no more than this part of its length. */
const WORTH_IT = 0.75;

/**
 * The journal that keeps a database on disk: the commands that changed it, in files laid out as Redis
 * 7's append-only file, rewritten when they have grown long.
 *
 * A database that is not written to has no open file and no timer.
 */
export class AppendOnlyLog implements Journal, Task {
  readonly #options: LogOptions;
  readonly #logger: Logger;
  readonly #writer: LogWriter;
  readonly #parts: LogDirectory;
  readonly #space: Space;
  /** The length of the base, and of all files before the one that is written to. */
  #baseBytes: number;
  #olderBytes: number;
  /** Since the file that is written to has been opened. */
  #started: Promise<void> | undefined;
  #rewriting: Promise<void> | undefined;
  #recovering = false;
  /** On a full disk: something has been removed since it was last made shorter, or tried to be. */
  #mayGain = false;
  #noRewriteBefore = 0;
  #wantsTick = false;
  #closing = false;

  /** Replays what the directory holds, and goes on from there. @throws Error where it is damaged */
  static async open(options: LogOptions, replay: LogTarget): Promise<AppendOnlyLog> {
    const { files, directory, logger } = options;
    return new AppendOnlyLog(options, await loadLog(files, directory, logger, replay));
  }

  private constructor(options: LogOptions, { manifest, sizes }: LoadedLog) {
    const sizeOf = (part: LogPart | undefined) => (part && sizes.get(part.name)) ?? 0;
    const tail = manifest.increments.at(-1);
    const { directory } = options;
    this.#options = options;
    this.#logger = options.logger;
    this.#parts = new LogDirectory(options.files, directory, options.logger, manifest);
    this.#space = options.space ?? noSpace;
    this.#baseBytes = sizeOf(manifest.base);
    this.#olderBytes = partsOf(manifest).reduce((sum, part) => sum + sizeOf(part), -sizeOf(tail));
    this.#writer = new LogWriter(options.settings, sizeOf(tail));
    this.#writer.makeRoom = () => this.#makeRoom();
    this.#writer.onTrouble = (during, reason) => {
      this.#mayGain = true;
      if (reason === undefined) this.#logger.info({ directory }, `can ${during} the log again`);
      else this.#logger.error({ directory }, `cannot ${during} the log: ${reason}`);
    };
  }

  get failure(): string | undefined {
    const { failure } = this.#writer;
    return failure === undefined ? undefined : misconfigured(failure);
  }

  get isFull(): boolean {
    return this.#writer.isFull;
  }

  /** The length of all its files. */
  get bytes(): number {
    return this.#olderBytes + this.#writer.size;
  }

  /** The length of the base: what the last rewrite made of it. */
  get baseBytes(): number {
    return this.#baseBytes;
  }

  get isRewriting(): boolean {
    return this.#rewriting !== undefined;
  }

  append(commands: readonly (readonly ByteString[])[]): void {
    this.#writer.append(commands);
    this.#mayGain = true;
    this.#wake();
  }

  settled(): Promise<void> | undefined {
    return this.#writer.settled;
  }

  demandSync(): void {
    this.#writer.demandSync();
    // Nothing may have been written yet, and so there is no file that would settle it.
    this.#wake();
  }

  /** One that runs already is joined. @throws what the disk answers; then the log is as before */
  rewrite(): Promise<void> {
    this.#rewriting ??= this.#rewrite().finally(() => (this.#rewriting = undefined));
    return this.#rewriting;
  }

  /** Waits for a rewrite that runs; one that is asked for meanwhile joins this. */
  replace(contents: Contents, adopt: () => void): Promise<void> {
    return this.#inTurn(() => this.#replace(contents, adopt));
  }

  /** Once a second, while there is something to do. */
  async tick(): Promise<void> {
    this.#wantsTick = false;
    if (this.#closing) return;
    if (this.#started === undefined) await this.#start();
    else await this.#writer.tick();
    if (this.isFull && !this.#writer.isDoubtful) await this.#lookForRoom();
    if (this.#writer.isDoubtful && !this.#recovering) void this.#recover();
    if (this.#writer.failure !== undefined) this.#wantTick();
    else this.#rewriteIfGrown();
  }

  async close(): Promise<void> {
    this.#closing = true;
    this.#options.ticker.forget(this);
    await this.#rewriting?.catch(() => {});
    await this.#started;
    await this.#writer.close();
    // Found at the next start, it could as well have been emptied by somebody.
    if (this.#writer.size === 0) await this.#parts.dropTail();
  }

  #wake(): void {
    if (!this.#wantsTick) this.#wantTick();
    if (this.#started === undefined && this.#writer.failure === undefined) void this.#start();
  }

  #wantTick(): void {
    if (this.#closing) return;
    this.#wantsTick = true;
    this.#options.ticker.want(this);
  }

  /** Opens the file to write to. Where that fails, the writer refuses changes, and a tick tries again. */
  #start(): Promise<void> {
    this.#started ??= this.#parts
      .openTail()
      .then((file) => this.#writer.start(file))
      .catch((error: unknown) => {
        this.#started = undefined;
        this.#writer.fail(error);
      });
    return this.#started;
  }

  /**
   * A crash after any of these steps leaves a manifest that names files with the whole state: the old
   * ones, the old ones with a new increment, or the new base with that increment.
   */
  async #rewrite(): Promise<void> {
    const { directory, contents } = this.#options;
    this.#checkOpen();
    await this.#start();
    const before = this.bytes;
    const { base, increments } = this.#parts.manifest;
    const increment = nextIncrement(this.#parts.manifest);
    const snapshot = new Snapshot(contents);
    const file = await this.#parts.open(increment, 'new');
    try {
      await this.#parts.put({ base, increments: [...increments, increment] });
      this.#olderBytes += await this.#writer.switchTo(file, () => snapshot.begin());
    } catch (error) {
      snapshot.release();
      await file.close();
      throw error;
    }

    const newBase = nextBase(this.#parts.manifest);
    const bytes = await this.#write(newBase, snapshot);
    await this.#parts.put({ base: newBase, increments: [increment] });
    this.#baseBytes = bytes;
    this.#olderBytes = bytes;
    await this.#parts.remove(base === undefined ? increments : [base, ...increments]);
    this.#logger.info({ directory, before, bytes }, 'rewrote the log');
  }

  /**
   * A crash before the manifest is there leaves the old state, one after it the new state. What others
   * change between that and `adopt` is acknowledged and then void, as if it had come before.
   */
  async #replace(contents: Contents, adopt: () => void): Promise<void> {
    const { directory } = this.#options;
    this.#checkOpen();
    await this.#start();
    if (this.#started === undefined) throw new Error(this.#writer.failure);
    const snapshot = new Snapshot(contents);
    snapshot.begin();
    const { file, bytes, removeOld } = await this.#startAnew(snapshot);
    await this.#writer.restart(file, adopt);
    await removeOld();
    this.#logger.info({ directory, bytes }, 'wrote the log anew from what was restored');
  }

  /**
   * A rewrite for a full disk: the old file need not take what it has no room for, because the base has it.
   * @param most how long the base may become, in bytes
   */
  async #compact(most: number): Promise<void> {
    const { directory, contents } = this.#options;
    const before = this.bytes;
    this.#checkOpen();
    const snapshot = new Snapshot(contents);
    this.#writer.hold();
    snapshot.begin();
    const anew = await this.#startAnew(snapshot, most).catch((error: unknown) => {
      this.#writer.letGo();
      throw error;
    });
    await anew.removeOld();
    await this.#writer.moveTo(anew.file);
    this.#logger.info({ directory, before, bytes: anew.bytes }, 'rewrote the log on a full disk');
  }

  /** Replaces the log by a snapshot, and an increment for what follows. */
  async #startAnew(snapshot: Snapshot, most = Infinity) {
    const base = nextBase(this.#parts.manifest);
    const increment = nextIncrement(this.#parts.manifest);
    const bytes = await this.#write(base, snapshot, most);
    // A crash might bring the new state back: all must be written anew before anything is promised.
    const doubt = (error: unknown) => {
      this.#writer.doubt(error);
      this.#wantTick();
    };
    const started = await this.#parts.startAnew(base, increment, doubt);
    this.#baseBytes = bytes;
    this.#olderBytes = bytes;
    return { bytes, file: started.file, removeOld: started.removeOld };
  }

  /** @returns the length of the base */
  async #write(base: LogPart, snapshot: Snapshot, most = Infinity): Promise<number> {
    const { files, directory } = this.#options;
    const what = `rewriting the log of ${basename(directory)}`;
    const progress = new Progress({ logger: this.#logger, what, fields: { directory } });
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
    while (this.#rewriting !== undefined) await this.#rewriting.catch(() => {});
    this.#rewriting = work().finally(() => (this.#rewriting = undefined));
    await this.#rewriting;
  }

  /** For what removes something on a full disk. @returns whether the log has it */
  async #makeRoom(): Promise<boolean> {
    await this.#rewriting?.catch(() => {});
    if (this.#writer.flush() || (this.#space.giveBack() && this.#writer.flush())) return true;
    return this.#compactInTurn(this.bytes);
  }

  /** Once a second while the disk is full: gives it what the log has too much, and sees whether it serves. */
  async #lookForRoom(): Promise<void> {
    if (this.#space.refill() && this.#writer.serve()) return;
    if (this.#mayGain) {
      this.#space.giveBack();
      await this.#compactInTurn(this.bytes * WORTH_IT);
      this.#mayGain = false;
      if (this.#space.refill()) this.#writer.serve();
    }
  }

  async #compactInTurn(most: number): Promise<boolean> {
    try {
      await this.#inTurn(() => this.#compact(most));
      return this.#writer.flush();
    } catch {
      // There is no room for it, or nothing to gain. The operator has been told that the disk is full.
      return false;
    }
  }

  /** As Redis 7.2 `server.c` `serverCron`. */
  #rewriteIfGrown(): void {
    const { settings, clock, directory } = this.#options;
    const { autoAofRewritePercentage: percentage, autoAofRewriteMinSize: least } = settings;
    const grown = this.bytes >= this.#baseBytes * (1 + percentage / 100);
    if (percentage === 0 || !grown || this.bytes < least) return;
    if (this.isRewriting || this.#closing || clock.now() < this.#noRewriteBefore) return;
    this.rewrite().catch((error: unknown) => {
      this.#logger.error({ directory }, `cannot rewrite the log: ${reasonOf(error)}`);
      this.#noRewriteBefore = clock.now() + REWRITE_AGAIN_AFTER_MS;
    });
  }

  /** After a failed sync nobody knows what the disk has: only the whole state, written anew, is safe. */
  async #recover(): Promise<void> {
    this.#recovering = true;
    try {
      // One that began before the sync failed relies on what may be lost.
      await this.#rewriting?.catch(() => {});
      await this.rewrite();
      this.#writer.recover();
    } catch {
      // Changes are still refused, and the next tick comes here again.
    } finally {
      this.#recovering = false;
    }
  }

  #checkOpen(): void {
    if (this.#closing) throw new Error('the database is being closed');
  }
}
