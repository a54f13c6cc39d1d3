import type { Alarm, Alarms } from './alarms.ts';
import { Bag, type BagItem } from './bag.ts';
import type { Clock } from './clock.ts';

class Pending implements Alarm, BagItem {
  readonly moment: number;
  /** How many alarms were set before it. */
  readonly number: number;
  readonly ring: () => void;
  /** The alarm set on the underlying clock; undefined while time is frozen. */
  alarm: Alarm | undefined = undefined;
  place = -1;
  readonly #all: Bag<Pending>;

  /** @param all the pending alarms, of which this is one until it rings or is canceled */
  constructor(moment: number, number: number, ring: () => void, all: Bag<Pending>) {
    this.moment = moment;
    this.number = number;
    this.#all = all;
    this.ring = () => {
      all.delete(this);
      ring();
    };
    all.add(this);
  }

  cancel(): void {
    this.#all.delete(this);
    this.alarm?.cancel();
  }
}

/** A clock that can be advanced and frozen while the platform uses it, and alarms that follow it. */
export class MovableClock implements Clock, Alarms {
  readonly #clock: Clock;
  readonly #alarms: Alarms;
  readonly #pending = new Bag<Pending>();
  #count = 0;
  #ahead = 0;
  #frozenAt: number | undefined;

  /** @param below the underlying clock, and its alarms */
  constructor(below: { readonly clock: Clock; readonly alarms: Alarms }) {
    this.#clock = below.clock;
    this.#alarms = below.alarms;
  }

  now(): number {
    return this.#frozenAt ?? this.#clock.now() + this.#ahead;
  }

  at(moment: number, ring: () => void): Alarm {
    const pending = new Pending(moment, this.#count++, ring, this.#pending);
    this.#arm(pending);
    return pending;
  }

  get isFrozen(): boolean {
    return this.#frozenAt !== undefined;
  }

  /** How far it is ahead of the underlying clock, in milliseconds; negative where it is behind. */
  get ahead(): number {
    return this.#frozenAt === undefined ? this.#ahead : this.#frozenAt - this.#clock.now();
  }

  /** Advances the time and calls the alarms that have become due, the earliest first. @param milliseconds at least 0 */
  move(milliseconds: number): void {
    if (this.#frozenAt === undefined) this.#ahead += milliseconds;
    else this.#frozenAt += milliseconds;
    this.#rearm();
  }

  /** Freezes the time. Alarms are then called only when the clock is advanced or resumed. */
  freeze(): void {
    this.#frozenAt ??= this.now();
    this.#rearm();
  }

  /** Resumes from the time at which it was frozen. */
  resume(): void {
    if (this.#frozenAt === undefined) return;
    this.#ahead = this.#frozenAt - this.#clock.now();
    this.#frozenAt = undefined;
    this.#rearm();
  }

  /** Returns to the time of the underlying clock, even if that is earlier. */
  release(): void {
    this.#frozenAt = undefined;
    this.#ahead = 0;
    this.#rearm();
  }

  #rearm(): void {
    for (const pending of this.#pending.all().toSorted(byMoment)) {
      pending.alarm?.cancel();
      this.#arm(pending);
    }
  }

  #arm(pending: Pending): void {
    const { moment } = pending;
    pending.alarm = undefined;
    if (this.#frozenAt !== undefined && moment > this.#frozenAt) return;
    const below = this.#frozenAt === undefined ? moment - this.#ahead : this.#clock.now();
    pending.alarm = this.#alarms.at(below, pending.ring);
  }
}

/** Compares by when alarms ring; those of one moment ring in the order in which they were set. */
function byMoment(a: Pending, b: Pending): number {
  return a.moment - b.moment || a.number - b.number;
}
