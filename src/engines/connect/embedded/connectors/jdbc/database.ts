import type { Schema } from '../../data/schema.ts';
import type { Value } from '../../data/value.ts';
import type { TableId } from './table-id.ts';

/** What goes to a database and comes from it. */
export type SqlValue = null | number | bigint | string | Uint8Array;

export interface Statement {
  readonly sql: string;
  readonly parameters: readonly SqlValue[];
}

/** A column of a table. */
export interface TableColumn {
  readonly name: string;
  readonly nullable: boolean;
  /** The database counts it up by itself. */
  readonly autoIncrement: boolean;
}

/** A column of a result. */
export interface ResultColumn {
  readonly name: string;
  /** As the dialect names it. */
  readonly type: string;
}

export interface Rows {
  readonly columns: readonly ResultColumn[];
  readonly rows: readonly (readonly SqlValue[])[];
}

/** The result of a query, in parts. */
export interface Cursor {
  /** @returns no rows at the end */
  next(count: number): Promise<Rows>;
  close(): Promise<void>;
}

/** A moment with all the digits that a database has. */
export interface Moment {
  /** Unix milliseconds. */
  readonly milliseconds: number;
  /** Of the second, as `java.sql.Timestamp` has them. */
  readonly nanoseconds: number;
}

/** How NUMERIC columns are read (`numeric.mapping`). */
export type NumericMapping = 'none' | 'precision_only' | 'best_fit';

/** Reads the values of one column. */
export interface ColumnReader {
  /** Without what the table says of nulls; of one value where the column has no type of its own. */
  schemaOf(value: Value): Schema;
  read(raw: SqlValue): Value;
}

/** The differences between databases. */
export interface Dialect {
  /** As the errors of Aiven's connector name it. */
  readonly name: string;
  /** How many parameters a statement may have. */
  readonly maxParameters: number;
  /** The n-th parameter, from 1. */
  placeholder(n: number): string;
  /** The column type for a field. @throws ConnectError */
  sqlType(schema: Schema): string;
  /** A field's value as a parameter. @throws ConnectError */
  bind(schema: Schema, value: Value): SqlValue;
  reader(column: ResultColumn, mapping: NumericMapping): ColumnReader;
  /** What a timestamp column is compared by. */
  momentOf(column: string): string;
  readMoment(raw: SqlValue): Moment;
  bindMoment(moment: Moment): SqlValue;
}

/** An error of a database. */
export class SqlError extends Error {
  /** The same statement fails again: its data or its text is wrong. */
  readonly permanent: boolean;

  constructor(message: string, options: { readonly permanent: boolean; readonly cause?: unknown }) {
    super(message, { cause: options.cause });
    this.name = 'SQLException';
    this.permanent = options.permanent;
  }
}

/** A connection. Every method throws SqlError; after one that isn't permanent it connects anew. */
export interface Database {
  readonly dialect: Dialect;
  /** Runs statements in one transaction. @returns how many rows each has changed */
  execute(statements: readonly Statement[]): Promise<readonly number[]>;
  /** Opens one cursor; an earlier one is closed. */
  query(statement: Statement): Promise<Cursor>;
  tables(types: readonly string[], schema: string | null): Promise<readonly TableId[]>;
  /** undefined where there is no such table. */
  columns(table: TableId): Promise<readonly TableColumn[] | undefined>;
  /** The time of the database's own clock. */
  now(): Promise<Moment>;
  close(): Promise<void>;
}
