/** Where the time comes from; tests pass one that they move by hand. */
export interface Clock {
  /** Milliseconds since the Unix epoch, with fractions where the source has them. */
  now(): number;
}

export const systemClock: Clock = {
  now: () => performance.timeOrigin + performance.now(),
};
