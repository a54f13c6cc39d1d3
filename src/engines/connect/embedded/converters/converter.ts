import type { SchemaRegistry } from '../../../schema-registry/engine.ts';
import type { ConnectorProperties } from '../../engine.ts';
import type { SchemaAndValue } from '../data/record.ts';
import type { Schema } from '../data/schema.ts';
import type { Value } from '../data/value.ts';

/**
 * Converts between the bytes of the log and the data of connectors (Kafka Connect `Converter`). Both methods throw
 * DataError. They return a promise if a schema has to be fetched first.
 */
export interface Converter {
  /** @param topic the topic of the record, for converters that register schemas by topic */
  fromConnect(schema: Schema | null, value: Value, topic?: string): Buffer | null | Promise<Buffer>;
  toConnect(bytes: Buffer | null): SchemaAndValue | Promise<SchemaAndValue>;
}

/** A converter without access to a registry. */
export interface ReadyConverter extends Converter {
  fromConnect(schema: Schema | null, value: Value, topic?: string): Buffer | null;
  toConnect(bytes: Buffer | null): SchemaAndValue;
}

/** A class of converters. */
export interface ConverterClass<Created extends Converter = ReadyConverter> {
  readonly className: string;
  /**
   * @param prefix the prefix of the names of its settings, such as `value.converter.`
   * @param errors gets a message for each invalid setting
   * @param registry that of the cluster, for converters that use one
   */
  create(
    properties: ConnectorProperties,
    prefix: string,
    errors: string[],
    registry?: () => SchemaRegistry,
  ): Created | undefined;
}
