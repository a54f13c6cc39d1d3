/** One open file. Every operation names its position, so that a failed one can be repeated. */
export interface LogFile {
  size(): Promise<number>;
  /**
   * Writes synchronously.
   * @returns how many bytes were written, maybe not all
   */
  writeNow(bytes: Uint8Array, position: number): number;
  /** Truncates the file synchronously. */
  truncateNow(size: number): void;
  /** Writes all of the bytes. */
  write(bytes: Uint8Array, position: number): Promise<void>;
  /** @returns how many bytes were read, 0 at the end of the file */
  read(into: Uint8Array, position: number): Promise<number>;
  /** Resolves when the content would survive a loss of power. */
  sync(): Promise<void>;
  close(): Promise<void>;
}

/** The file system as persistence uses it; tests pass one whose disk is full or loses power. */
export interface Files {
  /** Makes the directory and its missing parents. */
  makeDirectory(path: string): Promise<void>;
  /** The names in a directory. */
  list(path: string): Promise<string[]>;
  /** The text of a small file, or undefined where there is none. */
  readText(path: string): Promise<string | undefined>;
  /** Opens for reading and writing; `new` creates the file or truncates an existing one. */
  open(path: string, how: 'new' | 'existing'): Promise<LogFile>;
  rename(from: string, to: string): Promise<void>;
  /** Removes a file, or a directory with its content; a path that does not exist is no error. */
  remove(path: string): Promise<void>;
  /** Resolves when names made, changed or removed in the directory would survive a loss of power. */
  syncDirectory(path: string): Promise<void>;
}

/** Replaces the text of a small file atomically: after a crash it has the old text or the new one. */
export async function replaceFile(
  files: Files,
  directory: string,
  name: string,
  text: string,
): Promise<void> {
  const temporary = `${directory}/temp-${name}`;
  const file = await files.open(temporary, 'new');
  try {
    await file.write(Buffer.from(text), 0);
    await file.sync();
  } finally {
    await file.close();
  }
  await files.rename(temporary, `${directory}/${name}`);
  await files.syncDirectory(directory);
}
