import { systemClock } from './clock.ts';

/** Something that is to happen at a moment and has not yet. */
export interface Alarm {
  /** It will not happen any more; has no effect once it has. */
  cancel(): void;
}

/** Calls functions at moments of a {@link Clock}; tests pass one whose time they move by hand. */
export interface Alarms {
  /**
   * Calls once a moment has come, never before and never within this call.
   * @param moment Unix milliseconds; one that has passed is due at once
   */
  at(moment: number, ring: () => void): Alarm;
}

/** `setTimeout` takes no more than 2^31 - 1 milliseconds, and what is longer it calls at once. */
const LONGEST_WAIT = 2 ** 31 - 1;

/** Alarms by the clock of this machine. They don't keep the process alive. */
export const systemAlarms: Alarms = {
  at(moment, ring) {
    let timer: NodeJS.Timeout;
    const wait = () => {
      const left = moment - systemClock.now();
      if (left <= 0 && timer !== undefined) {
        ring();
        return;
      }
      timer = setTimeout(wait, Math.min(Math.max(Math.ceil(left), 1), LONGEST_WAIT));
      timer.unref();
    };
    wait();
    return { cancel: () => clearTimeout(timer) };
  },
};
