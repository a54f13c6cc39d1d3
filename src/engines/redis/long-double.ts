import type { ByteString } from './bytes.ts';
import { errors } from './errors.ts';
import { RedisError } from './reply.ts';

/**
 * The arithmetic of INCRBYFLOAT, HINCRBYFLOAT and AROP. Redis computes in C's `long double`, which on
 * x86-64 has a significand of 64 bits, and clients see its roundings: 1000.1 + 0 is answered as
 * `1000.09999999999999998`. JavaScript's doubles and decimal arithmetic round otherwise, so the same binary format is
 * implemented here with BigInt.
 */

/** `significand * 2 ** exponent`, the significand below 2^64; or an infinity, whose significand has its sign. */
export interface LongDouble {
  readonly significand: bigint;
  readonly exponent: number;
  readonly infinite: boolean;
}

const SIGNIFICAND_BITS = 64;
/** The exponent of subnormal numbers. */
const MIN_EXPONENT = -16445;
/** Numbers from 2 to this power on are infinite. */
const MAX_BITS = 16384;
/** `util.h` `MAX_LONG_DOUBLE_CHARS`: a longer text is not a number to Redis. */
export const MAX_LENGTH = 5 * 1024;
/** A larger decimal exponent always overflows or underflows, whatever the digits are. */
const MAX_DECIMAL_EXPONENT = 2 * MAX_LENGTH;

const DECIMAL = /^([+-]?)(?=\.?\d)(\d*)\.?(\d*)(?:e([+-]?\d+))?$/i;
const HEXADECIMAL = /^([+-]?)0x(?=\.?[\da-f])([\da-f]*)\.?([\da-f]*)(?:p([+-]?\d+))?$/i;
const INFINITE = /^([+-]?)inf(?:inity)?$/i;

/**
 * Reads a number as Redis 7.2 `util.c` `string2ld` does with `strtold`: decimal or hexadecimal, no
 * space around, no NaN, and neither too large nor too small for the format.
 * @returns undefined if the text is not one
 */
export function readLongDouble(text: ByteString): LongDouble | undefined {
  if (text.length === 0 || text.length >= MAX_LENGTH) return undefined;
  const decimal = DECIMAL.exec(text);
  if (decimal !== null) {
    const [, sign, whole = '', fraction = '', power = '0'] = decimal;
    const digits = BigInt(whole + fraction);
    const exponent = clamp(Number(power)) - fraction.length;
    const value =
      exponent < 0
        ? rounded(digits, 10n ** BigInt(-exponent))
        : rounded(digits * 10n ** BigInt(exponent), 1n);
    return inRange(digits, value, sign);
  }
  const hexadecimal = HEXADECIMAL.exec(text);
  if (hexadecimal !== null) {
    const [, sign, whole = '', fraction = '', power = '0'] = hexadecimal;
    const digits = BigInt(`0x${whole}${fraction}`);
    const exponent = clamp(Number(power), 8 * MAX_LENGTH) - 4 * fraction.length;
    const value =
      exponent < 0
        ? rounded(digits, 1n << BigInt(-exponent))
        : rounded(digits << BigInt(exponent), 1n);
    return inRange(digits, value, sign);
  }
  const infinite = INFINITE.exec(text);
  return infinite === null ? undefined : infinity(infinite[1] === '-' ? -1n : 1n);
}

/**
 * The sum of two numbers as `%.17Lf` prints it, without trailing zeros.
 * @throws RedisError if the sum is not finite
 */
export function sumOfLongDoubles(a: LongDouble, b: LongDouble): ByteString {
  const sum = a.infinite || b.infinite ? infinity(1n) : exactSum(a, b);
  if (sum.infinite) throw new RedisError('ERR increment would produce NaN or Infinity');
  return format(sum);
}

/**
 * Adds two numbers given as text.
 * @throws RedisError `ERR value is not a valid float`, or that the sum would be NaN or infinite
 */
export function addLongDouble(a: ByteString, b: ByteString): ByteString {
  const left = readLongDouble(a);
  const right = readLongDouble(b);
  if (left === undefined || right === undefined) throw errors.notFloat();
  return sumOfLongDoubles(left, right);
}

function exactSum(a: LongDouble, b: LongDouble): LongDouble {
  const exponent = Math.min(a.exponent, b.exponent, 0);
  const sum =
    (a.significand << BigInt(a.exponent - exponent)) +
    (b.significand << BigInt(b.exponent - exponent));
  return nearest(sum, exponent);
}

/**
 * Multiplies a number by an integer, rounds to the format, and then up to an integer as C's `ceill`. An infinite result is
 * larger than all numbers of the format.
 */
export function ceilOfProduct(value: LongDouble, factor: bigint): bigint {
  const product = nearest(value.significand * factor, value.exponent);
  if (value.infinite || product.infinite) return value.significand << BigInt(MAX_BITS);
  const { significand, exponent } = product;
  return exponent < 0 ? -(-significand >> BigInt(-exponent)) : significand << BigInt(exponent);
}

/** The sum of two numbers, rounded to the format. That of two opposite infinities is no number: an infinity of 0. */
export function longDoubleSum(a: LongDouble, b: LongDouble): LongDouble {
  if (a.infinite && b.infinite && a.significand !== b.significand) return infinity(0n);
  if (a.infinite) return a;
  return b.infinite ? b : exactSum(a, b);
}

/** Below 0 if the first number is lower, above 0 if it is higher. */
export function compareLongDoubles(a: LongDouble, b: LongDouble): number {
  if (a.infinite || b.infinite) {
    const infinite = (value: LongDouble) => (value.infinite ? Number(value.significand) : 0);
    return infinite(a) - infinite(b);
  }
  const exponent = Math.min(a.exponent, b.exponent);
  const left = a.significand << BigInt(a.exponent - exponent);
  const right = b.significand << BigInt(b.exponent - exponent);
  return left < right ? -1 : Number(left > right);
}

