/** Source of the time; tests pass one that they advance themselves. */
export interface Clock {
  /** Milliseconds since the Unix epoch, with fractions where the source has them. */
  now(): number;
}

/** What a machine tells of the time, in milliseconds. */
export interface MachineTime {
  /** The Unix time at which {@link steady} began. */
  readonly origin: number;
  /** Has fractions and is never set back, but stands still while the machine is suspended (CLOCK_MONOTONIC of Linux). */
  readonly steady: () => number;
  readonly wall: () => number;
}

/** Milliseconds between comparisons with the wall clock, and the lead of it that counts as a leap. */
const APART = 1000;
const LEAP = 1000;

/**
 * A clock with the fractions of the steady time that leaps forward with the wall clock: after a machine was suspended, or
 * its clock set. It never goes back.
 */
export function clockOf({ origin, steady, wall }: MachineTime): Clock {
  let start = origin;
  let compareAt = APART;
  return {
    now: () => {
      const elapsed = steady();
      if (elapsed >= compareAt) {
        compareAt = elapsed + APART;
        const lead = wall() - (start + elapsed);
        if (lead > LEAP) start += lead;
      }
      return start + elapsed;
    },
  };
}

export const systemClock: Clock = clockOf({
  // Read once, because reading it takes longer than `performance.now()`.
  origin: performance.timeOrigin,
  steady: () => performance.now(),
  wall: () => Date.now(),
});
