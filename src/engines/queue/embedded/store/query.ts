import { sql, type Compilable, type Kysely, type RawBuilder } from 'kysely';
import type { News } from '../copies/news.ts';
import type { LoggedRow, QueueSchema } from './schema.ts';

/** What columns hold, in every dialect. */
export type StoredValue = string | number | Uint8Array | null;

/** Stands in a query for a value that each run brings. */
export class Argument {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

type ArgumentOf<Args> = <Name extends keyof Args & string>(name: Name) => RawBuilder<Args[Name]>;

/**
 * A query that is written once, compiled once by each store, and run many times: to compile it costs more
 * than to run it.
 */
export interface Query<Args, Row> {
  readonly build: (db: Kysely<QueueSchema>) => Compilable<Row>;
  /** Only for the types. */
  readonly args?: (args: Args) => void;
}

/**
 * Writes a query with the arguments that a run brings by name: `query<{ seq: number }>()((db, arg) =>
 * db.selectFrom('message').selectAll().where('seq', '=', arg('seq')))`.
 */
export function query<Args extends object>() {
  return <Row>(
    build: (db: Kysely<QueueSchema>, arg: ArgumentOf<Args>) => Compilable<Row>,
  ): Query<Args, Row> => ({
    build: (db) => build(db, (name) => sql`${new Argument(name)}`),
  });
}

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
  /** A ticket that nobody has had. */
  ticket(): number;
  /** Unix milliseconds, with fractions. */
  now(): number;
  /** A row of the log has been written: whoever indexes the log is told when it is committed. */
  logged(row: LoggedRow): void;
  /** Tells other processes that share the store, once it is committed. */
  tell(owner: number, news: News): void;
}
