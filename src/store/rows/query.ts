import { sql, type Compilable, type Kysely, type RawBuilder } from 'kysely';

/** The values of columns, in all dialects. */
export type StoredValue = string | number | Uint8Array | null;

/** A placeholder in a query, for a value that is passed with each run. */
export class Argument {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

type ArgumentOf<Args> = <Name extends keyof Args & string>(name: Name) => RawBuilder<Args[Name]>;

/**
 * A query that is written once, compiled once, and run many times, because compiling costs more than running.
 */
export interface RowQuery<Schema, Args, Row> {
  readonly build: (db: Kysely<Schema>) => Compilable<Row>;
  /** Only for type inference. */
  readonly args?: (args: Args) => void;
}

/**
 * Returns a function that defines queries of a schema: `const query = queriesOf<Schema>()`. The arguments are declared
 * with the query: `query<{ seq: number }>()((db, arg) => db.selectFrom('message').selectAll().where('seq', '=',
 * arg('seq')))`.
 */
export function queriesOf<Schema>() {
  return <Args extends object>() =>
    <Row>(
      build: (db: Kysely<Schema>, arg: ArgumentOf<Args>) => Compilable<Row>,
    ): RowQuery<Schema, Args, Row> => ({
      build: (db) => build(db, (name) => sql`${new Argument(name)}`),
    });
}
