import { performance } from 'node:perf_hooks';

/** Source of the time; tests pass one that they advance themselves. */
export interface Clock {
  /** Milliseconds since the Unix epoch, with fractions where the source has them. */
  now(): number;
}

/** The clocks of the machine. */
export interface MachineTime {
  /** Milliseconds since some moment. They never go back, and on Linux stand still while the machine is suspended. */
  readonly elapsed: () => number;
  /** Unix milliseconds, which go on while it is suspended. They are set by people and by NTP. */
  readonly wall: () => number;
}

/** Milliseconds between looks at the wall clock, because reading it takes longer. */
const LOOKS = 1000;
/** A wall clock that is ahead by this many milliseconds has been set, or the machine has been suspended. */
const STEP = 1000;

/** The time of the wall clock, except that it never goes back. */
export function clockOf({ elapsed, wall }: MachineTime, start = wall() - elapsed()): Clock {
  let origin = start;
  let nextLook = 0;
  const look = (since: number) => {
    nextLook = since + LOOKS;
    const ahead = wall() - (origin + since);
    if (ahead > STEP) origin += ahead;
  };
  return {
    now() {
      const since = elapsed();
      if (since >= nextLook) look(since);
      return origin + since;
    },
  };
}

export const systemClock: Clock = clockOf(
  { elapsed: () => performance.now(), wall: Date.now },
  performance.timeOrigin,
);
