import type { Steps } from '../../steps.ts';
import { byteAt, type StringValue } from '../string-entry.ts';

/** The bytes that are looked at at once; a multiple of a word. */
const PART = 256 * 1024;

/** Counts the bits that are 1 from bit `start` to bit `end`, both inclusive and within the string. */
export function* countBits(value: StringValue, start: number, end: number): Steps<number> {
  const first = Math.floor(start / 8);
  const last = Math.floor(end / 8);
  const before = byteAt(value, first) >> (8 - (start % 8));
  const after = byteAt(value, last) & (0x7f >> (end % 8));
  let count = -countInWord(before) - countInWord(after);
  for (let from = first; from <= last; from += PART) {
    count += countInBytes(value, from, Math.min(from + PART - 1, last));
    yield;
  }
  return count;
}

/**
 * Finds the first bit with a given value from bit `start` to bit `end`, both inclusive and within the string.
 * @returns -1 if there is none
 */
export function* findBit(
  value: StringValue,
  bit: 0 | 1,
  start: number,
  end: number,
): Steps<number> {
  const last = Math.floor(end / 8);
  // Looking for a 0 is looking for a 1 in the inverted bytes.
  const inverted = bit === 1 ? 0 : 0xff;
  let index = Math.floor(start / 8);
  let byte = (byteAt(value, index) ^ inverted) & (0xff >> (start % 8));
  if (byte === 0) {
    index++;
    for (let to = index - 1; index === to + 1 && index <= last; yield) {
      to = Math.min(index + PART - 1, last);
      index = skipBytes(value, inverted, index, to);
    }
    if (index > last) return -1;
    byte = byteAt(value, index) ^ inverted;
  }
  const found = index * 8 + Math.clz32(byte) - 24;
  return found <= end ? found : -1;
}

function countInBytes(value: StringValue, first: number, last: number): number {
  let count = 0;
  if (typeof value === 'string') {
    for (let i = first; i <= last; i++) count += countInWord(value.charCodeAt(i));
    return count;
  }
  const words = value.words();
  let i = first;
  while (i <= last && (i & 3) !== 0) count += countInWord(value.byteAt(i++));
  for (; i + 3 <= last; i += 4) count += countInWord(words[i >>> 2]!);
  while (i <= last) count += countInWord(value.byteAt(i++));
  return count;
}

/** The index of the first byte other than `filler`, or `last + 1`. */
function skipBytes(value: StringValue, filler: number, first: number, last: number): number {
  let i = first;
  if (typeof value === 'string') {
    while (i <= last && value.charCodeAt(i) === filler) i++;
    return i;
  }
  const words = value.words();
  const full = filler === 0 ? 0 : -1;
  while (i <= last && (i & 3) !== 0 && value.byteAt(i) === filler) i++;
  if ((i & 3) === 0) while (i + 3 <= last && words[i >>> 2] === full) i += 4;
  while (i <= last && value.byteAt(i) === filler) i++;
  return i;
}

/**
 * Counts the bits of a 32-bit word: adds up neighbors in pairs, fours and bytes, then the four bytes by a
 * multiplication.
 */
function countInWord(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
