import type { Alarms } from '../../../../base/alarms.ts';
import type { Partition } from '../storage/storage.ts';

export interface AppendWait {
  readonly alarms: Alarms;
  /** Unix milliseconds. */
  readonly deadline: number;
  readonly signal?: AbortSignal | undefined;
  /** Receives a function that ends the wait early. */
  readonly onWait?: (wake: () => void) => void;
}

/**
 * Resolves when records are appended to one of the partitions, at the deadline, when the signal aborts, or when it is
 * woken. The caller checks which of these happened.
 */
export function untilAppended(partitions: Iterable<Partition>, wait: AppendWait): Promise<void> {
  return new Promise((resolve) => {
    const undo: (() => void)[] = [];
    const wake = () => {
      for (const take of undo) take();
      undo.length = 0;
      resolve();
    };
    for (const partition of partitions) undo.push(partition.onAppended(wake));
    const alarm = wait.alarms.at(wait.deadline, wake);
    undo.push(() => alarm.cancel());
    const { signal } = wait;
    if (signal !== undefined) {
      signal.addEventListener('abort', wake);
      undo.push(() => signal.removeEventListener('abort', wake));
    }
    wait.onWait?.(wake);
  });
}
