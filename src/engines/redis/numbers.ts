import type { ByteString } from './bytes.ts';
import { errors } from './errors.ts';
import { RedisError } from './reply.ts';

export const INT64_MAX = 2n ** 63n - 1n;
export const INT64_MIN = -(2n ** 63n);
export const UINT64_MAX = 2n ** 64n - 1n;

const ZERO = '0'.charCodeAt(0);
const INTEGER = /^(?:0|-?[1-9][0-9]{0,18})$/;
/** The numbers that `strtoull` accepts: with leading space, sign and zeros. */
const UNSIGNED = /^[ \t-\r]*([+-]?)(\d+)$/;
const FLOAT =
  /^[+-]?(?:0x(?:[\da-f]+\.?[\da-f]*|\.[\da-f]+)(?:p[+-]?\d+)?|(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?|inf(?:inity)?)$/i;

/**
 * Reads a signed 64-bit integer as strictly as Redis 7.2 `util.c` `string2ll`: no sign but `-`, no
 * leading zero, no space.
 * @returns undefined if the text is not one
 */
export function readInt64(text: ByteString): bigint | undefined {
  if (!INTEGER.test(text)) return undefined;
  const value = BigInt(text);
  return value > INT64_MAX || value < INT64_MIN ? undefined : value;
}

/** Whether the text is a signed 64-bit integer in canonical form. */
export function isInt64(text: ByteString): boolean {
  if (text.length > 20) return false;
  return text.length < 19 ? INTEGER.test(text) : readInt64(text) !== undefined;
}

/**
 * Reads an unsigned 64-bit integer as Redis 7.2 `util.c` `string2ull`: a negative integer in canonical form is refused;
 * other negative numbers that `strtoull` accepts wrap around 2^64.
 * @param text of a limited length, because the time grows faster than that
 * @returns undefined if the text is not one
 */
export function readUint64(text: ByteString): bigint | undefined {
  const [, sign, digits] = UNSIGNED.exec(text) ?? [];
  if (digits === undefined) return undefined;
  const value = BigInt(digits);
  if (value > UINT64_MAX) return undefined;
  if (sign !== '-') return value;
  return isInt64(text) ? undefined : BigInt.asUintN(64, -value);
}

/** Fast path: parses a text of 1 to 15 digits; undefined for any other text. */
export function plainInteger(text: ByteString): number | undefined {
  if (text.length === 0 || text.length > 15) return undefined;
  let value = 0;
  for (let i = 0; i < text.length; i++) {
    const digit = text.charCodeAt(i) - ZERO;
    if (digit < 0 || digit > 9) return undefined;
    value = value * 10 + digit;
  }
  return value;
}

/** Parses a signed 64-bit integer. @throws RedisError `ERR value is not an integer or out of range` */
export function parseInt64(text: ByteString): bigint {
  const value = readInt64(text);
  if (value === undefined) throw errors.notInteger();
  return value;
}

/**
 * Parses a signed 64-bit integer as a `number`, for indexes, counts and times, which need not be exact beyond 2^53.
 * @throws RedisError `ERR value is not an integer or out of range`
 */
export function parseInteger(text: ByteString): number {
  if (text.length < 16 && INTEGER.test(text)) return Number(text);
  return Number(parseInt64(text));
}

/** The nearest integer that is exact as a number, so that what is shown and logged of it can be read again. */
export function exact(value: number): number {
  const most = Number.MAX_SAFE_INTEGER;
  return Math.min(Math.max(value, -most), most);
}

/**
 * Parses a count that may not be negative; a text that is not an integer has the same error (`object.c`
 * `getPositiveLongFromObjectOrReply`).
 * @throws RedisError `ERR value is out of range, must be positive`
 */
export function parseCount(text: ByteString): number {
  const value =
    text.length < 16 && INTEGER.test(text) ? Number(text) : Number(readInt64(text) ?? -1);
  if (value < 0) throw errors.notPositive();
  return value;
}

/**
 * Parses a count whose sign has a meaning, so -2^63, which can't be negated, is refused
 * (`object.c` `getRangeLongFromObjectOrReply` from `-LONG_MAX`).
 */
export function parseSignedCount(text: ByteString): number {
  if (text !== String(INT64_MIN)) return parseInteger(text);
  throw new RedisError(
    `ERR value is out of range, value must between ${-INT64_MAX} and ${INT64_MAX}`,
  );
}

/**
 * Parses the whole of a text as C's `strtod` does: decimal and hexadecimal numbers, and infinities; a number that is too
 * large becomes infinite. NaN is refused, because no command accepts it.
 * @returns undefined if the text is not a number
 */
export function strtod(text: ByteString): number | undefined {
  if (!FLOAT.test(text)) return undefined;
  const lower = text.toLowerCase();
  if (lower.includes('x')) return fromHexadecimal(lower);
  if (lower.includes('inf')) return lower.startsWith('-') ? -Infinity : Infinity;
  return Number(text);
}

/** `[sign]0x[digits].[digits]p[exponent of 2]` */
function fromHexadecimal(text: string): number {
  const [mantissa = '', exponent = '0'] = text.slice(text.indexOf('x') + 1).split('p');
  const [whole = '', fraction = ''] = mantissa.split('.');
  const value = Number(BigInt(`0x${whole}${fraction}`));
  const scaled = value === 0 ? 0 : value * 2 ** (Number(exponent) - 4 * fraction.length);
  return text.startsWith('-') ? -scaled : scaled;
}

/**
 * Parses a double as Redis 7.2 `util.c` `string2d`: {@link strtod} without overflow to infinity, and without underflow to
 * zero.
 * @returns undefined if the text is not one
 */
export function readDouble(text: ByteString): number | undefined {
  const integer = plainInteger(text);
  if (integer !== undefined) return integer;
  const value = strtod(text);
  if (value === Infinity || value === -Infinity) return /inf/i.test(text) ? value : undefined;
  if (value === 0 && /^[+-]?(?:0x[0.]*[1-9a-f]|[0.]*[1-9])/i.test(text)) return undefined;
  return value;
}

/** Parses a double. @throws RedisError `ERR value is not a valid float` */
export function parseDouble(text: ByteString): number {
  const value = readDouble(text);
  if (value === undefined) throw errors.notFloat();
  return value;
}

/** `util.c` `double2ll`: integers up to this are printed exactly. */
const EXACT = 2 ** 62;

/**
 * Formats a double as Redis 7.2 in a RESP2 reply (`util.c` `d2string`): integers of up to 2^62 in full, everything else
 * with the shortest digits that read back as the same value. (Redis finds them with Grisu2, whose last digit differs for
 * one in several hundred values with 17 digits.)
 */
export function formatDouble(value: number): ByteString {
  if (Number.isInteger(value) && Math.abs(value) <= EXACT) {
    if (Number.isSafeInteger(value)) return Object.is(value, -0) ? '-0' : String(value);
    return String(BigInt(value));
  }
  if (value === Infinity) return 'inf';
  if (value === -Infinity) return '-inf';
  if (Number.isNaN(value)) return 'nan';
  const text = String(value);
  const point = text.indexOf('.');
  if (point > 0 && text.length - point <= 7 && !text.includes('e')) return text;
  return layOut(value);
}

/**
 * Formats the shortest digits as `fpconv_dtoa.c` `emit_digits`, which decides by the power of ten of the last digit: with
 * more than six decimals it mostly uses an exponent, so 1700000000.1234567 is `1.7000000001234567e+9`.
 */
function layOut(value: number): ByteString {
  const [mantissa = '', exponent = ''] = Math.abs(value).toExponential().split('e');
  const digits = mantissa.replace('.', '');
  const first = Number(exponent);
  const last = first - (digits.length - 1);
  const sign = value < 0 ? '-' : '';
  if (last >= 0 && last < 8) return sign + digits + '0'.repeat(last);
  if (last < 0 && (last > -7 || Math.abs(first) < 4)) {
    if (first < 0) return `${sign}0.${'0'.repeat(-first - 1)}${digits}`;
    return `${sign}${digits.slice(0, first + 1)}.${digits.slice(first + 1)}`;
  }
  return `${sign}${mantissa}e${exponent}`;
}
