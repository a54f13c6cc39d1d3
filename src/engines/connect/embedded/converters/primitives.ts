import { DataError, messageOf } from '../../errors.ts';
import { OPTIONAL_BYTES, OPTIONAL_STRING, type Schema, type SchemaType } from '../data/schema.ts';
import { classOf, integer, textOf, type Value } from '../data/value.ts';
import type { ConverterClass, ReadyConverter } from './converter.ts';

/** UTF-8 strings; other values are written as their text form (`StringConverter`). */
export const stringConverter: ConverterClass = {
  className: 'org.apache.kafka.connect.storage.StringConverter',
  create: () => ({
    fromConnect: (_, value) => (value === null ? null : Buffer.from(textOf(value))),
    toConnect: (bytes) => ({ schema: OPTIONAL_STRING, value: bytes?.toString() ?? null }),
  }),
};

/** Bytes as they are (`ByteArrayConverter`). */
export const byteArrayConverter: ConverterClass = {
  className: 'org.apache.kafka.connect.converters.ByteArrayConverter',
  create: () => ({
    fromConnect(schema, value) {
      if (schema !== null && schema.type !== 'BYTES') {
        throw new DataError(`Invalid schema type for ByteArrayConverter: ${schema.type}`);
      }
      if (value !== null && !Buffer.isBuffer(value)) {
        throw new DataError(
          `ByteArrayConverter is not compatible with objects of type class ${classOf(value)}`,
        );
      }
      return value;
    },
    toConnect: (bytes) => ({ schema: OPTIONAL_BYTES, value: bytes }),
  }),
};

interface Width {
  readonly type: SchemaType;
  readonly bytes: number;
  read(from: Buffer): Value;
  write(to: Buffer, value: number | bigint): void;
}

/** Big-endian numbers of a fixed length (`NumberConverter`, `BooleanConverter`). */
function fixedWidth(name: string, width: Width): ConverterClass {
  const schema: Schema = { type: width.type, optional: true };
  const converter: ReadyConverter = {
    fromConnect(given, value) {
      if (given !== null && given.type !== width.type) {
        throw new DataError(`Invalid schema type for ${name}: ${given.type}`);
      }
      if (value === null) return null;
      const number = typeof value === 'boolean' && width.type === 'BOOLEAN' ? Number(value) : value;
      if (typeof number !== 'number' && typeof number !== 'bigint') {
        throw new DataError(`${name} is not compatible with objects of type ${classOf(value)}`);
      }
      const bytes = Buffer.alloc(width.bytes);
      try {
        width.write(bytes, number);
      } catch (error) {
        throw new DataError(`Failed to serialize ${textOf(value)}: ${messageOf(error)}`);
      }
      return bytes;
    },
    toConnect(bytes) {
      if (bytes === null) return { schema, value: null };
      if (bytes.length !== width.bytes) {
        throw new DataError(
          `Failed to deserialize: Size of data received by ${name} is not ${width.bytes}`,
        );
      }
      return { schema, value: width.read(bytes) };
    },
  };
  return { className: `org.apache.kafka.connect.converters.${name}`, create: () => converter };
}

export const numberConverters: readonly ConverterClass[] = [
  fixedWidth('ShortConverter', {
    type: 'INT16',
    bytes: 2,
    read: (from) => from.readInt16BE(),
    write: (to, value) => to.writeInt16BE(Number(value)),
  }),
  fixedWidth('IntegerConverter', {
    type: 'INT32',
    bytes: 4,
    read: (from) => from.readInt32BE(),
    write: (to, value) => to.writeInt32BE(Number(value)),
  }),
  fixedWidth('LongConverter', {
    type: 'INT64',
    bytes: 8,
    read: (from) => integer(from.readBigInt64BE()),
    write: (to, value) => to.writeBigInt64BE(BigInt(value)),
  }),
  fixedWidth('FloatConverter', {
    type: 'FLOAT32',
    bytes: 4,
    read: (from) => from.readFloatBE(),
    write: (to, value) => to.writeFloatBE(Number(value)),
  }),
  fixedWidth('DoubleConverter', {
    type: 'FLOAT64',
    bytes: 8,
    read: (from) => from.readDoubleBE(),
    write: (to, value) => to.writeDoubleBE(Number(value)),
  }),
  fixedWidth('BooleanConverter', {
    type: 'BOOLEAN',
    bytes: 1,
    read: (from) => from[0] !== 0,
    write: (to, value) => to.writeUInt8(Number(value)),
  }),
];
