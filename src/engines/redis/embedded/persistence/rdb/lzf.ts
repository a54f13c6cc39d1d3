import { BadFormat } from './bad-format.ts';

/** No reference is longer than this, and none takes fewer than two bytes. */
const LONGEST_REFERENCE = 264;

/**
 * Expands what LibLZF has compressed, as Redis does with strings of more than 20 bytes: a control byte
 * below 32 is followed by one more literal byte than it says; any other is a reference to bytes that
 * were expanded before, its top 3 bits the length (7: another byte adds to it), the other 5 and the
 * last byte the distance.
 * @param length how long the result must be
 * @throws BadFormat
 */
export function lzfExpand(compressed: Uint8Array, length: number): Buffer {
  // A length that cannot be true must not get its memory.
  if (length > compressed.length * LONGEST_REFERENCE) throw new BadFormat();
  const expanded = Buffer.allocUnsafe(length);
  let written = 0;
  let at = 0;
  while (at < compressed.length) {
    const control = compressed[at++]!;
    if (control < 32) {
      const count = control + 1;
      if (at + count > compressed.length || written + count > length) throw new BadFormat();
      expanded.set(compressed.subarray(at, at + count), written);
      at += count;
      written += count;
      continue;
    }
    let count = (control >> 5) + 2;
    if (count === 9) count += compressed[at++] ?? 0;
    const distance = ((control & 0x1f) << 8) + (compressed[at++] ?? 0) + 1;
    if (at > compressed.length || distance > written || written + count > length) {
      throw new BadFormat();
    }
    // Byte by byte: a reference may reach into what it is itself writing.
    for (const end = written + count; written < end; written++) {
      expanded[written] = expanded[written - distance]!;
    }
  }
  if (written !== length) throw new BadFormat();
  return expanded;
}
