import { readdirSync, readFileSync } from 'node:fs';

/** `getconf CLK_TCK` of Linux. */
const TICKS_PER_SECOND = 100;

/**
 * The processor time of a process with all its threads, in seconds (Linux, `proc_pid_stat(5)`: `utime` and `stime`).
 */
export function processorTime(pid: number): number {
  const [user, system] = statOf(pid).slice(11, 13).map(Number);
  return (user! + system!) / TICKS_PER_SECOND;
}

/** The same, including the child processes that have ended (`cutime` and `cstime`) and those that run. */
export function processorTimeWithChildren(pid: number): number {
  const [ofUser, ofSystem] = statOf(pid).slice(13, 15).map(Number);
  const children = readdirSync('/proc').filter(
    (name) => /^\d+$/.test(name) && parentOf(name) === pid,
  );
  const theirs = children.map((child) => processorTime(Number(child)));
  const ended = (ofUser! + ofSystem!) / TICKS_PER_SECOND;
  return theirs.reduce((sum, seconds) => sum + seconds, processorTime(pid) + ended);
}

/** The processor time of the first thread of a process, in milliseconds (Linux). */
export function firstThreadTime(pid: number): number {
  const [nanoseconds] = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ');
  return Number(nanoseconds) / 1e6;
}

/** The fields after the name of the program, which may contain spaces; the first one is the state. */
function statOf(pid: number | string): string[] {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  return fields.split(' ');
}

function parentOf(pid: string): number | undefined {
  try {
    return Number(statOf(pid)[1]);
  } catch {
    // It has just ended.
    return undefined;
  }
}
