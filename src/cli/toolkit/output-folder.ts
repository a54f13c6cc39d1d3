import { InvalidArgumentError } from 'commander';
import { InputError } from '../../base/input-error.ts';

/** The folder in an option. @throws InvalidArgumentError if it has no name, which would be the working directory */
export function folderName(text: string): string {
  if (text !== '') return text;
  throw new InvalidArgumentError('it must be the name of a folder');
}

/** Writes into a folder that an option names. @throws InputError if that can't be done */
export async function writingInto<T>(folder: string, write: () => T | Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const { code, syscall } = error as NodeJS.ErrnoException;
    if (code === undefined || syscall === undefined) throw error;
    throw new InputError(`--out: ${folder} can't be written to (${code})`, { cause: error });
  }
}
