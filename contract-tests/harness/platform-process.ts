import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('../../bin/plinth.js', import.meta.url));
const READY_WITHIN = 20_000;

/** A platform, or its mock, in a process of its own. */
export interface PlatformProcess {
  readonly pid: number;
  /** The env block. */
  readonly env: Readonly<Record<string, string>>;
  /** Sends a signal, and waits until the process has ended. */
  readonly stop: (signal: 'SIGTERM' | 'SIGKILL') => Promise<void>;
}

/** Starts one at ports that are free, and waits until it serves. */
export async function startPlatform(
  command: 'start' | 'mock',
  flags: readonly string[],
): Promise<PlatformProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'plinth-env-'));
  const envFile = join(folder, 'env');
  const child = spawn(
    process.execPath,
    [
      ...['--', PROGRAM, command, '--env-file', envFile],
      ...['--redis-port', '0', '--kafka-port', '0', '--queue-port', '0'],
      ...['--management-port', '0', '--console-port', '0'],
      ...flags,
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const ended = once(child, 'exit');
  try {
    const env = await envBlock(envFile, child);
    const stop = async (signal: 'SIGTERM' | 'SIGKILL') => {
      child.kill(signal);
      await ended;
    };
    return { pid: child.pid!, env, stop };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The variables of the env block, once the platform has written it, which it does when it serves. */
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
