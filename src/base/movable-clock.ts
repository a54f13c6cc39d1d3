import type { Alarm, Alarms } from './alarms.ts';
import type { Clock } from './clock.ts';

interface Pending {
  readonly moment: number;
  readonly ring: () => void;
  /** That of the clock below; none while time stands still. */
  alarm: Alarm | undefined;
}

/** A clock that can be moved on and frozen while everything goes by it, and the alarms that follow it. */
export class MovableClock implements Clock, Alarms {
  readonly #clock: Clock;
  readonly #alarms: Alarms;
  readonly #pending = new Set<Pending>();
  #ahead = 0;
  #frozenAt: number | undefined;

  /** @param below the clock that it goes by, and its alarms */
  constructor(below: { readonly clock: Clock; readonly alarms: Alarms }) {
    this.#clock = below.clock;
    this.#alarms = below.alarms;
  }

  now(): number {
    return this.#frozenAt ?? this.#clock.now() + this.#ahead;
  }

  at(moment: number, ring: () => void): Alarm {
    const pending: Pending = { moment, ring, alarm: undefined };
    this.#pending.add(pending);
    this.#arm(pending);
    return {
      cancel: () => {
        this.#pending.delete(pending);
        pending.alarm?.cancel();
      },
    };
  }

  get isFrozen(): boolean {
    return this.#frozenAt !== undefined;
  }

  /** Milliseconds; less than 0 where it is behind. */
  get ahead(): number {
    return this.now() - this.#clock.now();
  }

  /** Moves the time on; what is due by then rings, the earliest first. @param milliseconds not less than 0 */
  move(milliseconds: number): void {
    if (this.#frozenAt === undefined) this.#ahead += milliseconds;
    else this.#frozenAt += milliseconds;
    this.#rearm();
  }

  /** What is not due does not ring until the clock is moved or goes on. */
  freeze(): void {
    this.#frozenAt ??= this.now();
    this.#rearm();
  }

  /** Goes on from where it stands. */
  goOn(): void {
    if (this.#frozenAt === undefined) return;
    this.#ahead = this.#frozenAt - this.#clock.now();
    this.#frozenAt = undefined;
    this.#rearm();
  }

  /** Is the clock below again, also where that is back in time. */
  release(): void {
    this.#frozenAt = undefined;
    this.#ahead = 0;
    this.#rearm();
  }

  #rearm(): void {
    for (const pending of [...this.#pending].toSorted((a, b) => a.moment - b.moment)) {
      pending.alarm?.cancel();
      this.#arm(pending);
    }
  }

  #arm(pending: Pending): void {
    const { moment } = pending;
    pending.alarm = undefined;
    if (this.#frozenAt !== undefined && moment > this.#frozenAt) return;
    const below = this.#frozenAt === undefined ? moment - this.#ahead : this.#clock.now();
    pending.alarm = this.#alarms.at(below, () => {
      this.#pending.delete(pending);
      pending.ring();
    });
  }
}
