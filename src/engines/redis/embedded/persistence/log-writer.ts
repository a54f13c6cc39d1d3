import type { ByteString } from '../../bytes.ts';
import { RedisError } from '../../reply.ts';
import type { FsyncPolicy } from '../config-parameters.ts';
import { CommandBuffer } from './command-buffer.ts';
import { isDiskFull, reasonOf } from '../../../../base/files/disk-error.ts';
import { misconfigured } from './journal.ts';
import type { LogFile } from '../../../../base/files/files.ts';
import { writeNow } from './write-now.ts';

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
  /** Asked for room for what is kept back by a full disk. @returns whether all of it is written */
  makeRoom: () => Promise<boolean> = async () => false;

  readonly #settings: { readonly appendFsync: FsyncPolicy };
  #buffer = new CommandBuffer();
  #file: LogFile | undefined;
  /** The file and what it has not taken, while another is made that starts from what is there now. */
  #held: { readonly file: LogFile; readonly buffer: CommandBuffer } | undefined;
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
  /** There was no room for it; until there is, nothing is taken but what removes something. */
  #isFull = false;
  /** What was appended since the last commit began only removes something. */
  #onlyRemoves = false;
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

  /** Whether there was no room for a write; {@link serve} ends that. */
  get isFull(): boolean {
    return this.#isFull;
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
    if (this.#writeFailure !== undefined && !this.#isFull) this.#write();
    if (this.#settings.appendFsync !== 'no' && !this.isDoubtful) await this.sync();
  }

  /** Writes what is kept back. @returns whether the disk has taken all of it */
  flush(): boolean {
    return this.#write();
  }

  /** There is room again. @returns whether there was, for what is kept back */
  serve(): boolean {
    this.#isFull = false;
    return this.#write();
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
    this.#isFull = false;
    if (this.#writeFailure !== undefined) {
      this.#writeFailure = undefined;
      this.onTrouble('write', undefined);
    }
    if (this.isDoubtful) this.recover();
    await this.#syncing;
    await file?.close();
  }

  /** Keeps all back from here on, for a file that starts from what is there at this moment. */
  hold(): void {
    if (this.#file === undefined) throw new Error(this.failure ?? 'there is no file');
    this.#held = { file: this.#file, buffer: this.#buffer };
    this.#file = undefined;
    this.#buffer = new CommandBuffer();
  }

  /** Goes on in the file in which it was. */
  letGo(): void {
    const { file, buffer } = this.#held!;
    this.#held = undefined;
    buffer.addAll(this.#buffer);
    this.#buffer = buffer;
    this.#file = file;
    this.#settle();
  }

  /** Goes on in another, empty file: what came before {@link hold} is safe elsewhere. */
  async moveTo(next: LogFile): Promise<void> {
    const { file } = this.#held!;
    this.#held = undefined;
    this.#file = next;
    this.size = 0;
    this.#unsynced = false;
    this.#write();
    this.#settle();
    await this.#syncing;
    await file.close();
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
    const failure = this.#buffer.length === 0 ? this.#syncFailure : this.failure;
    // What a pipeline appends from here on is refused; a file that is closed on purpose is no trouble.
    this.#file = undefined;
    this.#writeFailure = 'the file is closed';
    await file?.close();
    if (failure !== undefined) throw refusal(failure);
  }

  #expectTurnEnd(): void {
    if (this.#open === undefined) {
      this.#open = Promise.withResolvers();
      this.#onlyRemoves = this.#isFull;
      // Callers that await it get the rejection; without any it would be an unhandled one.
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
    if (this.#isFull && this.#onlyRemoves && !this.isDoubtful) {
      if (this.#covered === undefined) void this.#commit(open);
    } else if (this.failure !== undefined) {
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

  /**
   * Acknowledges what is written after a sync, and what a full disk does not take when there is room for
   * it. What is appended meanwhile is the next commit.
   */
  async #commit(open: PromiseWithResolvers<void>): Promise<void> {
    const needsSync = this.#settings.appendFsync === 'always' || this.#syncDemanded;
    this.#open = undefined;
    this.#syncDemanded = false;
    this.#covered = open;
    const isWritten = !this.#isFull || (await this.makeRoom());
    if (isWritten && (!needsSync || (await this.sync()))) open.resolve();
    else open.reject(refusal(this.failure ?? ''));
    this.#covered = undefined;
    if (!this.#turnEnds) this.#settle();
  }

  /** @returns whether all that was appended is in the file now */
  #write(): boolean {
    const file = this.#file;
    if (file === undefined) return false;
    let end: number;
    try {
      end = writeNow(file, this.#buffer.pieces(), this.size);
    } catch (error) {
      this.#writeFailed(error);
      return false;
    }
    this.#unsynced ||= end > this.size;
    this.size = end;
    this.#buffer.clear();
    if (this.#writeFailure !== undefined && !this.#isFull) {
      this.#writeFailure = undefined;
      this.onTrouble('write', undefined);
    }
    return true;
  }

  #writeFailed(error: unknown): void {
    const known = this.#writeFailure !== undefined;
    this.#writeFailure = reasonOf(error);
    this.#isFull = isDiskFull(error);
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
