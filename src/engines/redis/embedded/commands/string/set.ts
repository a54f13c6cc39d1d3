import { OK, type Reply } from '../../../reply.ts';
import type { ByteString } from '../../../bytes.ts';
import type { CommandContext, CommandFunction } from '../command.ts';
import { expiryTime, type ExpiryOption } from '../expiry-options.ts';
import { conditionHolds } from './conditions.ts';
import { readSetOptions } from './set-options.ts';

export const set: CommandFunction = (ctx, argv) => {
  if (argv.length > 3) return setWithOptions(ctx, argv);
  ctx.keyspace.put(argv[1]!, argv[2]!, 'set');
  return OK;
};

export const setnx: CommandFunction = ({ keyspace }, argv) => {
  const key = argv[1]!;
  if (keyspace.peek(key) !== undefined) return 0;
  keyspace.put(key, argv[2]!, 'set');
  return 1;
};

export const setex: CommandFunction = (ctx, argv) =>
  setWithTime(ctx, argv[1]!, argv[3]!, { word: 'EX', time: argv[2]!, size: 2 }, 'setex');

export const psetex: CommandFunction = (ctx, argv) =>
  setWithTime(ctx, argv[1]!, argv[3]!, { word: 'PX', time: argv[2]!, size: 2 }, 'psetex');

/**
 * Redis 7.2 `t_string.c` `setGenericCommand`, with the conditions on the value of 8.4. What is logged
 * is what was decided: the moment of expiry, and no condition.
 */
function setWithOptions(ctx: CommandContext, argv: readonly ByteString[]): Reply {
  const { keyspace } = ctx;
  const [, key = '', value = ''] = argv;
  const { expiry, condition, get } = readSetOptions(argv);
  const expireAt = expiry && expiryTime(expiry, keyspace.now, 'set');
  const before = get ? (keyspace.readString(key) ?? null) : null;
  if (condition !== undefined && !conditionHolds(condition, keyspace, key)) return before;
  const keepExpiry = expiry?.word === 'KEEPTTL';
  store(ctx, key, value, expireAt, keepExpiry);
  return get ? before : OK;
}

function setWithTime(
  ctx: CommandContext,
  key: ByteString,
  value: ByteString,
  expiry: ExpiryOption,
  command: string,
): Reply {
  store(ctx, key, value, expiryTime(expiry, ctx.keyspace.now, command), false);
  return OK;
}

/** A time that has passed is kept like any other: the key is gone when it is next looked at. */
function store(
  ctx: CommandContext,
  key: ByteString,
  value: ByteString,
  expireAt: number | undefined,
  keepExpiry: boolean,
): void {
  const { keyspace } = ctx;
  const entry = keyspace.put(key, value, 'set', keepExpiry || expireAt !== undefined);
  if (expireAt !== undefined) {
    keyspace.setExpiry(entry, expireAt);
    keyspace.changed(entry, 'expire');
    ctx.propagateAs(['SET', key, value, 'PXAT', String(expireAt)]);
  } else {
    ctx.propagateAs(keepExpiry ? ['SET', key, value, 'KEEPTTL'] : ['SET', key, value]);
  }
}
