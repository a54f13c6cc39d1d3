/** For so many milliseconds what was last asked of the system is good enough, with the time since then. */
const PRECISION = 1;

/** How much processor time this thread has had, in milliseconds, and when that was so. */
interface Reading {
  readonly at: number;
  readonly time: number;
}

let last: Reading = { at: -Infinity, time: 0 };

/**
 * The processor time that this thread has had, in milliseconds, to about one: how long scripts may run is counted
 * in it, so that a machine with other work to do takes nothing away from them.
 * @param now by `performance.now()`
 * @param processorTime asks the system; the time that passes where an older Node can't
 */
export function threadTime(now = performance.now(), processorTime = ofThread): number {
  if (now - last.at >= PRECISION) last = { at: now, time: processorTime() };
  return last.time + (now - last.at);
}

function ofThread(): number {
  // Node has it from 23.9 on.
  if (process.threadCpuUsage === undefined) return performance.now();
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
