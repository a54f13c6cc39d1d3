import { readdirSync, readFileSync } from 'node:fs';

/** `getconf CLK_TCK` of Linux. */
const TICKS_PER_SECOND = 100;

/** Seconds of processor time that a process has had with all its threads (Linux, `proc_pid_stat(5)`: `utime` and `stime`). */
export function processorTime(pid: number): number {
  const [user, system] = statOf(pid).slice(11, 13).map(Number);
  return (user! + system!) / TICKS_PER_SECOND;
}

/** The same with that of the processes which it has started, and of those that have ended (`cutime` and `cstime`). */
export function processorTimeWithChildren(pid: number): number {
  const [ofUser, ofSystem] = statOf(pid).slice(13, 15).map(Number);
  const children = readdirSync('/proc').filter(
    (name) => /^\d+$/.test(name) && parentOf(name) === pid,
  );
  const theirs = children.map((child) => processorTime(Number(child)));
  const ended = (ofUser! + ofSystem!) / TICKS_PER_SECOND;
  return theirs.reduce((sum, seconds) => sum + seconds, processorTime(pid) + ended);
}

/** What the first thread of a process has run so far, in milliseconds (Linux). */
export function firstThreadTime(pid: number): number {
  const [nanoseconds] = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ');
  return Number(nanoseconds) / 1e6;
}

/** What follows the name of the program, which may have spaces: the state of the process is first. */
function statOf(pid: number | string): string[] {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  return fields.split(' ');
}

function parentOf(pid: string): number | undefined {
  try {
    return Number(statOf(pid)[1]);
  } catch {
    // It has ended meanwhile.
    return undefined;
  }
}
