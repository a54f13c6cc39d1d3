import type { Alarms } from '../../../../base/alarms.ts';

/** The result of {@link withDeadline} at the deadline or when the signal aborts. */
export const TIMED_OUT = Symbol('over');

/** Waits for a promise until a deadline, or until a signal aborts; a later result is dropped. */
export function withDeadline<T>(
  promise: Promise<T>,
  alarms: Alarms,
  deadline: number,
  signal?: AbortSignal,
): Promise<T | typeof TIMED_OUT> {
  if (signal?.aborted === true) return Promise.resolve(TIMED_OUT);
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      end();
      resolve(TIMED_OUT);
    };
    const alarm = alarms.at(deadline, giveUp);
    signal?.addEventListener('abort', giveUp);
    const end = () => {
      alarm.cancel();
      signal?.removeEventListener('abort', giveUp);
    };
    promise.then(resolve, reject).finally(end);
  });
}
