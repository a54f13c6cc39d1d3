import type { Contents } from './snapshot.ts';
import { type LogFile, writeAllNow } from '../../../../base/files/files.ts';
import { isDiskFull, reasonOf } from '../../../../base/files/disk-error.ts';
import type { ByteString } from '../../bytes.ts';
import { CommandBuffer } from './command-buffer.ts';

/**
 * The file at the end of a log, and the commands that are to be written to it. It knows why the disk refuses, and how to
 * continue in another file.
 *
 * While it has no file, because that is being created or replaced, commands stay in memory.
 */
export class LogTail {
  /** The length of the written part of the file, in bytes. */
  size: number;
  /** Called with the reason when the disk begins to refuse, and with undefined when it works again. */
  onTrouble: (during: 'write' | 'sync', reason: string | undefined) => void = () => {};
  /** Called when there is a file to write to again, or the file can't be opened. */
  onChange: () => void = () => {};
  /** Called when the first bytes have been written to a file. */
  onFirstWrite: (file: LogFile) => void = () => {};

  #buffer = new CommandBuffer();
  #file: LogFile | undefined;
  /** The file, and what is not written to it yet, while a new one is made from the present contents. */
  #held: { readonly file: LogFile; readonly buffer: CommandBuffer } | undefined;
  /** Something was written that may not be on disk yet. */
  #unsynced = false;
  #syncing: Promise<void> = Promise.resolve();
  /** Why the last write failed. What was to be written is kept and written again. */
  #writeFailure: string | undefined;
  #isFull = false;
  /** Why a sync failed. After that it is unknown which part of the file is on disk. */
  #syncFailure: string | undefined;

  /** @param size the length of the file that {@link start} will be given, in bytes */
  constructor(size: number) {
    this.size = size;
  }

  /** Why the disk refuses writes or syncs; undefined while it does not. */
  get failure(): string | undefined {
    return this.#writeFailure ?? this.#syncFailure;
  }

  /** Whether a sync has failed since the file was started, so that the file can't be relied on. */
  get isDoubtful(): boolean {
    return this.#syncFailure !== undefined;
  }

  /** Whether a write has failed for lack of disk space; {@link serve} ends that. */
  get isFull(): boolean {
    return this.#isFull;
  }

  get hasFile(): boolean {
    return this.#file !== undefined;
  }

  /** The bytes that are not written yet. */
  get unwritten(): number {
    return this.#buffer.length;
  }

  /** Adds commands that are to be replayed together or not at all. */
  add(commands: readonly (readonly ByteString[])[]): void {
    this.#buffer.addTogether(commands);
  }

