import type { ByteString } from '../../../bytes.ts';
import { errors } from '../../../errors.ts';
import { RedisError } from '../../../reply.ts';
import { StringBuffer } from '../../values/string-buffer.ts';
import type { CommandFunction } from '../command.ts';
import { readStringValue, type StringValue } from '../string-entry.ts';

/** Combines 32 bits at a time. `result` is as long as the longest source, and initially zero. */
type Operation = (result: Int32Array, sources: readonly Int32Array[]) => void;

const OPERATIONS: Readonly<Record<string, Operation>> = {
  AND: (result, [first, ...others]) => {
    result.set(first!);
    for (const source of others) {
      for (let i = 0; i < source.length; i++) result[i]! &= source[i]!;
      result.fill(0, source.length);
    }
  },
  OR: (result, sources) => union(result, sources),
  XOR: (result, sources) => {
    for (const source of sources) {
      for (let i = 0; i < source.length; i++) result[i]! ^= source[i]!;
    }
  },
  NOT: (result, [source]) => {
    for (let i = 0; i < result.length; i++) result[i] = ~source![i]!;
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
export const bitop: CommandFunction = ({ keyspace, database }, argv) => {
  const name = argv[1]!.toUpperCase();
  const operation = Object.hasOwn(OPERATIONS, name) ? OPERATIONS[name] : undefined;
  if (operation === undefined) throw errors.syntax();
  const keys = argv.slice(3);
  checkNumberOfSources(name, keys);
  const target = argv[2]!;
  const values = keys.map((key) => readStringValue(keyspace, key) ?? '');
  const length = values.reduce((longest, value) => Math.max(longest, value.length), 0);
  if (length === 0) {
    keyspace.delete(target);
    return 0;
  }
  database.work.spend(values.reduce((sum, value) => sum + value.length, 0) / BYTES_A_VALUE);
  const result = new StringBuffer('', length);
  operation(result.words(), values.map(wordsOf));
  if (name === 'NOT') clearBehind(result);
  database.storage?.check(target, result);
  keyspace.put(target, result, 'set');
  return length;
};

function checkNumberOfSources(name: string, keys: readonly ByteString[]): void {
  if (name === 'NOT' && keys.length > 1) {
    throw new RedisError('ERR BITOP NOT must be called with a single source key.');
  }
  if (WANTS_OTHERS.has(name) && keys.length < 2) {
    throw new RedisError(`ERR BITOP ${name} must be called with at least two source keys.`);
  }
}

function union(result: Int32Array, sources: readonly Int32Array[]): void {
  for (const source of sources) {
    for (let i = 0; i < source.length; i++) result[i]! |= source[i]!;
  }
}

function wordsOf(value: StringValue): Int32Array {
  const buffer = typeof value === 'string' ? new StringBuffer(value) : value;
  return buffer.words().subarray(0, (value.length + 3) >>> 2);
}

/** Clears the bytes of the last word beyond the end, which must stay zero. */
function clearBehind(buffer: StringBuffer): void {
  const words = buffer.words();
  new Uint8Array(words.buffer).fill(0, buffer.length);
}
