import { execFileSync } from 'node:child_process';
import type { PlatformProcess } from './platform-process.ts';

/**
 * Makes the system refuse all writes of a platform to files, or accept them again. Only Linux can change the limits of
 * a running process.
 */
export function setWritable({ pid }: PlatformProcess, may: boolean): void {
  const limit = `--fsize=${may ? 'unlimited' : '0'}:unlimited`;
  execFileSync('prlimit', ['--pid', String(pid), limit]);
}
