import type { ByteString } from '../../../bytes.ts';
import type { Reply } from '../../../reply.ts';
import type { LongCommand } from '../../long-command.ts';
import { runLoop, takesMany } from '../../loop.ts';
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

export const hexpire = expiring('EX', 'hexpire');
export const hpexpire = expiring('PX', 'hpexpire');
export const hexpireat = expiring('EXAT', 'hexpireat');
export const hpexpireat = expiring('PXAT', 'hpexpireat');

export const httl = showing((time, now) => inSeconds(time - now));
export const hpttl = showing((time, now) => time - now);
export const hexpiretime = showing(inSeconds);
export const hpexpiretime = showing((time) => time);

export const hpersist = takesMany((ctx, argv) => {
  const key = argv[1]!;
  const hash = writeHash(ctx, key);
  const fields = parseFields(argv, 2);
  if (hash === undefined) return fields.map(() => NO_FIELD);
  const codes: number[] = [];
  let isChanged = false;
  return forFields(ctx, argv, fields, {
    each: (field) => {
      const isCleared = hash.clearExpiry(field);
      if (isCleared) isChanged = true;
      codes.push(isCleared ? SET : hash.has(field) ? NO_EXPIRY : NO_FIELD);
    },
    finish: () => {
      if (isChanged) storeHash(ctx, key, hash, 'hpersist');
      return codes;
    },
  });
});

/** What a command does with each of the fields that it names. */
interface FieldLoop {
  /** Done with all of them before anything is changed; may throw. */
  check?(field: ByteString): void;
  each(field: ByteString): void;
  finish(): Reply;
}

/** Does something with each field: in steps, if there are many. */
export function forFields(
  ctx: CommandContext,
  argv: readonly ByteString[],
  fields: readonly ByteString[],
  loop: FieldLoop,
): Reply | LongCommand {
  return runLoop(ctx, argv, {
    from: 0,
    to: fields.length,
    stride: 1,
    ...(loop.check !== undefined && { check: (i: number) => loop.check!(fields[i]!) }),
    each: (i) => loop.each(fields[i]!),
    finish: () => loop.finish(),
  });
}

/** How fields of a hash get an expiry time. */
interface NewExpiry {
  readonly key: ByteString;
  readonly hash: HashValue;
  /** In Unix milliseconds. */
  readonly time: number;
  readonly condition?: Condition | undefined;
}

/**
 * Sets when fields expire; if that has passed, removes them at once. The log gets the time, and only the fields for which it
 * was set.
 */
export class FieldsExpiring {
  readonly #ctx: CommandContext;
  readonly #new: NewExpiry;
  readonly #isPast: boolean;
  readonly #isMet: (old: number | undefined, time: number) => boolean;
  readonly #changed: ByteString[] = [];

  constructor(ctx: CommandContext, expiry: NewExpiry) {
    this.#ctx = ctx;
    this.#new = expiry;
    this.#isPast = expiry.time <= ctx.keyspace.now && !ctx.keyspace.replaying;
    this.#isMet = expiry.condition === undefined ? () => true : CONDITIONS[expiry.condition];
  }

  /** @returns the code of a field */
  set(field: ByteString): number {
    const { hash, time } = this.#new;
    if (!hash.has(field)) return NO_FIELD;
    if (!this.#isMet(hash.expiryOf(field), time)) return NOT_MET;
    this.#changed.push(field);
    if (this.#isPast) hash.delete(field);
    else hash.setExpiry(field, time);
    return this.#isPast ? DELETED : SET;
  }

  /** To be called after the last field. */
  finish(): void {
    const { key, hash, time } = this.#new;
    const { length } = this.#changed;
    if (length === 0) return;
    const start = this.#isPast
      ? ['HDEL', key]
      : ['HPEXPIREAT', key, String(time), 'FIELDS', String(length)];
    this.#ctx.propagateAs([...start, ...this.#changed]);
    storeHash(this.#ctx, key, hash, this.#isPast ? 'hdel' : 'hexpire');
  }
}

function expiring(word: TimeWord, command: string): CommandFunction {
  return takesMany((ctx, argv) => {
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
    const expiry = new FieldsExpiring(ctx, { key, hash, time, condition });
    const codes: number[] = [];
    return forFields(ctx, argv, fields, {
      each: (field) => codes.push(expiry.set(field)),
      finish: () => {
        expiry.finish();
        return codes;
      },
    });
  });
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

/** @param shown what is replied of an expiry time, of which and of now it is told in Unix milliseconds */
function showing(shown: (time: number, now: number) => number): CommandFunction {
  return takesMany((ctx, argv) => {
    const hash = readHash(ctx, argv[1]!);
    const fields = parseFields(argv, 2);
    if (hash === undefined) return fields.map(() => NO_FIELD);
    const { now } = ctx.keyspace;
    const codes: number[] = [];
    return forFields(ctx, argv, fields, {
      each: (field) => {
        const time = hash.expiryOf(field);
        if (time !== undefined) codes.push(shown(time, now));
        else codes.push(hash.has(field) ? NO_EXPIRY : NO_FIELD);
      },
      finish: () => codes,
    });
  });
}

/** Rounds up. */
function inSeconds(milliseconds: number): number {
  return Math.floor((milliseconds + 999) / 1000);
}
