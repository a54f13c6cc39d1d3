import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where Linux has groups of processes of the first version with a share of the processors (`cgroups(7)`). */
const GROUPS = '/sys/fs/cgroup/cpu';
/** In microseconds: so short that requests wait for a few milliseconds only. */
const PERIOD = 10_000;
/** A thousand and twenty-four is that of a process; who may have so little is to get it, whatever else runs. */
const WEIGHT = 20_480;

/** A process that may not use more than its share of one core. */
export interface Shared {
  /** How often it was kept from running since it has the share. */
  readonly throttled: number;
  /** When the process has ended. */
  end(): void;
}

/** Whether processes can be given shares here. */
export const canShare = isWritable();

/** Gives a process a share of one core and no more, whatever its threads. */
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
