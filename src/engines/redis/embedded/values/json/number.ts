import type { ByteString } from '../../../bytes.ts';
import { INT64_MAX, INT64_MIN } from '../../../numbers.ts';

/**
 * A floating-point number with an integer value, such as `1.0`: JSON documents distinguish it from the integer `1`,
 * JavaScript numbers do not.
 */
export class Double {
  readonly value: number;

  constructor(value: number) {
    this.value = value;
  }
}

/**
 * A number of a document. A `number` with a fraction is floating point, one without is a safe integer. Larger integers,
 * up to the 64 bits that RedisJSON supports, are BigInts.
 */
export type JsonNumber = number | bigint | Double;

const UINT64_MAX = 2n ** 64n - 1n;
/** An integer of this many digits with a sign is safe. */
const SAFE_LENGTH = 15;
/** The length of the longest 64-bit integer; parsing a literal of a million digits exactly would take very long. */
const LONGEST_INTEGER = String(UINT64_MAX).length;

/** Parses a JSON number literal; undefined if it is beyond the range of doubles. */
export function readNumber(literal: ByteString): JsonNumber | undefined {
  if (/[.eE]/.test(literal)) return finite(Number(literal));
  if (literal === '-0') return new Double(-0);
  if (literal.length <= SAFE_LENGTH) return Number(literal);
  const exact =
    literal.length > LONGEST_INTEGER ? undefined : integer(BigInt(literal), INT64_MIN, UINT64_MAX);
  return exact ?? finite(Number(literal));
}

/** Makes a floating-point number. */
function fromDouble(value: number): JsonNumber {
  return Number.isInteger(value) ? new Double(value) : value;
}

/** Whether it is an integer, not floating point. */
export function isInteger(value: JsonNumber): value is number | bigint {
  return typeof value === 'bigint' || (typeof value === 'number' && Number.isInteger(value));
}

/** Converts a number for comparisons: JavaScript compares integers of any size with doubles exactly. */
export function comparable(value: JsonNumber): number | bigint {
  return value instanceof Double ? value.value : value;
}

/** Whether two numbers are equal in value, whatever their types. */
export function isSameNumber(one: JsonNumber, other: JsonNumber): boolean {
  const [a, b] = [comparable(one), comparable(other)];
  if (typeof a === typeof b) return a === b;
  return Number(a) === Number(b) && BigInt(a) === BigInt(b);
}

/**
 * Computes with two numbers: integers give an integer, everything else is computed in doubles (RedisJSON `do_num_op`,
 * for which an integer must fit into 64 signed bits).
 * @returns undefined if the result is too large for its type
 */
export function compute(
  one: JsonNumber,
  other: JsonNumber,
  operation: 'add' | 'multiply',
): JsonNumber | undefined {
  if (isInt64(one) && isInt64(other)) {
    const [a, b] = [BigInt(one), BigInt(other)];
    return integer(operation === 'add' ? a + b : a * b, INT64_MIN, INT64_MAX);
  }
  const [a, b] = [Number(comparable(one)), Number(comparable(other))];
  return finite(operation === 'add' ? a + b : a * b);
}

/**
 * Formats a number as RedisJSON does: a double always has a point or an exponent, so that it is parsed as one again.
 * The exponent is used with more than 16 digits before the point or five zeros after it (Rust's `ryu` `pretty/mod.rs`
 * `format64`).
 */
export function formatNumber(value: JsonNumber): ByteString {
  if (isInteger(value)) return String(value);
  const double = Number(comparable(value));
  const [mantissa = '', exponent = ''] = Math.abs(double).toExponential().split('e');
  const point = Number(exponent) + 1;
  const digits = mantissa.replace('.', '');
  const sign = double < 0 || Object.is(double, -0) ? '-' : '';
  if (double === 0) return `${sign}0.0`;
  if (point > 16 || point <= -5) return `${sign}${mantissa}e${exponent.replace('+', '')}`;
  if (point <= 0) return `${sign}0.${'0'.repeat(-point)}${digits}`;
  const whole = digits.slice(0, point).padEnd(point, '0');
  return `${sign}${whole}.${digits.slice(point) || '0'}`;
}

function isInt64(value: JsonNumber): value is number | bigint {
  return isInteger(value) && value <= INT64_MAX;
}

function integer(value: bigint, least: bigint, most: bigint): number | bigint | undefined {
  if (value < least || value > most) return undefined;
  const small = Number(value);
  return Number.isSafeInteger(small) ? small : value;
}

function finite(value: number): JsonNumber | undefined {
  return Number.isFinite(value) ? fromDouble(value) : undefined;
}
