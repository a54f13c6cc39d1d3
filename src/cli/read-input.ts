import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { SettingError } from '../settings/load.ts';
import type { Shell } from './shell.ts';
import { parseDocument } from '../settings/parse-document.ts';

/** The value of `--file` for the standard input. */
const STANDARD_INPUT = '-';

/** Reads a file; `-` is the standard input. @throws SettingError if it can't be read */
export async function readInput(file: string, { stdin }: Pick<Shell, 'stdin'>): Promise<Buffer> {
  try {
    return file === STANDARD_INPUT ? await buffer(stdin) : await readFile(file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new SettingError(`${nameOf(file)} can't be read (${code})`, { cause: error });
  }
}

/** The same as text. @throws SettingError also if it is not UTF-8 */
export async function readTextInput(file: string, shell: Pick<Shell, 'stdin'>): Promise<string> {
  const bytes = await readInput(file, shell);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    throw new SettingError(`${nameOf(file)} is not UTF-8 text`, { cause: error });
  }
}

/** The name of the file in messages. */
export function nameOf(file: string): string {
  return file === STANDARD_INPUT ? 'the standard input' : file;
}

/** Parses a JSON or YAML file; `-` is the standard input. @throws SettingError if it is neither */
export async function readDocument(file: string, shell: Pick<Shell, 'stdin'>): Promise<unknown> {
  return parseDocument(await readTextInput(file, shell), nameOf(file));
}
