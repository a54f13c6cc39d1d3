import type { StringBuffer } from '../../values/string-buffer.ts';
import { byteAt, type StringValue } from '../string-entry.ts';

/** An integer of 1 to 64 bits (unsigned: to 63) somewhere in a string, its highest bit first. */
export interface IntegerField {
  readonly signed: boolean;
  readonly bits: number;
  /** The place of its highest bit. */
  readonly offset: number;
}

/** What becomes of a value that does not fit its field. */
export type Overflow = 'WRAP' | 'SAT' | 'FAIL';

/** The value of a field; what lies behind the end of the string is zero. */
export function readField(value: StringValue, field: IntegerField): bigint {
  const { first, last, below } = extent(field);
  const raw = readBytes(value, first, last) >> BigInt(below);
  return field.signed ? BigInt.asIntN(field.bits, raw) : BigInt.asUintN(field.bits, raw);
}

/** Overwrites a field; the string grows where the field ends behind its end. */
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
 * A value made to fit a field. Redis's own check runs over 64 bits for a signed value that is set
 * close to -2^63 and lets SAT stop at the largest value then; here it is the smallest, as documented.
 * @returns undefined where it does not fit and overflow is to fail
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

/** The bytes that a field touches, and how many bits of the last of them lie below it. */
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
