import { writeAllNow, type Files, type LogFile } from '../../../../../base/files/files.ts';
import { journalName, spareName, type JournalName } from './journal-name.ts';

export interface JournalOptions {
  readonly files: Files;
  /** Exists, and holds the journal only. */
  readonly directory: string;
  /** A new random number of 32 bits. */
  readonly newMark: () => number;
  /** Size in bytes from which on the next frame goes to a new file. */
  readonly fileBytes: number;
  /** Bytes of a file that are written in advance. */
  readonly aheadBytes: number;
  /** A frame with more bytes is written by another thread. */
  readonly directBytes: number;
}

interface OlderFile {
  readonly name: JournalName;
  /** 0 for a file of an earlier process. */
  readonly bytes: number;
}

/** How many complete files are kept for reuse. */
const MOST_SPARES = 4;

/**
 * The write-ahead files that make appends durable. Each frame is written after the one before is on the disk, so a
 * readable frame proves that those before it were acknowledged.
 *
 * A sync is faster if the blocks of the file are already allocated, so they are written in advance, and files
 * that are no longer needed are reused. A new mark distinguishes frames from the earlier content of a file.
 */
export class Journal {
  readonly #options: JournalOptions;
  readonly #zeros: Buffer;
  #file: LogFile | undefined;
  #current: JournalName | undefined;
  #size = 0;
  /** Bytes of the file that have blocks. */
  #allocated = 0;
  /** Bytes of the last frame. */
  #lastFrame = 0;
  /** The sequence number of the next frame. */
  #sequence: number;
  /** Files that are complete, the oldest first. */
  #older: OlderFile[];
  /** Files whose frames are void; they must be removed before another file begins with the same number. */
  readonly #void = new Set<JournalName>();
  #spares: string[] = [];
  #sparesMade = 0;

  /** @param older existing files */
  constructor(options: JournalOptions, sequence: number, older: readonly JournalName[]) {
    this.#options = options;
    this.#sequence = sequence;
    this.#older = older.map((name) => ({ name, bytes: 0 }));
    this.#zeros = Buffer.alloc(options.aheadBytes);
  }

  /** The number of the next frame. */
  get sequence(): number {
    return this.#sequence;
  }

  /** The mark of the next frame. There must be a file. */
  get mark(): number {
    return this.#current!.mark;
  }

  /** Whether a file must be begun before the next frame can be written. */
  get needsFile(): boolean {
    return this.#file === undefined;
  }

  get isFull(): boolean {
    return this.#size >= this.#options.fileBytes;
  }

  /** Bytes of the files that are complete. */
  get olderBytes(): number {
    return this.#older.reduce((sum, { bytes }) => sum + bytes, 0);
  }

  /** Starts a new file, for the frames from the next number on. @throws the error of the disk */
  async begin(): Promise<void> {
    await this.#end();
    const { files, directory, newMark } = this.#options;
    for (const { name } of this.#older) {
      if (name.firstSequence === this.#sequence) this.#void.add(name);
    }
    for (const name of this.#void) {
      await files.remove(`${directory}/${name.name}`);
      this.#void.delete(name);
      this.#forget(name);
    }
    const next = journalName(this.#sequence, newMark());
    const path = `${directory}/${next.name}`;
    this.#void.add(next);
    const spare = this.#spares.pop();
    if (spare !== undefined) await files.rename(`${directory}/${spare}`, path);
    const file = await files.open(path, spare === undefined ? 'new' : 'existing');
    try {
      this.#allocated = await file.size();
      await this.#allocate(file);
      await file.sync();
      await files.syncDirectory(directory);
    } catch (error) {
      await file.close();
      throw error;
    }
    this.#void.delete(next);
    this.#file = file;
    this.#current = next;
  }

  /**
   * Writes a frame, which is durable after a {@link sync}. @throws the error of the disk; then the frame is not in the
   * file
   */
  async write(frame: Buffer): Promise<void> {
    const file = this.#file!;
    try {
      if (frame.length > this.#options.directBytes) await file.write(frame, this.#size);
      else writeAllNow(file, frame, this.#size);
    } catch (error) {
      this.#cutOff();
      throw error;
    }
    this.#size += frame.length;
    this.#lastFrame = frame.length;
    this.#sequence += 1;
  }

  /**
   * Makes the last frame durable.
   * @throws the error of the disk; then it is unknown how much of the frame is in the file, and the frame is void
   */
  async sync(): Promise<void> {
    const file = this.#file!;
    const allocating = this.#allocate(file);
    try {
      await file.sync();
    } catch (error) {
      this.#sequence -= 1;
      await allocating;
      await this.#end();
      throw error;
    }
    await allocating;
  }

  /** Removes files that have no frame from this number on, or keeps them for reuse. @throws the error of the disk */
  async dropBefore(sequence: number): Promise<void> {
    const { files, directory, fileBytes } = this.#options;
    for (;;) {
      const [oldest, next] = this.#older;
      const end = (next?.name ?? this.#current)?.firstSequence ?? this.#sequence;
      if (oldest === undefined || end > sequence) return;
      const path = `${directory}/${oldest.name.name}`;
      // A file that is too short is not worth keeping, nor is any while the journal closes.
      const isUseful = this.#file !== undefined && this.#spares.length < MOST_SPARES;
      if (isUseful && oldest.bytes >= fileBytes) {
        const spare = spareName((this.#sparesMade += 1));
        await files.rename(path, `${directory}/${spare}`);
        this.#spares.push(spare);
      } else {
        await files.remove(path);
      }
      this.#forget(oldest.name);
    }
  }

  /** Closes the journal; no frame may follow. */
  async close(): Promise<void> {
    const { files, directory } = this.#options;
    await this.#end();
    for (const spare of this.#spares.splice(0)) await files.remove(`${directory}/${spare}`);
  }

  /**
   * Allocates blocks for the next frames; without space on the disk, their own writes fail. For long frames, writing
   * zeros first takes longer than it saves in syncs.
   */
  async #allocate(file: LogFile): Promise<void> {
    const { aheadBytes, fileBytes } = this.#options;
    if (this.#lastFrame > aheadBytes / 4) return;
    const from = Math.max(this.#allocated, this.#size);
    if (from - this.#size > aheadBytes / 2 || from >= fileBytes + aheadBytes) return;
    try {
      await file.write(this.#zeros, from);
      this.#allocated = from + aheadBytes;
    } catch {
      // The remaining space is left for data: this file grows with its frames.
      this.#allocated = Infinity;
      try {
        file.truncateNow(from);
      } catch {
        // Zeros at the end do no harm.
      }
    }
  }

  #forget(name: JournalName): void {
    this.#older = this.#older.filter((older) => older.name !== name);
  }

  async #end(): Promise<void> {
    const file = this.#file;
    if (this.#current !== undefined) this.#older.push({ name: this.#current, bytes: this.#size });
    this.#file = undefined;
    this.#current = undefined;
    this.#size = 0;
    try {
      await file?.close();
    } catch {
      // Its frames are synced or void, so the error does not matter.
    }
  }

  /** Cuts off what a failed write has left. If that fails too, the file is ended and another one follows. */
  #cutOff(): void {
    try {
      this.#file!.truncateNow(this.#size);
      this.#allocated = this.#size;
    } catch {
      void this.#end();
    }
  }
}
