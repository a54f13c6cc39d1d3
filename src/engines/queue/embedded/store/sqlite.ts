import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import {
  DummyDriver,
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { SchemaStep } from '../../../../files/sqlite-migrations.ts';
import { Argument, type Query } from './query.ts';
import type { QueueSchema } from './schema.ts';
import { migrationsOf } from './migrations.ts';

interface Prepared {
  readonly statement: StatementSync;
  /** In the order of the statement: the name of an argument, or a value that never changes. */
  readonly parameters: readonly (Argument | SQLInputValue)[];
}

/** Only compiles. */
const compiler = new Kysely<QueueSchema>({
  dialect: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
});

/** Queries on `node:sqlite`, each compiled and prepared when it is first run. */
export class SqliteQueries {
  readonly #database: DatabaseSync;
  readonly #prepared = new Map<object, Prepared>();

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  all<Args extends object, Row>(query: Query<Args, Row>, args: Args): Row[] {
    const { statement, parameters } = this.#prepare(query);
    return statement.all(...bind(parameters, args)) as unknown as Row[];
  }

  get<Args extends object, Row>(query: Query<Args, Row>, args: Args): Row | undefined {
    const { statement, parameters } = this.#prepare(query);
    return statement.get(...bind(parameters, args)) as Row | undefined;
  }

  run<Args extends object>(query: Query<Args, unknown>, args: Args): number {
    const { statement, parameters } = this.#prepare(query);
    return Number(statement.run(...bind(parameters, args)).changes);
  }

  #prepare<Args, Row>(query: Query<Args, Row>): Prepared {
    const known = this.#prepared.get(query);
    if (known !== undefined) return known;
    const compiled = query.build(compiler).compile();
    const prepared: Prepared = {
      statement: this.#database.prepare(compiled.sql),
      parameters: compiled.parameters as readonly (Argument | SQLInputValue)[],
    };
    this.#prepared.set(query, prepared);
    return prepared;
  }
}

function bind(parameters: readonly (Argument | SQLInputValue)[], args: object): SQLInputValue[] {
  const given = args as Readonly<Record<string, SQLInputValue>>;
  const values: SQLInputValue[] = [];
  for (const parameter of parameters) {
    values.push(parameter instanceof Argument ? given[parameter.name]! : parameter);
  }
  return values;
}

/** The history of the schema, in SQL. */
export const schemaSteps: readonly SchemaStep[] = migrationsOf('sqlite').map(
  ({ name, statements }) => ({
    name,
    sql: () =>
      statements(compiler.schema, 'sqlite')
        .map((statement) => statement.compile().sql)
        .join(';\n'),
  }),
);
