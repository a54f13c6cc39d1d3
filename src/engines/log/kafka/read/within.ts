import type { Alarms } from '../../../../base/alarms.ts';

/** What {@link within} resolves to at the deadline or when the signal aborts. */
export const OVER = Symbol('over');

/** Waits for a promise until a deadline, or until a signal aborts; a later result is dropped. */
export function within<T>(
  promise: Promise<T>,
  alarms: Alarms,
  deadline: number,
  signal?: AbortSignal,
): Promise<T | typeof OVER> {
  if (signal?.aborted === true) return Promise.resolve(OVER);
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      end();
      resolve(OVER);
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
