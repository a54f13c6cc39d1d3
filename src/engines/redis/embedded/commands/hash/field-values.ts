import { NameSet } from '../../../../../base/name-set.ts';
import type { ByteString } from '../../../bytes.ts';
import { errors } from '../../../errors.ts';
import { readInt64 } from '../../../numbers.ts';
import { RedisError, type Reply } from '../../../reply.ts';
import { inSteps } from '../../long-command.ts';
import { takesMany } from '../../loop.ts';
import { Pace, type Steps } from '../../steps.ts';
import { HashValue } from '../../values/hash.ts';
import type { CommandContext } from '../command.ts';
import { readExpiryOption, type ExpiryOption } from '../expiry-options.ts';
import { parseFieldExpiry, parseFields } from './field-arguments.ts';
import { FieldsExpiring, forFields } from './field-expiry.ts';
import { storeHash, writeHash } from './live-hash.ts';

/** HGETDEL key FIELDS numfields field [field ...] (Redis 8.0 `t_hash.c` `hgetdelCommand`) */
export const hgetdel = takesMany((ctx, argv) => {
  const key = argv[1]!;
  const hash = writeHash(ctx, key);
  const fields = parseFields(argv, 2);
  if (hash === undefined) return fields.map(() => null);
  const deleted: ByteString[] = [];
  const values: (ByteString | null)[] = [];
  return forFields(ctx, argv, fields, {
    check: valuesExpected(ctx, hash, fields),
    each: (field) => {
      values.push(hash.get(field) ?? null);
      if (hash.delete(field)) deleted.push(field);
    },
    finish: () => {
      if (deleted.length > 0) {
        ctx.propagateAs(['HDEL', key, ...deleted]);
        storeHash(ctx, key, hash, 'hdel');
      }
      return values;
    },
  });
});

/**
 * HGETEX key [EX s | PX ms | EXAT s | PXAT ms | PERSIST] FIELDS numfields field [field ...]
 * (Redis 8.0 `t_hash.c` `hgetexCommand`)
 */
export const hgetex = takesMany((ctx, argv) => {
  const key = argv[1]!;
  const hash = writeHash(ctx, key);
  const option = readExpiryOption(argv, 2, 'PERSIST');
  const time = option === undefined ? undefined : expiryOf(ctx, option, 'hgetex');
  const at = 2 + (option?.size ?? 0);
  if (at + 1 >= argv.length) throw errors.wrongArity('hgetex');
  const fields = parseFields(argv, at);
  if (hash === undefined) return fields.map(() => null);
  const change =
    time !== undefined
      ? new FieldsExpiring(ctx, { key, hash, time })
      : option !== undefined
        ? new FieldsPersisting(ctx, key, hash)
        : undefined;
  const values: (ByteString | null)[] = [];
  return forFields(ctx, argv, fields, {
    check: valuesExpected(ctx, hash, fields),
    // A field that has expired by the new time is deleted, also if it is named twice.
    each: (field) => {
      values.push(hash.get(field) ?? null);
      change?.set(field);
    },
    finish: () => {
      change?.finish();
      return values;
    },
  });
});

/**
 * @param fields all of them
 * @returns to be called for each field, before anything is changed; throws at the last one if their values can't be sent
 */
function valuesExpected(
  { replies }: CommandContext,
  hash: HashValue,
  fields: readonly ByteString[],
): (field: ByteString) => void {
  let size = 0;
  let seen = 0;
  return (field) => {
    size += hash.get(field)?.length ?? 0;
    if (++seen === fields.length) replies.expect(size);
  };
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

/** Removes when fields expire. The log gets only the fields that would have. */
class FieldsPersisting {
  readonly #ctx: CommandContext;
  readonly #key: ByteString;
  readonly #hash: HashValue;
  readonly #changed: ByteString[] = [];

  constructor(ctx: CommandContext, key: ByteString, hash: HashValue) {
    this.#ctx = ctx;
    this.#key = key;
    this.#hash = hash;
  }

  set(field: ByteString): void {
    if (this.#hash.clearExpiry(field)) this.#changed.push(field);
  }

  /** To be called after the last field. */
  finish(): void {
    const { length } = this.#changed;
    if (length === 0) return;
    this.#ctx.propagateAs(['HPERSIST', this.#key, 'FIELDS', String(length), ...this.#changed]);
    storeHash(this.#ctx, this.#key, this.#hash, 'hpersist');
  }
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
export const hsetex = takesMany((ctx, argv) => inSteps(ctx, argv, setWithExpiry(ctx, argv)));

function* setWithExpiry(ctx: CommandContext, argv: readonly ByteString[]): Steps<Reply> {
  const key = argv[1]!;
  const { condition, time, keepExpiry, first } = parseSetOptions(ctx, argv);
  const hash = writeHash(ctx, key) ?? new HashValue(ctx.keyspace.limits);
  const pace = new Pace();
  const distinct = new NameSet<ByteString>();
  for (let i = first; i < argv.length; i += 2) {
    const field = argv[i]!;
    if (condition !== undefined && hash.has(field) !== (condition === 'FXX')) return 0;
    distinct.add(field);
    if (pace.isDue(2)) yield;
  }
  for (let i = first; i < argv.length; i += 2) {
    hash.set(argv[i]!, argv[i + 1]!, keepExpiry || time !== undefined);
    if (pace.isDue(2)) yield;
  }
  storeHash(ctx, key, hash, 'hset');
  if (time === undefined) return 1;
  const isPast = time <= ctx.keyspace.now && !ctx.keyspace.replaying;
  for (const field of distinct) {
    if (isPast) hash.delete(field);
    else hash.setExpiry(field, time);
    if (pace.isDue()) yield;
  }
  const pairs = argv.slice(first);
  ctx.propagateAs(
    isPast
      ? ['HDEL', key, ...distinct]
      : ['HSETEX', key, 'PXAT', String(time), 'FIELDS', String(pairs.length / 2), ...pairs],
  );
  storeHash(ctx, key, hash, isPast ? 'hdel' : 'hexpire');
  return 1;
}

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
