import { createReadStream, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { InputError } from '../../base/input-error.ts';
import type { Recording } from '../../toolkit/recordings/verify-recording.ts';

/** A recording on disk. @throws InputError if it can't be read */
export function recordingAt(file: string): Recording {
  checkFile(file);
  return { name: file, open: () => createReadStream(file), attachment: attachmentsBeside(file) };
}

/** @throws InputError if it can't be read */
function checkFile(file: string): void {
  try {
    if (statSync(file).isDirectory()) throw new InputError(`${file} is a folder`);
  } catch (error) {
    if (error instanceof InputError) throw error;
    const { code } = error as NodeJS.ErrnoException;
    throw new InputError(`${file} can't be read (${code})`, { cause: error });
  }
}

/** Bodies that Playwright stores beside the recording. Entries may not refer to any other files. */
function attachmentsBeside(recording: string) {
  return (name: string): Buffer | undefined => {
    if (basename(name) !== name) return undefined;
    try {
      return readFileSync(join(dirname(recording), name));
    } catch {
      return undefined;
    }
  };
}

/** The text of a file that an option names. @throws InputError if it can't be read */
export function textIn(file: string, option: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new InputError(`${option}: ${file} can't be read (${code})`, { cause: error });
  }
}
