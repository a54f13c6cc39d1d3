import type { ByteString } from '../../../bytes.ts';
import { errors } from '../../../errors.ts';
import { RedisError } from '../../../reply.ts';
import { StringBuffer } from '../../values/string-buffer.ts';
import type { CommandFunction } from '../command.ts';
import { readStringValue, type StringValue } from '../string-entry.ts';

/** Works on 32 bits at once: `result` is as long as the longest source, and 0 at first. */
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
  /** What only the first has. */
  DIFF: (result, [first, ...others]) => {
    union(result, others);
    for (let i = 0; i < result.length; i++) result[i] = (first![i] ?? 0) & ~result[i]!;
  },
  /** What the others have and the first has not. */
  DIFF1: (result, [first, ...others]) => {
    union(result, others);
    for (let i = 0; i < first!.length; i++) result[i]! &= ~first![i]!;
  },
  /** What the first and any of the others have. */
  ANDOR: (result, [first, ...others]) => {
    union(result, others);
    for (let i = 0; i < result.length; i++) result[i]! &= first![i] ?? 0;
  },
  /** What exactly one has. */
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

const WANTS_OTHERS = new Set(['DIFF', 'DIFF1', 'ANDOR']);

/**
 * A source that does not exist or is shorter than the longest counts as zeros there (Redis 8.2
 * `bitops.c` `bitopCommand`).
 */
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

/** The bytes of the last word that lie behind the end must stay zero. */
function clearBehind(buffer: StringBuffer): void {
  const words = buffer.words();
  new Uint8Array(words.buffer).fill(0, buffer.length);
}
