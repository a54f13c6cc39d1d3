import { systemClock } from './clock.ts';

/** A scheduled call that can be canceled. */
export interface Alarm {
  /** Cancels the call; has no effect after it. */
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

/** The longest delay of `setTimeout`, in milliseconds: it calls at once for a longer one. */
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
