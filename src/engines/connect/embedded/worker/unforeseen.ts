import { reportInternalError } from '../../../../base/internal-errors.ts';

/** What JavaScript throws for a mistake in a program. */
const MISTAKES = [TypeError, RangeError, ReferenceError];
/** Causes that are looked at: they may form a cycle. */
const DEEPEST = 16;

/**
 * Reports an error that has ended a task, a connector or a record, if it was not foreseen: other errors say what a
 * connector, its data or another system refuses.
 * @returns whether it was reported
 */
export function reportIfUnforeseen(error: unknown): boolean {
  let current = error;
  for (let depth = 0; current instanceof Error && depth < DEEPEST; depth += 1) {
    const found = current;
    // Node's own errors have a code: of an address, of a file.
    if (MISTAKES.some((kind) => found instanceof kind) && !('code' in found)) {
      reportInternalError('connector', found);
      return true;
    }
    current = found.cause;
  }
  return false;
}
