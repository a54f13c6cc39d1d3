import { createReadStream, statSync } from 'node:fs';
import { InputError } from '../../src/base/input-error.ts';

/** A recording in a file. @throws InputError if there is no such file */
export function recordingFrom(file: string): {
  readonly name: string;
  readonly chunks: AsyncIterable<Buffer>;
} {
  try {
    if (!statSync(file).isFile()) throw new Error('it is no file');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new InputError(`recording ${file}: can't be read (${code ?? message})`, { cause: error });
  }
  return { name: file, chunks: createReadStream(file) as AsyncIterable<Buffer> };
}
