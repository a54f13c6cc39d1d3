import { NameSet } from '../../../../../base/name-set.ts';
import type { ByteString } from '../../../bytes.ts';
import { errors } from '../../../errors.ts';
import { readInt64 } from '../../../numbers.ts';
import { RedisError } from '../../../reply.ts';
import { HashValue } from '../../values/hash.ts';
import type { CommandContext, CommandFunction } from '../command.ts';
import { readExpiryOption, type ExpiryOption } from '../expiry-options.ts';
import { parseFieldExpiry, parseFields } from './field-arguments.ts';
import { expireFieldsAt, NO_FIELD } from './field-expiry.ts';
import { storeHash, writeHash } from './live-hash.ts';

/** HGETDEL key FIELDS numfields field [field ...] (Redis 8.0 `t_hash.c` `hgetdelCommand`) */
export const hgetdel: CommandFunction = (ctx, argv) => {
  const key = argv[1]!;
  const hash = writeHash(ctx, key);
  const fields = parseFields(argv, 2);
  if (hash === undefined) return fields.map(() => null);
  expectValues(ctx, hash, fields);
  const deleted: ByteString[] = [];
  const values = fields.map((field) => {
    const value = hash.get(field);
    if (value === undefined) return null;
    hash.delete(field);
    deleted.push(field);
    return value;
  });
  if (deleted.length > 0) {
    ctx.propagateAs(['HDEL', key, ...deleted]);
    storeHash(ctx, key, hash, 'hdel');
  }
  return values;
};

/**
 * HGETEX key [EX s | PX ms | EXAT s | PXAT ms | PERSIST] FIELDS numfields field [field ...]
 * (Redis 8.0 `t_hash.c` `hgetexCommand`)
 */
export const hgetex: CommandFunction = (ctx, argv) => {
  const key = argv[1]!;
  const hash = writeHash(ctx, key);
  const option = readExpiryOption(argv, 2, 'PERSIST');
  const time = option === undefined ? undefined : expiryOf(ctx, option, 'hgetex');
  const at = 2 + (option?.size ?? 0);
  if (at + 1 >= argv.length) throw errors.wrongArity('hgetex');
  const fields = parseFields(argv, at);
  if (hash === undefined) return fields.map(() => null);
  expectValues(ctx, hash, fields);
  const values = fields.map((field) => hash.get(field) ?? null);
  if (time === undefined) {
    if (option !== undefined) persist(ctx, key, hash, fields);
    return values;
  }
  // A field that has expired by the new time is deleted, also if it is named twice.
  const codes = expireFieldsAt(ctx, { key, hash, fields }, time);
  return values.map((value, i) => (codes[i] === NO_FIELD ? null : value));
};

/** @throws RedisError if the values of the fields can't be sent */
function expectValues(
  { replies }: CommandContext,
  hash: HashValue,
  fields: readonly ByteString[],
): void {
  let size = 0;
  for (const field of fields) size += hash.get(field)?.length ?? 0;
  replies.expect(size);
}

/** The expiry time of an option; undefined for PERSIST and KEEPTTL. */
function expiryOf(
  ctx: CommandContext,
  { word, time }: ExpiryOption,
  command: string,
): number | undefined {
  if (word === 'PERSIST' || word === 'KEEPTTL') return undefined;
  return parseFieldExpiry(ctx, word, time, command);
}

function persist(
  ctx: CommandContext,
  key: ByteString,
  hash: HashValue,
  fields: readonly ByteString[],
): void {
  const changed = fields.filter((field) => hash.clearExpiry(field));
  if (changed.length === 0) return;
  ctx.propagateAs(['HPERSIST', key, 'FIELDS', String(changed.length), ...changed]);
  storeHash(ctx, key, hash, 'hpersist');
}

