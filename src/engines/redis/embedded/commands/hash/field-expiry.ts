import type { ByteString } from '../../../bytes.ts';
import type { HashValue } from '../../values/hash.ts';
import type { CommandContext, CommandFunction } from '../command.ts';
import { parseFieldExpiry, parseFields, type TimeWord } from './field-arguments.ts';
import { readHash, storeHash, writeHash } from './live-hash.ts';

/*
 * The expiry of hash fields, as in Redis 8.0 `t_hash.c` (`hexpireGenericCommand`, `httlGenericCommand`,
 * `hpersistCommand`): every command replies with a code per field, in order.
 */
export const NO_FIELD = -2;
const NO_EXPIRY = -1;
const NOT_MET = 0;
const SET = 1;
const DELETED = 2;

type Condition = 'NX' | 'XX' | 'GT' | 'LT';

/** A field without an expiry counts as expiring last, so GT is never met and LT always is. */
const CONDITIONS: Record<Condition, (old: number | undefined, time: number) => boolean> = {
  NX: (old) => old === undefined,
  XX: (old) => old !== undefined,
  GT: (old, time) => old !== undefined && time > old,
  LT: (old, time) => old === undefined || time < old,
};

export const hexpire: CommandFunction = (ctx, argv) => expire(ctx, argv, 'EX', 'hexpire');
export const hpexpire: CommandFunction = (ctx, argv) => expire(ctx, argv, 'PX', 'hpexpire');
export const hexpireat: CommandFunction = (ctx, argv) => expire(ctx, argv, 'EXAT', 'hexpireat');
export const hpexpireat: CommandFunction = (ctx, argv) => expire(ctx, argv, 'PXAT', 'hpexpireat');

export const httl: CommandFunction = (ctx, argv) =>
  expiries(ctx, argv, (time) => inSeconds(time - ctx.keyspace.now));
export const hpttl: CommandFunction = (ctx, argv) =>
  expiries(ctx, argv, (time) => time - ctx.keyspace.now);
export const hexpiretime: CommandFunction = (ctx, argv) => expiries(ctx, argv, inSeconds);
export const hpexpiretime: CommandFunction = (ctx, argv) => expiries(ctx, argv, (time) => time);

export const hpersist: CommandFunction = (ctx, argv) => {
  const key = argv[1]!;
  const hash = writeHash(ctx, key);
  const fields = parseFields(argv, 2);
  if (hash === undefined) return fields.map(() => NO_FIELD);
  const codes = fields.map((field) => {
    if (!hash.has(field)) return NO_FIELD;
    return hash.clearExpiry(field) ? SET : NO_EXPIRY;
  });
  if (codes.includes(SET)) storeHash(ctx, key, hash, 'hpersist');
  return codes;
};

/** A hash that is about to change, and fields of it. */
interface FieldsOfHash {
  readonly key: ByteString;
  readonly hash: HashValue;
  readonly fields: readonly ByteString[];
}

/**
 * Sets when fields expire, in Unix milliseconds; if that has passed, removes them at once.
 * The log gets the time, and only the fields for which it was set.
 * @returns a code per field
 */
export function expireFieldsAt(
  ctx: CommandContext,
  { key, hash, fields }: FieldsOfHash,
  time: number,
  condition?: Condition,
): number[] {
  const past = time <= ctx.keyspace.now && !ctx.keyspace.replaying;
  const isMet = condition === undefined ? () => true : CONDITIONS[condition];
  const changed: ByteString[] = [];
  const codes = fields.map((field) => {
    if (!hash.has(field)) return NO_FIELD;
    if (!isMet(hash.expiryOf(field), time)) return NOT_MET;
    changed.push(field);
    if (past) hash.delete(field);
    else hash.setExpiry(field, time);
    return past ? DELETED : SET;
  });
  if (changed.length === 0) return codes;
  ctx.propagateAs(
    past
      ? ['HDEL', key, ...changed]
      : ['HPEXPIREAT', key, String(time), 'FIELDS', String(changed.length), ...changed],
  );
  storeHash(ctx, key, hash, past ? 'hdel' : 'hexpire');
  return codes;
}

function expire(
  ctx: CommandContext,
  argv: readonly ByteString[],
  word: TimeWord,
  command: string,
): number[] {
  const key = argv[1]!;
  const hash = writeHash(ctx, key);
  const time = parseFieldExpiry(ctx, word, argv[2]!, command);
  const condition = readCondition(argv[3]!);
  const fields = parseFields(
    argv,
    condition === undefined ? 3 : 4,
    'ERR Parameter `numFields` should be greater than 0',
  );
  if (hash === undefined) return fields.map(() => NO_FIELD);
  return expireFieldsAt(ctx, { key, hash, fields }, time, condition);
}

function readCondition(word: ByteString): Condition | undefined {
  const condition = word.toUpperCase();
  switch (condition) {
    case 'NX':
    case 'XX':
    case 'GT':
    case 'LT':
      return condition;
    default:
      return undefined;
  }
}

function expiries(
  ctx: CommandContext,
  argv: readonly ByteString[],
  shown: (time: number) => number,
): number[] {
  const hash = readHash(ctx, argv[1]!);
  return parseFields(argv, 2).map((field) => {
    if (hash === undefined || !hash.has(field)) return NO_FIELD;
    const time = hash.expiryOf(field);
    return time === undefined ? NO_EXPIRY : shown(time);
  });
}

/** Rounds up. */
function inSeconds(milliseconds: number): number {
  return Math.floor((milliseconds + 999) / 1000);
}
