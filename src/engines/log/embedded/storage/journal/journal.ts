import type { Files, LogFile } from '../../../../../files/files.ts';
import { writeAllNow } from '../write-all.ts';
import { journalName, type JournalName } from './journal-name.ts';

export interface JournalOptions {
  readonly files: Files;
  /** Exists, and holds the journal only. */
  readonly directory: string;
  /** A new number of 32 bits that nobody can guess. */
  readonly newMark: () => number;
  /** Bytes after which a file is followed by another. */
  readonly fileBytes: number;
}

/**
 * The files that appends are made safe in, before they are anywhere else. It writes one frame after
 * the other, each after the one before is on the disk: so a frame that can be read tells that those
 * before it were acknowledged.
 */
export class Journal {
  readonly #options: JournalOptions;
  #file: LogFile | undefined;
  #current: JournalName | undefined;
  #size = 0;
  /** Of the next frame. */
  #sequence: number;
  /** Files that are complete, the oldest first. */
  #older: JournalName[];

  /** @param older what is there already */
  constructor(options: JournalOptions, sequence: number, older: readonly JournalName[]) {
    this.#options = options;
    this.#sequence = sequence;
    this.#older = [...older];
  }

  /** The number of the next frame. */
  get sequence(): number {
    return this.#sequence;
  }

  /** What the next frame begins with. There is a file. */
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

  get hasOlder(): boolean {
    return this.#older.length > 0;
  }

  /** Goes on in a new file, with the next number. @throws what the disk answers */
  async begin(): Promise<void> {
    await this.#end();
    const { files, directory, newMark } = this.#options;
    // A file of which nothing counts would have the same number.
    while (this.#older.at(-1)?.firstSequence === this.#sequence) {
      await files.remove(`${directory}/${this.#older.at(-1)!.name}`);
      this.#older.pop();
    }
    const next = journalName(this.#sequence, newMark());
    const file = await files.open(`${directory}/${next.name}`, 'new');
    try {
      await files.syncDirectory(directory);
    } catch (error) {
      await file.close();
      await files.remove(`${directory}/${next.name}`);
      throw error;
    }
    this.#file = file;
    this.#current = next;
    this.#size = 0;
  }

  /** Writes a frame, which is safe after a {@link sync}. @throws what the disk answers; then it is not there */
  write(frame: Buffer): void {
    const file = this.#file!;
    try {
      writeAllNow(file, frame, this.#size);
    } catch (error) {
      this.#cutOff();
      throw error;
    }
    this.#size += frame.length;
    this.#sequence += 1;
  }

  /**
   * Makes the last frame safe.
   * @throws what the disk answers; then nobody knows what it has of the file, and the frame is void
   */
  async sync(): Promise<void> {
    const file = this.#file!;
    try {
      await file.sync();
    } catch (error) {
      this.#sequence -= 1;
      await this.#end();
      throw error;
    }
  }

  /** Removes the files that have nothing from this number on. @throws what the disk answers */
  async dropBefore(sequence: number): Promise<void> {
    const { files, directory } = this.#options;
    for (;;) {
      const [oldest, next = this.#current] = this.#older;
      const end = next?.firstSequence ?? this.#sequence;
      if (oldest === undefined || end > sequence) return;
      await files.remove(`${directory}/${oldest.name}`);
      this.#older.shift();
    }
  }

  async close(): Promise<void> {
    await this.#end();
  }

  async #end(): Promise<void> {
    const file = this.#file;
    if (this.#current !== undefined) this.#older.push(this.#current);
    this.#file = undefined;
    this.#current = undefined;
    this.#size = 0;
    try {
      await file?.close();
    } catch {
      // What it holds has been synced, or is void.
    }
  }

  /** Takes away what a failed write has left. Where that fails too, another file takes its place. */
  #cutOff(): void {
    try {
      this.#file!.truncateNow(this.#size);
    } catch {
      void this.#end();
    }
  }
}
