import { constants, open, type FileHandle } from 'node:fs/promises';
import { ConnectError } from '../../errors.ts';

/** What opening something says that is no file: a directory; a pipe or a socket that nobody reads. */
const NO_FILE: ReadonlySet<string> = new Set(['EISDIR', 'ENXIO', 'ENOTSUP', 'EOPNOTSUPP']);

/**
 * Opens a file, and nothing else: to open a pipe could take for ever, and would keep from the platform
 * one of the few threads that it has for files.
 * @param name what the configuration calls it
 * @param flags of `open(2)`
 * @throws ConnectError where it is something else, and what `open` throws
 */
export async function openRegular(path: string, name: string, flags: number): Promise<FileHandle> {
  let file: FileHandle;
  try {
    file = await open(path, flags | constants.O_NONBLOCK);
  } catch (cause) {
    const { code = '' } = cause as NodeJS.ErrnoException;
    throw NO_FILE.has(code) ? notRegular(name, cause) : cause;
  }
  try {
    if (!(await file.stat()).isFile()) throw notRegular(name);
    return file;
  } catch (error) {
    await file.close();
    throw error;
  }
}

function notRegular(name: string, cause?: unknown): ConnectError {
  return new ConnectError(`${name} is not a regular file`, { cause });
}
