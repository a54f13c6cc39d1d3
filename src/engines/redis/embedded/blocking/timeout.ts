import type { ByteString } from '../../bytes.ts';
import { ceilOfProduct, readLongDouble } from '../../long-double.ts';
import { INT64_MAX, readInt64 } from '../../numbers.ts';
import { RedisError } from '../../reply.ts';

/**
 * Parses a timeout in seconds, with fractions (Redis 7.2 `timeout.c` `getTimeoutFromObjectOrReply`).
 * @param now in Unix milliseconds
 * @returns the deadline in Unix milliseconds; `Infinity` for 0
 * @throws RedisError
 */
export function parseSeconds(text: ByteString, now: number): number {
  const seconds = readLongDouble(text);
  if (seconds === undefined) {
    throw new RedisError('ERR timeout is not a float or out of range');
  }
  const milliseconds = ceilOfProduct(seconds, 1000n);
  if (milliseconds > INT64_MAX) throw outOfRange();
  return momentIn(milliseconds, now);
}

/** The same for a timeout in whole milliseconds. */
export function parseMilliseconds(text: ByteString, now: number): number {
  const milliseconds = readInt64(text);
  if (milliseconds === undefined) {
    throw new RedisError('ERR timeout is not an integer or out of range');
  }
  return momentIn(milliseconds, now);
}

function momentIn(milliseconds: bigint, now: number): number {
  if (milliseconds < 0n) throw new RedisError('ERR timeout is negative');
  if (milliseconds === 0n) return Infinity;
  if (milliseconds > INT64_MAX - BigInt(now)) throw outOfRange();
  return Number(milliseconds) + now;
}

const outOfRange = () => new RedisError('ERR timeout is out of range');
