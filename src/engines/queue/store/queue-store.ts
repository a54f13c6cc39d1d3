import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from '../../../clock.ts';
import { DataError } from '../../../data-error.ts';
import { openSqliteFile } from '../../../files/sqlite-file.ts';
import { QueueError } from '../errors.ts';
import { Checkpoints } from './checkpoints.ts';
import type { Query, Reader, Transaction } from './query.ts';
import type { LoggedRow } from './schema.ts';
import { migrate, SqliteQueries } from './sqlite.ts';
import { Tickets } from './tickets.ts';
import { highestTicket } from './highest-ticket.ts';

type Work<T> = (transaction: Transaction) => Promise<T>;

type EndTransaction = (commit: () => void) => void;

interface Pending {
  readonly work: Work<unknown>;
  readonly settle: (outcome: Outcome) => void;
}

type Outcome = { readonly value: unknown } | { readonly error: unknown };

/** Kibibytes of the file that are kept in memory: the index of a million waiting messages. */
const CACHE = 64 * 1024;

/** So that the first of a group does not wait for too many others. */
const MOST_IN_A_GROUP = 512;

/**
 * The rows of the queue engine. What is written in one turn of the event loop is one transaction, and each
 * promise is kept only after its commit: one fsync serves them all (queue-wire.md, section 11).
 */
export class QueueStore {
  readonly #database: DatabaseSync;
  readonly #transaction: Transaction;
  readonly #end: EndTransaction;
  readonly #checkpoints: Checkpoints | undefined;
  #pending: Pending[] = [];
  /** Whether the work that runs has changed anything yet. */
  #wrote = false;
  /** Rows of the log that the group has written. */
  #logged: LoggedRow[] = [];
  #tellLogged: (rows: readonly LoggedRow[]) => void = () => undefined;
  #group: Promise<void> | undefined;
  #closed = false;
  /** Transactions that have been committed. */
  writes = 0;

  /** @param database open, and through all migrations */
  private constructor(file: string, database: DatabaseSync, clock: Clock, end: EndTransaction) {
    this.#database = database;
    this.#end = end;
    if (file !== ':memory:') this.#checkpoints = new Checkpoints(file, database);
    const queries = new SqliteQueries(database);
    const tickets = new Tickets(highestTicket(queries));
    this.#transaction = {
      ...readerOf(queries),
      run: async (query, args) => {
        this.#wrote = true;
        return queries.run(query, args);
      },
      ticket: () => tickets.take(clock.now()),
      now: () => clock.now(),
      logged: (row) => this.#logged.push(row),
    };
  }

  /**
   * @param file a path, or `:memory:`
   * @param end is given each transaction to commit; tests pass one that fails
   * @throws DataError which names the file
   */
  static open(file: string, clock: Clock, end: EndTransaction = (commit) => commit()): QueueStore {
    try {
      const database = openSqliteFile(file);
      database.exec(`pragma cache_size = -${CACHE}`);
      migrate(database);
      return new QueueStore(file, database, clock, end);
    } catch (error) {
      throw new DataError(`${file} can't be used: ${(error as Error).message}`, { cause: error });
    }
  }

  /** Has a listener told of the rows of the log that have been committed, in the order of their tickets. */
  onLogged(tell: (rows: readonly LoggedRow[]) => void): void {
    this.#tellLogged = tell;
  }

  /** Reads what has been committed. The work must wait for nothing but its queries. */
  async read<T>(work: (reader: Reader) => Promise<T>): Promise<T> {
    while (this.#group !== undefined) await this.#group;
    if (this.#closed) throw new QueueError('closing');
    try {
      return await work(this.#transaction);
    } catch (error) {
      throw told(error);
    }
  }

  /**
   * Runs a work with others in one transaction and comes back when it is on the disk. A work that throws has
   * changed nothing, and the others are not touched by it. The work must wait for nothing but its queries,
   * and change nothing but rows: it runs a second time, alone, where another one of its group has failed.
   * @throws QueueError `storeFailed` where the disk refuses
   */
  write<T>(work: Work<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      if (this.#closed) {
        reject(new QueueError('closing'));
        return;
      }
      this.#pending.push({
        work,
        settle: (outcome) =>
          'error' in outcome ? reject(told(outcome.error)) : resolve(outcome.value as T),
      });
      if (this.#pending.length === 1) setImmediate(() => this.#commitPending());
    });
  }

  /** Comes back when all that is to be written has been. */
  async close(): Promise<void> {
    while (this.#pending.length > 0 || this.#group !== undefined) {
      await new Promise(setImmediate);
    }
    if (this.#closed) return;
    this.#closed = true;
    await this.#checkpoints?.close();
    this.#database.close();
  }

  async #commitPending(): Promise<void> {
    // With SQLite a group is over within one turn; it is asked for by others that wait for more.
    while (this.#group !== undefined) await this.#group;
    const group = this.#pending.splice(0, MOST_IN_A_GROUP);
    if (this.#pending.length > 0) setImmediate(() => this.#commitPending());
    const running = this.#commit(group);
    this.#group = running.then(() => undefined);
    const outcomes = await running;
    this.#group = undefined;
    for (const [index, { settle }] of group.entries()) settle(outcomes[index]!);
  }

  /** All in one transaction, unless one of them fails when it has changed something already. */
  async #commit(group: readonly Pending[]): Promise<readonly Outcome[]> {
    const outcomes: Outcome[] = [];
    this.#logged = [];
    try {
      this.#database.exec('begin immediate');
      for (const { work } of group) {
        this.#wrote = false;
        try {
          outcomes.push({ value: await work(this.#transaction) });
        } catch (error) {
          if (this.#wrote) throw error;
          outcomes.push({ error });
        }
      }
      this.#end(() => this.#database.exec('commit'));
      this.writes += 1;
      this.#checkpoints?.committed();
      this.#tellLogged(this.#logged);
      return outcomes;
    } catch (error) {
      this.#rollBack();
      if (group.length === 1) return [{ error }];
    }
    const alone: Outcome[] = [];
    for (const pending of group) alone.push(...(await this.#commit([pending])));
    return alone;
  }

  /** SQLite itself rolls back where the disk is full. */
  #rollBack(): void {
    if (this.#database.isTransaction) this.#database.exec('rollback');
  }
}

function readerOf(queries: SqliteQueries): Reader {
  return {
    all: async <Args extends object, Row>(query: Query<Args, Row>, args: Args) =>
      queries.all(query, args),
    get: async <Args extends object, Row>(query: Query<Args, Row>, args: Args) =>
      queries.get(query, args),
  };
}

/** What SQLite says, in the words of the engine. */
function told(error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error) || error.code !== 'ERR_SQLITE_ERROR') {
    return error;
  }
  return new QueueError('storeFailed', { reason: error.message }, { cause: error });
}
