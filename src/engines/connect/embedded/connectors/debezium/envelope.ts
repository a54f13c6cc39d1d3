import type { OffsetFields, SourceRecord } from '../../data/record.ts';
import { INT64, optional, OPTIONAL_STRING, STRING, type Schema } from '../../data/schema.ts';
import { integer, type Value } from '../../data/value.ts';
import { lsnText } from './lsn.ts';
import type { Tuple } from './pgoutput.ts';
import type { Table } from './table.ts';

/** The version of Debezium whose record format this is. */
const VERSION = '1.9.7.Final';

const OPTIONAL_INT64 = optional(INT64);

const SOURCE: Schema = {
  type: 'STRUCT',
  optional: false,
  name: 'io.debezium.connector.postgresql.Source',
  fields: [
    { name: 'version', schema: STRING },
    { name: 'connector', schema: STRING },
    { name: 'name', schema: STRING },
    { name: 'ts_ms', schema: INT64 },
    {
      name: 'snapshot',
      schema: {
        type: 'STRING',
        optional: true,
        name: 'io.debezium.data.Enum',
        version: 1,
        parameters: new Map([['allowed', 'true,last,false,incremental']]),
        defaultValue: 'false',
      },
    },
    { name: 'db', schema: STRING },
    { name: 'sequence', schema: OPTIONAL_STRING },
    { name: 'schema', schema: STRING },
    { name: 'table', schema: STRING },
    { name: 'txId', schema: OPTIONAL_INT64 },
    { name: 'lsn', schema: OPTIONAL_INT64 },
    { name: 'xmin', schema: OPTIONAL_INT64 },
  ],
};

const TRANSACTION: Schema = {
  type: 'STRUCT',
  optional: true,
  fields: [
    { name: 'id', schema: STRING },
    { name: 'total_order', schema: INT64 },
    { name: 'data_collection_order', schema: INT64 },
  ],
};

/** How a row has changed: read in a snapshot, created, updated, deleted. */
export type Operation = 'r' | 'c' | 'u' | 'd';

export interface Change {
  readonly table: Table;
  readonly operation: Operation;
  readonly before: Tuple | undefined;
  readonly after: Tuple | undefined;
  /** Unix milliseconds. */
  readonly time: number;
  readonly snapshot: 'true' | 'last' | 'false';
  readonly lsn: bigint;
  /** The end of the previous transaction. */
  readonly lastCommit: bigint | undefined;
  readonly transaction: number | undefined;
}

/** A record whose source offset is not known yet. */
export type OpenRecord = Omit<SourceRecord, 'sourceOffset'>;

export interface EnvelopeOptions {
  readonly prefix: string;
  readonly database: string;
  readonly partition: OffsetFields;
  /** Unix milliseconds. */
  readonly now: () => number;
}

/** Wraps changes in the envelope of Debezium. */
export class Envelopes {
  readonly #options: EnvelopeOptions;
  readonly #schemas = new WeakMap<Table, Schema>();

  constructor(options: EnvelopeOptions) {
    this.#options = options;
  }

  record(change: Change): OpenRecord {
    const { table, before, after, operation } = change;
    const row = (tuple: Tuple | undefined) => (tuple === undefined ? null : table.row(tuple));
    const value = new Map<Value, Value>([
      ['before', row(before)],
      ['after', row(after)],
      ['source', this.#source(change)],
      ['op', operation],
      ['ts_ms', Math.floor(this.#options.now())],
      ['transaction', null],
    ]);
    return {
      ...this.#outside(table, after ?? before ?? []),
      valueSchema: this.#schema(table),
      value,
    };
  }

  /** A tombstone, which lets compaction remove a row. */
  tombstone(table: Table, row: Tuple): OpenRecord {
    return { ...this.#outside(table, row), valueSchema: null, value: null };
  }

  #outside(table: Table, row: Tuple): Omit<OpenRecord, 'value' | 'valueSchema'> {
    const { prefix, partition } = this.#options;
    return {
      topic: `${prefix}.${table.schema}.${table.name}`.replaceAll(/[^A-Za-z0-9._-]/g, '_'),
      partition: undefined,
      keySchema: table.keySchema,
      key: table.key(row),
      timestamp: undefined,
      headers: [],
      sourcePartition: partition,
    };
  }

  #source(change: Change): Value {
    const { table, time, snapshot, lsn, lastCommit, transaction } = change;
    const { prefix, database } = this.#options;
    const sequence = [lastCommit === undefined ? null : String(lastCommit), String(lsn)];
    return new Map<Value, Value>([
      ['version', VERSION],
      ['connector', 'postgresql'],
      ['name', prefix],
      ['ts_ms', Math.floor(time)],
      ['snapshot', snapshot],
      ['db', database],
      ['sequence', JSON.stringify(sequence)],
      ['schema', table.schema],
      ['table', table.name],
      ['txId', transaction ?? null],
      ['lsn', integer(lsn)],
      ['xmin', null],
    ]);
  }

  #schema(table: Table): Schema {
    let schema = this.#schemas.get(table);
    if (schema === undefined) {
      schema = {
        type: 'STRUCT',
        optional: false,
        name: `${this.#options.prefix}.${table.schema}.${table.name}.Envelope`,
        fields: [
          { name: 'before', schema: table.rowSchema },
          { name: 'after', schema: table.rowSchema },
          { name: 'source', schema: SOURCE },
          { name: 'op', schema: STRING },
          { name: 'ts_ms', schema: OPTIONAL_INT64 },
          { name: 'transaction', schema: TRANSACTION },
        ],
      };
      this.#schemas.set(table, schema);
    }
    return schema;
  }
}

/** @param isSnapshot whether the snapshot is incomplete; then it begins anew after a restart */
export function offsetAt(lsn: bigint, isSnapshot: boolean): OffsetFields {
  return { lsn: lsnText(lsn), ...(isSnapshot ? { snapshot: 'true' } : {}) };
}
