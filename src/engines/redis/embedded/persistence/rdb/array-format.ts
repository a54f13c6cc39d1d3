import type { ByteString } from '../../../bytes.ts';
import { formatDouble, readInt64 } from '../../../numbers.ts';
import { AT_ONCE, type Steps } from '../../steps.ts';
import { ArrayValue } from '../../values/array/array.ts';
import { arrayIndex, LAST_INDEX } from '../../values/array/array-index.ts';
import { BadFormat } from './format.ts';
import type { RdbReader } from './reader.ts';
import type { RdbWriter } from './writer.ts';

/** What a value is written as (Redis 8.8 `sparsearray.h`, from `AR_RDB_TAG_SDS` on). */
const STRING = 0;
const INTEGER = 1;
const DOUBLE = 2;
const SHORT_STRING = 3;

/** The longest short string, and the bits of integers that Redis keeps in place. */
const SHORT = 7;
const INTEGER_BITS = 62;

/**
 * Writes an array in the format of Redis 8.8: the number of values, the index that was written last if there is one, and
 * each value after its index. Numbers with a fraction are written as strings, of which no digit is lost.
 */
export function* writeArray(writer: RdbWriter, array: ArrayValue): Steps<void> {
  writer.length(array.count);
  writer.length(array.lastAdded === undefined ? 0 : 1);
  if (array.lastAdded !== undefined) writer.length64(BigInt(array.lastAdded));
  let written = 0;
  for (const [index, value] of array.entries()) {
    writer.length64(BigInt(index));
    writeValue(writer, value);
    if (++written % AT_ONCE === 0) yield;
  }
}

function writeValue(writer: RdbWriter, value: ByteString): void {
  const integer = value.length > 20 ? undefined : readInt64(value);
  if (integer !== undefined && BigInt.asIntN(INTEGER_BITS, integer) === integer) {
    writer.length(INTEGER);
    writer.uint64(BigInt.asUintN(64, integer));
  } else {
    writer.length(value.length > SHORT ? STRING : SHORT_STRING);
    writer.string(value);
  }
}

/**
 * Reads an array.
 * @param most its maximum memory in bytes
 * @throws BadFormat also for one without values
 */
export function* readArray(reader: RdbReader, most: number): Steps<ArrayValue> {
  const array = new ArrayValue();
  const count = reader.length();
  const hasLast = reader.length();
  if (count === 0 || hasLast > 1) throw new BadFormat();
  const last = hasLast === 1 ? readIndex(reader) : undefined;
  for (let i = 1; i <= count; i++) {
    const index = readIndex(reader);
    if (!array.set(index, readValue(reader))) throw new BadFormat();
    if (i % AT_ONCE !== 0) continue;
    if (array.bytes > most) throw new BadFormat();
    yield;
  }
  array.lastAdded = last;
  return array;
}

function readIndex(reader: RdbReader): number | bigint {
  const index = reader.length64();
  if (index > LAST_INDEX) throw new BadFormat();
  return arrayIndex(index);
}

function readValue(reader: RdbReader): ByteString {
  switch (reader.length()) {
    case STRING:
    case SHORT_STRING:
      return reader.string();
    case INTEGER:
      return String(reader.raw(8).readBigInt64LE());
    case DOUBLE:
      return withFraction(formatDouble(reader.double()));
    default:
      throw new BadFormat();
  }
}

/** A number that was written with a point has one again (`sparsearray.c` `arFormatFloat`). */
function withFraction(number: ByteString): ByteString {
  return /^-?\d+$/.test(number) ? `${number}.0` : number;
}
