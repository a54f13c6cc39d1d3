import type { ByteString } from '../../../bytes.ts';
import { parseInteger } from '../../../numbers.ts';

/**
 * The arguments START and STOP, both counted from the end where they are negative.
 * @returns what tells the indexes that they mean in a list of a given size: `to` is the first one
 * beyond; both are 0 where nothing is in the range
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
