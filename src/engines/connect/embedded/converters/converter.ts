import type { SchemaRegistry } from '../../../schema-registry/engine.ts';
import type { ConnectorProperties } from '../../engine.ts';
import type { SchemaAndValue } from '../data/record.ts';
import type { Schema } from '../data/schema.ts';
import type { Value } from '../data/value.ts';

/**
 * Between the bytes of the log and the data of connectors (Kafka Connect `Converter`). Both throw DataError. What takes
 * a schema that is not here yet comes later.
 */
export interface Converter {
  /** @param topic where it is produced to, for converters that keep schemas by topic */
  fromConnect(schema: Schema | null, value: Value, topic?: string): Buffer | null | Promise<Buffer>;
  toConnect(bytes: Buffer | null): SchemaAndValue | Promise<SchemaAndValue>;
}

/** A converter that needs nothing from elsewhere. */
export interface ReadyConverter extends Converter {
  fromConnect(schema: Schema | null, value: Value, topic?: string): Buffer | null;
  toConnect(bytes: Buffer | null): SchemaAndValue;
}

/** A class of converters. */
export interface ConverterClass<Created extends Converter = ReadyConverter> {
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
  ): Created | undefined;
}
