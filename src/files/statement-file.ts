import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { FileCheck } from './sqlite-check.ts';
import { closeSqliteFile } from './sqlite-file.ts';
import { openMigratedFile, type SchemaStep } from './sqlite-migrations.ts';

/** A SQLite file whose statements are written by hand, each prepared when it is first run. */
export class StatementFile {
  readonly #file: string;
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();

  /**
   * @param file a path, or `:memory:`
   * @param check has the file looked at first; only where no other process has it
   * @throws Error where the file can't be used, or is of a newer version
   */
  constructor(file: string, steps: readonly SchemaStep[], check?: FileCheck) {
    this.#file = file;
    this.#database = openMigratedFile(file, steps, { check });
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
}
