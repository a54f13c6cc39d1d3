import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test as base } from 'vitest';

const PROGRAM = fileURLToPath(new URL('../../bin/plinth.js', import.meta.url));

/** How a run of the program went. */
export interface Outcome {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A run of the program. */
export interface Run {
  readonly child: ChildProcess;
  /** The variables that it prints when it is ready. @throws Error where it ends before */
  ready(): Promise<Record<string, string>>;
  readonly ended: Promise<Outcome>;
}

export interface RunOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** Where it is run; a folder of its own if not given. */
  readonly cwd?: string;
  /** What is piped into it; nothing if not given. */
  readonly stdin?: string;
}

/** What a test of the program works with; all of it is gone when the test is over. */
export interface Cli {
  /** Runs `plinth` as a user does, without the settings of the shell that runs the tests. */
  plinth(args: readonly string[], options?: RunOptions): Run;
  /** Makes a folder. */
  folder(): string;
}

/** Tests of the program, which may run side by side. */
export const test = base.extend<{ cli: Cli }>({
  // oxlint-disable-next-line no-empty-pattern -- Vitest reads from it what the fixture depends on
  cli: async ({}, use) => {
    const folders: string[] = [];
    const runs: Run[] = [];
    const folder = () => {
      const path = mkdtempSync(join(tmpdir(), 'plinth-cli-'));
      folders.push(path);
      return path;
    };
    let isOver = false;
    const plinth = (args: readonly string[], options: RunOptions = {}) => {
      // A test that timed out goes on, but nobody would stop what it starts.
      if (isOver) throw new Error('the test is over');
      const run = runProgram(args, { cwd: folder(), ...options });
      runs.push(run);
      return run;
    };
    await use({ plinth, folder });
    isOver = true;
    for (const { child } of runs) child.kill('SIGKILL');
    await Promise.all(runs.map(({ ended }) => ended));
    for (const path of folders) rmSync(path, { recursive: true, force: true });
  },
});

function runProgram(args: readonly string[], { env, cwd, stdin }: RunOptions): Run {
  const inherited = Object.entries(process.env).filter(([name]) => !name.startsWith('PLINTH_'));
  const child = spawn(process.execPath, ['--', PROGRAM, ...args], {
    ...(cwd !== undefined && { cwd }),
    env: { ...Object.fromEntries(inherited), ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  // A program that ends without reading it closes it.
  child.stdin.on('error', () => undefined).end(stdin ?? '');
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const ended = new Promise<Outcome>((resolve) => {
    child.on('close', (code) => resolve({ code, stdout, stderr }));
  });
  const ready = () =>
    new Promise<Record<string, string>>((resolve, reject) => {
      const look = () => {
        const block = /\n\n((?:[A-Z_]+=.*\n)+)/.exec(stdout)?.[1];
        if (block !== undefined) resolve(variablesIn(block));
      };
      child.stdout.on('data', look);
      look();
      void ended.then(({ code }) => reject(new Error(`ended with ${code}: ${stderr}`)));
    });
  return { child, ready, ended };
}

/** The variables in lines like `NAME=value`. */
export function variablesIn(block: string): Record<string, string> {
  return Object.fromEntries(
    block
      .trimEnd()
      .split('\n')
      .map((line) => {
        const equals = line.indexOf('=');
        return [line.slice(0, equals), line.slice(equals + 1)];
      }),
  );
}
