import type { ByteString } from '../../bytes.ts';
import { RedisError } from '../../reply.ts';
import type { FsyncPolicy } from '../config-parameters.ts';
import { CommandBuffer } from './command-buffer.ts';
import { reasonOf } from '../../../../files/disk-error.ts';
import { misconfigured } from './journal.ts';
import type { LogFile } from '../../../../files/files.ts';

/** So much is kept for the end of the turn; what is more is written in its middle. */
const MOST_UNWRITTEN = 4 * 1024 * 1024;

/**
 * Writes commands to the end of a file.
 *
 * What is appended during one turn of the event loop is written with one call at its end, and
 * acknowledged together: after the write, or with the policy `always` after the sync that follows it.
 * Turns that end during a sync share the next one.
 *
 * While it has no file, because that is being made or changed for another, it keeps all back.
 */
export class LogWriter {
  /** Where the written part of the file ends. */
  size: number;
  /** Told why the disk begins to refuse, and undefined when it serves again. */
  onTrouble: (during: 'write' | 'sync', reason: string | undefined) => void = () => {};

  readonly #settings: { readonly appendFsync: FsyncPolicy };
  readonly #buffer = new CommandBuffer();
  #file: LogFile | undefined;
  #turnEnds = false;
  #syncDemanded = false;
  /** Written, but maybe not yet on the disk. */
  #unsynced = false;
  /** Settles what was appended since the last commit began. */
  #open: PromiseWithResolvers<void> | undefined;
  /** Settles what the running commit covers. */
  #covered: PromiseWithResolvers<void> | undefined;
  #syncing: Promise<void> = Promise.resolve();
  /** Why the last write failed; what was to be written is kept, to be written again. */
  #writeFailure: string | undefined;
  /** Why a sync failed: nobody knows what the disk has of the file. */
  #syncFailure: string | undefined;

  /** @param size where the file ends that it will be given */
  constructor(settings: { readonly appendFsync: FsyncPolicy }, size: number) {
    this.#settings = settings;
    this.size = size;
  }

  /** Why the disk refuses, until it serves again. */
  get failure(): string | undefined {
    return this.#writeFailure ?? this.#syncFailure;
  }

  /** Whether a sync has failed since the file was started, so that the file can't be relied on. */
  get isDoubtful(): boolean {
    return this.#syncFailure !== undefined;
  }

