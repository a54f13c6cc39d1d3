import type { ByteString } from '../../../bytes.ts';
import { errors } from '../../../errors.ts';
import { RedisError } from '../../../reply.ts';
import { StringBuffer } from '../../values/string-buffer.ts';
import { inSteps } from '../../long-command.ts';
import { takesMany } from '../../loop.ts';
import { AT_ONCE, type Steps } from '../../steps.ts';
import type { CommandContext } from '../command.ts';
import { readStringValue, type StringValue } from '../string-entry.ts';

/** The words that are combined at once. */
const WINDOW = 256 * 1024;

/**
 * Combines 32 bits at a time, of one window of the values. `result` is initially zero, and no source is longer. Sources
 * that end before the window are empty if they are the first, or all must have a bit; others are left out.
 */
type Operation = (result: Int32Array, sources: readonly Int32Array[]) => void;

const OPERATIONS: Readonly<Record<string, Operation>> = {
  AND: (result, [first, ...others]) => {
    result.set(first!);
    let shortest = first!.length;
    for (const source of others) {
      shortest = Math.min(shortest, source.length);
      for (let i = 0; i < shortest; i++) result[i]! &= source[i]!;
    }
    result.fill(0, shortest);
  },
  OR: (result, sources) => union(result, sources),
  XOR: (result, sources) => {
    for (const source of sources) {
      for (let i = 0; i < source.length; i++) result[i]! ^= source[i]!;
    }
  },
  NOT: (result, [source]) => {
    for (let i = 0; i < source!.length; i++) result[i] = ~source![i]!;
  },
  /** The bits that only the first source has. */
  DIFF: (result, [first, ...others]) => {
    union(result, others);
    for (let i = 0; i < result.length; i++) result[i] = (first![i] ?? 0) & ~result[i]!;
  },
  /** The bits that another source has and the first has not. */
  DIFF1: (result, [first, ...others]) => {
    union(result, others);
    for (let i = 0; i < first!.length; i++) result[i]! &= ~first![i]!;
  },
  /** The bits that the first source and any other have. */
  ANDOR: (result, [first, ...others]) => {
    union(result, others);
    for (let i = 0; i < result.length; i++) result[i]! &= first![i] ?? 0;
  },
  /** The bits that exactly one source has. */
  ONE: (result, sources) => {
    const several = new Int32Array(result.length);
    for (const source of sources) {
      for (let i = 0; i < source.length; i++) {
        several[i]! |= result[i]! & source[i]!;
        result[i]! |= source[i]!;
      }
    }
    for (let i = 0; i < result.length; i++) result[i]! &= ~several[i]!;
  },
};

/** Combining this many bytes takes as long as looking at a value. */
const BYTES_A_VALUE = 64;

const WANTS_OTHERS = new Set(['DIFF', 'DIFF1', 'ANDOR']);

/** Missing sources, and shorter ones beyond their end, count as zeros (Redis 8.2 `bitops.c` `bitopCommand`). */
export const bitop = takesMany((ctx, argv) => {
  const name = argv[1]!.toUpperCase();
  const operation = Object.hasOwn(OPERATIONS, name) ? OPERATIONS[name] : undefined;
  if (operation === undefined) throw errors.syntax();
  checkNumberOfSources(name, argv.length - 3);
  return inSteps(ctx, argv, combined(ctx, argv, name, operation));
});

function* combined(
  ctx: CommandContext,
  argv: readonly ByteString[],
  name: string,
  operation: Operation,
): Steps<number> {
  const { keyspace, database } = ctx;
  const target = argv[2]!;
  const values: StringValue[] = [];
  let length = 0;
  let bytes = 0;
  for (let i = 3; i < argv.length; i++) {
    const value = readStringValue(keyspace, argv[i]!) ?? '';
    values.push(value);
    length = Math.max(length, value.length);
    bytes += value.length;
    if (i % AT_ONCE === 0) yield;
  }
  if (length === 0) {
    keyspace.delete(target);
    return 0;
  }
  database.work.spend(bytes / BYTES_A_VALUE);
  const result = new StringBuffer('', length);
  const words = result.words();
  yield;
  let sources: Int32Array[] = [];
  for (const [i, value] of values.entries()) {
    // Empty ones matter where they are the first, or all must have a bit.
    if (value.length > 0 || i === 0 || name === 'AND') sources.push(wordsOf(value));
    yield;
  }
  for (let from = 0; from < words.length; from += WINDOW) {
    const end = from + WINDOW;
    // Nothing that follows has a bit in all of them.
    if (name === 'AND' && sources.some(({ length: ended }) => ended <= from)) break;
    operation(
      words.subarray(from, end),
      sources.map((source) => source.subarray(from, end)),
    );
    yield;
    sources = sources.filter((source, i) => i === 0 || name === 'AND' || source.length > end);
  }
  if (name === 'NOT') clearBehind(result);
  database.storage?.check(target, result);
  keyspace.put(target, result, 'set');
  return length;
}

function checkNumberOfSources(name: string, sources: number): void {
  if (name === 'NOT' && sources > 1) {
    throw new RedisError('ERR BITOP NOT must be called with a single source key.');
  }
  if (WANTS_OTHERS.has(name) && sources < 2) {
    throw new RedisError(`ERR BITOP ${name} must be called with at least two source keys.`);
  }
}

function union(result: Int32Array, sources: readonly Int32Array[]): void {
  for (const source of sources) {
    for (let i = 0; i < source.length; i++) result[i]! |= source[i]!;
  }
}

const NOTHING = new Int32Array();

function wordsOf(value: StringValue): Int32Array {
  if (value.length === 0) return NOTHING;
  const buffer = typeof value === 'string' ? new StringBuffer(value) : value;
  return buffer.words().subarray(0, (value.length + 3) >>> 2);
}

/** Clears the bytes of the last word beyond the end, which must stay zero. */
function clearBehind(buffer: StringBuffer): void {
  const words = buffer.words();
  new Uint8Array(words.buffer).fill(0, buffer.length);
}
