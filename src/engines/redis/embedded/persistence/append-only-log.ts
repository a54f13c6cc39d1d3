import type { Clock } from '../../../../base/clock.ts';
import type { Logger } from '../../../../base/logger.ts';
import { reasonOf } from '../../../../base/files/disk-error.ts';
import type { Files } from '../../../../base/files/files.ts';
import type { ByteString } from '../../bytes.ts';
import type { FsyncPolicy } from '../config-parameters.ts';
import { misconfigured, type Journal } from './journal.ts';
import { LogDirectory } from './log-directory.ts';
import { loadLog, type LoadedLog, type LogTarget } from './log-loader.ts';
import { LogRewriter } from './log-rewriter.ts';
import { LogTail } from './log-tail.ts';
import { LogWriter } from './log-writer.ts';
import { partsOf, type LogPart } from './manifest.ts';
import type { Contents } from './snapshot.ts';
import type { Task, Ticker } from './ticker.ts';

/** The settings of a log, which may change at any time. */
interface LogSettings {
  readonly appendFsync: FsyncPolicy;
  /** The growth since the last rewrite that triggers the next one, in percent; 0 is never. */
  readonly autoAofRewritePercentage: number;
  /** The minimum length for an automatic rewrite, in bytes. */
  readonly autoAofRewriteMinSize: number;
  /** Calls `listener` with the name of each setting that changes. */
  onChange(listener: (name: string) => void): void;
}

interface LogOptions {
  readonly files: Files;
  /** An existing directory with this log, or an empty one. */
  readonly directory: string;
  /** The contents of the database, which a rewrite writes. */
  readonly contents: Contents;
  readonly settings: LogSettings;
  readonly clock: Clock;
  readonly logger: Logger;
  /** Ticks once a second. */
  readonly ticker: Ticker;
  readonly space?: DiskSpace | undefined;
}

/** The delay of automatic rewrites after a failed one. */
const REWRITE_AGAIN_AFTER_MS = 60_000;
/** On a full disk the log is rewritten if that makes it at most this fraction of its length. */
const WORTH_IT = 0.75;

/**
 * A journal on disk: the commands that changed the database, in files laid out like Redis 7's append-only file,
 * rewritten when they have grown.
 *
 * A database that is not written to has no open file and no timer.
 */
export class AppendOnlyLog implements Journal, Task {
  readonly #options: LogOptions;
  readonly #logger: Logger;
  readonly #parts: LogDirectory;
  readonly #tail: LogTail;
  readonly #writer: LogWriter;
  readonly #rewriter: LogRewriter;
  readonly #space: DiskSpace;
  /** The opening of the file that is written to; undefined until it is needed, and after it has failed. */
  #started: Promise<void> | undefined;
  #recovering = false;
  /** On a full disk: whether a rewrite may gain room, because something was removed since the last one. */
  #mayGain = false;
  #noRewriteBefore = 0;
  #wantsTick = false;
  #closing = false;

  /** Replays the log in the directory, and continues it. @throws Error if it is damaged */
  static async open(options: LogOptions, replay: LogTarget): Promise<AppendOnlyLog> {
    const { files, directory, logger } = options;
    return new AppendOnlyLog(options, await loadLog(files, directory, logger, replay));
  }

