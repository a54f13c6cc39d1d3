import type { ByteString } from '../../../bytes.ts';
import { errors } from '../../../errors.ts';
import { readLongDouble, sumOfLongDoubles } from '../../../long-double.ts';
import { INT64_MAX, INT64_MIN, parseInt64, readInt64 } from '../../../numbers.ts';
import { RedisError } from '../../../reply.ts';
import { HashValue } from '../../values/hash.ts';
import type { CommandFunction } from '../command.ts';
import { storeHash, writeHash } from './live-hash.ts';

export const hincrby: CommandFunction = (ctx, argv) => {
  const [, key, field, amount] = argv as [ByteString, ByteString, ByteString, ByteString];
  const increment = parseInt64(amount);
  const hash = writeHash(ctx, key) ?? new HashValue(ctx.keyspace.limits);
  const old = readInt64(hash.get(field) ?? '0');
  if (old === undefined) throw new RedisError('ERR hash value is not an integer');
  const sum = old + increment;
  if (sum > INT64_MAX || sum < INT64_MIN) throw errors.overflow();
  hash.set(field, String(sum), true);
  storeHash(ctx, key, hash, 'hincrby');
  return Number.isSafeInteger(Number(sum)) ? Number(sum) : sum;
};

/**
 * The sum is logged instead of the increment, so that a replay does not round again (Redis 8.0 `t_hash.c`
 * `hincrbyfloatCommand`, which logs a HSETEX to keep the expiry).
 */
export const hincrbyfloat: CommandFunction = (ctx, argv) => {
  const [, key, field, amount] = argv as [ByteString, ByteString, ByteString, ByteString];
  const increment = readLongDouble(amount);
  if (increment === undefined) throw errors.notFloat();
  if (increment.infinite) throw new RedisError('ERR value is NaN or Infinity');
  const hash = writeHash(ctx, key) ?? new HashValue(ctx.keyspace.limits);
  const old = readLongDouble(hash.get(field) ?? '0');
  if (old === undefined) throw new RedisError('ERR hash value is not a float');
  const sum = sumOfLongDoubles(old, increment);
  hash.set(field, sum, true);
  storeHash(ctx, key, hash, 'hincrbyfloat');
  if (hash.expiryOf(field) === undefined) ctx.propagateAs(['HSET', key, field, sum]);
  else ctx.propagateAs(['HSETEX', key, 'KEEPTTL', 'FIELDS', '1', field, sum]);
  return sum;
};
