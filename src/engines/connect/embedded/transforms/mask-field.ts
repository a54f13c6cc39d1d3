import { required, withDefault } from '../config/definition.ts';
import { LIST, nonEmpty, nonEmptyList, STRING } from '../config/types.ts';
import { Decimal } from '../data/decimal.ts';
import { readInteger } from '../data/limits.ts';
import { classOf, integer, isList, isStruct, type Value } from '../data/value.ts';
import { DataError } from '../../errors.ts';
import { keyAndValue, requireFields } from './transform.ts';

const SETTINGS = {
  fields: required(LIST, nonEmptyList),
  replacement: withDefault(STRING, null, nonEmpty),
};

/** Replaces the values of fields by an empty value of the same type, or by a replacement. */
export const maskField = keyAndValue('MaskField', SETTINGS, ({ fields, replacement }, part) => {
  const mask = (value: Value) =>
    replacement === null ? emptyLike(value) : replaced(value, replacement);
  return (record) => {
    const schema = part.schemaOf(record);
    const value = requireFields(schema, part.valueOf(record), 'mask fields');
    const masked = new Map(value);
    for (const name of fields) {
      const item = value.get(name) ?? null;
      if (item !== null) masked.set(name, mask(item));
    }
    return part.replace(record, schema, masked);
  };
});

function emptyLike(value: Value): Value {
  if (typeof value === 'boolean') return false;
  if (typeof value === 'number' || typeof value === 'bigint') return 0;
  if (typeof value === 'string') return '';
  if (value instanceof Decimal) return new Decimal(0n, value.scale);
  if (value instanceof Date) return new Date(0);
  if (isList(value)) return [];
  if (isStruct(value)) return new Map();
  throw new DataError(`Cannot mask value of type: ${classOf(value)}`);
}

function replaced(value: Value, replacement: string): Value {
  if (typeof value === 'string') return replacement;
  if (value instanceof Decimal) return Decimal.parse(replacement).withScale(value.scale);
  if (typeof value === 'number' || typeof value === 'bigint') {
    if (/^[+-]?\d+$/.test(replacement)) return integer(readInteger(replacement.replace('+', '')));
    const number = Number(replacement);
    if (!Number.isNaN(number)) return number;
    throw new DataError(`Unable to convert ${replacement} (class java.lang.String) to number`);
  }
  throw new DataError(`Cannot mask value of type ${classOf(value)} with custom replacement.`);
}
