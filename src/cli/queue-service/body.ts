import type { Command } from 'commander';
import { SettingError } from '../../settings/load.ts';
import type { Options } from '../api-command.ts';
import { readInput } from '../read-input.ts';
import type { Shell } from '../shell.ts';

/** Adds an option for the body to a command that also takes it as its last argument. */
export function withBodyFile(command: Command): Command {
  return command.option('--file <path>', 'read the body from a file; - is the standard input');
}

/** The part of a request with the body, byte for byte; empty if there is none. */
export type SentBody =
  | { readonly body?: never }
  | { readonly body: Uint8Array; readonly bodySerializer: (body: unknown) => Uint8Array };

/**
 * The body of a message: from the command line, from a file or from the standard input.
 * @throws SettingError if two are given, or the file can't be read
 */
export async function readBody(
  text: string | undefined,
  { file }: Options,
  shell: Shell,
): Promise<SentBody> {
  if (typeof file !== 'string') return text === undefined ? {} : sent(Buffer.from(text));
  if (text !== undefined) throw new SettingError('a body and --file are both given');
  return sent(await readInput(file, shell));
}

function sent(body: Uint8Array): SentBody {
  return { body, bodySerializer: () => body };
}
