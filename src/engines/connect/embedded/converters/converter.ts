import type { SchemaRegistry } from '../../../schema-registry/engine.ts';
import type { ConnectorProperties } from '../../engine.ts';
import type { SchemaAndValue } from '../data/record.ts';
import type { Schema } from '../data/schema.ts';
import type { Value } from '../data/value.ts';

/** Between the bytes of the log and the data of connectors (Kafka Connect `Converter`). Both throw DataError. */
export interface Converter {
  /** @param topic where it is produced to, for converters that keep schemas by topic */
  fromConnect(schema: Schema | null, value: Value, topic?: string): Buffer | null;
  toConnect(bytes: Buffer | null): SchemaAndValue;
}

/** A class of converters. */
export interface ConverterClass {
  readonly className: string;
  /**
   * @param prefix stands before the names of its settings: `value.converter.`
   * @param errors gets what is wrong with them
   * @param registry that of the cluster, for converters that keep schemas in it
   */
  create(
    properties: ConnectorProperties,
    prefix: string,
    errors: string[],
    registry?: () => SchemaRegistry,
  ): Converter | undefined;
}
