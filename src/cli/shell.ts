import type { EventEmitter } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import type { Command } from 'commander';
import { printableLines } from './printable.ts';

/** The process environment of the program, injected so that tests can replace it. */
export interface Shell {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly stdin: Readable & { readonly isTTY?: boolean };
  readonly stdout: Writable & { readonly isTTY?: boolean };
  readonly stderr: Writable & { readonly isTTY?: boolean };
  /** Emits `SIGINT` and `SIGTERM`, and `uncaughtException`, which has no other listener. */
  readonly signals: Pick<EventEmitter, 'on' | 'once' | 'off'>;
  /** Ends the program at once, whatever is in progress. */
  readonly exit: (code?: number) => void;
}

const shells = new WeakMap<Command, Shell>();

/** Makes all commands of a program run in a shell. */
export function runIn(program: Command, shell: Shell): void {
  shells.set(program, shell);
}

/** The shell that a command runs in. */
export function shellOf(command: Command): Shell {
  const shell = shells.get(command);
  if (shell !== undefined) return shell;
  if (command.parent === null) throw new Error(`${command.name()} does not run in a shell`);
  return shellOf(command.parent);
}

/**
 * The value of an option: from its flag, else from its variable in the shell. (Commander would read the variables
 * of the process.)
 */
export function optionOf(command: Command, name: string): string | undefined {
  if (command.getOptionValueSource(name) === 'cli') return String(command.getOptionValue(name));
  const option = command.options.find((each) => each.attributeName() === name);
  return option?.envVar === undefined ? undefined : shellOf(command).env[option.envVar];
}

/** Prints a note on standard error. */
export function printMessage({ stderr }: Shell, sentence: string): void {
  stderr.write(`plinth: ${printableLines(sentence)}\n`);
}
