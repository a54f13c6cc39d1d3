import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The processor controller of Linux's control groups, version 1 (`cgroups(7)`). */
const GROUPS = '/sys/fs/cgroup/cpu';
/** In microseconds; short, so that throttled requests wait for a few milliseconds only. */
const PERIOD = 10_000;
/** The default is 1,024. High, so that the process gets its small share whatever else runs. */
const WEIGHT = 20_480;

/** A process that is limited to a share of one core. */
export interface Shared {
  /** How often it has been throttled. */
  readonly throttled: number;
  /** To be called when the process has ended. */
  end(): void;
}

/** Whether processes can be limited here. */
export const canShare = isWritable();

/** Limits a process, with all its threads, to a share of one core. */
export function shareOfACore(pid: number, share: number): Shared {
  const group = join(GROUPS, `plinth-bench-${pid}`);
  mkdirSync(group);
  const write = (name: string, value: number) => writeFileSync(join(group, name), String(value));
  write('cpu.cfs_period_us', PERIOD);
  write('cpu.cfs_quota_us', PERIOD * share);
  write('cpu.shares', WEIGHT);
  write('cgroup.procs', pid);
  return {
    get throttled() {
      return Number(/^nr_throttled (\d+)/m.exec(readFileSync(join(group, 'cpu.stat'), 'utf8'))![1]);
    },
    end: () => rmdirSync(group),
  };
}

function isWritable(): boolean {
  if (!existsSync(join(GROUPS, 'cpu.cfs_quota_us'))) return false;
  const probe = join(GROUPS, `plinth-bench-probe-${process.pid}`);
  try {
    mkdirSync(probe);
    rmdirSync(probe);
    return true;
  } catch {
    return false;
  }
}
