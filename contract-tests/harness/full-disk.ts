import { execFileSync } from 'node:child_process';
import type { PlatformProcess } from './platform-process.ts';

/**
 * Makes the system refuse whatever a platform writes to files, or take it again. Only Linux can change the
 * limits of a process that runs.
 */
export function setWritable({ pid }: PlatformProcess, may: boolean): void {
  const limit = `--fsize=${may ? 'unlimited' : '0'}:unlimited`;
  execFileSync('prlimit', ['--pid', String(pid), limit]);
}