  /** Writes to this file from now on, and first what has been kept in memory. */
  start(file: LogFile): void {
    this.#file = file;
    if (this.#writeFailure !== undefined) this.write();
    this.onChange();
  }

  /** Notes that the file can't be opened. */
  fail(error: unknown): void {
    this.#writeFailed(error);
    this.onChange();
  }

  /** Ends {@link isDoubtful}: everything that the failed sync was to keep is safe in another file. */
  recover(): void {
    this.#syncFailure = undefined;
    this.onTrouble('sync', undefined);
  }

  /** Makes changes fail until {@link recover}, because it is unknown what is on disk. */
  doubt(error: unknown): void {
    this.#syncFailed(error);
  }

  /** Writes again what a failed write has left, unless the disk is full. */
  retry(): void {
    if (this.#writeFailure !== undefined && !this.#isFull) this.write();
  }

  /** Writes again to a disk that was full and has room now. @returns whether everything is written */
  serve(): boolean {
    this.#isFull = false;
    return this.write();
  }

  /** @returns whether everything that was added is in the file now; if not, {@link failure} says why */
  write(): boolean {
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
    if (this.size === 0 && end > 0) this.onFirstWrite(file);
    this.size = end;
    this.#buffer.clear();
    if (this.#writeFailure !== undefined && !this.#isFull) {
      this.#writeFailure = undefined;
      this.onTrouble('write', undefined);
    }
    return true;
  }

  /** Syncs the file. @returns whether all that is written is on disk */
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
   * Continues in another, empty file. What comes after the boundary is kept in memory until everything before it is on
   * disk, so that the new file never has anything while the old one may lose its end. Most of that is synced before, while
   * commands are still acknowledged, so they wait only for the rest.
   * @param atBoundary is called between the last command of the old file and the first of the new one
   * @returns the length of the old file
   * @throws the error of the disk; then it continues in the old file
   */
  async switchTo(
    next: LogFile,
    contents: Pick<Contents, 'unquiet'>,
    atBoundary: () => void,
  ): Promise<number> {
    const wasDoubtful = this.isDoubtful;
    const isSynced = await this.sync();
    while (contents.unquiet !== undefined) await contents.unquiet;
    const file = this.#file;
    if (file === undefined || !this.write() || (!isSynced && !wasDoubtful)) {
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

  /** Continues in another, empty file and drops what is not written yet, because the contents have been replaced. */
  async restart(next: LogFile): Promise<void> {
    const file = this.#file;
    this.#file = next;
    this.size = 0;
    this.#unsynced = false;
    this.#buffer.clear();
    this.#isFull = false;
    if (this.#writeFailure !== undefined) {
      this.#writeFailure = undefined;
      this.onTrouble('write', undefined);
    }
    if (this.isDoubtful) this.recover();
    await this.#syncing;
    await file?.close();
  }

  /** Keeps everything from now on in memory, for a file that starts from the present contents. */
  hold(): void {
    if (this.#file === undefined) throw new Error(this.failure ?? 'there is no file');
    this.#held = { file: this.#file, buffer: this.#buffer };
    this.#file = undefined;
    this.#buffer = new CommandBuffer();
  }

  /** Ends {@link hold}: continues in the same file. */
  release(): void {
    const { file, buffer } = this.#held!;
    this.#held = undefined;
    buffer.addAll(this.#buffer);
    this.#buffer = buffer;
    this.#file = file;
    this.onChange();
  }

  /** Ends {@link hold}: continues in another, empty file, as what came before `hold` is safe elsewhere. */
  async moveTo(next: LogFile): Promise<void> {
    const { file } = this.#held!;
    this.#held = undefined;
    this.#file = next;
    this.size = 0;
    this.#unsynced = false;
    this.write();
    this.onChange();
    await this.#syncing;
    await file.close();
  }

  /** Closes the file; later writes fail. @returns why something may be missing on disk; undefined if nothing is */
  async close(): Promise<string | undefined> {
    const file = this.#file;
    const failure = this.#buffer.length === 0 ? this.#syncFailure : this.failure;
    this.#file = undefined;
    // Not reported as trouble: the file is closed on purpose.
    this.#writeFailure = 'the file is closed';
    await file?.close();
    return failure;
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

/** The buffer for encoding pieces; it is written synchronously. */
const scratch = Buffer.allocUnsafe(1024 * 1024);

/**
 * Writes pieces synchronously to the end of a file.
 * @returns the new end
 * @throws the error of the disk; then the file has its old length, if the disk permits
 */
function writeNow(file: LogFile, pieces: Iterable<ByteString>, size: number): number {
  let end = size;
  try {
    for (const piece of pieces) end = writePiece(file, piece, end);
    return end;
  } catch (error) {
    cutOff(file, size);
    throw error;
  }
}

/** @returns the offset after the last byte written */
function writePiece(file: LogFile, piece: ByteString, position: number): number {
  let bytes: Buffer;
  if (piece.length > scratch.length) bytes = Buffer.from(piece, 'latin1');
  else bytes = scratch.subarray(0, scratch.write(piece, 'latin1'));
  writeAllNow(file, bytes, position);
  return position + bytes.length;
}

/** Truncates what a failed write has left. If that fails too, the next write overwrites it. */
function cutOff(file: LogFile, size: number): void {
  try {
    file.truncateNow(size);
  } catch {
    // These bytes were not acknowledged: if the process ends now, the next start truncates them.
  }
}
