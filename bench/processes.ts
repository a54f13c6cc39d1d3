import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { readFileSync } from 'node:fs';

/** Whether a program is on the path. */
export function isInstalled(program: string): boolean {
  try {
    execFileSync('sh', ['-c', `command -v ${program}`], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** A free port. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        resolve(typeof address === 'object' && address !== null ? address.port : 0),
      );
    });
  });
}

const started: ChildProcess[] = [];

/** Starts a program that is stopped when the bench ends. */
export function start(program: string, args: readonly string[], cwd?: string): ChildProcess {
  const child = spawn(program, args, { stdio: 'ignore', cwd });
  started.push(child);
  return child;
}

export function stopAll(): void {
  for (const child of started) child.kill('SIGKILL');
}

/** Waits until a URL answers. @returns how long it took, in milliseconds */
export async function answering(url: string): Promise<number> {
  const begun = performance.now();
  for (;;) {
    const answered = await fetch(url).then(
      () => true,
      () => false,
    );
    if (answered) return performance.now() - begun;
    if (performance.now() - begun > 60_000) throw new Error(`${url} does not answer`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** Resident memory of a process, in bytes (Linux). */
export function residentBytes(child: ChildProcess): number {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)![1]) * 1024;
}
