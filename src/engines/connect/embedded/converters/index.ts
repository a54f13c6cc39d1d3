import type { SchemaRegistry } from '../../../schema-registry/engine.ts';
import { findClass } from '../config/classes.ts';
import { invalidValue } from '../config/definition.ts';
import type { ConnectorProperties } from '../../engine.ts';
import { avroConverter } from './avro/avro.ts';
import type { Converter, ConverterClass } from './converter.ts';
import { jsonConverter } from './json.ts';
import { byteArrayConverter, numberConverters, stringConverter } from './primitives.ts';
import { simpleHeaderConverter } from './simple-header.ts';

export const converterClasses: readonly ConverterClass<Converter>[] = [
  jsonConverter,
  avroConverter,
  stringConverter,
  byteArrayConverter,
  ...numberConverters,
];

const headerConverterClasses: readonly ConverterClass<Converter>[] = [
  simpleHeaderConverter,
  ...converterClasses,
];

export interface Converters {
  readonly key: Converter;
  readonly value: Converter;
  readonly header: Converter;
}

/**
 * The converters of a connector. The default is JSON with schemas, as in the worker of the hosted service.
 * @param errors gets a message for each invalid setting
 * @param registry that of the cluster, for converters that need one
 */
export function readConverters(
  properties: ConnectorProperties,
  errors: string[],
  registry?: () => SchemaRegistry,
): Converters | undefined {
  const given = { properties, errors, registry };
  const key = create('key.converter', converterClasses, jsonConverter, given);
  const value = create('value.converter', converterClasses, jsonConverter, given);
  const header = create('header.converter', headerConverterClasses, simpleHeaderConverter, given);
  return key !== undefined && value !== undefined && header !== undefined
    ? { key, value, header }
    : undefined;
}

interface Given {
  readonly properties: ConnectorProperties;
  readonly errors: string[];
  readonly registry: (() => SchemaRegistry) | undefined;
}

function create(
  name: string,
  classes: readonly ConverterClass<Converter>[],
  fallback: ConverterClass<Converter>,
  { properties, errors, registry }: Given,
): Converter | undefined {
  const given = properties[name];
  const found = given === undefined ? fallback : findClass(classes, given, 'Converter');
  if (found === undefined) {
    errors.push(invalidValue(name, given, `Class ${given} could not be found.`).message);
    return undefined;
  }
  return found.create(properties, `${name}.`, errors, registry);
}
