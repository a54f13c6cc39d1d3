import type { ByteString } from '../../../bytes.ts';
import { errors } from '../../../errors.ts';
import { parseInt64 } from '../../../numbers.ts';
import { RedisError, type Reply } from '../../../reply.ts';
import type { Keyspace } from '../../keyspace/keyspace.ts';
import { StringBuffer } from '../../values/string-buffer.ts';
import type { CommandFunction } from '../command.ts';
import {
  changeInPlace,
  readStringValue,
  writeString,
  type StringEntry,
  type StringValue,
} from '../string-entry.ts';
import {
  parseBitOffset,
  fit,
  readField,
  writeField,
  type IntegerField,
  type Overflow,
} from './integer-field.ts';

/** One subcommand of BITFIELD. */
interface FieldOperation {
  readonly name: 'GET' | 'SET' | 'INCRBY';
  readonly field: IntegerField;
  /** The value to set or add; 0 for GET. */
  readonly operand: bigint;
  readonly overflow: Overflow;
}

export const bitfield: CommandFunction = (ctx, argv) => {
  const { keyspace } = ctx;
  const operations = readOperations(argv);
  if (operations.every(({ name }) => name === 'GET')) {
    return readFields(keyspace, argv[1]!, operations);
  }
  const entry = writeString(keyspace, argv[1]!);
  const change = () => changeFields(keyspace, argv[1]!, entry, operations);
  if (entry === undefined) return change();
  return changeInPlace(ctx, argv, { entry, length: lengthNeeded(operations) }, change);
};

export const bitfieldRo: CommandFunction = ({ keyspace }, argv) => {
  const operations = readOperations(argv);
  if (operations.some(({ name }) => name !== 'GET')) {
    throw new RedisError('ERR BITFIELD_RO only supports the GET subcommand');
  }
  return readFields(keyspace, argv[1]!, operations);
};

function readFields(
  keyspace: Keyspace,
  key: ByteString,
  operations: readonly FieldOperation[],
): Reply {
  const value = readStringValue(keyspace, key) ?? '';
  return operations.map(({ field }) => asReply(readField(value, field)));
}

/**
 * Redis 7.2 `bitops.c` `bitfieldGeneric`: the string grows to the end of the farthest field to be written, even if an
 * overflow then prevents the write.
 */
function changeFields(
  keyspace: Keyspace,
  key: ByteString,
  entry: StringEntry | undefined,
  operations: readonly FieldOperation[],
): Reply {
  const before = entry?.value ?? '';
  const length = lengthNeeded(operations);
  let value: StringValue = before;
  let changed = length > before.length;
  const replies = operations.map(({ name, field, operand, overflow }): Reply => {
    const old = readField(value, field);
    if (name === 'GET') return asReply(old);
    const wanted = name === 'INCRBY' ? old + operand : asSet(operand, field);
    const fitted = fit(wanted, field, overflow);
    if (fitted === undefined) return null;
    if (fitted !== old) {
      value = buffered(value, length);
      writeField(value, field, fitted);
      changed = true;
    }
    return asReply(name === 'INCRBY' ? fitted : old);
  });
  if (changed) {
    value = buffered(value, length);
    if (entry === undefined) {
      keyspace.put(key, value, 'setbit');
    } else {
      entry.value = value;
      keyspace.changed(entry, 'setbit');
    }
  }
  return replies;
}

function lengthNeeded(operations: readonly FieldOperation[]): number {
  let bits = 0;
  for (const { name, field } of operations) {
    if (name !== 'GET') bits = Math.max(bits, field.offset + field.bits);
  }
  return Math.ceil(bits / 8);
}

/** A negative number set to an unsigned field is reinterpreted as the large one with the same 64 bits. */
function asSet(operand: bigint, field: IntegerField): bigint {
  return field.signed ? operand : BigInt.asUintN(64, operand);
}

function buffered(value: StringValue, length: number): StringBuffer {
  if (typeof value === 'string') return new StringBuffer(value, length);
  value.grow(length);
  return value;
}

function asReply(value: bigint): number | bigint {
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : value;
}

function readOperations(argv: readonly ByteString[]): FieldOperation[] {
  const operations: FieldOperation[] = [];
  let overflow: Overflow = 'WRAP';
  let at = 2;
  while (at < argv.length) {
    const name = argv[at]!.toUpperCase();
    const left = argv.length - at - 1;
    if (name === 'OVERFLOW' && left >= 1) {
      overflow = parseOverflow(argv[at + 1]!);
      at += 2;
    } else if (name === 'GET' && left >= 2) {
      const field = parseField(argv[at + 1]!, argv[at + 2]!);
      operations.push({ name, field, operand: 0n, overflow });
      at += 3;
    } else if ((name === 'SET' || name === 'INCRBY') && left >= 3) {
      const field = parseField(argv[at + 1]!, argv[at + 2]!);
      operations.push({ name, field, operand: parseInt64(argv[at + 3]!), overflow });
      at += 4;
    } else {
      throw errors.syntax();
    }
  }
  return operations;
}

function parseOverflow(word: ByteString): Overflow {
  const overflow = word.toUpperCase();
  if (overflow === 'WRAP' || overflow === 'SAT' || overflow === 'FAIL') return overflow;
  throw new RedisError('ERR Invalid OVERFLOW type specified');
}

function parseField(type: ByteString, offset: ByteString): IntegerField {
  const signed = type.startsWith('i');
  const bits = /^[iu][1-9]\d?$/.test(type) ? Number(type.slice(1)) : 0;
  if (bits < 1 || bits > (signed ? 64 : 63)) {
    throw new RedisError(
      'ERR Invalid bitfield type. Use something like i16 u8. Note that u64 is not supported but i64 is.',
    );
  }
  return { signed, bits, offset: parseBitOffset(offset, bits) };
}
