import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { LOG_LEVELS } from '../../base/logger.ts';
import { usageError } from '../../../testing/cli/platform.ts';
import { test } from '../../../testing/cli/cli.ts';

function has(shell: string): boolean {
  try {
    execFileSync(shell, ['-c', 'true']);
    return true;
  } catch {
    return false;
  }
}

let folder: string;
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'plinth-completions-'))));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a script after sourcing the completions of a shell. @returns the lines that it prints */
function inShell(shell: string, completions: string, script: string): string[] {
  const file = join(folder, shell);
  writeFileSync(file, completions);
  const text = execFileSync(shell, ['-c', script, 'plinth', file], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], HOME: folder, FILE: file },
  });
  return text.split('\n').filter((line) => line !== '');
}

/** The completions that bash offers at the end of a line. */
function bash(completions: string, ...words: string[]): string[] {
  const script = `source "$FILE"
COMP_WORDS=(${words.map((word) => `'${word}'`).join(' ')})
COMP_CWORD=$((\${#COMP_WORDS[@]} - 1))
_plinth
printf '%s\\n' "\${COMPREPLY[@]}"`;
  return inShell('bash', completions, script);
}

test('an unknown shell is refused', async ({ cli }) => {
  expect(await cli.plinth(['completions', 'tcsh']).ended).toEqual(
    usageError(
      "command-argument value 'tcsh' is invalid for argument 'shell'. Allowed choices are bash, zsh, fish.",
    ),
  );
});

describe.skipIf(!has('bash'))('in bash', () => {
  test('completes commands, subcommands and options', async ({ cli }) => {
    const { stdout } = await cli.plinth(['completions', 'bash']).ended;
    expect(bash(stdout, 'plinth', 'sta')).toEqual(['start', 'status']);
    expect(bash(stdout, 'plinth', 'db', '')).toContain('backup');
    expect(bash(stdout, 'plinth', 'db', 'backup', 'l')).toEqual(['list']);
    expect(bash(stdout, 'plinth', 'start', '--redis-p')).toEqual(['--redis-port']);
    expect(bash(stdout, 'plinth', 'db', '--json', 'backup', 'l')).toEqual(['list']);
  });

  test('completes the values of an option with few choices, and leaves others to file names', async ({
    cli,
  }) => {
    const { stdout } = await cli.plinth(['completions', 'bash']).ended;
    expect(bash(stdout, 'plinth', 'start', '--log-level', '')).toEqual([...LOG_LEVELS]);
    expect(bash(stdout, 'plinth', 'start', '--data-dir', '/nowhere')).toEqual([]);
  });
});

describe.skipIf(!has('zsh'))('in zsh', () => {
  test('completes commands with their descriptions', async ({ cli }) => {
    const { stdout } = await cli.plinth(['completions', 'zsh']).ended;
    const script = `compdef() { :; }
_describe() { print -l -- $found; }
source "$FILE"
words=(plinth db ''); CURRENT=3
_plinth`;
    const found = inShell('zsh', stdout, script);
    expect(found).toContainEqual(expect.stringMatching(/^backup:.+/));
    expect(found).toContainEqual(expect.stringMatching(/^--help:/));
  });
});

describe.skipIf(!has('fish'))('in fish', () => {
  test('completes commands and options with their descriptions', async ({ cli }) => {
    const { stdout } = await cli.plinth(['completions', 'fish']).ended;
    const complete = (line: string) =>
      inShell('fish', stdout, `source "$FILE"; complete -C '${line}'`);
    const words = (line: string) => complete(line).map((each) => each.split('\t')[0]);
    expect(words('plinth sta')).toEqual(['start', 'status']);
    expect(complete('plinth db backup l')).toEqual([expect.stringMatching(/^list\t.+/)]);
    expect(new Set(words('plinth start --fsync '))).toEqual(new Set(['always', 'everysec', 'no']));
  });
});
