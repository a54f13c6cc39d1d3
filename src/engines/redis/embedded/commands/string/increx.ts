import type { ByteString } from '../../../bytes.ts';
import { errors } from '../../../errors.ts';
import {
  addLongDouble,
  readLongDouble,
  sumOfLongDoubles,
  type LongDouble,
} from '../../../long-double.ts';
import { INT64_MAX, INT64_MIN, parseInt64, readInt64 } from '../../../numbers.ts';
import { RedisError, type Reply } from '../../../reply.ts';
import { NEVER } from '../../keyspace/entry.ts';
import type { CommandContext, CommandFunction } from '../command.ts';
import { expiryTime, readExpiryOption, type ExpiryOption } from '../expiry-options.ts';
import { writeString, type StringEntry } from '../string-entry.ts';

interface Options {
  /** The increment as given; by 1 if there is none. */
  readonly by: ByteString;
  readonly isFloat: boolean;
  readonly lower: ByteString | undefined;
  readonly upper: ByteString | undefined;
  readonly saturates: boolean;
  readonly expiry: ExpiryOption | undefined;
  /** Whether the expiry is only for a key that has none. */
  readonly onlyWithoutExpiry: boolean;
}

/** The value after an increment, and by how much it has changed; undefined if the bounds refuse it. */
type Outcome = { readonly value: Reply; readonly by: Reply; readonly text: ByteString } | undefined;

/**
 * Redis 8.8: an increment with bounds and an expiry, as its test suite describes it. Without SATURATE a result beyond a
 * bound changes nothing, not even the expiry.
 */
export const increx: CommandFunction = (ctx, argv) => {
  const { keyspace } = ctx;
  const key = argv[1]!;
  const options = readOptions(argv);
  const compute = options.isFloat ? floatStep(options) : integerStep(options);
  const expireAt = options.expiry && expiryTime(options.expiry, keyspace.now, 'increx');
  const entry = writeString(keyspace, key);
  const { outcome, current } = compute(entry === undefined ? '0' : entry.value.toString());
  if (outcome === undefined) return [current, options.isFloat ? '0' : 0];
  store(ctx, key, entry, { ...options, text: outcome.text, expireAt });
  return [outcome.value, outcome.by];
};

interface Stored extends Options {
  readonly text: ByteString;
  /** Undefined for no option, and for PERSIST. */
  readonly expireAt: number | undefined;
}

function store(
  ctx: CommandContext,
  key: ByteString,
  before: StringEntry | undefined,
  { text, isFloat, expiry, expireAt, onlyWithoutExpiry }: Stored,
): void {
  const { keyspace } = ctx;
  const hadExpiry = before !== undefined && before.expireAt !== NEVER;
  const setsExpiry = expireAt !== undefined && !(onlyWithoutExpiry && hadExpiry);
  if (setsExpiry && expireAt <= keyspace.now) {
    if (keyspace.delete(key)) ctx.propagateAs(['DEL', key]);
    return;
  }
  const entry = keyspace.put(key, text, isFloat ? 'incrbyfloat' : 'incrby', true);
  if (setsExpiry) {
    keyspace.setExpiry(entry, expireAt);
    keyspace.changed(entry, 'expire');
    ctx.propagateAs(['SET', key, text, 'PXAT', String(expireAt)]);
  } else if (expiry?.word === 'PERSIST') {
    if (keyspace.clearExpiry(entry)) keyspace.changed(entry, 'persist');
    ctx.propagateAs(['SET', key, text]);
  } else {
    ctx.propagateAs(['SET', key, text, 'KEEPTTL']);
  }
}

