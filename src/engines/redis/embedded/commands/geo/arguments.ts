import type { ByteString } from '../../../bytes.ts';
import { readDouble } from '../../../numbers.ts';
import { errors } from '../../../errors.ts';
import { RedisError } from '../../../reply.ts';
import { LATITUDES, LONGITUDES, type Position } from './geohash.ts';

/** Meters in each unit (`geo.c` `extractUnitOrReply`). */
const UNITS: Readonly<Record<string, number>> = { M: 1, KM: 1000, FT: 0.3048, MI: 1609.34 };

/** The number of meters in a unit. @throws RedisError */
export function parseUnit(text: ByteString): number {
  const unit = Object.hasOwn(UNITS, text.toUpperCase()) ? UNITS[text.toUpperCase()] : undefined;
  if (unit === undefined) {
    throw new RedisError('ERR unsupported unit provided. please use M, KM, FT, MI');
  }
  return unit;
}

/** Parses a longitude and the latitude after it (`extractLongLatOrReply`). @throws RedisError */
export function parsePosition(argv: readonly ByteString[], at: number): Position {
  const [longitude, latitude] = [readDouble(argv[at]!), readDouble(argv[at + 1]!)];
  if (longitude === undefined || latitude === undefined) throw errors.notFloat();
  const isThere =
    longitude >= LONGITUDES.min &&
    longitude <= LONGITUDES.max &&
    latitude >= LATITUDES.min &&
    latitude <= LATITUDES.max;
  if (!isThere) {
    throw new RedisError(
      `ERR invalid longitude,latitude pair ${sixDecimals(longitude)},${sixDecimals(latitude)}`,
    );
  }
  return { longitude, latitude };
}

/** Parses a length that is not negative, without its unit. @throws RedisError that names what it is the length of */
export function parseLength(text: ByteString, what: 'radius' | 'width' | 'height'): number {
  const value = readDouble(text);
  if (value === undefined) throw new RedisError(`ERR need numeric ${what}`);
  return value;
}

/** Formats as C's `%f`. */
function sixDecimals(value: number): string {
  if (!Number.isFinite(value)) return value > 0 ? 'inf' : '-inf';
  if (Object.is(value, -0)) return '-0.000000';
  return Math.abs(value) < 1e21 ? value.toFixed(6) : `${BigInt(value)}.000000`;
}
