/** Most bytes that a varint of {@link putVarint} takes: 2^53 in groups of seven bits. */
export const MOST_VARINT_BYTES = 8;

/** Writes a number from 0 to 2^53 - 1, seven bits a byte, the lowest first. @returns where it ends */
export function putVarint(into: Uint8Array, position: number, value: number): number {
  let at = position;
  let rest = value;
  while (rest >= 0x80) {
    // Divided, because shifts work on 32 bits only.
    into[at++] = rest < 0x80000000 ? (rest & 0x7f) | 0x80 : (rest % 0x80) | 0x80;
    rest = rest < 0x80000000 ? rest >>> 7 : Math.floor(rest / 0x80);
  }
  into[at++] = rest;
  return at;
}

/** Reads consecutive varints. Their bytes have passed a checksum. */
export class VarintReader {
  readonly bytes: Buffer;
  at: number;

  constructor(bytes: Buffer, at: number) {
    this.bytes = bytes;
    this.at = at;
  }

  next(): number {
    const first = this.bytes[this.at++]!;
    if (first < 0x80) return first;
    let value = first & 0x7f;
    for (let scale = 0x80; ; scale *= 0x80) {
      const byte = this.bytes[this.at++]!;
      value += (byte & 0x7f) * scale;
      if (byte < 0x80) return value;
    }
  }

  /** Skips bytes; none if the number is negative. */
  skip(length: number): void {
    if (length > 0) this.at += length;
  }

  /** Reads bytes, without a copy. */
  take(length: number): Buffer {
    const start = this.at;
    this.at = start + length;
    return this.bytes.subarray(start, this.at);
  }
}
