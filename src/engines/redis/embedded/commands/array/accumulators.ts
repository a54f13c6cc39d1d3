import type { ByteString } from '../../../bytes.ts';
import {
  compareLongDoubles,
  formatLongDouble,
  longDoubleSum,
  MAX_LENGTH,
  readLongDouble,
  truncated,
  type LongDouble,
} from '../../../long-double.ts';
import { INT64_MAX, INT64_MIN, plainInteger, readInt64 } from '../../../numbers.ts';
import type { Reply } from '../../../reply.ts';

/** What an operation of AROP makes of the values of a range (Redis 8.8 `t_array.c` `arOpAccumulate`). */
export interface Accumulator {
  /** What it takes to add a value, in values looked at. */
  cost(value: ByteString): number;
  add(value: ByteString): void;
  result(): Reply;
}

/** How many values there are of some. */
export class Count implements Accumulator {
  readonly #counts: (value: ByteString) => boolean;
  readonly #costOfByte: number;
  #count = 0;

  /** @param costOfByte what it takes to test a byte, in values looked at */
  constructor(counts: (value: ByteString) => boolean, costOfByte = 0) {
    this.#counts = counts;
    this.#costOfByte = costOfByte;
  }

  cost(value: ByteString): number {
    return 1 + value.length * this.#costOfByte;
  }

  add(value: ByteString): void {
    if (this.#counts(value)) this.#count++;
  }

  result(): number {
    return this.#count;
  }
}

/** A number of C's `long double`; as a JavaScript number as long as it is an integer that is exact, which is faster. */
type Quantity = number | LongDouble;

/** The sum of the values that are numbers, in their order, because each addition rounds. */
export class Sum implements Accumulator {
  #sum: Quantity | undefined;
  readonly cost = costOfNumber;

  add(value: ByteString): void {
    const number = quantityOf(value);
    if (number === undefined) return;
    this.#sum = this.#sum === undefined ? number : added(this.#sum, number);
  }

  result(): Reply {
    return this.#sum === undefined ? null : format(this.#sum);
  }
}

/** The lowest or the highest of the values that are numbers. */
export class Extreme implements Accumulator {
  readonly #sign: 1 | -1;
  #best: Quantity | undefined;
  readonly cost = costOfNumber;

  /** @param sign 1 for the highest */
  constructor(sign: 1 | -1) {
    this.#sign = sign;
  }

  add(value: ByteString): void {
    const number = quantityOf(value);
    if (number === undefined) return;
    if (this.#best === undefined || compare(number, this.#best) * this.#sign > 0) {
      this.#best = number;
    }
  }

  result(): Reply {
    return this.#best === undefined ? null : format(this.#best);
  }
}

/** The bits of the values that are numbers, as 64-bit integers: of fractions only the whole part, of larger ones nothing. */
export class Bits implements Accumulator {
  readonly #combine: (a: bigint, b: bigint) => bigint;
  #bits: bigint | undefined;
  readonly cost = costOfNumber;

  constructor(combine: (a: bigint, b: bigint) => bigint) {
    this.#combine = combine;
  }

  add(value: ByteString): void {
    const bits = readInt64(value) ?? wholePart(value);
    if (bits === undefined) return;
    this.#bits = this.#bits === undefined ? bits : this.#combine(this.#bits, bits);
  }

  result(): Reply {
    if (this.#bits === undefined) return null;
    const number = Number(this.#bits);
    return Number.isSafeInteger(number) ? number : this.#bits;
  }
}

/** Numbers of very many digits, in full or by an exponent, which take long to read and to add. */
const LARGE = /^[-+]?(?:0x[\da-f.]+(?:p[-+]?\d+)?|[\d.]+e[-+]?\d+|[\d.]{40,})$/i;
const COST_OF_LARGE = 64;

function costOfNumber(value: ByteString): number {
  // A longer text is no number, whatever it contains.
  return value.length < MAX_LENGTH && LARGE.test(value) ? COST_OF_LARGE : 1;
}

function wholePart(value: ByteString): bigint | undefined {
  const number = readLongDouble(value);
  if (number === undefined || number.infinite) return undefined;
  const whole = truncated(number);
  return whole < INT64_MIN || whole > INT64_MAX ? undefined : whole;
}

function quantityOf(value: ByteString): Quantity | undefined {
  const isNegative = value.startsWith('-');
  const plain = plainInteger(isNegative ? value.slice(1) : value);
  if (plain !== undefined) return isNegative ? -plain : plain;
  return readLongDouble(value);
}

function added(a: Quantity, b: Quantity): Quantity {
  if (typeof a === 'number' && typeof b === 'number') {
    const sum = a + b;
    if (Number.isSafeInteger(sum)) return sum;
  }
  return longDoubleSum(inFull(a), inFull(b));
}

function compare(a: Quantity, b: Quantity): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return compareLongDoubles(inFull(a), inFull(b));
}

function format(quantity: Quantity): ByteString {
  return typeof quantity === 'number' ? String(quantity) : formatLongDouble(quantity);
}

function inFull(quantity: Quantity): LongDouble {
  if (typeof quantity !== 'number') return quantity;
  return { significand: BigInt(quantity), exponent: 0, infinite: false };
}
