import type { Schema } from '../../data/schema.ts';
import type { Value } from '../../data/value.ts';
import type { TableId } from './table-id.ts';

/** A value as a parameter or in a result. */
export type SqlValue = null | number | bigint | string | Uint8Array;

export interface Statement {
  readonly sql: string;
  readonly parameters: readonly SqlValue[];
}

/** A column of a table. */
export interface TableColumn {
  readonly name: string;
  readonly nullable: boolean;
  /** Whether the database assigns increasing numbers to it. */
  readonly autoIncrement: boolean;
}

/** A column of a result. */
export interface ResultColumn {
  readonly name: string;
  /** The name of the type in the dialect. */
  readonly type: string;
}

export interface Rows {
  readonly columns: readonly ResultColumn[];
  readonly rows: readonly (readonly SqlValue[])[];
  /** Whether no rows follow. */
  readonly isEnd: boolean;
}

/** The result of a query, read in batches. */
export interface Cursor {
  /** @returns no rows after the last one */
  next(count: number): Promise<Rows>;
  close(): Promise<void>;
}

/** A point in time with the full precision of databases. */
export interface Moment {
  /** Unix milliseconds. */
  readonly milliseconds: number;
  /** The whole fraction of the second, as in `java.sql.Timestamp`. */
  readonly nanoseconds: number;
}

/** How NUMERIC columns are read (`numeric.mapping`). */
export type NumericMapping = 'none' | 'precision_only' | 'best_fit';

/** Converts the values of one column. */
export interface ColumnReader {
  /** The schema, without nullability. It depends on the value if the column has no type of its own (SQLite). */
  schemaOf(value: Value): Schema;
  read(raw: SqlValue): Value;
}

/** The differences between databases. */
export interface Dialect {
  /** The name in the errors of Aiven's connector. */
  readonly name: string;
  /** The maximum number of parameters in a statement. */
  readonly maxParameters: number;
  /** The n-th parameter, from 1. */
  placeholder(n: number): string;
  /** The column type for a field. @throws ConnectError */
  sqlType(schema: Schema): string;
  /** A field's value as a parameter. @throws ConnectError */
  bind(schema: Schema, value: Value): SqlValue;
  reader(column: ResultColumn, mapping: NumericMapping): ColumnReader;
  /** An SQL expression of a timestamp column that can be compared. */
  momentOf(column: string): string;
  readMoment(raw: SqlValue): Moment;
  bindMoment(moment: Moment): SqlValue;
}

/** An error of a database. */
export class SqlError extends Error {
  /** Whether a retry would fail too, because the data or the statement is invalid. */
  readonly permanent: boolean;

  constructor(message: string, options: { readonly permanent: boolean; readonly cause?: unknown }) {
    super(message, { cause: options.cause });
    this.name = 'SQLException';
    this.permanent = options.permanent;
  }
}

/** A connection. Every method throws SqlError; after one that isn't permanent, the next call reconnects. */
export interface Database {
  readonly dialect: Dialect;
  /** Runs statements in one transaction. @returns how many rows each has changed */
  execute(statements: readonly Statement[]): Promise<readonly number[]>;
  /** Opens a cursor, and closes the previous one. */
  query(statement: Statement): Promise<Cursor>;
  tables(types: readonly string[], schema: string | null): Promise<readonly TableId[]>;
  /** The columns; undefined if there is no such table. */
  columns(table: TableId): Promise<readonly TableColumn[] | undefined>;
  /** The time by the clock of the database. */
  now(): Promise<Moment>;
  close(): Promise<void>;
}
