import { sql, type Compilable, type Kysely, type RawBuilder } from 'kysely';

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
 * A query on the tables of a schema that is written once, compiled once by each store, and run many times: to
 * compile it costs more than to run it.
 */
export interface RowQuery<Schema, Args, Row> {
  readonly build: (db: Kysely<Schema>) => Compilable<Row>;
  /** Only for the types. */
  readonly args?: (args: Args) => void;
}

/**
 * What the queries of a schema are written with: `const query = queriesOf<Schema>()`, and then with the arguments
 * that a run brings by name `query<{ seq: number }>()((db, arg) =>
 * db.selectFrom('message').selectAll().where('seq', '=', arg('seq')))`.
 */
export function queriesOf<Schema>() {
  return <Args extends object>() =>
    <Row>(
      build: (db: Kysely<Schema>, arg: ArgumentOf<Args>) => Compilable<Row>,
    ): RowQuery<Schema, Args, Row> => ({
      build: (db) => build(db, (name) => sql`${new Argument(name)}`),
    });
}
