/** Rows of a full block. */
export const BLOCK_ROWS = 8192;

const BITMAP_BYTES = BLOCK_ROWS / 8;
const NONE = new Uint8Array(0);

/** Rows of a block, one bit for each. */
export type Bits = Uint32Array<ArrayBuffer>;

export function noBits(): Bits {
  return new Uint32Array(BLOCK_ROWS / 32);
}

export function setBit(bits: Bits, position: number): void {
  bits[position >>> 5]! |= 1 << (position & 31);
}

/** Leaves those that both have. @returns whether there are any */
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
 * Positions as a block keeps them: nothing where they are all of its rows, 16 bits for each where they are few,
 * else a bit for each row.
 */
export function writePositions(positions: readonly number[], rows: number): Uint8Array {
  if (positions.length === rows) return NONE;
  if (positions.length * 2 < BITMAP_BYTES) {
    const few = new Uint16Array(positions.length);
    for (let at = 0; at < positions.length; at += 1) few[at] = positions[at]!;
    return new Uint8Array(few.buffer);
  }
  const bits = noBits();
  for (const position of positions) setBit(bits, position);
  return new Uint8Array(bits.buffer);
}

/** Adds positions that {@link writePositions} has written. */
export function addPositions(bits: Bits, bytes: Uint8Array): void {
  if (bytes.length === 0) {
    bits.fill(0xffff_ffff);
  } else if (bytes.length < BITMAP_BYTES) {
    for (const position of new Uint16Array(aligned(bytes))) setBit(bits, position);
  } else {
    const words = new Uint32Array(aligned(bytes));
    for (let word = 0; word < bits.length; word += 1) bits[word]! |= words[word]!;
  }
}

/** Tickets as a block keeps them. */
export function writeTickets(tickets: readonly number[]): Uint8Array {
  return new Uint8Array(Float64Array.from(tickets).buffer);
}

export function readTickets(bytes: Uint8Array): Float64Array {
  return new Float64Array(aligned(bytes));
}

/** Numbers of several bytes can only be read where a buffer begins. */
function aligned(bytes: Uint8Array): ArrayBuffer {
  return bytes.byteOffset === 0 && bytes.buffer instanceof ArrayBuffer
    ? bytes.buffer.slice(0, bytes.byteLength)
    : new Uint8Array(bytes).buffer;
}
