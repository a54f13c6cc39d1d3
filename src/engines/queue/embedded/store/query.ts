import { queriesOf, type RowQuery } from '../../../../store/rows/query.ts';
import type { News } from '../copies/news.ts';
import type { LoggedRow, QueueSchema } from './schema.ts';

export const query = queriesOf<QueueSchema>();
export type Query<Args, Row> = RowQuery<QueueSchema, Args, Row>;

/** Runs queries. Within a transaction it sees what the transaction has written. */
export interface Reader {
  all<Args extends object, Row>(query: Query<Args, Row>, args: Args): Promise<Row[]>;
  get<Args extends object, Row>(query: Query<Args, Row>, args: Args): Promise<Row | undefined>;
}

export interface Transaction extends Reader {
  /** @returns how many rows it has changed */
  run<Args extends object>(query: Query<Args, unknown>, args: Args): Promise<number>;
  /** Writes without waiting for it; what follows sees it. Where it fails, the whole work does. */
  add<Args extends object>(query: Query<Args, unknown>, args: Args): void;
  /** How many messages an owner has published on a day; at once where a work of the group has asked before. */
  used(owner: number, day: number): number | Promise<number>;
  /** Counts messages of an owner and a day that have been asked for: see {@link used}. */
  use(owner: number, day: number, messages: number): void;
  /** A ticket that nobody has had. */
  ticket(): number;
  /** Unix milliseconds, with fractions. */
  now(): number;
  /** A row of the log has been written: the index of the log is told when it is committed. */
  logged(row: LoggedRow): void;
  /** Tells other processes that share the store, once it is committed. */
  tell(owner: number, news: News): void;
}
