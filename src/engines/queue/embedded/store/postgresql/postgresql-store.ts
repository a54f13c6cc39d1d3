import { types, type Client, type ClientConfig } from 'pg';
import type { Clock } from '../../../../../base/clock.ts';
import { DataError } from '../../../../../base/data-error.ts';
import { TurnLimit } from '../../../../../base/turn-limit.ts';
import { QueueError } from '../../../errors.ts';
import { Membership } from '../../copies/membership.ts';
import { copyRow } from '../copy-rows.ts';
import { someOwner } from '../count-rows.ts';
import { GroupedWrites, type WorkResult } from '../grouped-writes.ts';
import { query } from '../query.ts';
import type { Reading, SharedQueueStore, Work } from '../queue-store.ts';
import { Connection, type Watch } from './connection.ts';
import { GroupTransaction, readerOn } from './group-transaction.ts';
import { openSchema } from './open-schema.ts';
import { isUnreachable, toQueueError } from './server-errors.ts';
import { statementOf } from './statements.ts';

export interface PostgresqlStoreParts {
  readonly connection: ClientConfig;
  /** Watches the server during calls, until it is closed. */
  readonly watch?: Watch | undefined;
  readonly clock: Clock;
  /** The schema that the tables are in. */
  readonly schema?: string;
  /**
   * Milliseconds after which a process that has not renewed its lease counts as dead, and others take over its
   * deliveries.
   */
  readonly lease?: number;
}

/** A separate schema, so that the tables don't conflict with others in the same database. */
const SCHEMA = 'plinth_queue';
const LEASE = 6000;
/** `int8`: every number in the store is small enough for a JavaScript number. */
const INT8 = 20;
/** Number of read-only connections; each runs one statement at a time. */
const READERS = 3;
/** Milliseconds after which a group accepts no more writes, because all processes wait for it. */
const LONGEST_GROUP = 30;

/**
 * Locks the only row of `writer`: the transaction that holds the lock is the only writer of all
 * processes until it ends.
 */
const takeTurn = query<object>()((db) => db.selectFrom('writer').select('last_ticket').forUpdate());

/**
 * A store in a PostgreSQL database, which several processes may have open. Their transactions are serialized by a
 * lock, as in a SQLite file; all writes of a process that wait for it are one transaction, so one round trip for
 * the lock and one for the commit serve many.
 */
export class PostgresqlQueueStore implements SharedQueueStore {
  readonly shares = new Membership();
  readonly turns = new TurnLimit();
  /** Milliseconds, from the next renewal on. */
  lease: number;
  interruptions = 0;
  readonly #clock: Clock;
  readonly #watch: Watch | undefined;
  readonly #writer: Connection;
  readonly #readers: readonly Connection[];
  readonly #listener: Connection;
  readonly #channel: string;
  /** The copy number that notifications are sent to, and the connection that listens. */
  #rungFor: { readonly copy: number; readonly client: Client } | undefined;
  #heard: () => void = () => undefined;
  readonly #writes: GroupedWrites;
  #closed = false;
  writes = 0;

