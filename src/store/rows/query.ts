import { sql, type Compilable, type Kysely, type RawBuilder } from 'kysely';

/** The values of columns, in every dialect. */
export type StoredValue = string | number | Uint8Array | null;

/** A placeholder in a query for a value that each run passes. */
export class Argument {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

type ArgumentOf<Args> = <Name extends keyof Args & string>(name: Name) => RawBuilder<Args[Name]>;

/**
 * A query on the tables of a schema that is written once, compiled once by each store, and run many times: compiling
 * costs more than running.
 */
export interface RowQuery<Schema, Args, Row> {
  readonly build: (db: Kysely<Schema>) => Compilable<Row>;
  /** Only for the types. */
  readonly args?: (args: Args) => void;
}

/**
 * Begins the queries of a schema: `const query = queriesOf<Schema>()`. A query names the arguments of a run: `query<{
 * seq: number }>()((db, arg) => db.selectFrom('message').selectAll().where('seq', '=', arg('seq')))`.
 */
export function queriesOf<Schema>() {
  return <Args extends object>() =>
    <Row>(
      build: (db: Kysely<Schema>, arg: ArgumentOf<Args>) => Compilable<Row>,
    ): RowQuery<Schema, Args, Row> => ({
      build: (db) => build(db, (name) => sql`${new Argument(name)}`),
    });
}
