import { writeAllNow, type Files, type LogFile } from '../../../../../base/files/files.ts';
import { journalName, spareName, type JournalName } from './journal-name.ts';

export interface JournalOptions {
  readonly files: Files;
  /** Exists, and holds the journal only. */
  readonly directory: string;
  /** A new random number of 32 bits. */
  readonly newMark: () => number;
  /** Bytes after which a file is followed by another. */
  readonly fileBytes: number;
  /** So much of a file is written in advance. */
  readonly aheadBytes: number;
  /** A longer frame is written by another thread. */
  readonly directBytes: number;
}

interface OlderFile {
  readonly name: JournalName;
  /** 0 where it was there before. */
  readonly bytes: number;
}

/** Complete files that wait to be written over. */
const MOST_SPARES = 4;

/**
 * The write-ahead files that make appends durable. Each frame is written after the one before is on the disk, so a
 * readable frame proves that those before it were acknowledged.
 *
 * A sync takes half the time where the blocks of the file are allocated already, so they are written in advance, and
 * files that are no longer needed are reused. A new mark tells frames from what a file held before.
 */
export class Journal {
  readonly #options: JournalOptions;
  readonly #zeros: Buffer;
  #file: LogFile | undefined;
  #current: JournalName | undefined;
  #size = 0;
  /** So much of the file has blocks. */
  #allocated = 0;
  /** Bytes of the last frame. */
  #lastFrame = 0;
  /** The sequence number of the next frame. */
  #sequence: number;
  /** Files that are complete, the oldest first. */
  #older: OlderFile[];
  /** Files of which nothing counts; they must be gone before another one begins with the same number. */
  readonly #void = new Set<JournalName>();
  #spares: string[] = [];
  #sparesMade = 0;

  /** @param older what is there already */
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

  /** Goes on in a new file, with the next number. @throws what the disk answers */
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

  /** Writes a frame, which is safe after a {@link sync}. @throws what the disk answers; then it is not there */
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
   * @throws the error of the disk; then it is not known what the file has of the frame, and the frame is void
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

  /** Gives up files that have no frame from this number on. @throws the error of the disk */
  async dropBefore(sequence: number): Promise<void> {
    const { files, directory, fileBytes } = this.#options;
    for (;;) {
      const [oldest, next] = this.#older;
      const end = (next?.name ?? this.#current)?.firstSequence ?? this.#sequence;
      if (oldest === undefined || end > sequence) return;
      const path = `${directory}/${oldest.name.name}`;
      // One that was cut short, or is to be the last, is not worth keeping.
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

  /** Nothing more comes. */
  async close(): Promise<void> {
    const { files, directory } = this.#options;
    await this.#end();
    for (const spare of this.#spares.splice(0)) await files.remove(`${directory}/${spare}`);
  }

  /**
   * Sees that the next frames find blocks; where the disk has none left, they are told. Where frames are long,
   * writing zeros before them takes longer than their syncs then save.
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
      // The remaining space is for data: this file grows by its frames.
      this.#allocated = Infinity;
      try {
        file.truncateNow(from);
      } catch {
        // Zeros at the end say nothing.
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
      // Its frames have been synced, or are void.
    }
  }

  /** Takes away what a failed write has left. Where that fails too, another file takes its place. */
  #cutOff(): void {
    try {
      this.#file!.truncateNow(this.#size);
      this.#allocated = this.#size;
    } catch {
      void this.#end();
    }
  }
}
