import type { StringBuffer } from '../../values/string-buffer.ts';
import { byteAt, type StringValue } from '../string-entry.ts';
import type { ByteString } from '../../../bytes.ts';
import { parseInteger } from '../../../numbers.ts';
import { RedisError } from '../../../reply.ts';

/** An integer of 1 to 64 bits (unsigned: to 63) somewhere in a string, its highest bit first. */
export interface IntegerField {
  readonly signed: boolean;
  readonly bits: number;
  /** The position of its highest bit. */
  readonly offset: number;
}

/** What to do with a value that does not fit its field. */
export type Overflow = 'WRAP' | 'SAT' | 'FAIL';

/** Reads a field; bits beyond the end of the string are zero. */
export function readField(value: StringValue, field: IntegerField): bigint {
  const { first, last, below } = extent(field);
  const raw = readBytes(value, first, last) >> BigInt(below);
  return field.signed ? BigInt.asIntN(field.bits, raw) : BigInt.asUintN(field.bits, raw);
}

/** Overwrites a field; the string grows if the field ends beyond its end. */
export function writeField(buffer: StringBuffer, field: IntegerField, value: bigint): void {
  const { first, last, below } = extent(field);
  const shift = BigInt(below);
  const mask = ((1n << BigInt(field.bits)) - 1n) << shift;
  const inserted = BigInt.asUintN(field.bits, value) << shift;
  let raw = (readBytes(buffer, first, last) & ~mask) | inserted;
  for (let index = last; index >= first; index--) {
    buffer.setByte(index, Number(raw & 0xffn));
    raw >>= 8n;
  }
}

/**
 * Fits a value into a field. Redis's own check overflows 64 bits for a signed value near -2^63, and SAT then yields the
 * largest value; here it is the smallest, as documented.
 * @returns undefined if it does not fit and the overflow mode is FAIL
 */
export function fit(value: bigint, field: IntegerField, overflow: Overflow): bigint | undefined {
  const { signed, bits } = field;
  const wrapped = signed ? BigInt.asIntN(bits, value) : BigInt.asUintN(bits, value);
  if (wrapped === value || overflow === 'WRAP') return wrapped;
  if (overflow === 'FAIL') return undefined;
  const largest = (1n << BigInt(signed ? bits - 1 : bits)) - 1n;
  if (value > largest) return largest;
  return signed ? -largest - 1n : 0n;
}

/** The bytes that a field covers, and the number of bits of the last byte below it. */
function extent({ offset, bits }: IntegerField): { first: number; last: number; below: number } {
  const end = offset + bits;
  const last = Math.ceil(end / 8) - 1;
  return { first: Math.floor(offset / 8), last, below: (last + 1) * 8 - end };
}

function readBytes(value: StringValue, first: number, last: number): bigint {
  let raw = 0n;
  for (let index = first; index <= last; index++) raw = (raw << 8n) | BigInt(byteAt(value, index));
  return raw;
}

/** The number of bits of a string of 512 MB (Redis's default `proto-max-bulk-len`). */
const MOST_BITS = 2 ** 32;

/**
 * Parses a bit offset; bit 0 is the highest bit of the first byte (Redis 7.2 `bitops.c` `getBitOffsetFromArgument`).
 * @param fieldBits accepts `#n` too, the offset of the n-th field of this many bits
 */
export function parseBitOffset(text: ByteString, fieldBits = 0): number {
  const counted = fieldBits > 0 && text.startsWith('#');
  const offset = integer(counted ? text.slice(1) : text) * (counted ? fieldBits : 1);
  if (!(offset >= 0 && offset < MOST_BITS)) throw invalidOffset();
  return offset;
}

function integer(text: ByteString): number {
  try {
    return parseInteger(text);
  } catch {
    throw invalidOffset();
  }
}

function invalidOffset(): RedisError {
  return new RedisError('ERR bit offset is not an integer or out of range');
}
