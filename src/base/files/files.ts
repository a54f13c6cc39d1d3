import { KeyedMutex } from '../keyed-mutex.ts';

/** One open file. Every operation specifies its position, so that a failed one can be repeated. */
export interface LogFile {
  size(): Promise<number>;
  /**
   * Writes synchronously.
   * @returns how many bytes were written, possibly not all
   */
  writeNow(bytes: Uint8Array, position: number): number;
  /** Truncates the file synchronously. */
  truncateNow(size: number): void;
  /** Writes all of the bytes. */
  write(bytes: Uint8Array, position: number): Promise<void>;
  /** @returns how many bytes were read, 0 at the end of the file */
  read(into: Uint8Array, position: number): Promise<number>;
  /** Resolves when the content would survive a power failure. */
  sync(): Promise<void>;
  close(): Promise<void>;
}

/** The file system as used by persistence. Tests pass one that fails on demand or simulates a power failure. */
export interface Files {
  /** Creates the directory and its missing parents. */
  makeDirectory(path: string): Promise<void>;
  /** The names in a directory. */
  list(path: string): Promise<string[]>;
  /** The text of a small file, or undefined if there is none. */
  readText(path: string): Promise<string | undefined>;
  /** Opens for reading and writing; `new` creates the file or truncates an existing one. */
  open(path: string, how: 'new' | 'existing'): Promise<LogFile>;
  rename(from: string, to: string): Promise<void>;
  /** Removes a file, or a directory with its content; a path that does not exist is no error. */
  remove(path: string): Promise<void>;
  /** Resolves when created, renamed and removed entries of the directory would survive a power failure. */
  syncDirectory(path: string): Promise<void>;
}

/** Writes all bytes synchronously. @throws the error of the disk */
export function writeAllNow(file: LogFile, bytes: Uint8Array, position: number): void {
  for (let done = 0; done < bytes.length;) {
    const taken = file.writeNow(done === 0 ? bytes : bytes.subarray(done), position + done);
    if (taken === 0) throw new Error('the disk accepts no more bytes');
    done += taken;
  }
}

/** Serializes replacements of one file, because they share the name of the temporary file. */
const replacing = new WeakMap<Files, KeyedMutex>();

/**
 * Replaces the text of a small file atomically: after a crash it has the old text or the new one. Concurrent calls are
 * applied in order.
 * @throws the error of the disk; the file then has the old text or the new one
 */
export function replaceFile(
  files: Files,
  directory: string,
  name: string,
  text: string,
): Promise<void> {
  let mutex = replacing.get(files);
  if (mutex === undefined) replacing.set(files, (mutex = new KeyedMutex()));
  return mutex.run(`${directory}/${name}`, () => replaceInTurn(files, directory, name, text));
}

async function replaceInTurn(
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