  /** When all that was appended so far is as safe as the policy promises. */
  get settled(): Promise<void> | undefined {
    return (this.#open ?? this.#covered)?.promise;
  }

  append(commands: readonly (readonly ByteString[])[]): void {
    this.#buffer.addTogether(commands);
    this.#expectTurnEnd();
    if (this.#buffer.length > MOST_UNWRITTEN && this.failure === undefined) this.#write();
  }

  /** Acknowledges what was appended so far after a sync, whatever the policy is. */
  demandSync(): void {
    this.#syncDemanded = true;
    this.#expectTurnEnd();
  }

  /** Writes to this file from now on, and to it first what was kept back. */
  start(file: LogFile): void {
    this.#file = file;
    if (this.#writeFailure !== undefined) this.#write();
    this.#settle();
  }

  /** There is nothing to write to. */
  fail(error: unknown): void {
    this.#writeFailed(error);
    this.#settle();
  }

  /** After a sync had failed: all that it was to keep is safe elsewhere. */
  recover(): void {
    this.#syncFailure = undefined;
    this.onTrouble('sync', undefined);
  }

  /** Tries again what has failed, and syncs where the policy leaves that to a timer. */
  async tick(): Promise<void> {
    if (this.#writeFailure !== undefined) this.#write();
    if (this.#settings.appendFsync !== 'no' && !this.isDoubtful) await this.sync();
  }

  /** Sees what is written safe on the disk. @returns whether it is */
  async sync(): Promise<boolean> {
    const file = this.#file;
    if (file !== undefined && this.#unsynced) {
      this.#unsynced = false;
      this.#syncing = this.#syncing
        .then(() => file.sync())
        .catch((error: unknown) => this.#syncFailed(error));
    }
    await this.#syncing;
    return !this.isDoubtful;
  }

  /**
   * Goes on in another, empty file. What comes after the boundary is kept back until all before it is
   * on the disk, so the new file never has anything while the old one may lose its end.
   * @param atBoundary is called between the last command of the old file and the first of the new one
   * @returns the length of the old file
   * @throws what the disk answers; then it goes on in the old file
   */
  async switchTo(next: LogFile, atBoundary: () => void): Promise<number> {
    const file = this.#file;
    if (file === undefined || !this.#write()) {
      throw new Error(this.failure ?? 'there is no file');
    }
    this.#file = undefined;
    atBoundary();
    await this.#syncing;
    try {
      await file.sync();
    } catch (error) {
      this.#syncFailed(error);
      this.start(file);
      throw error;
    }
    const { size } = this;
    this.#unsynced = false;
    this.size = 0;
    this.start(next);
    await file.close();
    return size;
  }

  /**
   * Goes on in another, empty file, because what was appended so far has become void: all of it is
   * acknowledged, and what was not written yet never is.
   * @param atBoundary is called between the last command that is void and the first that counts
   */
  async restart(next: LogFile, atBoundary: () => void): Promise<void> {
    const file = this.#file;
    atBoundary();
    this.#file = next;
    this.size = 0;
    this.#unsynced = false;
    this.#buffer.clear();
    this.#open?.resolve();
    this.#open = undefined;
    if (this.#writeFailure !== undefined) {
      this.#writeFailure = undefined;
      this.onTrouble('write', undefined);
    }
    if (this.isDoubtful) this.recover();
    await this.#syncing;
    await file?.close();
  }

  /** Nobody knows what the disk has: changes are refused until all is safe elsewhere. */
  doubt(error: unknown): void {
    this.#syncFailed(error);
  }

  /** Writes and syncs what is left. @throws where the disk refuses it */
  async close(): Promise<void> {
    const file = this.#file;
    if (file !== undefined) {
      this.#write();
      await this.sync();
      this.#settle();
      await this.sync();
    }
    const { failure } = this;
    // What a pipeline appends from here on is refused; a file that is closed on purpose is no trouble.
    this.#file = undefined;
    this.#writeFailure = 'the file is closed';
    await file?.close();
    if (failure !== undefined) throw refusal(failure);
  }

  #expectTurnEnd(): void {
    if (this.#open === undefined) {
      this.#open = Promise.withResolvers();
      // Whoever awaits it gets the refusal; often nobody does.
      this.#open.promise.catch(() => {});
    }
    if (this.#turnEnds) return;
    this.#turnEnds = true;
    setImmediate(() => {
      this.#turnEnds = false;
      this.#settle();
    });
  }

  /** At the end of a turn: writes what it brought and acknowledges it, or sees to that. */
  #settle(): void {
    const open = this.#open;
    if (open === undefined) return;
    if (this.failure !== undefined) {
      open.reject(refusal(this.failure));
      this.#open = undefined;
    } else if (this.#file !== undefined) {
      if (!this.#write()) {
        this.#settle();
      } else if (this.#settings.appendFsync !== 'always' && !this.#syncDemanded) {
        open.resolve();
        this.#open = undefined;
      } else if (this.#covered === undefined) {
        void this.#commit(open);
      }
    }
  }

  /** Acknowledges after a sync. What is appended meanwhile is the next commit. */
  async #commit(open: PromiseWithResolvers<void>): Promise<void> {
    this.#open = undefined;
    this.#syncDemanded = false;
    this.#covered = open;
    if (await this.sync()) open.resolve();
    else open.reject(refusal(this.#syncFailure ?? ''));
    this.#covered = undefined;
    if (!this.#turnEnds) this.#settle();
  }

  /** @returns whether all that was appended is in the file now */
  #write(): boolean {
    const file = this.#file;
    if (file === undefined) return false;
    let end = this.size;
    try {
      for (const piece of this.#buffer.pieces()) end = writeAll(file, piece, end);
    } catch (error) {
      this.#writeFailed(error);
      cutOff(file, this.size);
      return false;
    }
    this.#unsynced ||= end > this.size;
    this.size = end;
    this.#buffer.clear();
    if (this.#writeFailure !== undefined) {
      this.#writeFailure = undefined;
      this.onTrouble('write', undefined);
    }
    return true;
  }

  #writeFailed(error: unknown): void {
    const known = this.#writeFailure !== undefined;
    this.#writeFailure = reasonOf(error);
    if (!known) this.onTrouble('write', this.#writeFailure);
  }

  #syncFailed(error: unknown): void {
    const known = this.#syncFailure !== undefined;
    this.#syncFailure = reasonOf(error);
    if (!known) this.onTrouble('sync', this.#syncFailure);
  }
}

function refusal(reason: string): RedisError {
  return new RedisError(misconfigured(reason));
}

/** Where a piece is made into bytes; what it holds is written before anything else can happen. */
const scratch = Buffer.allocUnsafe(1024 * 1024);

/** @returns the position after the last byte written */
function writeAll(file: LogFile, piece: ByteString, position: number): number {
  let bytes: Buffer;
  if (piece.length > scratch.length) bytes = Buffer.from(piece, 'latin1');
  else bytes = scratch.subarray(0, scratch.write(piece, 'latin1'));
  let done = 0;
  while (done < bytes.length) {
    const taken = file.writeNow(bytes.subarray(done), position + done);
    if (taken === 0) throw new Error('the disk takes no more');
    done += taken;
  }
  return position + done;
}

/** Takes away what a failed write has left. Where that fails too, the next try writes over it. */
function cutOff(file: LogFile, size: number): void {
  try {
    file.truncateNow(size);
  } catch {
    // Nothing was promised about these bytes: should the process end now, a start cuts them off.
  }
}
