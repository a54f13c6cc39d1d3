import { readFileSync } from 'node:fs';

/** The unit of processor time in Linux (`sysconf(_SC_CLK_TCK)`). */
const TICKS_PER_SECOND = 100;

/** The processor time of a process so far, in milliseconds; 0 if the system does not report it, or the process has ended. */
export function processorTime(pid: number): number {
  return timeIn(`/proc/${pid}/stat`);
}

/**
 * The same of its first thread alone, for which everything waits that Node does in JavaScript. A garbage collection of a
 * large heap keeps several more threads busy at the same time.
 */
export function mainThreadTime(pid: number): number {
  return timeIn(`/proc/${pid}/task/${pid}/stat`);
}

function timeIn(file: string): number {
  const stat = readIfThere(file);
  // proc(5): after the name, which is in brackets, utime and stime are the 12th and 13th.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return ((Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / TICKS_PER_SECOND) * 1000;
}

/** The peak memory of a process so far, in bytes; 0 if the system does not report it, or the process has ended. */
export function peakMemory(pid: number): number {
  const status = readIfThere(`/proc/${pid}/status`);
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024;
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
