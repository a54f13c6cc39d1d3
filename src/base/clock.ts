/** Source of the time; tests pass one that they advance themselves. */
export interface Clock {
  /** Milliseconds since the Unix epoch, with fractions where the source has them. */
  now(): number;
}

/** Read once, because reading it takes longer than `performance.now()`. */
const ORIGIN = performance.timeOrigin;

export const systemClock: Clock = {
  now: () => ORIGIN + performance.now(),
};
