import { writeFileSync } from 'node:fs';

/**
 * Imported by a process before its program, this reports at its end the processor time of its event loop turns:
 * `[p50, p99, longest]` of those that did something, in milliseconds, as JSON in the file that `to` names. Unlike
 * delays, this doesn't depend on the load of the machine.
 */
const to = new URL(import.meta.url).searchParams.get('to')!;
/** The start, in milliseconds, which is not measured. */
const WARM_UP = 10_000;
/** The duration in milliseconds of a turn that only schedules the next one. */
const NOTHING = 0.2;

const turns: number[] = [];
let before = 0;

setTimeout(() => {
  before = processorTime();
  turn();
}, WARM_UP).unref();
process.on('exit', () => {
  turns.sort((one, other) => one - other);
  const at = (quantile: number) => turns[Math.floor((turns.length - 1) * quantile)] ?? 0;
  writeFileSync(to, JSON.stringify([at(0.5), at(0.99), at(1)]));
});

function turn(): void {
  const now = processorTime();
  if (now - before > NOTHING) turns.push(now - before);
  before = now;
  setImmediate(turn).unref();
}

/** Of this thread, in milliseconds. */
function processorTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