function readOptions(argv: readonly ByteString[]): Options {
  const given = new Map<string, ByteString>();
  let expiry: ExpiryOption | undefined;
  for (let at = 2; at < argv.length;) {
    const word = argv[at]!.toUpperCase();
    const option = readExpiryOption(argv, at, 'PERSIST');
    if (option !== undefined) {
      if (expiry !== undefined) throw errors.syntax();
      expiry = option;
      at += option.size;
      continue;
    }
    const isFlag = word === 'SATURATE' || word === 'ENX';
    const value = isFlag ? '' : argv[at + 1];
    const isKnown = isFlag || /^(?:BYINT|BYFLOAT|[LU]BOUND)$/.test(word);
    if (!isKnown || value === undefined || given.has(word)) throw errors.syntax();
    given.set(word, value);
    at += isFlag ? 1 : 2;
  }
  const isFloat = given.has('BYFLOAT');
  const onlyWithoutExpiry = given.has('ENX');
  if (isFloat && given.has('BYINT')) throw errors.syntax();
  if (onlyWithoutExpiry && expiry?.word === 'PERSIST') throw errors.syntax();
  if (onlyWithoutExpiry && expiry === undefined) {
    throw new RedisError('ERR ENX flag requires an expiration');
  }
  return {
    by: given.get('BYFLOAT') ?? given.get('BYINT') ?? '1',
    isFloat,
    lower: given.get('LBOUND'),
    upper: given.get('UBOUND'),
    saturates: given.has('SATURATE'),
    expiry,
    onlyWithoutExpiry,
  };
}

function integerStep({ by, lower, upper, saturates }: Options) {
  const amount = integerOf(by, 'Increment');
  const least = lower === undefined ? INT64_MIN : integerOf(lower, 'LBOUND');
  const most = upper === undefined ? INT64_MAX : integerOf(upper, 'UBOUND');
  if (least > most) throw crossed();
  return (text: ByteString): { outcome: Outcome; current: Reply } => {
    const before = parseInt64(text);
    const sum = before + amount;
    const value = sum < least ? least : sum > most ? most : sum;
    const current = numberOf(before);
    if (value !== sum && !saturates) return { outcome: undefined, current };
    const applied = value - before;
    if (applied > INT64_MAX || applied < INT64_MIN) {
      throw new RedisError('ERR applied increment would overflow');
    }
    const outcome = { value: numberOf(value), by: numberOf(applied), text: String(value) };
    return { outcome, current };
  };
}

/** As with INCRBYFLOAT, numbers are those of C's `long double`, and replies are text. */
function floatStep({ by, lower, upper, saturates }: Options) {
  const amount = floatOf(by, 'Increment');
  if (amount.infinite) throw new RedisError('ERR BYFLOAT increment cannot be Infinity');
  const least = lower === undefined ? undefined : floatOf(lower, 'LBOUND');
  const most = upper === undefined ? undefined : floatOf(upper, 'UBOUND');
  if (least !== undefined && most !== undefined && isAbove(least, most)) throw crossed();
  return (text: ByteString): { outcome: Outcome; current: Reply } => {
    const before = readLongDouble(text);
    if (before === undefined) throw errors.notFloat();
    if (before.infinite) throw new RedisError('ERR value cannot be Infinity');
    const sum = sumOfLongDoubles(before, amount);
    const reached = readLongDouble(sum)!;
    const isLow = least !== undefined && isAbove(least, reached);
    const bound = isLow ? least : most !== undefined && isAbove(reached, most) ? most : undefined;
    const current = addLongDouble('0', text);
    if (bound === undefined) {
      return { outcome: { value: sum, by: addLongDouble('0', by), text: sum }, current };
    }
    if (!saturates) return { outcome: undefined, current };
    const value = addLongDouble('0', isLow ? lower! : upper!);
    return { outcome: { value, by: difference(bound, before), text: value }, current };
  };
}

function integerOf(text: ByteString, what: string): bigint {
  const value = readInt64(text);
  if (value === undefined) throw new RedisError(`ERR ${what} is not an integer or out of range`);
  return value;
}

function floatOf(text: ByteString, what: string): LongDouble {
  const value = readLongDouble(text);
  if (value === undefined) throw new RedisError(`ERR ${what} is not a valid float`);
  return value;
}

function crossed(): RedisError {
  return new RedisError("ERR LBOUND can't be greater than UBOUND");
}

function numberOf(value: bigint): number | bigint {
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : value;
}

function difference(a: LongDouble, b: LongDouble): ByteString {
  return sumOfLongDoubles(a, { ...b, significand: -b.significand });
}

function isAbove(a: LongDouble, b: LongDouble): boolean {
  if (a.infinite || b.infinite) return orderOf(a) > orderOf(b);
  const shift = Math.min(a.exponent, b.exponent);
  return a.significand << BigInt(a.exponent - shift) > b.significand << BigInt(b.exponent - shift);
}

/** The side of an infinity; 0 for numbers. */
function orderOf({ infinite, significand }: LongDouble): number {
  return infinite ? (significand < 0n ? -1 : 1) : 0;
}