  private constructor(options: LogOptions, loaded: LoadedLog) {
    const { manifest, sizes } = loaded;
    const sizeOf = (part: LogPart | undefined) => (part && sizes.get(part.name)) ?? 0;
    const tail = manifest.increments.at(-1);
    const { directory } = options;
    this.#options = options;
    this.#logger = options.logger;
    this.#parts = new LogDirectory(options.files, directory, options.logger, loaded);
    this.#space = options.space ?? unlimitedSpace;
    this.#tail = new LogTail(sizeOf(tail));
    this.#tail.onTrouble = (during, reason) => {
      this.#mayGain = true;
      if (reason === undefined) {
        this.#logger.info({ directory }, `can ${during} the log again`);
      } else {
        this.#logger.error({ directory }, `cannot ${during} the log: ${reason}`);
        // Changes are refused from now on, so none of them would want the tick that ends this.
        this.#wantTick();
      }
    };
    this.#tail.onFirstWrite = (file) => this.#parts.wrote(file);
    this.#writer = new LogWriter(this.#tail, options.settings);
    this.#writer.makeRoom = () => this.#makeRoom();
    // The log may be long enough for a rewrite now, without another write.
    options.settings.onChange((name) => {
      if (name.startsWith('auto-aof-rewrite-')) this.#wantTick();
    });
    this.#rewriter = new LogRewriter({
      files: options.files,
      directory,
      contents: options.contents,
      logger: options.logger,
      parts: this.#parts,
      tail: this.#tail,
      writer: this.#writer,
      start: () => this.#start(),
      baseBytes: sizeOf(manifest.base),
      olderBytes: partsOf(manifest).reduce((sum, part) => sum + sizeOf(part), -sizeOf(tail)),
    });
  }

  get failure(): string | undefined {
    const { failure } = this.#tail;
    return failure === undefined ? undefined : misconfigured(failure);
  }

  get isFull(): boolean {
    return this.#tail.isFull;
  }

  /** The length of all files, in bytes. */
  get bytes(): number {
    return this.#rewriter.bytes;
  }

  /** The length of the base at the last rewrite, in bytes. */
  get baseBytes(): number {
    return this.#rewriter.baseBytes;
  }

  get isRewriting(): boolean {
    return this.#rewriter.isRunning;
  }

  append(commands: readonly (readonly ByteString[])[]): void {
    this.#writer.append(commands);
    this.#mayGain = true;
    this.#wake();
  }

  settled(): Promise<void> | undefined {
    return this.#writer.settled();
  }

  demandSync(): void {
    this.#writer.demandSync();
    // Without a write there may be no open file yet, and nothing would settle it.
    this.#wake();
  }

  /** Rewrites the log, or joins a running rewrite. @throws the error of the disk; then the log is as before */
  rewrite(): Promise<void> {
    return this.#rewriter.rewrite();
  }

  replace(contents: Contents, adopt: () => void): Promise<void> {
    return this.#rewriter.replace(contents, adopt);
  }

  /** Called once a second, while there is something to do. */
  async tick(): Promise<void> {
    this.#wantsTick = false;
    if (this.#closing) return;
    if (this.#started === undefined) await this.#start();
    else await this.#writer.tick();
    if (this.isFull && !this.#tail.isDoubtful) await this.#lookForRoom();
    if (this.#tail.isDoubtful && !this.#recovering) void this.#recover();
    if (this.#tail.failure !== undefined) this.#wantTick();
    else this.#rewriteIfGrown();
  }

  async close(): Promise<void> {
    this.#closing = true;
    this.#options.ticker.forget(this);
    await this.#rewriter.close();
    await this.#started;
    await this.#writer.close();
    if (this.#tail.size === 0) await this.#parts.dropTail();
    await this.#parts.unchanged();
  }

  #wake(): void {
    if (!this.#wantsTick) this.#wantTick();
    if (this.#started === undefined && this.#tail.failure === undefined) void this.#start();
  }

  #wantTick(): void {
    if (this.#closing) return;
    this.#wantsTick = true;
    this.#options.ticker.want(this);
  }

  /** Opens the file to write to. If that fails, changes are refused, and a tick tries again. */
  #start(): Promise<void> {
    this.#started ??= this.#parts
      .openTail()
      .then((file) => this.#tail.start(file))
      .catch((error: unknown) => {
        this.#started = undefined;
        this.#tail.fail(error);
      });
    return this.#started;
  }

  /** Makes room on a full disk for commands that only remove something. @returns whether they are in the log now */
  async #makeRoom(): Promise<boolean> {
    await this.#rewriter.ended();
    if (this.#tail.write() || (this.#space.release() && this.#tail.write())) return true;
    return this.#compact(this.bytes);
  }

  /** Once a second while the disk is full: shortens the log where that is worth it, and tries whether there is room. */
  async #lookForRoom(): Promise<void> {
    if (this.#space.refill() && this.#tail.serve()) return;
    if (this.#mayGain) {
      this.#space.release();
      await this.#compact(this.bytes * WORTH_IT);
      this.#mayGain = false;
      if (this.#space.refill()) this.#tail.serve();
    }
  }

  async #compact(most: number): Promise<boolean> {
    try {
      await this.#rewriter.compact(most);
      return this.#tail.write();
    } catch {
      // There is no room for it, or nothing to gain. The operator has been told that the disk is full.
      return false;
    }
  }

  /** As Redis 7.2 `server.c` `serverCron`. */
  #rewriteIfGrown(): void {
    const { settings, clock, directory } = this.#options;
    const { autoAofRewritePercentage: percentage, autoAofRewriteMinSize: least } = settings;
    const grown = this.bytes >= this.baseBytes * (1 + percentage / 100);
    if (percentage === 0 || !grown || this.bytes < least) return;
    if (this.isRewriting || this.#closing || clock.now() < this.#noRewriteBefore) return;
    this.rewrite().catch((error: unknown) => {
      this.#logger.error({ directory }, `cannot rewrite the log: ${reasonOf(error)}`);
      this.#noRewriteBefore = clock.now() + REWRITE_AGAIN_AFTER_MS;
    });
  }

  /** Writes the whole state anew, because after a failed sync it is unknown what is on disk. */
  async #recover(): Promise<void> {
    this.#recovering = true;
    try {
      // A rewrite that began before the sync failed relies on what may be lost.
      await this.#rewriter.ended();
      await this.rewrite();
      this.#tail.recover();
    } catch {
      // Changes are still refused, and the next tick tries again.
    } finally {
      this.#recovering = false;
    }
  }
}

/** The reserve of disk space that the platform keeps for a full disk (`DiskReserve`). */
export interface DiskSpace {
  /** Releases the reserve. @returns whether a reserve was held */
  release(): boolean;
  /** Allocates the reserve again, as far as possible. @returns whether there is free space besides */
  refill(): boolean;
}

/** No reserve: only a write shows whether there is space. */
const unlimitedSpace: DiskSpace = { release: () => false, refill: () => true };
