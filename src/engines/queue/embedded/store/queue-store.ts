import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from '../../../../base/clock.ts';
import { DataError } from '../../../../base/data-error.ts';
import type { FileCheck } from '../../../../files/sqlite-check.ts';
import { isSqliteError, sqliteReason } from '../../../../files/sqlite-error.ts';
import { closeSqliteFile } from '../../../../files/sqlite-file.ts';
import { openMigratedFile } from '../../../../files/sqlite-migrations.ts';
import { QueueError } from '../../errors.ts';
import { Checkpoints } from './checkpoints.ts';
import type { Query, Reader, Transaction } from './query.ts';
import type { LoggedRow } from './schema.ts';
import { schemaSteps, SqliteQueries } from './sqlite.ts';
import { someOwner } from './count-rows.ts';
import { highestTicket, Tickets } from './tickets.ts';
import { WalSync, type DiskSync } from './wal-sync.ts';

type Work<T> = (transaction: Transaction) => Promise<T>;

type EndTransaction = (commit: () => void) => void;

interface Pending {
  readonly work: Work<unknown>;
  readonly settle: (outcome: Outcome) => void;
}

type Outcome = { readonly value: unknown } | { readonly error: unknown };

interface StoreParts {
  readonly file: string;
  readonly clock: Clock;
  readonly end: EndTransaction;
  readonly disk: DiskSync | undefined;
}

interface StoreOptions {
  /** Is given each transaction to commit; tests pass one that fails. */
  readonly end?: EndTransaction;
  /** Syncs what has been committed; tests pass one that fails. */
  readonly disk?: DiskSync;
  /** Has the file looked at first; only where no other process has it. */
  readonly check?: FileCheck;
}

/** Kibibytes of the file that are kept in memory: the index of a million waiting messages. */
const CACHE = 64 * 1024;

/** So that the first of a group does not wait for too many others. */
const MOST_IN_A_GROUP = 512;

/** Milliseconds after which a group takes no more writes: large bodies keep the event loop, and others with it. */
const LONGEST_GROUP = 10;

/**
 * The rows of the queue engine. What is to be written while the disk syncs what was before it is one transaction,
 * and each promise is kept only when its own has been synced: one fsync serves them all.
 */
export class QueueStore {
  readonly #file: string;
  readonly #database: DatabaseSync;
  readonly #transaction: Transaction;
  readonly #clock: Clock;
  readonly #end: EndTransaction;
  readonly #disk: DiskSync | undefined;
  readonly #checkpoints: Checkpoints | undefined;
  #pending: Pending[] = [];
  /** Whether the work that runs has changed anything yet. */
  #wrote = false;
  /** Whether anything has been committed that has not been synced. */
  #unsynced = false;
  /** Rows of the log that the group has written. */
  #logged: LoggedRow[] = [];
  #tellLogged: (rows: readonly LoggedRow[]) => void = () => undefined;
  /** The transaction that runs. */
  #group: Promise<unknown> | undefined;
  #writing: Promise<void> | undefined;
  /** Why the disk could not sync. What it has of the log is unknown from then on, so nothing more is promised. */
  #broken: QueueError | undefined;
  #closed = false;
  /** Transactions that have been committed. */
  writes = 0;

