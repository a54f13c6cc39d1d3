import type { ByteString } from '../../../bytes.ts';
import { parseInteger } from '../../../numbers.ts';

/** Comparing this many elements takes as long as looking at a value elsewhere. */
export const ELEMENTS_A_VALUE = 16;

/**
 * Parses the arguments START and STOP; negative ones count from the end.
 * @returns a function from the length of a list to the range: `to` is exclusive, and both are 0 if the range is empty
 */
export function parseRange(
  start: ByteString,
  stop: ByteString,
): (size: number) => { from: number; to: number } {
  const first = parseInteger(start);
  const last = parseInteger(stop);
  return (size) => {
    const from = Math.max(0, first < 0 ? size + first : first);
    const to = Math.min(size, (last < 0 ? size + last : last) + 1);
    return from < to ? { from, to } : { from: 0, to: 0 };
  };
}
