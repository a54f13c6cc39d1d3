import { spawn, type ChildProcess } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { test as base } from 'vitest';
import { runProgram } from '../../src/cli/run.ts';

export const PROGRAM = fileURLToPath(new URL('../../bin/plinth.js', import.meta.url));

/** The outcome of a run of the program. */
export interface Outcome {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A run of the program. */
export interface Run {
  /** Its output so far. */
  readonly stdout: () => string;
  readonly stderr: () => string;
  kill(signal: 'SIGINT' | 'SIGTERM'): void;
  /** Waits until it has printed this text. @throws Error if it ends before */
  until(text: string): Promise<void>;
  /** The same for standard error. */
  untilError(text: string | RegExp): Promise<void>;
  /** The variables that it prints when it is ready. @throws Error if it ends before */
  ready(): Promise<Record<string, string>>;
  readonly ended: Promise<Outcome>;
}

/** A run in this process. */
export interface InProcessRun extends Run {
  /** Closes the reading end of its output. */
  hangUp(): void;
}

/** A run in a process of its own. */
export interface SpawnedRun extends Run {
  readonly child: ChildProcess;
}

export interface RunOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** Standard input; empty if not given. */
  readonly stdin?: string;
}

/** Fixtures for tests of the program; they are removed after the test. */
export interface Cli {
  /**
   * Runs `plinth` in this process, with everything that a shell provides: these variables, and a new data directory
   * if they name none.
   */
  plinth(args: readonly string[], options?: RunOptions): InProcessRun;
  /** The same in a separate process: for tests of processes, signals and file locks. */
  spawn(
    args: readonly string[],
    options?: RunOptions & {
      /** Working directory; a new folder if not given. */
      readonly cwd?: string;
    },
  ): SpawnedRun;
  /** Makes a folder. */
  folder(): string;
}

/** Tests of the program, which may run concurrently. */
export const test = base.extend<{ cli: Cli }>({
  // oxlint-disable-next-line no-empty-pattern -- Vitest reads from it what the fixture depends on
  cli: async ({}, use) => {
    const folders: string[] = [];
    const runs: (() => Promise<unknown>)[] = [];
    const folder = () => {
      const path = mkdtempSync(join(tmpdir(), 'plinth-cli-'));
      folders.push(path);
      return path;
    };
    let isOver = false;
    // A test that timed out keeps running, but nobody would stop what it starts.
    const begin = <Begun extends Run>(start: () => Begun, stop: (run: Begun) => void) => {
      if (isOver) throw new Error('the test is over');
      const run = start();
      runs.push(() => {
        stop(run);
        return run.ended;
      });
      return run;
    };
    await use({
      folder,
      plinth: (args, { env, ...options } = {}) =>
        begin(
          () => runInProcess(args, { env: { PLINTH_DATA_DIR: folder(), ...env }, ...options }),
          (run) => run.kill('SIGTERM'),
        ),
      spawn: (args, options = {}) =>
        begin(
          () => spawnProgram(args, { cwd: folder(), ...options }),
          ({ child }) => child.kill('SIGKILL'),
        ),
    });
    isOver = true;
    // Clients of a platform end before the platform does.
    for (const end of runs.toReversed()) await end();
    for (const path of folders) rmSync(path, { recursive: true, force: true });
  },
});

/** Any free port for everything that listens. */
export const PORTS = ['redis', 'kafka', 'queue', 'management', 'console', 'resp'].flatMap(
  (name) => [`--${name}-port`, '0'],
);

function runInProcess(args: readonly string[], { env = {}, stdin }: RunOptions): InProcessRun {
  const stdout = new Text();
  const stderr = new Text();
  const signals = new EventEmitter();
  const exited = Promise.withResolvers<number>();
  const run = runProgram(args, {
    env,
    stdin: Readable.from(stdin === undefined ? [] : [Buffer.from(stdin)]),
    stdout,
    stderr,
    signals,
    exit: (code = 0) => exited.resolve(code),
  });
  const ended = Promise.race([run, exited.promise]).then((code) => ({
    code,
    stdout: stdout.text,
    stderr: stderr.text,
  }));
  return {
    stdout: () => stdout.text,
    stderr: () => stderr.text,
    kill: (signal) => void signals.emit(signal),
    until: (text) => stdout.until(text, ended),
    untilError: (text) => stderr.until(text, ended),
    ready: () => readyOf(stdout, ended),
    hangUp: () => stdout.hangUp(),
    ended,
  };
}

function spawnProgram(
  args: readonly string[],
  { env, cwd, stdin }: RunOptions & { readonly cwd: string },
): SpawnedRun {
  const inherited = Object.entries(process.env).filter(([name]) => !name.startsWith('PLINTH_'));
  const child = spawn(process.execPath, ['--', PROGRAM, ...args], {
    cwd,
    env: { ...Object.fromEntries(inherited), ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  // A program that ends without reading its input closes it.
  child.stdin.on('error', () => undefined).end(stdin ?? '');
  const stdout = new Text();
  const stderr = new Text();
  child.stdout.pipe(stdout);
  child.stderr.pipe(stderr);
  const ended = new Promise<Outcome>((resolve) => {
    child.on('close', (code) => resolve({ code, stdout: stdout.text, stderr: stderr.text }));
  });
  return {
    child,
    stdout: () => stdout.text,
    stderr: () => stderr.text,
    kill: (signal) => void child.kill(signal),
    until: (text) => stdout.until(text, ended),
    untilError: (text) => stderr.until(text, ended),
    ready: () => readyOf(stdout, ended),
    ended,
  };
}

/** Text that is printed. */
class Text extends Writable {
  text = '';
  #isRead = true;

  override _write(
    chunk: Buffer,
    _encoding: BufferEncoding,
    done: (error?: Error | null) => void,
  ): void {
    if (!this.#isRead) return done(Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }));
    this.text += chunk.toString();
    this.emit('printed');
    done();
  }

  hangUp(): void {
    this.#isRead = false;
  }

  /** @throws Error if the program ends before it has printed this */
  async until(text: string | RegExp, ended: Promise<Outcome>): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const look = () => {
      if (typeof text === 'string' ? this.text.includes(text) : text.test(this.text)) resolve();
    };
    this.on('printed', look);
    look();
    void ended.then(({ code, stderr }) => reject(new Error(`ended with ${code}: ${stderr}`)));
    await promise;
    this.off('printed', look);
  }
}

async function readyOf(stdout: Text, ended: Promise<Outcome>): Promise<Record<string, string>> {
  const block = /\n\n((?:[A-Z_]+=.*\n)+)/;
  await stdout.until(block, ended);
  return variablesIn(block.exec(stdout.text)?.[1] ?? '');
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

/** Whether nobody else may read or write it. */
export function isForOwnerOnly(file: string): boolean {
  return (statSync(file).mode & 0o077) === 0;
}
