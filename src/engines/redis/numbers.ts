import type { ByteString } from './bytes.ts';
import { errors } from './errors.ts';

export const INT64_MAX = 2n ** 63n - 1n;
export const INT64_MIN = -(2n ** 63n);

const INTEGER = /^(?:0|-?[1-9][0-9]{0,18})$/;
const FLOAT = /^[+-]?(?:(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?|inf(?:inity)?)$/i;

/**
 * Reads a signed 64-bit integer as strictly as Redis 7.2 `util.c` `string2ll`: no sign but `-`, no
 * leading zero, no space.
 * @returns undefined where the text is not one
 */
export function readInt64(text: ByteString): bigint | undefined {
  if (!INTEGER.test(text)) return undefined;
  const value = BigInt(text);
  return value > INT64_MAX || value < INT64_MIN ? undefined : value;
}

/** A signed 64-bit integer. @throws RedisError `ERR value is not an integer or out of range` */
export function parseInt64(text: ByteString): bigint {
  const value = readInt64(text);
  if (value === undefined) throw errors.notInteger();
  return value;
}

/**
 * A signed 64-bit integer as a `number`, for indexes, counts and times, where what lies beyond 2^53
 * means no more than "very many".
 * @throws RedisError `ERR value is not an integer or out of range`
 */
export function parseInteger(text: ByteString): number {
  if (text.length < 16 && INTEGER.test(text)) return Number(text);
  return Number(parseInt64(text));
}

/** A count that may not be negative. @throws RedisError `ERR value is out of range, must be positive` */
export function parseCount(text: ByteString): number {
  const value = parseInteger(text);
  if (value < 0) throw errors.notPositive();
  return value;
}

/**
 * Reads a double as `strtod` does within Redis 7.2 `object.c` `getDoubleFromObject`: no surrounding
 * space, no NaN, infinities allowed.
 * @returns undefined where the text is not one
 */
export function readDouble(text: ByteString): number | undefined {
  if (!FLOAT.test(text)) return undefined;
  const lower = text.toLowerCase();
  if (lower.includes('inf')) return lower.startsWith('-') ? -Infinity : Infinity;
  return Number(text);
}

/** A double. @throws RedisError `ERR value is not a valid float` */
export function parseDouble(text: ByteString): number {
  const value = readDouble(text);
  if (value === undefined) throw errors.notFloat();
  return value;
}

/**
 * A double as Redis 7.2 prints it in a reply: the shortest digits that read back as the same value
 * (`fpconv_dtoa`), integers without a point, `inf`, `-inf`.
 */
export function formatDouble(value: number): ByteString {
  if (value === Infinity) return 'inf';
  if (value === -Infinity) return '-inf';
  if (Object.is(value, -0)) return '-0';
  return String(value);
}
