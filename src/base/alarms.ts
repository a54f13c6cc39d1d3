import { Bag, type BagItem } from './bag.ts';
import { systemClock, type Clock } from './clock.ts';
import { reportInternalError } from './internal-errors.ts';

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

/** Alarms by a clock that runs at the speed of timers, or jumps forward. They don't keep the process alive. */
export function alarmsOf(clock: Clock): Alarms {
  const far = new FarAlarms(clock);
  return {
    at(moment, ring) {
      const alarm = new TimedAlarm(clock, moment, ring);
      const left = moment - clock.now();
      if (left > LONGEST_WAIT) far.add(alarm);
      else alarm.setTimer(left);
      return alarm;
    },
  };
}

class TimedAlarm implements Alarm, BagItem {
  readonly moment: number;
  /** The far alarms that it is one of. */
  among: Bag<TimedAlarm> | undefined = undefined;
  place = -1;
  readonly #clock: Clock;
  readonly #ring: () => void;
  #timer: NodeJS.Timeout | undefined = undefined;

  constructor(clock: Clock, moment: number, ring: () => void) {
    this.#clock = clock;
    this.moment = moment;
    this.#ring = ring;
  }

  /** @param left milliseconds */
  setTimer(left: number): void {
    const wait = Math.min(Math.max(Math.ceil(left), 1), LONGEST_WAIT);
    this.#timer = setTimeout(() => this.ringWhenDue(), wait).unref();
  }

  ringWhenDue(): void {
    const left = this.moment - this.#clock.now();
    if (left > 0) {
      this.setTimer(left);
      return;
    }
    try {
      this.#ring();
    } catch (error) {
      reportInternalError('background', error);
    }
  }

  cancel(): void {
    this.leave();
    clearTimeout(this.#timer);
  }

  /** Leaves the far alarms. */
  leave(): void {
    this.among?.delete(this);
    this.among = undefined;
  }
}

/**
 * Alarms that are further away than the next look at the clock. They share one timer, because most of them are limits
 * of something that ends long before, and are canceled: a timer for each would be a large part of their cost.
 */
class FarAlarms {
  readonly #clock: Clock;
  /** By the number of their {@link LONGEST_WAIT} since 1970. */
  readonly #spans = new Map<number, Bag<TimedAlarm>>();
  #isLooking = false;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  add(alarm: TimedAlarm): void {
    const span = Math.floor(alarm.moment / LONGEST_WAIT);
    let among = this.#spans.get(span);
    if (among === undefined) this.#spans.set(span, (among = new Bag()));
    among.add(alarm);
    alarm.among = among;
    if (!this.#isLooking) this.#lookLater();
  }

  #lookLater(): void {
    this.#isLooking = true;
    setTimeout(() => this.#look(), LONGEST_WAIT).unref();
  }

  /** Rings the alarms that are due, and gives timers to those that will be before the next look. */
  #look(): void {
    this.#isLooking = false;
    if (this.#spans.size === 0) return;
    this.#lookLater();
    const now = this.#clock.now();
    for (const [span, alarms] of this.#spans) {
      if (alarms.size > 0 && (span - 1) * LONGEST_WAIT > now) continue;
      for (const alarm of alarms.all()) {
        // Another one may have canceled it just now.
        if (alarm.among === undefined) continue;
        alarm.leave();
        alarm.ringWhenDue();
      }
      // An alarm that rang may have set another one.
      if (alarms.size === 0) this.#spans.delete(span);
    }
  }
}

export const systemAlarms: Alarms = alarmsOf(systemClock);
