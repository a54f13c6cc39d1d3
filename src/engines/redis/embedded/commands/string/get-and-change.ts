import type { ByteString } from '../../../bytes.ts';
import { errors } from '../../../errors.ts';
import { RedisError } from '../../../reply.ts';
import type { CommandFunction } from '../command.ts';
import { expiryTime, readExpiryOption, type ExpiryOption } from '../expiry-options.ts';
import { isString, readToReply } from '../string-entry.ts';
import { conditionHolds, digestOf, readCondition } from './conditions.ts';

export const getset: CommandFunction = (ctx, argv) => {
  const [, key = '', value = ''] = argv;
  const before = readToReply(ctx, key);
  ctx.keyspace.put(key, value, 'set');
  ctx.propagateAs(['SET', key, value]);
  return before;
};

export const getdel: CommandFunction = (ctx, argv) => {
  const key = argv[1]!;
  const value = readToReply(ctx, key);
  if (value === null) return null;
  ctx.keyspace.delete(key);
  ctx.propagateAs(['DEL', key]);
  return value;
};

/**
 * Returns the value and changes the expiry. The time is parsed last: a missing key replies null whatever the time is
 * (Redis 7.2 `t_string.c` `getexCommand`).
 */
export const getex: CommandFunction = (ctx, argv) => {
  const { keyspace } = ctx;
  const key = argv[1]!;
  const option = readGetexOption(argv);
  const value = readToReply(ctx, key);
  if (value === null) return null;
  if (option === undefined) return value;
  const expireAt = expiryTime(option, keyspace.now, 'getex');
  const entry = keyspace.write(key)!;
  if (expireAt === undefined) {
    if (keyspace.clearExpiry(entry)) {
      keyspace.changed(entry, 'persist');
      ctx.propagateAs(['PERSIST', key]);
    }
  } else if (expireAt <= keyspace.now) {
    keyspace.delete(key);
    ctx.propagateAs(['DEL', key]);
  } else {
    keyspace.setExpiry(entry, expireAt);
    keyspace.changed(entry, 'expire');
    ctx.propagateAs(['PEXPIREAT', key, String(expireAt)]);
  }
  return value;
};

/** Redis 8.4 `delexCommand`: DEL, or DEL under a condition on the value. */
export const delex: CommandFunction = (ctx, argv) => {
  const { keyspace } = ctx;
  const key = argv[1]!;
  if (argv.length !== 2) {
    if (argv.length !== 4) throw errors.wrongArity('delex');
    const entry = keyspace.peek(key);
    if (entry === undefined) return 0;
    if (!isString(entry.value)) {
      throw new RedisError('ERR Key should be of string type if conditions are specified');
    }
    const condition = readCondition(argv, 2);
    if (condition === undefined || condition.size === 1) {
      throw new RedisError('ERR Invalid condition. Use IFEQ, IFNE, IFDEQ, or IFDNE');
    }
    if (!conditionHolds(condition, ctx, key)) return 0;
  }
  if (!keyspace.delete(key)) return 0;
  ctx.propagateAs(['DEL', key]);
  return 1;
};

export const digest: CommandFunction = ({ keyspace, database }, argv) => {
  const value = keyspace.readString(argv[1]!);
  return value === undefined ? null : digestOf(value, database.work);
};

function readGetexOption(argv: readonly ByteString[]): ExpiryOption | undefined {
  let option: ExpiryOption | undefined;
  for (let at = 2; at < argv.length; at += option.size) {
    const next = readExpiryOption(argv, at, 'PERSIST');
    if (next === undefined) throw errors.syntax();
    if (option !== undefined && option.word !== next.word) throw errors.syntax();
    option = next;
  }
  return option;
}
