import type { Client, FieldDef } from 'pg';
import type { SourceRecord } from '../../data/record.ts';
import { quoteTable } from '../jdbc/table-id.ts';
import { isCaptured, type DebeziumConfig } from './config.ts';
import { offsetAt, type Envelopes, type OpenRecord } from './envelope.ts';
import type { Tuple } from './pgoutput.ts';
import type { Table, Tables } from './table.ts';

interface TableName {
  readonly schema: string;
  readonly name: string;
  readonly identity: string;
}

/** The tables of a database that are captured. */
export async function capturedTables(
  client: Client,
  config: DebeziumConfig,
): Promise<readonly TableName[]> {
  const { rows } = await client.query<{ schema: string; name: string; identity: string }>(
    `SELECT n.nspname AS schema, c.relname AS name, c.relreplident AS identity
     FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition ORDER BY 1, 2`,
  );
  return rows.filter(({ schema, name }) => isCaptured(config, schema, name));
}

export interface SnapshotOptions {
  readonly config: DebeziumConfig;
  readonly tables: Tables;
  readonly envelopes: Envelopes;
  /** Unix milliseconds. */
  readonly now: () => number;
  /** The position from which on changes are streamed. */
  readonly lsn: bigint;
}

/** All rows of the captured tables, in one consistent state. */
export class Snapshot {
  readonly #client: Client;
  readonly #config: DebeziumConfig;
  readonly #tables: Tables;
  readonly #envelopes: Envelopes;
  readonly #now: () => number;
  readonly #lsn: bigint;
  #left: TableName[] = [];
  #table: Table | undefined;
  #name: TableName | undefined;
  /** Held back, because the last record marks the snapshot as complete. */
  #held: { readonly table: Table; readonly row: Tuple } | undefined;

  constructor(client: Client, options: SnapshotOptions) {
    const { config, tables, envelopes, now, lsn } = options;
    this.#client = client;
    this.#config = config;
    this.#tables = tables;
    this.#envelopes = envelopes;
    this.#now = now;
    this.#lsn = lsn;
  }

  /** @param exported the snapshot that a new slot has exported, so that no change is lost or read twice */
  async begin(exported: string | undefined): Promise<void> {
    await this.#client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    if (exported !== undefined) {
      await this.#client.query(`SET TRANSACTION SNAPSHOT '${exported.replaceAll("'", "''")}'`);
    }
    this.#left = [...(await capturedTables(this.#client, this.#config))];
  }

  /** @returns undefined after the last record */
  async next(): Promise<readonly SourceRecord[] | undefined> {
    if (this.#name === undefined) {
      this.#name = this.#left.shift();
      if (this.#name === undefined) return this.#end();
      this.#table = undefined;
      await this.#client.query(
        `DECLARE rows NO SCROLL CURSOR FOR SELECT * FROM ${quoteTable(this.#name)}`,
      );
    }
    const { rows, fields } = await this.#client.query<(string | null)[]>({
      text: `FETCH ${this.#config['snapshot.fetch.size']} FROM rows`,
      rowMode: 'array',
    });
    this.#table ??= await this.#describe(this.#name, fields);
    const records = rows.flatMap((row) => this.#give({ table: this.#table!, row }));
    if (rows.length === 0) {
      await this.#client.query('CLOSE rows');
      this.#name = undefined;
    }
    return records;
  }

  #describe(name: TableName, fields: readonly FieldDef[]): Promise<Table> {
    return this.#tables.describe({
      ...name,
      columns: fields.map((field) => ({
        name: field.name,
        type: field.dataTypeID,
        modifier: field.dataTypeModifier,
      })),
    });
  }

  async #end(): Promise<readonly SourceRecord[] | undefined> {
    const last = this.#give(undefined);
    if (last.length > 0) return last;
    await this.#client.query('COMMIT');
    return undefined;
  }

  #give(next: { readonly table: Table; readonly row: Tuple } | undefined): SourceRecord[] {
    const held = this.#held;
    this.#held = next;
    if (held === undefined) return [];
    const isLast = next === undefined;
    const record: OpenRecord = this.#envelopes.record({
      table: held.table,
      operation: 'r',
      before: undefined,
      after: held.row,
      time: this.#now(),
      snapshot: isLast ? 'last' : 'true',
      lsn: this.#lsn,
      lastCommit: undefined,
      transaction: undefined,
    });
    return [{ ...record, sourceOffset: offsetAt(this.#lsn, !isLast) }];
  }
}
