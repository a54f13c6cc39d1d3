import { collect, readConfig, type Config, type ConfigDefinition } from '../config/definition.ts';
import type { ConnectRecord } from '../data/record.ts';
import type { Schema } from '../data/schema.ts';
import { classOf, isStruct, type Struct, type Value } from '../data/value.ts';
import { DataError } from '../../errors.ts';
import type { ConnectorProperties } from '../../engine.ts';

/** Changes a record, or drops it (null). Throws DataError. */
export type Transform = <R extends ConnectRecord>(record: R) => R | null;

/** A class of transforms. */
export interface TransformClass {
  readonly className: string;
  /** @param prefix the prefix of the names of its settings: `transforms.<alias>.` */
  create(properties: ConnectorProperties, prefix: string, errors: string[]): Transform | undefined;
}

const PACKAGE = 'org.apache.kafka.connect.transforms';

/** @param build may throw ConfigError; the prefix is that of the names of its settings */
export function transformClass<D extends ConfigDefinition>(
  name: string,
  definition: D,
  build: (config: Config<D>, prefix: string) => Transform,
): TransformClass {
  return {
    className: `${PACKAGE}.${name}`,
    create(properties, prefix, errors) {
      const config = readConfig(definition, properties, errors, prefix);
      if (config === undefined) return undefined;
      let transform: Transform | undefined;
      collect(errors, () => {
        transform = build(config, prefix);
      });
      return transform;
    },
  };
}

/** The part of a record that a transform works on. */
export interface Part {
  schemaOf(record: ConnectRecord): Schema | null;
  valueOf(record: ConnectRecord): Value;
  replace<R extends ConnectRecord>(record: R, schema: Schema | null, value: Value): R;
}

const KEY: Part = {
  schemaOf: (record) => record.keySchema,
  valueOf: (record) => record.key,
  replace: (record, keySchema, key) => ({ ...record, keySchema, key }),
};

const VALUE: Part = {
  schemaOf: (record) => record.valueSchema,
  valueOf: (record) => record.value,
  replace: (record, valueSchema, value) => ({ ...record, valueSchema, value }),
};

/** The two classes of a transform, for keys and for values. */
export function keyAndValue<D extends ConfigDefinition>(
  name: string,
  definition: D,
  build: (config: Config<D>, part: Part) => Transform,
): readonly TransformClass[] {
  return [
    transformClass(`${name}$Key`, definition, (config) => build(config, KEY)),
    transformClass(`${name}$Value`, definition, (config) => build(config, VALUE)),
  ];
}

/** The fields of a value, with a schema or without (`Requirements.requireStruct`, `requireMap`). */
export function requireFields(schema: Schema | null, value: Value, purpose: string): Struct {
  if (schema === null) {
    if (isStruct(value)) return value;
    throw new DataError(
      `Only Map objects supported in absence of schema for [${purpose}], found: ${classOf(value)}`,
    );
  }
  if (schema.type === 'STRUCT' && isStruct(value)) return value;
  throw new DataError(`Only Struct objects supported for [${purpose}], found: ${classOf(value)}`);
}
