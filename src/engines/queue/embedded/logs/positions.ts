/**
 * Rows of a full block: as many as 16 bits tell apart. A search looks into each block for each value that it is
 * given, so fewer blocks are what makes it fast.
 */
export const BLOCK_ROWS = 65_536;

const BITMAP_BYTES = BLOCK_ROWS / 8;
const NONE = new Uint8Array(0);

/** Rows of a block, one bit for each. */
export type Bits = Int32Array<ArrayBuffer>;

export function noBits(): Bits {
  return new Int32Array(BLOCK_ROWS / 32);
}

export function setBit(bits: Bits, position: number): void {
  bits[position >>> 5]! |= 1 << (position & 31);
}

/** Keeps the positions that both have. @returns whether any are left */
export function intersect(bits: Bits, other: Bits): boolean {
  let any = 0;
  for (let word = 0; word < bits.length; word += 1) any |= bits[word]! &= other[word]!;
  return any !== 0;
}

/** The positions that are set, the highest first, below a number of rows. */
export function* positionsOf(bits: Bits, rows: number): Generator<number> {
  for (let position = rows - 1; position >= 0; position -= 1) {
    const word = bits[position >>> 5]!;
    if (word === 0) position &= ~31;
    else if ((word & (1 << (position & 31))) !== 0) yield position;
  }
}

/**
 * Encodes positions for a block: nothing where they are all of its rows, 16 bits for each where they are few, else a
 * bit for each row.
 */
export function writePositions(positions: readonly number[], rows: number): Uint8Array {
  if (positions.length === rows) return NONE;
  if (positions.length * 2 < BITMAP_BYTES) return bytesOf(Uint16Array.from(positions));
  const bits = noBits();
  for (const position of positions) setBit(bits, position);
  return bytesOf(bits);
}

/** Adds positions that {@link writePositions} has encoded. */
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

/** Numbers of several bytes can only be read at multiples of eight, where the store leaves bytes. */
function aligned(bytes: Uint8Array): Uint8Array {
  return bytes.byteOffset % 8 === 0 ? bytes : bytes.slice();
}
