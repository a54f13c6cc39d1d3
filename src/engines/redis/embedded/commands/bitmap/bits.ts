import type { ByteString } from '../../../bytes.ts';
import { errors } from '../../../errors.ts';
import { parseInteger } from '../../../numbers.ts';
import { RedisError } from '../../../reply.ts';
import { inSteps } from '../../long-command.ts';
import type { Steps } from '../../steps.ts';
import type { CommandFunction } from '../command.ts';
import {
  readStringValue,
  type StringValue,
  byteAt,
  changeInPlace,
  inPlace,
  writeString,
} from '../string-entry.ts';
import { countBits, findBit } from './bit-range.ts';
import { StringBuffer } from '../../values/string-buffer.ts';
import { parseBitOffset } from './integer-field.ts';

/** Counting this many bits takes as long as looking at a value. */
const BITS_A_VALUE = 512;

type Unit = 'BYTE' | 'BIT';

/** The arguments are checked even if the key does not exist, as since Redis 7.2 (`bitops.c` `bitcountCommand`). */
export const bitcount: CommandFunction = (ctx, argv) => {
  const { keyspace, database } = ctx;
  if (argv.length === 3 || argv.length > 5) throw errors.syntax();
  const start = parseInteger(argv[2] ?? '0');
  const end = parseInteger(argv[3] ?? '-1');
  const unit = parseUnit(argv[4]);
  const value = readStringValue(keyspace, argv[1]!);
  if (value === undefined) return 0;
  // Counted from the end, -1 to -2 is an empty range even if both are before the start.
  if (start < 0 && end < 0 && start > end) return 0;
  const range = bitsOf(start, end, unit, value.length);
  if (range === undefined) return 0;
  database.work.count((range.end - range.start) / BITS_A_VALUE);
  return inSteps(ctx, argv, countBits(value, range.start, range.end));
};

/**
 * Beyond the end there are infinitely many zeros, so a zero is always found, unless the command gives an end
 * (`bitops.c` `bitposCommand`).
 */
export const bitpos: CommandFunction = (ctx, argv) => {
  const { keyspace, database } = ctx;
  const bit = parseInteger(argv[2]!);
  if (bit !== 0 && bit !== 1) throw new RedisError('ERR The bit argument must be 1 or 0.');
  if (argv.length > 6) throw errors.syntax();
  const start = parseInteger(argv[3] ?? '0');
  const unit = parseUnit(argv[5]);
  const end = parseInteger(argv[4] ?? '-1');
  const value = readStringValue(keyspace, argv[1]!);
  if (value === undefined) return bit === 1 ? -1 : 0;
  const range = bitsOf(start, end, unit, value.length);
  if (range === undefined) return -1;
  database.work.count((range.end - range.start) / BITS_A_VALUE);
  const beyond = bit === 0 && argv.length < 5 ? value.length * 8 : -1;
  return inSteps(ctx, argv, firstBit(value, bit, range, beyond));
};

/** @param beyond the reply if there is none */
function* firstBit(
  value: StringValue,
  bit: 0 | 1,
  { start, end }: { start: number; end: number },
  beyond: number,
): Steps<number> {
  const found = yield* findBit(value, bit, start, end);
  return found === -1 ? beyond : found;
}

function parseUnit(word: ByteString | undefined): Unit {
  const unit = word?.toUpperCase() ?? 'BYTE';
  if (unit !== 'BYTE' && unit !== 'BIT') throw errors.syntax();
  return unit;
}

/** The bits of a range, whose ends may count from the end; undefined if it is empty. */
function bitsOf(
  start: number,
  end: number,
  unit: Unit,
  length: number,
): { start: number; end: number } | undefined {
  const size = unit === 'BIT' ? length * 8 : length;
  const first = start < 0 ? Math.max(start + size, 0) : start;
  const last = Math.min(end < 0 ? Math.max(end + size, 0) : end, size - 1);
  if (first > last) return undefined;
  return unit === 'BIT' ? { start: first, end: last } : { start: first * 8, end: last * 8 + 7 };
}

export const getbit: CommandFunction = ({ keyspace }, argv) => {
  const offset = parseBitOffset(argv[2]!);
  const value = readStringValue(keyspace, argv[1]!);
  if (value === undefined) return 0;
  return (byteAt(value, offset >>> 3) >> (7 - (offset & 7))) & 1;
};

/** Setting a bit to its present value changes nothing, unless the string has to grow. */
export const setbit: CommandFunction = (ctx, argv) => {
  const { keyspace } = ctx;
  const key = argv[1]!;
  const offset = parseBitOffset(argv[2]!);
  const bit = argv[3]!;
  if (bit !== '0' && bit !== '1') {
    throw new RedisError('ERR bit is not an integer or out of range');
  }
  const index = offset >>> 3;
  const mask = 0x80 >> (offset & 7);
  const entry = writeString(keyspace, key);
  if (entry === undefined) {
    const buffer = new StringBuffer('', index + 1);
    if (bit === '1') buffer.setByte(index, mask);
    keyspace.put(key, buffer, 'setbit');
    return 0;
  }
  const byte = byteAt(entry.value, index);
  const before = (byte & mask) === 0 ? 0 : 1;
  if (index < entry.value.length && String(before) === bit) return before;
  return changeInPlace(ctx, argv, { entry, length: index + 1 }, () => {
    inPlace(entry, index + 1).setByte(index, bit === '1' ? byte | mask : byte & ~mask);
    keyspace.changed(entry, 'setbit');
    return before;
  });
};
