/** Where the time comes from; tests pass one that they move by hand. */
export interface Clock {
  /** Milliseconds since the Unix epoch, with fractions where the source has them. */
  now(): number;
}

/** Read once: asking for it takes longer than asking for the time since. */
const ORIGIN = performance.timeOrigin;

export const systemClock: Clock = {
  now: () => ORIGIN + performance.now(),
};
