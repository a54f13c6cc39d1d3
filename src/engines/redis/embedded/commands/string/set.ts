import { OK, type Reply } from '../../../reply.ts';
import type { ByteString } from '../../../bytes.ts';
import type { CommandContext, CommandFunction } from '../command.ts';
import { expiryTime } from '../expiry-options.ts';
import { readToReply } from '../string-entry.ts';
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

export const setex: CommandFunction = (ctx, argv) => setWithTime(ctx, argv, 'EX');

export const psetex: CommandFunction = (ctx, argv) => setWithTime(ctx, argv, 'PX');

/**
 * Redis 7.2 `t_string.c` `setGenericCommand`, with the conditions on the value of 8.4. The absolute expiry time is
 * logged, and no condition.
 */
function setWithOptions(ctx: CommandContext, argv: readonly ByteString[]): Reply {
  const { keyspace } = ctx;
  const [, key = '', value = ''] = argv;
  const { expiry, condition, get } = readSetOptions(argv);
  const expireAt = expiry && expiryTime(expiry, keyspace.now, 'set');
  const before = get ? readToReply(ctx, key) : null;
  if (condition !== undefined && !conditionHolds(condition, ctx, key)) return before;
  store(ctx, key, value, expiry?.word === 'KEEPTTL' ? 'keep' : expireAt);
  return get ? before : OK;
}

/** SETEX and PSETEX: key, time, value. */
function setWithTime(
  ctx: CommandContext,
  [, key = '', time = '', value = '']: readonly ByteString[],
  word: 'EX' | 'PX',
): Reply {
  const command = word === 'EX' ? 'setex' : 'psetex';
  store(ctx, key, value, expiryTime({ word, time, size: 2 }, ctx.keyspace.now, command));
  return OK;
}

/**
 * Puts a string under a key.
 * @param expireAt Unix milliseconds; undefined for no expiry, `keep` for that of the key. A time in the past is kept
 *   like any other: the next lookup deletes the key
 */
function store(
  ctx: CommandContext,
  key: ByteString,
  value: ByteString,
  expireAt: number | 'keep' | undefined,
): void {
  const { keyspace } = ctx;
  const entry = keyspace.put(key, value, 'set', expireAt !== undefined);
  if (typeof expireAt === 'number') {
    keyspace.setExpiry(entry, expireAt);
    keyspace.changed(entry, 'expire');
    ctx.propagateAs(['SET', key, value, 'PXAT', String(expireAt)]);
  } else {
    ctx.propagateAs(expireAt === 'keep' ? ['SET', key, value, 'KEEPTTL'] : ['SET', key, value]);
  }
}
