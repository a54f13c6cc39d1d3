import { type ChildProcess, execFileSync, spawn, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** The path of the program. */
export const PROGRAM = fileURLToPath(new URL('../../bin/plinth.js', import.meta.url));
const READY_WITHIN = 240_000;

/** A platform, or its mock, in a separate process. */
export interface PlatformProcess {
  readonly pid: number;
  /** The env block. */
  readonly env: Readonly<Record<string, string>>;
  /** The lines of its log. */
  readonly logged: readonly string[];
  /** Closes our end of the log's pipe. */
  readonly stopReading: () => void;
  /** Sends a signal, and waits until the process has ended. @returns its exit code */
  readonly stop: (signal: 'SIGTERM' | 'SIGKILL') => Promise<number | null>;
}

/** Output for people is skipped; what remains is the log. */
const USUAL_OUTPUT: StdioOptions = ['ignore', 'ignore', 'pipe'];

/**
 * Starts one at free ports, and waits until it serves.
 * @param nodeFlags for Node; without any it uses as much memory as for its users
 */
export async function startPlatform(
  command: 'start' | 'mock',
  flags: readonly string[],
  stdio: StdioOptions = USUAL_OUTPUT,
  nodeFlags: readonly string[] = [],
): Promise<PlatformProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'plinth-env-'));
  const envFile = join(folder, 'env');
  const child = spawnPlatform(command, [...flags, '--env-out', envFile], stdio, nodeFlags);
  // With it, all that it has logged has been read.
  const ended = once(child, 'close');
  const logged: string[] = [];
  if (child.stderr !== null) {
    createInterface(child.stderr).on('line', (line) => {
      logged.push(line);
      keep(line);
    });
  }
  try {
    const env = await envBlock(envFile, child);
    // What it logged before it served is in the pipe, which is read once the event loop comes to it.
    await setImmediate();
    const stop = async (signal: 'SIGTERM' | 'SIGKILL') => {
      child.kill(signal);
      await ended;
      return child.exitCode;
    };
    const stopReading = () => void child.stderr?.destroy();
    return { pid: child.pid!, env, logged, stopReading, stop };
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What a platform has logged, without ports that other programs took while it did not run. */
export function problemsIn(logged: readonly string[]): readonly string[] {
  return logged.filter((line) => !/"msg":"port \d+ is taken or /.test(line));
}

/** Starts one and kills it after some milliseconds, whether it serves by then or not. */
export async function killWhileStarting(flags: readonly string[], after: number): Promise<void> {
  const child = spawnPlatform('start', flags, USUAL_OUTPUT);
  createInterface(child.stderr!).on('line', keep);
  const ended = once(child, 'close');
  setTimeout(() => child.kill('SIGKILL'), after);
  await ended;
}

/** In a file in a run of all tests, which prints its own results only; otherwise for whoever runs a single one. */
function keep(line: string): void {
  const file = process.env['PLATFORM_LOG'];
  if (file === undefined) process.stderr.write(`${line}\n`);
  else appendFileSync(file, `${line}\n`);
}

function spawnPlatform(
  command: 'start' | 'mock',
  flags: readonly string[],
  stdio: StdioOptions,
  nodeFlags: readonly string[] = [],
): ChildProcess {
  const ports = ['redis', 'kafka', 'queue', 'management', 'console'];
  if (command === 'start') ports.push('resp');
  return spawn(
    process.execPath,
    [
      ...nodeFlags,
      '--',
      PROGRAM,
      command,
      ...ports.flatMap((name) => [`--${name}-port`, '0']),
      ...flags,
    ],
    { stdio },
  );
}

/** The variables of the env block, which the platform prints once it serves. */
async function envBlock(file: string, child: ChildProcess): Promise<Record<string, string>> {
  const deadline = Date.now() + READY_WITHIN;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`the platform ended with ${child.exitCode}`);
    const text = readIfThere(file);
    if (text.endsWith('\n')) {
      return Object.fromEntries(
        text
          .trim()
          .split('\n')
          .map((line) => {
            const equals = line.indexOf('=');
            return [line.slice(0, equals), line.slice(equals + 1)];
          }),
      );
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`the platform was not ready within ${READY_WITHIN} ms`);
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/**
 * Makes the system refuse all writes of a platform to files, or accept them again. Only Linux can change the limits of
 * a running process.
 */
export function setWritable({ pid }: PlatformProcess, may: boolean): void {
  const limit = `--fsize=${may ? 'unlimited' : '0'}:unlimited`;
  execFileSync('prlimit', ['--pid', String(pid), limit]);
}
