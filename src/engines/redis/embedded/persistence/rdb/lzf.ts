import { BadFormat } from './bad-format.ts';

/** The maximum output of a reference, which takes at least two bytes. */
const LONGEST_REFERENCE = 264;

/**
 * Expands LibLZF's compression, which Redis uses for strings of more than 20 bytes. A control byte below 32 is followed
 * by that many literal bytes plus one. Any other begins a reference to expanded bytes: its top 3 bits are the length
 * (7: plus the next byte), the other 5 and the last byte the distance.
 * @param length the expected length of the result
 * @throws BadFormat
 */
export function lzfExpand(compressed: Uint8Array, length: number): Buffer {
  // No memory is allocated for an impossible length.
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
    // Byte by byte, because a reference may overlap its own output.
    for (const end = written + count; written < end; written++) {
      expanded[written] = expanded[written - distance]!;
    }
  }
  if (written !== length) throw new BadFormat();
  return expanded;
}
