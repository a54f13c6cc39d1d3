import type { Alarms } from '../../../base/alarms.ts';
import type { Clock } from '../../../base/clock.ts';

/** The shortest delay before a retry, in milliseconds: a task that fails at once must not keep the platform busy. */
export const SHORTEST_DELAY = 100;

/** Waits for a time in milliseconds, or until the signal aborts. */
export function waitFor(
  milliseconds: number,
  { clock, alarms }: { readonly clock: Clock; readonly alarms: Alarms },
  signal: AbortSignal,
): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => {
      alarm.cancel();
      signal.removeEventListener('abort', done);
      resolve();
    };
    const alarm = alarms.at(clock.now() + milliseconds, done);
    signal.addEventListener('abort', done);
  });
}
