import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { SqliteDialect, type SqliteDatabase } from 'kysely';
import type { FileCheck } from './sqlite-check.ts';
import { namingFile } from './sqlite-error.ts';
import { closeSqliteFile, openSqliteFile } from './sqlite-file.ts';

/**
 * Kysely's SQLite dialect on `node:sqlite`.
 * @param file a path, or `:memory:`
 * @param check checks the file first
 */
export function nodeSqliteDialect(file: string, check?: FileCheck): SqliteDialect {
  return new SqliteDialect({ database: async () => adapt(file, openSqliteFile(file, check)) });
}

/**
 * The most prepared statements: more than there are queries in the code, because queries with lists differ by length.
 */
const MOST_PREPARED = 500;

const NOTHING_CHANGED = { changes: 0, lastInsertRowid: 0 };

/** `node:sqlite` with the interface of `better-sqlite3`, which Kysely's dialect expects. */
function adapt(file: string, database: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, Prepared>();
  return {
    close: () => closeSqliteFile(file, database),
    prepare(sql) {
      let statement = prepared.get(sql);
      if (statement === undefined) {
        statement = prepare(file, database, sql);
        if (prepared.size === MOST_PREPARED) prepared.clear();
        prepared.set(sql, statement);
      }
      return statement;
    },
  };
}

type Prepared = ReturnType<SqliteDatabase['prepare']>;

function prepare(file: string, database: DatabaseSync, sql: string): Prepared {
  // A transaction that reads first and writes after another process has written would fail at once
  // (https://www.sqlite.org/rescode.html#busy_snapshot). So transactions acquire the write lock at the beginning.
  const statement = database.prepare(sql === 'begin' ? 'begin immediate' : sql);
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => namingFile(file, () => statement.all(...values(parameters))),
    run: (parameters) => {
      // On a full or failing disk SQLite rolls back by itself (https://www.sqlite.org/lang_transaction.html). A second
      // rollback would fail, and hide the disk's error from callers.
      if (sql === 'rollback' && !database.isTransaction) return NOTHING_CHANGED;
      return namingFile(file, () => statement.run(...values(parameters)));
    },
    iterate: (parameters) => statement.iterate(...values(parameters)),
  };
}

/** Casts safely: Kysely passes on the parameters of the queries, and the columns hold only these types. */
function values(parameters: readonly unknown[]): SQLInputValue[] {
  return parameters as SQLInputValue[];
}
