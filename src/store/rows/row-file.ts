import type { DatabaseSync } from 'node:sqlite';
import { openMigratedFile, type SchemaStep } from './migrations.ts';
import type { RowQuery } from './query.ts';
import type { FileCheck } from './sqlite-check.ts';
import { namingFile, unusable } from './sqlite-error.ts';
import { closeSqliteFile } from './sqlite-file.ts';
import { SqliteQueries } from './sqlite-queries.ts';
import { Transactions } from './transactions.ts';

/** A SQLite file that is read and written synchronously. A committed transaction has been synced. */
export class RowFile<Schema> {
  readonly #file: string;
  readonly #database: DatabaseSync;
  readonly #queries: SqliteQueries<Schema>;
  readonly #transactions: Transactions;

  /**
   * @param file a path, or `:memory:`
   * @param check checks the file first; only if no other process has it open
   * @throws DataError which names the file, if it can't be used or belongs to a newer version
   */
  constructor(file: string, steps: readonly SchemaStep[], check?: FileCheck) {
    this.#file = file;
    this.#database = openMigratedFile(file, steps, { check });
    this.#queries = new SqliteQueries(this.#database);
    this.#transactions = new Transactions(this.#database);
  }

  /** @throws DataError which names the file, if it can't be read */
  all<Args extends object, Row>(query: RowQuery<Schema, Args, Row>, args: Args): Row[] {
    return this.#read(() => this.#queries.all(query, args));
  }

  /** @throws DataError which names the file, if it can't be read */
  get<Args extends object, Row>(query: RowQuery<Schema, Args, Row>, args: Args): Row | undefined {
    return this.#read(() => this.#queries.get(query, args));
  }

  /**
   * Runs a change in a transaction. An error rolls it back.
   * @returns what the change returns
   * @throws the error of the change, or of SQLite; if the file is damaged, the error names it
   */
  transaction<Result>(change: (rows: SqliteQueries<Schema>) => Result): Result {
    return namingFile(this.#file, () => this.#transactions.run(() => change(this.#queries)));
  }

  close(): void {
    if (this.#database.isOpen) closeSqliteFile(this.#file, this.#database);
  }

  #read<Result>(read: () => Result): Result {
    try {
      return read();
    } catch (error) {
      throw unusable(this.#file, error);
    }
  }
}
