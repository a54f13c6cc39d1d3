/** The interval in milliseconds for reading the processor time from the system; in between, elapsed time is added. */
const PRECISION = 1;

/** The processor time of this thread at some time, both in milliseconds. */
interface Reading {
  readonly at: number;
  readonly time: number;
}

let last: Reading = { at: -Infinity, time: 0 };

/**
 * The processor time of this thread in milliseconds, to about one. The time limit of scripts is measured in it, so that
 * other load on the machine does not shorten it.
 * @param now by `performance.now()`
 * @param processorTime reads it from the system; elapsed time where an older Node can't
 */
export function threadTime(now = performance.now(), processorTime = ofThread): number {
  if (now - last.at >= PRECISION) last = { at: now, time: processorTime() };
  return last.time + (now - last.at);
}

function ofThread(): number {
  // Available from Node 23.9 on.
  if (process.threadCpuUsage === undefined) return performance.now();
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
