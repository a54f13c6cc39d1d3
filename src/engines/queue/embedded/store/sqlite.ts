import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import {
  DummyDriver,
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type Compilable,
} from 'kysely';
import { Argument, type Query } from './query.ts';
import type { QueueSchema } from './schema.ts';
import { migrations, type Migration } from './migrations.ts';

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

/**
 * Takes the steps that a database has not been through yet, each whole or not at all.
 * @throws Error where it has been through steps that this program does not know
 */
export function migrate(database: DatabaseSync, steps: readonly Migration[] = migrations): void {
  database.exec('create table if not exists migration (name text primary key)');
  const taken = new Set(
    database
      .prepare('select name from migration')
      .all()
      .map(({ name }) => String(name)),
  );
  const unknown = [...taken].find((name) => !steps.some((step) => step.name === name));
  if (unknown !== undefined) {
    throw new Error(`the store has been used by a newer Plinth (migration "${unknown}")`);
  }
  for (const { name, statements } of steps) {
    if (taken.has(name)) continue;
    database.exec('begin immediate');
    try {
      for (const statement of statements(compiler.schema)) database.exec(sqlOf(statement));
      database.prepare('insert into migration (name) values (?)').run(name);
      database.exec('commit');
    } catch (error) {
      database.exec('rollback');
      throw error;
    }
  }
}

function sqlOf(statement: Compilable): string {
  return statement.compile().sql;
}
