import type { ByteString } from '../../../bytes.ts';
import { errors } from '../../../errors.ts';
import { OK, RedisError } from '../../../reply.ts';
import { runLoop, takesMany } from '../../loop.ts';
import { HashValue } from '../../values/hash.ts';
import type { CommandContext, CommandFunction } from '../command.ts';
import { storeHash, writeHash } from './live-hash.ts';
import { readLongDouble, sumOfLongDoubles } from '../../../long-double.ts';
import { INT64_MAX, INT64_MIN, parseInt64, readInt64 } from '../../../numbers.ts';

export const hset = takesMany((ctx, argv) => setFields(ctx, argv, 'hset'));

export const hmset = takesMany((ctx, argv) => setFields(ctx, argv, 'hmset'));

export const hsetnx: CommandFunction = (ctx, argv) => {
  const [, key, field, value] = argv as [ByteString, ByteString, ByteString, ByteString];
  const hash = writeHash(ctx, key) ?? new HashValue(ctx.keyspace.limits);
  if (hash.has(field)) return 0;
  hash.set(field, value);
  storeHash(ctx, key, hash, 'hset');
  return 1;
};

export const hdel = takesMany((ctx, argv) => {
  const key = argv[1]!;
  const hash = writeHash(ctx, key);
  if (hash === undefined) return 0;
  const size = hash.size;
  return runLoop(ctx, argv, {
    from: 2,
    to: argv.length,
    stride: 1,
    each: (i) => hash.delete(argv[i]!),
    finish: () => {
      const deleted = size - hash.size;
      if (deleted > 0) storeHash(ctx, key, hash, 'hdel');
      return deleted;
    },
  });
});

/** Sets fields, which removes their expiry (Redis 7.4 `t_hash.c` `hashTypeSet`). HSET replies how many are new. */
function setFields(
  ctx: CommandContext,
  argv: readonly ByteString[],
  command: 'hset' | 'hmset',
): ReturnType<CommandFunction> {
  if (argv.length % 2 === 1) throw errors.wrongArity(command);
  const key = argv[1]!;
  const hash = writeHash(ctx, key) ?? new HashValue(ctx.keyspace.limits);
  let added = 0;
  return runLoop(ctx, argv, {
    from: 2,
    to: argv.length,
    stride: 2,
    each: (i) => {
      if (hash.set(argv[i]!, argv[i + 1]!)) added++;
    },
    finish: () => {
      storeHash(ctx, key, hash, 'hset');
      return command === 'hset' ? added : OK;
    },
  });
}

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