  private constructor({
    connection,
    watch,
    clock,
    schema = SCHEMA,
    lease = LEASE,
  }: PostgresqlStoreParts) {
    this.lease = lease;
    this.#watch = watch;
    this.#clock = clock;
    const config: ClientConfig = {
      ...connection,
      types: {
        getTypeParser: ((id: number, format: 'text') =>
          id === INT8 ? Number : types.getTypeParser(id, format)) as typeof types.getTypeParser,
      },
    };
    const prepare = async (client: Client) => {
      await client.query(`set search_path to ${schema}`);
    };
    this.#writer = new Connection(config, prepare, watch);
    this.#readers = Array.from({ length: READERS }, () => new Connection(config, prepare, watch));
    this.#channel = `plinth_${schema}`;
    const listen = async (client: Client) => {
      client.on('notification', ({ payload }) => {
        if (payload !== String(this.shares.copy)) this.#heard();
      });
      await client.query(`listen ${this.#channel}`);
    };
    this.#listener = new Connection(config, listen, watch);
    this.#writes = new GroupedWrites({
      commit: (works) => this.#commit(works),
      // An error of the server may be caused by one write; if the server is unreachable, all have
      // to wait.
      isWorthRepeating: (error) => !isUnreachable(error),
      told: toQueueError,
    });
  }

  /**
   * Opens the store and migrates its tables.
   * @throws DataError if it can't be used; the error of `pg` or of the network if the server can't be reached
   */
  static async open(parts: PostgresqlStoreParts): Promise<PostgresqlQueueStore> {
    const migrating = new Connection(parts.connection, undefined, parts.watch);
    try {
      await openSchema(await migrating.client(), parts.schema ?? SCHEMA);
    } catch (error) {
      if (isUnreachable(error)) throw error;
      throw new DataError((error as Error).message, { cause: error });
    } finally {
      await migrating.close();
    }
    return new PostgresqlQueueStore(parts);
  }

  /** Not used: rows of other processes would be missing, so the index reads all rows itself. */
  onLogged(): void {}

  async listen(heard: () => void): Promise<void> {
    this.#heard = heard;
    const client = await this.#listener.client();
    const { copy } = this.shares;
    if (copy === null || (this.#rungFor?.client === client && this.#rungFor.copy === copy)) return;
    await this.#listener.query({ text: `listen ${this.#channel}_${copy}` }, client);
    this.#rungFor = { copy, client };
  }

  async read<T>(work: Reading<T>): Promise<T> {
    if (this.#closed) throw new QueueError('closing');
    const [first, ...others] = this.#readers;
    const least = others.reduce((a, b) => (b.inFlight < a.inFlight ? b : a), first!);
    try {
      return await work(readerOn((statement) => least.query(statement)));
    } catch (error) {
      throw toQueueError(error);
    }
  }

  write<T>(work: Work<T>): Promise<T> {
    return this.#closed ? Promise.reject(new QueueError('closing')) : this.#writes.write(work);
  }

  writeFirst<T>(work: Work<T>): Promise<T> {
    return this.#closed ? Promise.reject(new QueueError('closing')) : this.#writes.writeFirst(work);
  }

  async healthProblem(): Promise<undefined> {
    await this.read((reader) => reader.get(someOwner, {}));
  }

  async close(): Promise<void> {
    while (this.#writes.busy) await new Promise(setImmediate);
    this.#closed = true;
    await Promise.all([this.#writer, this.#listener, ...this.#readers].map((each) => each.close()));
    this.#watch?.close();
  }

  get busy(): boolean {
    const others = [...this.#readers, this.#listener];
    return this.#writes.busy || others.some(({ inFlight }) => inFlight > 0);
  }

  async #commit(works: readonly Work<unknown>[]): Promise<readonly WorkResult[]> {
    const client = await this.#writer.client();
    try {
      return await this.#commitOn(client, works);
    } catch (error) {
      // The transaction is rolled back; if that is uncertain, the connection is not reused.
      const drop = () => this.#writer.drop(client);
      if (isUnreachable(error)) {
        this.interruptions += 1;
        drop();
      } else await this.#writer.query({ text: 'rollback' }, client).catch(drop);
      throw error;
    }
  }

  async #commitOn(client: Client, works: readonly Work<unknown>[]): Promise<readonly WorkResult[]> {
    const { copy } = this.shares;
    const [, turn, joined] = await allOf([
      this.#writer.query({ name: 'begin', text: 'begin' }, client),
      this.#writer.query(statementOf(takeTurn, {}), client),
      // A separate statement, so that it sees everything committed before the lock was granted.
      ...(copy === null ? [] : [this.#writer.query(statementOf(copyRow, { copy }), client)]),
    ]);
    if (joined?.rows.length === 0 && this.shares.copy === copy) this.shares.lost();
    const { last_ticket: last } = turn!.rows[0] as { readonly last_ticket: number };
    const group = new GroupTransaction(
      (statement) => this.#writer.query(statement, client),
      { clock: this.#clock, shares: this.shares, channel: this.#channel },
      last,
    );
    const outcomes: WorkResult[] = [];
    const until = performance.now() + LONGEST_GROUP;
    for (const work of works) {
      group.wrote = false;
      try {
        outcomes.push({ value: await work(group) });
      } catch (error) {
        if (group.wrote || !(error instanceof QueueError)) throw error;
        outcomes.push({ error });
      }
      if (performance.now() >= until) break;
    }
    await group.commit();
    this.writes += 1;
    return outcomes;
  }
}

/** Waits for all, even if one rejects. */
async function allOf<T>(promises: readonly Promise<T>[]): Promise<T[]> {
  await Promise.allSettled(promises);
  return Promise.all(promises);
}
