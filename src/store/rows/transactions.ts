import type { DatabaseSync } from 'node:sqlite';

/** Runs changes of a database in transactions; an error rolls back. */
export class Transactions {
  readonly #database: DatabaseSync;
  readonly #begin;
  readonly #commit;

  constructor(database: DatabaseSync) {
    this.#database = database;
    this.#begin = database.prepare('begin immediate');
    this.#commit = database.prepare('commit');
  }

  /** @returns what the change gives */
  run<Result>(change: () => Result): Result {
    this.#begin.run();
    try {
      const result = change();
      this.#commit.run();
      return result;
    } catch (error) {
      // On a full disk SQLite has rolled back by itself.
      if (this.#database.isTransaction) this.#database.exec('rollback');
      throw error;
    }
  }
}