/** A finite number without its fraction. */
export function truncated({ significand, exponent }: LongDouble): bigint {
  return exponent < 0 ? significand / (1n << BigInt(-exponent)) : significand << BigInt(exponent);
}

const DIGITS = 17;

/** Redis 7.2 `util.c` `ld2string` with `LD_STR_AUTO`, which is `%.17Lg`. */
export function formatLongDouble({ significand, exponent, infinite }: LongDouble): ByteString {
  if (infinite && significand === 0n) return '-nan';
  const sign = significand < 0n ? '-' : '';
  if (infinite) return `${sign}inf`;
  if (significand === 0n) return '0';
  const magnitude = significand < 0n ? -significand : significand;
  const [numerator, denominator] =
    exponent < 0 ? [magnitude, 1n << BigInt(-exponent)] : [magnitude << BigInt(exponent), 1n];
  let power = Math.floor((bitLength(numerator) - bitLength(denominator)) * Math.log10(2)) - 1;
  let digits = digitsOf(numerator, denominator, power);
  while (digits.length > DIGITS) digits = digitsOf(numerator, denominator, ++power);
  return sign + laidOut(digits, power);
}

/** The digits of a ratio from that for a power of ten on: as many as are shown, or more if it has higher ones. */
function digitsOf(numerator: bigint, denominator: bigint, power: number): string {
  const places = DIGITS - 1 - power;
  return String(
    places < 0
      ? divided(numerator, denominator * 10n ** BigInt(-places))
      : divided(numerator * 10n ** BigInt(places), denominator),
  );
}

/** Digits, the first of which is for a power of ten, as C's `%g` shows them. */
function laidOut(digits: string, power: number): ByteString {
  const shown = digits.replace(/0+$/, '');
  if (power < -4 || power >= DIGITS) {
    const fraction = shown.length > 1 ? `.${shown.slice(1)}` : '';
    const size = String(Math.abs(power)).padStart(2, '0');
    return `${shown[0]}${fraction}e${power < 0 ? '-' : '+'}${size}`;
  }
  if (power < 0) return `0.${'0'.repeat(-power - 1)}${shown}`;
  const whole = digits.slice(0, power + 1);
  return shown.length > power + 1 ? `${whole}.${shown.slice(power + 1)}` : whole;
}

/** The number of the format that is nearest to `significand * 2 ** exponent`. */
function nearest(significand: bigint, exponent: number): LongDouble {
  const magnitude = significand < 0n ? -significand : significand;
  const value =
    exponent < 0
      ? rounded(magnitude, 1n << BigInt(-exponent))
      : rounded(magnitude << BigInt(exponent), 1n);
  return significand < 0n ? { ...value, significand: -value.significand } : value;
}

/** Redis 7.2 `util.c` `ld2string` with `LD_STR_HUMAN`. */
function format({ significand, exponent }: LongDouble): ByteString {
  const magnitude = significand < 0n ? -significand : significand;
  const scaled = magnitude * 10n ** 17n;
  const units =
    exponent < 0 ? divided(scaled, 1n << BigInt(-exponent)) : scaled << BigInt(exponent);
  const digits = units.toString().padStart(18, '0');
  const fraction = digits.slice(-17).replace(/0+$/, '');
  const text = digits.slice(0, -17) + (fraction === '' ? '' : `.${fraction}`);
  return significand < 0n && text !== '0' ? `-${text}` : text;
}

/** The number of the format that is nearest to a ratio of integers that are not negative. */
function rounded(numerator: bigint, denominator: bigint): LongDouble {
  if (numerator === 0n) return { significand: 0n, exponent: 0, infinite: false };
  const bits = bitLength(numerator) - bitLength(denominator);
  let exponent = Math.max(bits - SIGNIFICAND_BITS, MIN_EXPONENT);
  let significand = scaledDown(numerator, denominator, exponent);
  if (bitLength(significand) > SIGNIFICAND_BITS) {
    exponent++;
    significand = scaledDown(numerator, denominator, exponent);
  }
  if (bitLength(significand) + exponent > MAX_BITS) return infinity(1n);
  return { significand, exponent, infinite: false };
}

/** `numerator / denominator / 2 ** exponent`, rounded. */
function scaledDown(numerator: bigint, denominator: bigint, exponent: number): bigint {
  return exponent < 0
    ? divided(numerator << BigInt(-exponent), denominator)
    : divided(numerator, denominator << BigInt(exponent));
}

/** A quotient rounded to the nearest integer, ties to even. */
function divided(numerator: bigint, denominator: bigint): bigint {
  const quotient = numerator / denominator;
  const twice = (numerator % denominator) * 2n;
  const up = twice > denominator || (twice === denominator && quotient % 2n === 1n);
  return up ? quotient + 1n : quotient;
}

function bitLength(value: bigint): number {
  if (value === 0n) return 0;
  const hexadecimal = value.toString(16);
  return hexadecimal.length * 4 - Math.clz32(Number.parseInt(hexadecimal[0]!, 16)) + 28;
}

/** The value if `string2ld` accepts it: without overflow, and without underflow to zero. */
function inRange(digits: bigint, value: LongDouble, sign = ''): LongDouble | undefined {
  if (value.infinite || (digits !== 0n && value.significand === 0n)) return undefined;
  return sign === '-' ? { ...value, significand: -value.significand } : value;
}

function infinity(significand: bigint): LongDouble {
  return { significand, exponent: 0, infinite: true };
}

function clamp(exponent: number, limit = MAX_DECIMAL_EXPONENT): number {
  return Math.max(-limit, Math.min(limit, exponent));
}
