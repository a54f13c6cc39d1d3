import type { ByteString } from '../../bytes.ts';

/** What stands for bytes that are not UTF-8. */
const REPLACEMENT = 0xfffd;

/** The bits of {@link characterAt} for the size. */
const SIZE_BITS = 3;

/**
 * The character of a text that begins at an index, and the number of its bytes: see {@link codePointOf} and {@link sizeOf}.
 * Bytes that are not UTF-8 are U+FFFD, as many at a time as they are for a decoder (Encoding Standard, "UTF-8 decoder"), which
 * `toText` uses. In one number, because it is made for each character.
 */
export function characterAt(text: ByteString, at: number): number {
  const first = text.charCodeAt(at);
  if (first < 0x80) return packed(first, 1);
  if (first < 0xc2 || first > 0xf4) return packed(REPLACEMENT, 1);
  // The second byte of some is within narrower bounds: overlong forms, surrogates and what is above U+10FFFF are not UTF-8.
  const least = first === 0xe0 ? 0xa0 : first === 0xf0 ? 0x90 : 0x80;
  const most = first === 0xed ? 0x9f : first === 0xf4 ? 0x8f : 0xbf;
  // Behind the end it is `NaN`, which is within no bounds.
  const second = text.charCodeAt(at + 1);
  if (!(second >= least && second <= most)) return packed(REPLACEMENT, 1);
  if (first < 0xe0) return packed(((first & 0x1f) << 6) | (second & 0x3f), 2);
  const third = text.charCodeAt(at + 2);
  if ((third & 0xc0) !== 0x80) return packed(REPLACEMENT, 2);
  const upper = ((second & 0x3f) << 6) | (third & 0x3f);
  if (first < 0xf0) return packed(((first & 0xf) << 12) | upper, 3);
  const fourth = text.charCodeAt(at + 3);
  if ((fourth & 0xc0) !== 0x80) return packed(REPLACEMENT, 3);
  return packed(((first & 0x7) << 18) | (upper << 6) | (fourth & 0x3f), 4);
}

function packed(codePoint: number, size: number): number {
  return (codePoint << SIZE_BITS) | size;
}

export function codePointOf(character: number): number {
  return character >> SIZE_BITS;
}

/** The number of its bytes. */
export function sizeOf(character: number): number {
  return character & ((1 << SIZE_BITS) - 1);
}
