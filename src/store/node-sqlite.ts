import { closeSync, openSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { SqliteDialect, type SqliteDatabase } from 'kysely';

/**
 * Kysely's SQLite dialect on `node:sqlite`.
 * @param file a path, or `:memory:`
 */
export function nodeSqliteDialect(file: string): SqliteDialect {
  return new SqliteDialect({ database: async () => adapt(open(file)) });
}

/**
 * WAL and FULL: what is committed has been fsynced, and readers don't wait for writers. The file holds
 * tokens, so it is for its owner only; what SQLite makes beside it is as it is.
 */
function open(file: string): DatabaseSync {
  if (file !== ':memory:') closeSync(openSync(file, 'a', 0o600));
  const database = new DatabaseSync(file);
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000');
  return database;
}

/** `node:sqlite` in the shape of `better-sqlite3`, which Kysely's dialect was written for. */
function adapt(database: DatabaseSync): SqliteDatabase {
  return {
    close: () => database.close(),
    prepare(sql) {
      // A transaction that reads first and writes after another process did would fail at once, without
      // waiting (https://www.sqlite.org/rescode.html#busy_snapshot); so it waits for its turn to begin.
      const statement = database.prepare(sql === 'begin' ? 'begin immediate' : sql);
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...values(parameters)),
        run: (parameters) => statement.run(...values(parameters)),
        iterate: (parameters) => statement.iterate(...values(parameters)),
      };
    },
  };
}

/** Kysely hands on what the queries were given, and the schema's columns hold only these. */
function values(parameters: readonly unknown[]): SQLInputValue[] {
  return parameters as SQLInputValue[];
}
