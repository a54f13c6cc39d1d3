import { excessInJson } from '../../../../base/json-size.ts';
import { DataError } from '../../errors.ts';
import { Decimal } from './decimal.ts';
import { checkDepth, readInteger } from './limits.ts';
import { integer, isList, isStruct, textOf, type Value } from './value.ts';

/** An integer of 16 digits or more may exceed 2^53. */
const LONG_INTEGER = /\d{16}/;
const INTEGER = /^-?\d+$/;

type Plain = null | boolean | number | bigint | string | Plain[] | { [name: string]: Plain };

/**
 * Parses JSON; integers keep all of their digits.
 * @throws SyntaxError, DataError if there is too much in it
 */
export function parseJson(given: Buffer | string): Value {
  const excess = excessInJson(typeof given === 'string' ? Buffer.from(given) : given);
  if (excess !== undefined) throw new DataError(`There are ${excess}`);
  const text = given.toString();
  const plain = LONG_INTEGER.test(text)
    ? JSON.parse(text, (_, value, { source }) =>
        typeof value === 'number' && INTEGER.test(source) ? integer(readInteger(source)) : value,
      )
    : (JSON.parse(text) as unknown);
  return fromPlain(plain as Plain, 0);
}

function fromPlain(plain: Plain, depth: number): Value {
  if (plain === null || typeof plain !== 'object') return plain;
  checkDepth(depth);
  if (Array.isArray(plain)) return plain.map((item) => fromPlain(item, depth + 1));
  return new Map(Object.entries(plain).map(([name, item]) => [name, fromPlain(item, depth + 1)]));
}

/**
 * Writes a value that has no schema as JSON: bytes as base64, times as milliseconds since 1970
 * (`JsonConverter.convertToJson`).
 */
export function writeJson(value: Value): string {
  if (value === null) return 'null';
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : 'null';
  if (typeof value === 'boolean' || typeof value === 'bigint') return value.toString();
  if (Buffer.isBuffer(value)) return `"${value.toString('base64')}"`;
  if (value instanceof Date) return String(value.getTime());
  if (value instanceof Decimal) return value.toString();
  if (isList(value)) return `[${value.map(writeJson).join(',')}]`;
  if (isStruct(value)) {
    const entries = [...value].map(
      ([key, item]) => `${JSON.stringify(textOf(key))}:${writeJson(item)}`,
    );
    return `{${entries.join(',')}}`;
  }
  return 'null';
}
