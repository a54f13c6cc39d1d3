import type { ByteString } from '../../../bytes.ts';
import { errors } from '../../../errors.ts';
import { addLongDouble } from '../../../long-double.ts';
import { INT64_MAX, INT64_MIN, parseInt64, parseInteger } from '../../../numbers.ts';
import { RedisError, type Reply } from '../../../reply.ts';
import type { Keyspace } from '../../keyspace/keyspace.ts';
import type { CommandFunction } from '../command.ts';
import { writeString } from '../string-entry.ts';

export const incr: CommandFunction = ({ keyspace }, argv) => increment(keyspace, argv[1]!, 1);

export const decr: CommandFunction = ({ keyspace }, argv) => increment(keyspace, argv[1]!, -1);

export const incrby: CommandFunction = ({ keyspace }, argv) =>
  increment(keyspace, argv[1]!, exactInteger(argv[2]!));

export const decrby: CommandFunction = ({ keyspace }, argv) => {
  const amount = exactInteger(argv[2]!);
  if (amount === INT64_MIN) throw new RedisError('ERR decrement would overflow');
  return increment(keyspace, argv[1]!, typeof amount === 'number' ? 0 - amount : -amount);
};

/** The result is logged, not the increment, because another machine may round differently. */
export const incrbyfloat: CommandFunction = (ctx, argv) => {
  const { keyspace } = ctx;
  const [, key = '', amount = ''] = argv;
  const entry = writeString(keyspace, key);
  const sum = addLongDouble(entry === undefined ? '0' : entry.value.toString(), amount);
  if (entry === undefined) {
    keyspace.put(key, sum, 'incrbyfloat');
  } else {
    entry.value = sum;
    keyspace.changed(entry, 'incrbyfloat');
  }
  ctx.propagateAs(['SET', key, sum, 'KEEPTTL']);
  return sum;
};

/** Adds to the integer under a key; a missing key is 0 (Redis 7.2 `t_string.c` `incrDecrCommand`). */
function increment(keyspace: Keyspace, key: ByteString, amount: number | bigint): Reply {
  const entry = writeString(keyspace, key);
  if (entry === undefined) {
    keyspace.put(key, String(amount), 'incrby');
    return amount;
  }
  const sum = add(exactInteger(entry.value.toString()), amount);
  entry.value = String(sum);
  keyspace.changed(entry, 'incrby');
  return sum;
}

/** A signed 64-bit integer, as a `number` if it has few enough digits to be exact. */
function exactInteger(text: ByteString): number | bigint {
  return text.length < 16 ? parseInteger(text) : parseInt64(text);
}

function add(a: number | bigint, b: number | bigint): number | bigint {
  if (typeof a === 'number' && typeof b === 'number') return a + b;
  const sum = BigInt(a) + BigInt(b);
  if (sum > INT64_MAX || sum < INT64_MIN) throw errors.overflow();
  return sum;
}
