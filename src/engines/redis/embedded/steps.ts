/** Work that yields wherever it may be suspended, which must be often: see {@link AT_ONCE}. */
export type Steps<Result> = Generator<void, Result, void>;

/** The number of elements between two yields: some tenths of a millisecond. */
export const AT_ONCE = 1024;

/** Runs all steps at once. */
export function allOf<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}
