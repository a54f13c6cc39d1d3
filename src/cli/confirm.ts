import { createInterface } from 'node:readline/promises';
import type { Command } from 'commander';
import { SettingError } from '../settings/load.ts';
import type { Options } from './api-command.ts';
import { printable } from './printable.ts';
import type { Shell } from './shell.ts';

/** Adds to a command the option that skips its confirmation. */
export function withConfirmation(command: Command): Command {
  return command.option('--yes', 'do not ask for confirmation; required without a terminal');
}

/**
 * Asks on the terminal for confirmation of something that can't be undone.
 * @param act what would be done, as `delete database orders with all that it holds`
 * @throws SettingError if it is declined, or there is no terminal
 */
export async function confirm(
  act: string,
  { yes }: Options,
  { stdin, stderr }: Pick<Shell, 'stdin' | 'stderr'>,
): Promise<void> {
  if (yes === true) return;
  if (stdin.isTTY !== true) {
    throw new SettingError(`to ${act}, say --yes: there is no terminal to ask on`);
  }
  stderr.write(printable(`${act[0]?.toUpperCase()}${act.slice(1)}? [y/N] `));
  if (!/^\s*y(es)?\s*$/i.test(await firstLine(stdin))) throw new SettingError('nothing was done');
}

/** The first line of the input; empty if it ends before a line does. */
async function firstLine(input: Shell['stdin']): Promise<string> {
  const lines = createInterface({ input });
  try {
    for await (const line of lines) return line;
    return '';
  } finally {
    lines.close();
  }
}
