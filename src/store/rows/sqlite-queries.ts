import type {
  DatabaseSync,
  SQLInputValue,
  StatementResultingChanges,
  StatementSync,
} from 'node:sqlite';
import type { CompiledQuery } from 'kysely';
import { sqliteCompiler } from './compile.ts';
import { Argument, type RowQuery } from './query.ts';

type Method = 'all' | 'get' | 'run';

interface Prepared {
  /** Returns rows as arrays. */
  readonly statement: StatementSync;
  /** A row with its columns in order, all of them null. */
  readonly emptyRow: Readonly<Record<string, null>>;
  readonly columns: readonly string[];
  /** In the order of the statement: arguments and constants. */
  readonly parameters: readonly (Argument | SQLInputValue)[];
}

/** The SQL of queries, which is the same for each database that has their schema. */
const compiled = new WeakMap<object, CompiledQuery>();

/** Queries on `node:sqlite`. Each is compiled and prepared when it is first run. */
export class SqliteQueries<Schema> {
  readonly #database: DatabaseSync;
  readonly #prepared = new Map<object, Prepared>();

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  all<Args extends object, Row>(query: RowQuery<Schema, Args, Row>, args: Args): Row[] {
    const prepared = this.#prepare(query);
    const rows = call(prepared, 'all', args) as unknown[][];
    return rows.map((values) => rowOf(prepared, values)) as Row[];
  }

  get<Args extends object, Row>(query: RowQuery<Schema, Args, Row>, args: Args): Row | undefined {
    const prepared = this.#prepare(query);
    const values = call(prepared, 'get', args) as unknown[] | undefined;
    return values && (rowOf(prepared, values) as Row);
  }

  /** @returns the number of changed rows */
  run<Args extends object>(query: RowQuery<Schema, Args, unknown>, args: Args): number {
    const prepared = this.#prepare(query);
    const { changes } = call(prepared, 'run', args) as StatementResultingChanges;
    return Number(changes);
  }

  /** Like `run`, without the object that says how many rows it has changed. */
  add<Args extends object>(query: RowQuery<Schema, Args, unknown>, args: Args): void {
    call(this.#prepare(query), 'get', args);
  }

  #prepare<Args, Row>(query: RowQuery<Schema, Args, Row>): Prepared {
    const known = this.#prepared.get(query);
    if (known !== undefined) return known;
    const { sql, parameters } = compiledQuery(query);
    const statement = this.#database.prepare(sql);
    statement.setReturnArrays(true);
    const columns = statement.columns().map(({ name }) => name);
    const prepared = {
      statement,
      emptyRow: Object.fromEntries(columns.map((name) => [name, null])),
      columns,
      parameters: parameters as Prepared['parameters'],
    };
    this.#prepared.set(query, prepared);
    return prepared;
  }
}

function compiledQuery<Schema, Args, Row>(query: RowQuery<Schema, Args, Row>): CompiledQuery {
  let made = compiled.get(query);
  if (made === undefined) {
    made = query.build(sqliteCompiler<Schema>()).compile();
    compiled.set(query, made);
  }
  return made;
}

/**
 * Makes an object of a row's values. The objects of `node:sqlite` are in V8's dictionary mode, where each property
 * access is a lookup; copies of one object are not.
 */
function rowOf({ emptyRow, columns }: Prepared, values: readonly unknown[]): unknown {
  const row: Record<string, unknown> = { ...emptyRow };
  for (let at = 0; at < columns.length; at += 1) row[columns[at]!] = values[at];
  return row;
}

/** Runs a statement. Its values are not spread, because that iterates over them once more for each row. */
function call({ statement, parameters }: Prepared, method: Method, args: object): unknown {
  const given = args as Readonly<Record<string, SQLInputValue>>;
  const values: SQLInputValue[] = [];
  for (const parameter of parameters) {
    values.push(parameter instanceof Argument ? given[parameter.name]! : parameter);
  }
  return Reflect.apply(statement[method], statement, values);
}
