import { Decimal } from './decimal.ts';

/**
 * A value of a record. Integers beyond 2^53 are `bigint`s, smaller ones numbers. Structs and maps are
 * `Map`s: a record's fields may have any names, in any order.
 */
export type Value =
  | null
  | boolean
  | number
  | bigint
  | string
  | Buffer
  | Date
  | Decimal
  | readonly Value[]
  | ReadonlyMap<Value, Value>;

/** A struct, or a JSON object without a schema. */
export type Struct = ReadonlyMap<Value, Value>;

/** An integer in the representation of {@link Value}. */
export function integer(value: bigint): number | bigint {
  return value >= Number.MIN_SAFE_INTEGER && value <= Number.MAX_SAFE_INTEGER
    ? Number(value)
    : value;
}

/** The Java class of a value in Connect, for error messages. */
export function classOf(value: Value): string {
  if (value === null) return 'null';
  if (typeof value === 'string') return 'java.lang.String';
  if (typeof value === 'boolean') return 'java.lang.Boolean';
  if (typeof value === 'bigint') return 'java.lang.Long';
  if (typeof value === 'number') {
    return Number.isInteger(value) ? 'java.lang.Long' : 'java.lang.Double';
  }
  if (Buffer.isBuffer(value)) return 'byte[]';
  if (value instanceof Date) return 'java.util.Date';
  if (value instanceof Decimal) return 'java.math.BigDecimal';
  return Array.isArray(value) ? 'java.util.ArrayList' : 'java.util.HashMap';
}

/** The text form of a value (Java `toString`, if it has a sensible one). */
export function textOf(value: Value): string {
  if (value === null) return 'null';
  if (typeof value === 'string') return value;
  if (Buffer.isBuffer(value)) return value.toString('base64');
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Map) {
    const entries = [...(value as Struct)].map(([key, item]) => `${textOf(key)}=${textOf(item)}`);
    return `{${entries.join(', ')}}`;
  }
  if (Array.isArray(value)) {
    return `[${(value as readonly Value[]).map(textOf).join(', ')}]`;
  }
  // The remaining types are primitives and Decimal.
  return (value as boolean | number | bigint | Decimal).toString();
}

export function isStruct(value: Value): value is Struct {
  return value instanceof Map;
}

export function isList(value: Value): value is readonly Value[] {
  return Array.isArray(value);
}
