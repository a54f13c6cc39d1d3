/**
 * Rows of a full block: as many as 16 bits can number. A search does one lookup per block and value, so larger
 * blocks make it faster.
 */
export const BLOCK_ROWS = 65_536;

const BITMAP_BYTES = BLOCK_ROWS / 8;
const NONE = new Uint8Array(0);

/** The rows of a block, one bit each. */
export type Bits = Int32Array<ArrayBuffer>;

export function noBits(): Bits {
  return new Int32Array(BLOCK_ROWS / 32);
}

export function setBit(bits: Bits, position: number): void {
  bits[position >>> 5]! |= 1 << (position & 31);
}

/** Intersects two sets of positions. @returns whether any are left */
export function intersect(bits: Bits, other: Bits): boolean {
  let any = 0;
  for (let word = 0; word < bits.length; word += 1) any |= bits[word]! &= other[word]!;
  return any !== 0;
}

/** The positions in a set, highest first, below a number of rows. */
export function* positionsOf(bits: Bits, rows: number): Generator<number> {
  for (let position = rows - 1; position >= 0; position -= 1) {
    const word = bits[position >>> 5]!;
    if (word === 0) position &= ~31;
    else if ((word & (1 << (position & 31))) !== 0) yield position;
  }
}

/** Encodes positions for a block: empty if they are all of its rows, 16 bits each if they are few, else a bitmap. */
export function writePositions(positions: readonly number[], rows: number): Uint8Array {
  if (positions.length === rows) return NONE;
  if (positions.length * 2 < BITMAP_BYTES) return bytesOf(Uint16Array.from(positions));
  const bits = noBits();
  for (const position of positions) setBit(bits, position);
  return bytesOf(bits);
}

/** Adds positions encoded by {@link writePositions}. */
export function addPositions(bits: Bits, bytes: Uint8Array): void {
  if (bytes.length === 0) {
    bits.fill(-1);
  } else if (bytes.length < BITMAP_BYTES) {
    const { buffer, byteOffset, length } = aligned(bytes);
    const few = new Uint16Array(buffer, byteOffset, length / 2);
    for (let at = 0; at < few.length; at += 1) setBit(bits, few[at]!);
  } else {
    const { buffer, byteOffset } = aligned(bytes);
    const words = new Int32Array(buffer, byteOffset, bits.length);
    for (let word = 0; word < bits.length; word += 1) bits[word]! |= words[word]!;
  }
}

/** Encodes the tickets of a block. */
export function writeTickets(tickets: readonly number[]): Uint8Array {
  return bytesOf(Float64Array.from(tickets));
}

export function readTickets(bytes: Uint8Array): Float64Array {
  const { buffer, byteOffset, length } = aligned(bytes);
  return new Float64Array(buffer, byteOffset, length / 8);
}

function bytesOf({ buffer }: { readonly buffer: ArrayBuffer }): Uint8Array {
  return new Uint8Array(buffer);
}

/** Typed arrays need aligned bytes, which the store does not guarantee. */
function aligned(bytes: Uint8Array): Uint8Array {
  return bytes.byteOffset % 8 === 0 ? bytes : bytes.slice();
}
