import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { inlineWords } from '../../base/inline-words.ts';
import type { Words } from './send.ts';
import { mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { writePrivateFile } from '../../base/files/private-file.ts';
import type { Shell } from '../shell.ts';

/** The terminal, and what runs the commands. */
export interface PromptOptions {
  readonly input: Readable;
  readonly output: Writable;
  readonly isTerminal: boolean;
  /** The prompt: `orders> `. */
  readonly prompt: string;
  /** Names of commands in lower case; subcommands as `config|get`. */
  readonly commands: readonly string[];
  /** Previously typed lines, newest first. */
  readonly history: readonly string[];
  /** Runs a command. @returns what to show */
  readonly run: (words: Words) => Promise<string>;
}

/**
 * Lines that are left out of the history because they hold passwords (Redis 7.2 `redis-cli.c`
 * `isSensitiveCommand`).
 */
const SECRET = /^\s*(?:auth|hello|acl\s+setuser|config\s+set|migrate)\b/i;
const LONGEST_HISTORY = 1000;

/**
 * Reads and runs commands until the input ends, or `exit` or `quit` is typed.
 * @returns the history with the new lines, newest first
 */
export async function runPrompt(options: PromptOptions): Promise<string[]> {
  const { input, output, isTerminal, prompt, commands, run } = options;
  const lines = createInterface({
    input,
    output,
    terminal: isTerminal,
    prompt,
    history: [...options.history],
    historySize: LONGEST_HISTORY,
    removeHistoryDuplicates: true,
    completer: (line: string) => completed(commands, line),
  });
  const typed: string[] = [];
  let isOpen = true;
  lines.on('close', () => (isOpen = false));
  lines.on('SIGINT', () => lines.close());
  lines.prompt();
  for await (const line of lines) {
    const words = inlineWords(Buffer.from(line, 'utf8').toString('latin1'));
    if (words === undefined) output.write('Invalid argument(s)\n');
    else if (words.length > 0) {
      if (/^(?:exit|quit)$/i.test(words[0]!)) break;
      if (!SECRET.test(line)) typed.unshift(line);
      output.write(await run(words));
    }
    if (isOpen) lines.prompt();
  }
  lines.close();
  return [...new Set([...typed, ...options.history])].slice(0, LONGEST_HISTORY);
}

/**
 * Commands that a line could be completed to, as `readline` takes them, in the case of the typed text.
 */
export function completed(commands: readonly string[], line: string): [string[], string] {
  const isUpper = line === line.toUpperCase();
  const found = commands
    .map((name) => name.replace('|', ' '))
    .filter((name) => name.startsWith(line.toLowerCase()))
    .map((name) => `${isUpper ? name.toUpperCase() : name} `);
  return [found, line];
}

/**
 * The path of the history file, in the user's state directory (XDG Base Directory Specification).
 * @returns undefined if the user's home is unknown
 */
export function historyFile({ env }: Pick<Shell, 'env'>): string | undefined {
  const { XDG_STATE_HOME: state, HOME: home } = env;
  if (state !== undefined && state !== '') return `${state}/plinth/redis-history`;
  return home === undefined ? undefined : `${home}/.local/state/plinth/redis-history`;
}

/** The saved lines, newest first. */
export function readHistory(file: string | undefined): string[] {
  try {
    return file === undefined ? [] : readFileSync(file, 'utf8').split('\n').filter(Boolean);
  } catch {
    return [];
  }
}

/** Saves lines, readable by their owner only. A failure is ignored. */
export function saveHistory(file: string | undefined, lines: readonly string[]): void {
  if (file === undefined) return;
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    writePrivateFile(file, lines.map((line) => `${line}\n`).join(''));
  } catch {
    // The next session begins without a history.
  }
}
