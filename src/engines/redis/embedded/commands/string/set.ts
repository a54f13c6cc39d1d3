import { OK, type Reply } from '../../../reply.ts';
import type { ByteString } from '../../../bytes.ts';
import type { CommandContext, CommandFunction } from '../command.ts';
import { expiryTime, readExpiryOption, type ExpiryOption } from '../expiry-options.ts';
import { readToReply } from '../string-entry.ts';
import { conditionHolds, readCondition, type Condition } from './conditions.ts';
import { errors } from '../../../errors.ts';

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

/** The options of SET. */
interface SetOptions {
  expiry: ExpiryOption | undefined;
  condition: Condition | undefined;
  /** Whether the reply is the old value. */
  get: boolean;
}

/**
 * Parses the options of SET, in any order. Of a repeated option the last one counts; two that exclude each other are a
 * syntax error (Redis 7.2 `t_string.c` `parseExtendedStringArgumentsOrReply`).
 */
export function readSetOptions(argv: readonly ByteString[], from = 3): SetOptions {
  const options: SetOptions = { expiry: undefined, condition: undefined, get: false };
  let at = from;
  while (at < argv.length) {
    const expiry = readExpiryOption(argv, at, 'KEEPTTL');
    const condition = expiry === undefined ? readCondition(argv, at) : undefined;
    if (expiry !== undefined) {
      if (options.expiry !== undefined && options.expiry.word !== expiry.word)
        throw errors.syntax();
      options.expiry = expiry;
      at += expiry.size;
    } else if (condition !== undefined) {
      if (options.condition !== undefined && options.condition.word !== condition.word) {
        throw errors.syntax();
      }
      options.condition = condition;
      at += condition.size;
    } else if (argv[at]!.toUpperCase() === 'GET') {
      options.get = true;
      at += 1;
    } else {
      throw errors.syntax();
    }
  }
  return options;
}
