import { readFileSync } from 'node:fs';

/** What the first thread of a process has run so far, in milliseconds (Linux). */
export function processorTimeOf(pid: number): number {
  const [nanoseconds] = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ');
  return Number(nanoseconds) / 1e6;
}