interface SetOptions {
  /** FNX: none of the fields may exist; FXX: all of them must. */
  readonly condition: 'FNX' | 'FXX' | undefined;
  /** The expiry time of the fields, in Unix milliseconds. */
  readonly time: number | undefined;
  readonly keepExpiry: boolean;
  /** The index of the first field, which is followed by its value. */
  readonly first: number;
}

/**
 * HSETEX key [FNX | FXX] [EX s | PX ms | EXAT s | PXAT ms | KEEPTTL] FIELDS numfields field value
 * [field value ...] (Redis 8.0 `t_hash.c` `hsetexCommand`). All of the fields are set, or none.
 */
export const hsetex: CommandFunction = (ctx, argv) => {
  const key = argv[1]!;
  const { condition, time, keepExpiry, first } = parseSetOptions(ctx, argv);
  const hash = writeHash(ctx, key) ?? new HashValue(ctx.keyspace.limits);
  const pairs = argv.slice(first);
  const fields = pairs.filter((_, i) => i % 2 === 0);
  if (condition === 'FXX' && !fields.every((field) => hash.has(field))) return 0;
  if (condition === 'FNX' && fields.some((field) => hash.has(field))) return 0;
  for (let i = 0; i < pairs.length; i += 2) {
    hash.set(pairs[i]!, pairs[i + 1]!, keepExpiry || time !== undefined);
  }
  storeHash(ctx, key, hash, 'hset');
  if (time === undefined) return 1;
  const distinct = [...new NameSet(fields)];
  if (time <= ctx.keyspace.now && !ctx.keyspace.replaying) {
    ctx.propagateAs(['HDEL', key, ...distinct]);
    for (const field of distinct) hash.delete(field);
    storeHash(ctx, key, hash, 'hdel');
    return 1;
  }
  ctx.propagateAs(['HSETEX', key, 'PXAT', String(time), 'FIELDS', String(fields.length), ...pairs]);
  for (const field of distinct) hash.setExpiry(field, time);
  storeHash(ctx, key, hash, 'hexpire');
  return 1;
};

/** Redis 8.0 `t_hash.c` `hsetexParseArgs`: FIELDS comes last, after the other options in any order. */
function parseSetOptions(ctx: CommandContext, argv: readonly ByteString[]): SetOptions {
  let condition: SetOptions['condition'];
  let time: number | undefined;
  let expiry: string | undefined;
  for (let i = 2; i < argv.length; i++) {
    const word = argv[i]!.toUpperCase();
    if (word === 'FIELDS') {
      return { condition, time, keepExpiry: expiry === 'KEEPTTL', first: parsePairs(argv, i) };
    }
    if (word === 'FNX' || word === 'FXX') {
      if (condition !== undefined) {
        throw new RedisError('ERR Only one of FXX or FNX arguments can be specified');
      }
      condition = word;
      continue;
    }
    const option = readExpiryOption(argv, i, 'KEEPTTL');
    if (option === undefined && !TIME_WORDS.has(word)) {
      throw errors.unknownArgument(argv[i]!);
    }
    if (expiry !== undefined) {
      throw new RedisError(
        'ERR Only one of EX, PX, EXAT, PXAT or KEEPTTL arguments can be specified',
      );
    }
    if (option === undefined) throw new RedisError('ERR missing expire time');
    expiry = option.word;
    time = expiryOf(ctx, option, 'hsetex');
    i += option.size - 1;
  }
  throw new RedisError('ERR missing FIELDS argument');
}

const TIME_WORDS = new Set(['EX', 'PX', 'EXAT', 'PXAT']);

/** @returns the index of the first field */
function parsePairs(argv: readonly ByteString[], at: number): number {
  if (at + 3 >= argv.length) throw errors.wrongArity('hsetex');
  const count = readInt64(argv[at + 1]!);
  if (count === undefined || count < 1n || count > 2n ** 31n - 1n) {
    throw new RedisError('ERR invalid number of fields');
  }
  if (count * 2n !== BigInt(argv.length - at - 2)) throw errors.wrongArity('hsetex');
  return at + 2;
}
