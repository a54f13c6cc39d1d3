import { expect, test } from 'vitest';
import { LISTPACK_FRAME, listpackEntrySize } from './listpack.ts';

/** The output of `DEBUG LISTPACK` of a Redis 7.0.15 for a hash with the field `f` and one of these values. */
const measured: [element: string, totalBytes: number][] = [
  ['0', 12],
  ['127', 12],
  ['128', 13],
  ['-1', 13],
  ['4095', 13],
  ['4096', 14],
  ['-4096', 13],
  ['-4097', 14],
  ['32767', 14],
  ['32768', 15],
  ['8388607', 15],
  ['8388608', 16],
  ['2147483647', 16],
  ['2147483648', 20],
  ['-2147483648', 16],
  ['-2147483649', 20],
  ['9223372036854775807', 20],
  ['9223372036854775808', 31],
  ['01', 14],
  ['', 12],
  ['x'.repeat(63), 75],
  ['x'.repeat(64), 77],
  ['x'.repeat(125), 138],
  ['x'.repeat(126), 140],
  ['x'.repeat(4095), 4109],
  ['x'.repeat(4096), 4113],
  ['x'.repeat(16377), 16394],
  ['x'.repeat(16378), 16396],
];

test.each(measured)('an entry takes as many bytes as in Redis: %.20s', (element, totalBytes) => {
  const field = listpackEntrySize('f');
  expect(LISTPACK_FRAME + field + listpackEntrySize(element)).toBe(totalBytes);
});
