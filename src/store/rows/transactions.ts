import type { DatabaseSync } from 'node:sqlite';

/** Runs changes of a database in transactions. An error rolls them back. */
export class Transactions {
  readonly #database: DatabaseSync;
  readonly #begin;
  readonly #commit;

  constructor(database: DatabaseSync) {
    this.#database = database;
    this.#begin = database.prepare('begin immediate');
    this.#commit = database.prepare('commit');
  }

  /** @returns what the change returns */
  run<Result>(change: () => Result): Result {
    this.#begin.run();
    try {
      const result = change();
      this.#commit.run();
      return result;
    } catch (error) {
      // If the disk is full, SQLite has already rolled back.
      if (this.#database.isTransaction) this.#database.exec('rollback');
      throw error;
    }
  }
}
