import { systemClock, type Clock } from './clock.ts';

/** A scheduled call that can be canceled. */
export interface Alarm {
  /** Cancels the call. Has no effect once it has been made. */
  cancel(): void;
}

/** Calls functions at given times of a {@link Clock}; tests pass one that they advance themselves. */
export interface Alarms {
  /**
   * Calls a function once at a given time; never earlier, and never before `at` has returned.
   * @param moment Unix milliseconds; a time in the past is due at once
   */
  at(moment: number, ring: () => void): Alarm;
}

/** Milliseconds between looks at the clock: on Linux the delays of `setTimeout` stand still while a machine is suspended. */
const LONGEST_WAIT = 10_000;

/** Alarms by a clock that goes as fast as timers do, or leaps forward. They don't keep the process alive. */
export function alarmsOf(clock: Clock): Alarms {
  return {
    at(moment, ring) {
      let timer: NodeJS.Timeout;
      const wait = () => {
        const left = moment - clock.now();
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
}

export const systemAlarms: Alarms = alarmsOf(systemClock);
