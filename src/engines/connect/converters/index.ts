import { findClass } from '../config/classes.ts';
import { invalidValue } from '../config/definition.ts';
import type { ConnectorProperties } from '../runtime.ts';
import type { Converter, ConverterClass } from './converter.ts';
import { jsonConverter } from './json.ts';
import { byteArrayConverter, numberConverters, stringConverter } from './primitives.ts';
import { simpleHeaderConverter } from './simple-header.ts';

export const converterClasses: readonly ConverterClass[] = [
  jsonConverter,
  stringConverter,
  byteArrayConverter,
  ...numberConverters,
];

const headerConverterClasses: readonly ConverterClass[] = [
  simpleHeaderConverter,
  ...converterClasses,
];

export interface Converters {
  readonly key: Converter;
  readonly value: Converter;
  readonly header: Converter;
}

/**
 * The converters of a connector. Where it names none they are those of the hosted service's worker:
 * JSON with schemas.
 * @param errors gets what is wrong with them
 */
export function readConverters(
  properties: ConnectorProperties,
  errors: string[],
): Converters | undefined {
  const key = create('key.converter', converterClasses, jsonConverter, properties, errors);
  const value = create('value.converter', converterClasses, jsonConverter, properties, errors);
  const header = create(
    'header.converter',
    headerConverterClasses,
    simpleHeaderConverter,
    properties,
    errors,
  );
  return key !== undefined && value !== undefined && header !== undefined
    ? { key, value, header }
    : undefined;
}

function create(
  name: string,
  classes: readonly ConverterClass[],
  fallback: ConverterClass,
  properties: ConnectorProperties,
  errors: string[],
): Converter | undefined {
  const given = properties[name];
  const found = given === undefined ? fallback : findClass(classes, given, 'Converter');
  if (found === undefined) {
    errors.push(invalidValue(name, given, `Class ${given} could not be found.`).message);
    return undefined;
  }
  return found.create(properties, `${name}.`, errors);
}
