import type { ByteString } from '../../../bytes.ts';
import { errors } from '../../../errors.ts';
import { INT64_MAX, INT64_MIN, parseInt64 } from '../../../numbers.ts';
import { RedisError } from '../../../reply.ts';
import { NEVER } from '../../keyspace/entry.ts';
import type { CommandFunction } from '../command.ts';

export const expire = expiring('expire', 1000n, 'from now');
export const pexpire = expiring('pexpire', 1n, 'from now');
export const expireat = expiring('expireat', 1000n, 'absolute');
export const pexpireat = expiring('pexpireat', 1n, 'absolute');

export const persist: CommandFunction = ({ keyspace }, argv) => {
  const entry = keyspace.write(argv[1]!);
  if (entry === undefined || !keyspace.clearExpiry(entry)) return 0;
  keyspace.changed(entry, 'persist');
  return 1;
};

/** Redis 7.2 `expire.c` `expireGenericCommand`; `unit` is the unit of the argument, in milliseconds. */
function expiring(command: string, unit: bigint, base: 'from now' | 'absolute'): CommandFunction {
  return (ctx, argv) => {
    const { keyspace } = ctx;
    const key = argv[1]!;
    const condition = readCondition(argv);
    const start = base === 'absolute' ? 0 : keyspace.now;
    const moment = expiryMoment(argv[2]!, unit, start, command);
    const entry = keyspace.write(key);
    if (entry === undefined || !holds(condition, entry.expireAt, moment)) return 0;
    if (moment <= keyspace.now && !keyspace.replaying) {
      keyspace.delete(key);
      ctx.propagateAs(['DEL', key]);
      return 1;
    }
    keyspace.setExpiry(entry, moment);
    keyspace.changed(entry, 'expire');
    ctx.propagateAs(['PEXPIREAT', key, String(moment)]);
    return 1;
  };
}

/**
 * The expiry time in Unix milliseconds, which may be in the past. Times further from 1970 than 2^53 ms are moved there,
 * so that the number stays exact when it is logged and replayed.
 */
function expiryMoment(text: ByteString, unit: bigint, start: number, command: string): number {
  const amount = parseInt64(text) * unit;
  const moment = amount + BigInt(start);
  if (amount > INT64_MAX || amount < INT64_MIN || moment > INT64_MAX) {
    throw errors.invalidExpire(command);
  }
  const furthest = Number.MAX_SAFE_INTEGER;
  return Math.max(-furthest, Math.min(Number(moment), furthest));
}

interface Condition {
  readonly NX: boolean;
  readonly XX: boolean;
  readonly GT: boolean;
  readonly LT: boolean;
}

/** `parseExtendedExpireArgumentsOrReply` */
function readCondition(argv: readonly ByteString[]): Condition {
  const condition = { NX: false, XX: false, GT: false, LT: false };
  for (const argument of argv.slice(3)) {
    const word = argument.toUpperCase();
    if (word !== 'NX' && word !== 'XX' && word !== 'GT' && word !== 'LT') {
      throw errors.unsupportedOption(argument);
    }
    condition[word] = true;
  }
  if (condition.NX && (condition.XX || condition.GT || condition.LT)) {
    throw new RedisError('ERR NX and XX, GT or LT options at the same time are not compatible');
  }
  if (condition.GT && condition.LT) {
    throw new RedisError('ERR GT and LT options at the same time are not compatible');
  }
  return condition;
}

/** A key without an expiry counts as one that expires later than any time. */
function holds({ NX, XX, GT, LT }: Condition, current: number, moment: number): boolean {
  if (NX && current !== NEVER) return false;
  if (XX && current === NEVER) return false;
  if (GT && (current === NEVER || moment <= current)) return false;
  return !(LT && current !== NEVER && moment >= current);
}

const NO_KEY = -2;
const NO_EXPIRY = -1;

export const pttl: CommandFunction = expiryOf((expireAt, now) => Math.max(0, expireAt - now));
export const ttl: CommandFunction = expiryOf((expireAt, now) =>
  toSeconds(Math.max(0, expireAt - now)),
);
export const pexpiretime: CommandFunction = expiryOf((expireAt) => expireAt);
export const expiretime: CommandFunction = expiryOf(toSeconds);

function expiryOf(shown: (expireAt: number, now: number) => number): CommandFunction {
  return ({ keyspace }, argv) => {
    const entry = keyspace.inspect(argv[1]!);
    if (entry === undefined) return NO_KEY;
    return entry.expireAt === NEVER ? NO_EXPIRY : shown(entry.expireAt, keyspace.now);
  };
}

/** To the nearest second, as `expire.c` `ttlGenericCommand` rounds. */
function toSeconds(milliseconds: number): number {
  return Math.floor((milliseconds + 500) / 1000);
}
