import type { DatabaseSync } from 'node:sqlite';
import type { Eventual } from '../../../../base/and-then.ts';
import type { Clock } from '../../../../base/clock.ts';
import type { Logger } from '../../../../base/logger.ts';
import { atTurnEnd } from '../../../../base/turn-end.ts';
import { TurnLimit } from '../../../../base/turn-limit.ts';
import type { FileCheck } from '../../../../store/rows/sqlite-check.ts';
import { isSqliteError, sqliteReason, unusable } from '../../../../store/rows/sqlite-error.ts';
import { closeSqliteFile } from '../../../../store/rows/sqlite-file.ts';
import { openMigratedFile } from '../../../../store/rows/migrations.ts';
import { SqliteQueries } from '../../../../store/rows/sqlite-queries.ts';
import { QueueError } from '../../errors.ts';
import { allShares } from '../dispatch/shares.ts';
import { Checkpoints, WalSync, type DiskSync } from './checkpoints.ts';
import { GroupedWrites, type WorkResult } from './grouped-writes.ts';
import type { Query, Reader, Transaction } from './query.ts';
import type { QueueStore, Reading, Work } from './queue-store.ts';
import { migrationsOf } from './migrations.ts';
import type { LoggedRow, QueueSchema } from './schema.ts';
import { someOwner } from './count-rows.ts';
import { highestTicket, Tickets } from './tickets.ts';
import { GroupUsage } from './usage-rows.ts';

type EndTransaction = (commit: () => void) => void;

interface StoreParts {
  readonly file: string;
  readonly clock: Clock;
  readonly end: EndTransaction;
  readonly disk: DiskSync | undefined;
}

interface StoreOptions {
  /** Commits each transaction; tests inject one that fails. */
  readonly end?: EndTransaction;
  /** Syncs what has been committed; tests inject one that fails. */
  readonly disk?: DiskSync;
  /** Checks the file before it is opened; only if no other process has it open. */
  readonly check?: FileCheck;
  /** Logs the progress of migrations. */
  readonly logger?: Logger;
}

/** Kibibytes of SQLite's page cache: enough for the index of a million waiting messages. */
const CACHE = 64 * 1024;

/** Milliseconds after which a group accepts no more writes: large bodies block the event loop. */
const LONGEST_GROUP = 10;

/** A store in a SQLite file: one fsync serves all writes that have accumulated. */
export class SqliteQueueStore implements QueueStore {
  readonly shares = allShares;
  readonly turns = new TurnLimit();
  readonly #file: string;
  readonly #database: DatabaseSync;
  readonly #transaction: Transaction;
  readonly #usage: GroupUsage;
  readonly #clock: Clock;
  readonly #end: EndTransaction;
  readonly #disk: DiskSync | undefined;
  readonly #checkpoints: Checkpoints | undefined;
  readonly #writes: GroupedWrites;
  /** Whether the current work has changed anything yet. */
  #wrote = false;
  /** Whether there are commits that have not been synced. */
  #unsynced = false;
  /** Log rows that the current group has written. */
  #logged: LoggedRow[] = [];
  #tellLogged: (rows: readonly LoggedRow[]) => void = () => undefined;
  /** Whether the reads of this turn share a snapshot. */
  #hasSnapshot = false;
  /** The current transaction. */
  #group: Promise<unknown> | undefined;
  /**
   * The error of a failed sync. It is unknown what the disk has of the log then, so all further writes are
   * refused.
   */
  #broken: QueueError | undefined;
  #closed = false;
  /** The number of committed transactions. */
  writes = 0;

