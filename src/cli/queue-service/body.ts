import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import type { Command } from 'commander';
import { SettingError } from '../../settings/load.ts';
import type { Options } from '../management/management-command.ts';

/** How `--file` calls the standard input. */
const STANDARD_INPUT = '-';

/** Gives a command whose last argument is a body another way to say it. */
export function withBodyFile(command: Command): Command {
  return command.option(
    '--file <path>',
    'read the body from a file, or with - from the standard input',
  );
}

/** The part of a request that has the body, byte for byte; nothing where there is none. */
export type SentBody =
  | { readonly body?: never }
  | { readonly body: Uint8Array; readonly bodySerializer: (body: unknown) => Uint8Array };

/**
 * The body of a message: from the command line, from a file or from the standard input.
 * @throws SettingError where two are given, or the file can't be read
 */
export async function readBody(text: string | undefined, { file }: Options): Promise<SentBody> {
  if (typeof file !== 'string') return text === undefined ? {} : sent(Buffer.from(text));
  if (text !== undefined) throw new SettingError('a body and --file are both given');
  try {
    return sent(file === STANDARD_INPUT ? await buffer(process.stdin) : await readFile(file));
  } catch (error) {
    const name = file === STANDARD_INPUT ? 'the standard input' : file;
    const { code } = error as NodeJS.ErrnoException;
    throw new SettingError(`${name} can't be read (${code})`, { cause: error });
  }
}

function sent(body: Uint8Array): SentBody {
  return { body, bodySerializer: () => body };
}
