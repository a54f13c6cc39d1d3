import type { SinkRecord } from '../../../data/record.ts';
import { fieldOf, INT32, INT64, isPrimitive, STRING, type Schema } from '../../../data/schema.ts';
import { isStruct, type Value } from '../../../data/value.ts';
import { ConnectError } from '../../../../errors.ts';
import { primaryKeyMode, type JdbcSinkConfig } from './config.ts';

/** A column of the table, and how its value is taken from a record. */
export interface SinkField {
  readonly name: string;
  readonly schema: Schema;
  readonly isKey: boolean;
  readonly valueOf: (record: SinkRecord) => Value;
}

/** `JdbcSinkConfig.DEFAULT_KAFKA_PK_NAMES`. */
const KAFKA_NAMES = ['__connect_topic', '__connect_partition', '__connect_offset'];

/**
 * The columns for records with the same two schemas, those of the primary key first (`FieldsMetadata.extract`).
 * @param valueSchema null for tombstones
 * @throws ConnectError
 */
export function fieldsFor(
  config: JdbcSinkConfig,
  table: string,
  keySchema: Schema | null,
  valueSchema: Schema | null,
): readonly SinkField[] {
  if (valueSchema !== null && valueSchema.type !== 'STRUCT') {
    throw new ConnectError('Value schema must be of type Struct');
  }
  const keys = keyFields(config, table, keySchema, valueSchema);
  const names = new Set(keys.map(({ name }) => name));
  const wanted = config['fields.whitelist'];
  const others = (valueSchema?.fields ?? [])
    .filter(({ name }) => !names.has(name) && (wanted.length === 0 || wanted.includes(name)))
    .map(({ name, schema }) => ofValue(name, schema, false));
  if (keys.length + others.length === 0) {
    throw new ConnectError(`No fields found using key and value schemas for table: ${table}`);
  }
  return [...keys, ...others];
}

function keyFields(
  config: JdbcSinkConfig,
  table: string,
  keySchema: Schema | null,
  valueSchema: Schema | null,
): readonly SinkField[] {
  const names = config['pk.fields'];
  switch (primaryKeyMode(config)) {
    case 'none':
      return [];
    case 'kafka':
      return kafkaFields(names.length === 0 ? KAFKA_NAMES : names);
    case 'record_key':
      if (keySchema === null) throw missingSchema(table, 'RECORD_KEY', 'key');
      return recordKeyFields(names, table, keySchema);
    case 'record_value': {
      if (valueSchema === null) throw missingSchema(table, 'RECORD_VALUE', 'value');
      const all = valueSchema.fields!.map(({ name }) => name);
      return (names.length === 0 ? all : names).map((name) =>
        ofValue(name, schemaOf(valueSchema, name, { table, mode: 'RECORD_VALUE', names }), true),
      );
    }
  }
}

function kafkaFields([topic, partition, offset]: readonly string[]): readonly SinkField[] {
  return [
    {
      name: topic!,
      schema: STRING,
      isKey: true,
      valueOf: ({ original }) => original.topic,
    },
    {
      name: partition!,
      schema: INT32,
      isKey: true,
      valueOf: ({ original }) => original.partition,
    },
    { name: offset!, schema: INT64, isKey: true, valueOf: (record) => record.offset },
  ];
}

function recordKeyFields(
  names: readonly string[],
  table: string,
  schema: Schema,
): readonly SinkField[] {
  if (isPrimitive(schema)) {
    if (names.length !== 1) {
      throw new ConnectError(
        'Need exactly one PK column defined since the key schema for records is a primitive type, ' +
          `defined columns are: [${names.join(', ')}]`,
      );
    }
    return [{ name: names[0]!, schema, isKey: true, valueOf: ({ key }) => key }];
  }
  if (schema.type !== 'STRUCT') {
    throw new ConnectError(
      `Key schema must be primitive type or Struct, but is of type: ${schema.type}`,
    );
  }
  const all = schema.fields!.map(({ name }) => name);
  return (names.length === 0 ? all : names).map((name) => ({
    name,
    schema: schemaOf(schema, name, { table, mode: 'RECORD_KEY', names }),
    isKey: true,
    valueOf: ({ key }) => (isStruct(key) ? (key.get(name) ?? null) : null),
  }));
}

function ofValue(name: string, schema: Schema, isKey: boolean): SinkField {
  return {
    name,
    schema,
    isKey,
    valueOf: ({ value }) => (isStruct(value) ? (value.get(name) ?? null) : null),
  };
}

function schemaOf(schema: Schema, name: string, { table, mode, names }: PrimaryKeySetting): Schema {
  const field = fieldOf(schema, name);
  if (field !== undefined) return field.schema;
  throw new ConnectError(
    `PK mode for table '${table}' is ${mode} with configured PK fields [${names.join(', ')}], but ` +
      `record ${mode === 'RECORD_KEY' ? 'key' : 'value'} schema does not contain field: ${name}`,
  );
}

/** The value of `pk.mode`. */
interface PrimaryKeySetting {
  readonly table: string;
  readonly mode: 'RECORD_KEY' | 'RECORD_VALUE';
  readonly names: readonly string[];
}

function missingSchema(table: string, mode: string, part: string): ConnectError {
  return new ConnectError(
    `PK mode for table '${table}' is ${mode}, but record ${part} schema is missing`,
  );
}