  /** @param database open and migrated */
  private constructor(database: DatabaseSync, { file, clock, end, disk }: StoreParts) {
    this.#file = file;
    this.#database = database;
    this.#clock = clock;
    this.#end = end;
    this.#disk = disk;
    if (file !== ':memory:') {
      this.#checkpoints = new Checkpoints(file, database, this.#endSnapshot);
    }
    const queries = new SqliteQueries<QueueSchema>(database);
    const tickets = new Tickets(highestTicket(queries));
    const run = <Args extends object>(query: Query<Args, unknown>, args: Args): number => {
      const wroteBefore = this.#wrote;
      // If this fails, SQLite may have rolled back the whole transaction.
      this.#wrote = true;
      const changes = queries.run(query, args);
      if (changes === 0) this.#wrote = wroteBefore;
      return changes;
    };
    const reader = readerOf(queries);
    this.#usage = new GroupUsage(reader);
    this.#transaction = {
      ...reader,
      run,
      add: (query, args) => {
        this.#wrote = true;
        queries.add(query, args);
      },
      used: (owner, day) => this.#usage.of(owner, day),
      use: (owner, day, messages) => {
        this.#wrote = true;
        this.#usage.add(owner, day, messages);
      },
      ticket: () => tickets.take(clock.now()),
      now: () => clock.now(),
      logged: (row) => this.#logged.push(row),
      notify: nothing,
    };
    this.#writes = new GroupedWrites({
      commit: async (works) => {
        // The sync has failed that they waited for.
        const error = this.#broken;
        if (error !== undefined) return works.map(() => ({ error }));
        const running = this.#commit(works);
        // Reads wait for the transaction, but don't get its errors.
        const group = running.then(nothing, nothing);
        this.#group = group;
        try {
          return await running;
        } finally {
          this.#group = undefined;
        }
      },
      isWorthRepeating: () => true,
      keep: async () => {
        await this.#sync();
        return this.#broken;
      },
      told: (error) => this.#told(error),
    });
  }

  /**
   * @param file a path, or `:memory:`
   * @throws DataError which names the file
   */
  static open(
    file: string,
    clock: Clock,
    { end = (commit) => commit(), disk, check, logger }: StoreOptions = {},
  ): SqliteQueueStore {
    try {
      const database = openMigratedFile(file, migrationsOf('sqlite'), { check, logger });
      database.exec(`pragma cache_size = -${CACHE}`);
      // From here on `disk` syncs each commit.
      database.exec('pragma synchronous = NORMAL');
      const sync = disk ?? (file === ':memory:' ? undefined : new WalSync(file));
      return new SqliteQueueStore(database, { file, clock, end, disk: sync });
    } catch (error) {
      throw unusable(file, error);
    }
  }

  onLogged(tell: (rows: readonly LoggedRow[]) => void): void {
    this.#tellLogged = tell;
  }

  read<T>(work: Reading<T>): Eventual<T> {
    return this.#group === undefined ? this.#read(work) : this.#readAfterGroup(work);
  }

  async #readAfterGroup<T>(work: Reading<T>): Promise<T> {
    while (this.#group !== undefined) await this.#group;
    return this.#read(work);
  }

  #read<T>(work: Reading<T>): Eventual<T> {
    if (this.#closed) throw new QueueError('closing');
    const fail = (error: unknown): never => {
      throw this.#told(error);
    };
    try {
      this.#beginSnapshot();
      const result = work(this.#transaction);
      return result instanceof Promise ? result.catch(fail) : result;
    } catch (error) {
      return fail(error);
    }
  }

  write<T>(work: Work<T>): Promise<T> {
    const refused = this.#closed ? new QueueError('closing') : this.#broken;
    return refused === undefined ? this.#writes.write(work) : Promise.reject(refused);
  }

  async healthProblem(): Promise<string | undefined> {
    await this.read((reader) => reader.get(someOwner, {}));
    return this.#broken?.message;
  }

  async close(): Promise<void> {
    while (this.busy) await new Promise(setImmediate);
    if (this.#closed) return;
    this.#closed = true;
    await this.#checkpoints?.close();
    this.#endSnapshot();
    closeSqliteFile(this.#file, this.#database);
    this.#disk?.close();
  }

  get busy(): boolean {
    return this.#writes.busy;
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

  async #commit(works: readonly Work<unknown>[]): Promise<readonly WorkResult[]> {
    const outcomes: WorkResult[] = [];
    this.#logged = [];
    this.#usage.forget();
    let changed = false;
    const until = this.#clock.now() + LONGEST_GROUP;
    try {
      this.#endSnapshot();
      this.#database.exec('begin immediate');
      for (const work of works) {
        this.#wrote = false;
        try {
          const value = work(this.#transaction);
          outcomes.push({ value: value instanceof Promise ? await value : value });
        } catch (error) {
          if (this.#wrote) throw error;
          outcomes.push({ error });
        }
        changed ||= this.#wrote;
        if (this.#clock.now() >= until) break;
      }
      this.#usage.write(this.#transaction);
      this.#end(() => this.#database.exec('commit'));
    } catch (error) {
      this.#rollBack();
      throw error;
    }
    this.#unsynced ||= changed;
    this.writes += 1;
    this.#checkpoints?.committed();
    this.#tellLogged(this.#logged);
    return outcomes;
  }

  /**
   * Has the reads of a turn share one transaction: locking the log takes longer than most of them, and nobody else
   * writes meanwhile.
   */
  #beginSnapshot(): void {
    if (this.#hasSnapshot || this.#database.isTransaction) return;
    this.#database.exec('begin');
    this.#hasSnapshot = true;
    atTurnEnd(this.#endSnapshot);
  }

  readonly #endSnapshot = (): void => {
    if (!this.#hasSnapshot) return;
    this.#hasSnapshot = false;
    // SQLite has ended it if a read has failed for want of memory or for the disk.
    if (this.#database.isTransaction) this.#database.exec('commit');
  };

  /** Converts SQLite's errors to those of the engine. */
  #told(error: unknown): unknown {
    if (!isSqliteError(error)) return error;
    const reason = sqliteReason(error, this.#file);
    return new QueueError('storeFailed', { reason }, { cause: error });
  }

  /** SQLite rolls back by itself if the disk is full. */
  #rollBack(): void {
    if (this.#database.isTransaction) this.#database.exec('rollback');
  }
}

const nothing = (): void => undefined;

function readerOf(queries: SqliteQueries<QueueSchema>): Reader {
  return {
    all: <Args extends object, Row>(query: Query<Args, Row>, args: Args) =>
      queries.all(query, args),
    get: <Args extends object, Row>(query: Query<Args, Row>, args: Args) =>
      queries.get(query, args),
  };
}
