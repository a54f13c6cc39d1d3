import type { ConnectorProperties } from '../runtime.ts';
import type { SchemaAndValue } from '../data/record.ts';
import type { Schema } from '../data/schema.ts';
import type { Value } from '../data/value.ts';

/** Between the bytes of the log and the data of connectors (Kafka Connect `Converter`). Both throw DataError. */
export interface Converter {
  fromConnect(schema: Schema | null, value: Value): Buffer | null;
  toConnect(bytes: Buffer | null): SchemaAndValue;
}

/** A class of converters. */
export interface ConverterClass {
  readonly className: string;
  /**
   * @param prefix stands before the names of its settings: `value.converter.`
   * @param errors gets what is wrong with them
   */
  create(properties: ConnectorProperties, prefix: string, errors: string[]): Converter | undefined;
}
