import type { ByteString } from '../../../bytes.ts';
import { readDouble } from '../../../numbers.ts';
import { errors } from '../../../errors.ts';
import { RedisError } from '../../../reply.ts';
import { LATITUDES, LONGITUDES, type Position } from './geohash.ts';

/** Meters in each unit (`geo.c` `extractUnitOrReply`). */
const UNITS: Readonly<Record<string, number>> = { M: 1, KM: 1000, FT: 0.3048, MI: 1609.34 };

/** How many meters a unit has. @throws RedisError */
export function parseUnit(text: ByteString): number {
  const unit = Object.hasOwn(UNITS, text.toUpperCase()) ? UNITS[text.toUpperCase()] : undefined;
  if (unit === undefined) {
    throw new RedisError('ERR unsupported unit provided. please use M, KM, FT, MI');
  }
  return unit;
}

/** A longitude and the latitude after it (`extractLongLatOrReply`). @throws RedisError */
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

/** A length in units of its own, not negative. @throws RedisError naming what it is of */
export function parseLength(text: ByteString, what: 'radius' | 'width' | 'height'): number {
  const value = readDouble(text);
  if (value === undefined) throw new RedisError(`ERR need numeric ${what}`);
  return value;
}

/** As C's `%f` prints a double. */
function sixDecimals(value: number): string {
  if (!Number.isFinite(value)) return value > 0 ? 'inf' : '-inf';
  if (Object.is(value, -0)) return '-0.000000';
  return Math.abs(value) < 1e21 ? value.toFixed(6) : `${BigInt(value)}.000000`;
}