  /** @param database open, and through all migrations */
  private constructor(database: DatabaseSync, { file, clock, end, disk }: StoreParts) {
    this.#file = file;
    this.#database = database;
    this.#clock = clock;
    this.#end = end;
    this.#disk = disk;
    if (file !== ':memory:') this.#checkpoints = new Checkpoints(file, database);
    const queries = new SqliteQueries(database);
    const tickets = new Tickets(highestTicket(queries));
    this.#transaction = {
      ...readerOf(queries),
      run: async (query, args) => {
        const wroteBefore = this.#wrote;
        // Where it fails, SQLite may have rolled back all of the transaction.
        this.#wrote = true;
        const changes = queries.run(query, args);
        if (changes === 0) this.#wrote = wroteBefore;
        return changes;
      },
      ticket: () => tickets.take(clock.now()),
      now: () => clock.now(),
      logged: (row) => this.#logged.push(row),
    };
  }

  /**
   * @param file a path, or `:memory:`
   * @throws DataError which names the file
   */
  static open(
    file: string,
    clock: Clock,
    { end = (commit) => commit(), disk, check }: StoreOptions = {},
  ): QueueStore {
    try {
      const database = openMigratedFile(file, schemaSteps, check);
      database.exec(`pragma cache_size = -${CACHE}`);
      // From here on it is `disk` that syncs each commit.
      database.exec('pragma synchronous = NORMAL');
      const sync = disk ?? (file === ':memory:' ? undefined : new WalSync(file));
      return new QueueStore(database, { file, clock, end, disk: sync });
    } catch (error) {
      if (error instanceof DataError) throw error;
      const { message } = error as Error;
      const prefix = message.startsWith(file) ? '' : `${file} can't be used: `;
      throw new DataError(`${prefix}${message}`, { cause: error });
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
      throw this.#told(error);
    }
  }

  /**
   * Runs a work with others in one transaction and resolves when it is on the disk. A work that throws has
   * changed nothing, and the others are not touched by it. The work must wait for nothing but its queries,
   * and change nothing but rows: it runs a second time, alone, where another one of its group has failed.
   * @throws QueueError `storeFailed` where the disk refuses
   */
  write<T>(work: Work<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const refused = this.#closed ? new QueueError('closing') : this.#broken;
      if (refused !== undefined) {
        reject(refused);
        return;
      }
      this.#pending.push({
        work,
        settle: (outcome) =>
          'error' in outcome ? reject(this.#told(outcome.error)) : resolve(outcome.value as T),
      });
      this.#writing ??= this.#writePending();
    });
  }

  /** Why nothing more can be written, or undefined. @throws QueueError `storeFailed` where it can't be read */
  async trouble(): Promise<string | undefined> {
    await this.read((reader) => reader.get(someOwner, {}));
    return this.#broken?.message;
  }

  /** Resolves when all that is to be written has been. */
  async close(): Promise<void> {
    while (this.busy) await new Promise(setImmediate);
    if (this.#closed) return;
    this.#closed = true;
    await this.#checkpoints?.close();
    closeSqliteFile(this.#file, this.#database);
    this.#disk?.close();
  }

  /** Whether anything is being written. */
  get busy(): boolean {
    return this.#writing !== undefined;
  }

  async #writePending(): Promise<void> {
    while (this.#pending.length > 0) {
      await new Promise(setImmediate);
      const group = this.#pending.splice(0, MOST_IN_A_GROUP);
      const running = this.#commit(group);
      this.#group = running;
      const outcomes = await running;
      this.#group = undefined;
      // Those for which there was no time any more.
      this.#pending.unshift(...group.splice(outcomes.length));
      await this.#sync();
      for (const [index, { settle }] of group.entries()) {
        settle(this.#broken === undefined ? outcomes[index]! : { error: this.#broken });
      }
    }
    this.#writing = undefined;
  }

  async #sync(): Promise<void> {
    if (!this.#unsynced || this.#broken !== undefined) return;
    this.#unsynced = false;
    try {
      await this.#disk?.sync();
    } catch (error) {
      const reason = `${(error as Error).message}; the platform must be started again`;
      this.#broken = new QueueError('storeFailed', { reason }, { cause: error });
    }
  }

  /**
   * All in one transaction, unless one of them fails when it has changed something already.
   * @returns what came of them, or of the first of them where they take long
   */
  async #commit(group: readonly Pending[]): Promise<readonly Outcome[]> {
    const outcomes: Outcome[] = [];
    this.#logged = [];
    let changed = false;
    const until = this.#clock.now() + LONGEST_GROUP;
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
        changed ||= this.#wrote;
        if (this.#clock.now() >= until) break;
      }
      this.#end(() => this.#database.exec('commit'));
      this.#unsynced ||= changed;
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

  /** What SQLite says, in the words of the engine. */
  #told(error: unknown): unknown {
    if (!isSqliteError(error)) return error;
    const reason = sqliteReason(error, this.#file);
    return new QueueError('storeFailed', { reason }, { cause: error });
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
