import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { FileCheck } from './sqlite-check.ts';
import { closeSqliteFile, openSqliteFile } from './sqlite-file.ts';

/** A SQLite file whose statements are written by hand, each prepared when it is first run. */
export class StatementFile {
  readonly #file: string;
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();

  /**
   * @param file a path, or `:memory:`
   * @param migrations one step for each version of the schema, of which the file has been through some
   * @param check has the file looked at first; only where no other process has it
   * @throws Error where the file can't be used, or is of a newer version
   */
  constructor(file: string, migrations: readonly string[], check?: FileCheck) {
    this.#file = file;
    this.#database = openSqliteFile(file, check);
    try {
      this.#migrate(file, migrations);
    } catch (error) {
      this.#database.close();
      throw error;
    }
  }

  prepare(sql: string): StatementSync {
    let statement = this.#statements.get(sql);
    if (statement === undefined) {
      statement = this.#database.prepare(sql);
      this.#statements.set(sql, statement);
    }
    return statement;
  }

  /** What a change gives, all of which is kept, or with an error nothing. */
  transaction<Result>(change: () => Result): Result {
    this.#database.exec('begin immediate');
    try {
      const result = change();
      this.#database.exec('commit');
      return result;
    } catch (error) {
      if (this.#database.isTransaction) this.#database.exec('rollback');
      throw error;
    }
  }

  close(): void {
    if (this.#database.isOpen) closeSqliteFile(this.#file, this.#database);
  }

  #migrate(file: string, migrations: readonly string[]): void {
    const version = Number(this.prepare('pragma user_version').get()?.['user_version']);
    const latest = migrations.length;
    if (version > latest) throw new Error(`${file} has been used by a newer Plinth`);
    if (version === latest) return;
    const steps = migrations.slice(version).join(';');
    this.#database.exec(`begin immediate; ${steps}; pragma user_version = ${latest}; commit`);
  }
}
