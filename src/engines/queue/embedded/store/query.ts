import type { Eventual } from '../../../../base/and-then.ts';
import { queriesOf, type RowQuery } from '../../../../store/rows/query.ts';
import type { ChangeNotification } from '../copies/change-notification.ts';
import type { LoggedRow, QueueSchema } from './schema.ts';

export const query = queriesOf<QueueSchema>();
export type Query<Args, Row> = RowQuery<QueueSchema, Args, Row>;

/**
 * Runs queries. Within a transaction it sees what the transaction has written. A store in this process gives results at
 * once, which spares the hot paths a promise for each.
 */
export interface Reader {
  all<Args extends object, Row>(query: Query<Args, Row>, args: Args): Eventual<Row[]>;
  get<Args extends object, Row>(query: Query<Args, Row>, args: Args): Eventual<Row | undefined>;
}

export interface Transaction extends Reader {
  /** @returns the number of changed rows */
  run<Args extends object>(query: Query<Args, unknown>, args: Args): Eventual<number>;
  /** Writes without waiting; later queries see the result. If it fails, the whole work does. */
  add<Args extends object>(query: Query<Args, unknown>, args: Args): void;
  /**
   * The number of messages that an owner has published on a day; synchronous if a work of the group has asked
   * before.
   */
  used(owner: number, day: number): Eventual<number>;
  /** Adds to the number of messages of an owner and day: see {@link used}. */
  use(owner: number, day: number, messages: number): void;
  /** A new unique ticket. */
  ticket(): number;
  /** Unix milliseconds, with fractions. */
  now(): number;
  /** Reports a written row of the log: the index is told after the commit. */
  logged(row: LoggedRow): void;
  /** Notifies other processes that share the store, after the commit. */
  notify(owner: number, news: ChangeNotification): void;
}
