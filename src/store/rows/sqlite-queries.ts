import type {
  DatabaseSync,
  SQLInputValue,
  StatementResultingChanges,
  StatementSync,
} from 'node:sqlite';
import { sqliteCompiler } from './compile.ts';
import { Argument, type RowQuery } from './query.ts';

interface Prepared {
  readonly statement: StatementSync;
  /** In the order of the statement: an argument, or a constant. */
  readonly parameters: readonly (Argument | SQLInputValue)[];
  /** The names of the arguments; undefined where not all parameters are arguments. */
  readonly names: readonly string[] | undefined;
}

/** Queries on `node:sqlite`, each compiled and prepared when it is first run. */
export class SqliteQueries<Schema> {
  readonly #database: DatabaseSync;
  readonly #compiler = sqliteCompiler<Schema>();
  readonly #prepared = new Map<object, Prepared>();

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  all<Args extends object, Row>(query: RowQuery<Schema, Args, Row>, args: Args): Row[] {
    const prepared = this.#prepare(query);
    return call(prepared, 'all', args) as Row[];
  }

  get<Args extends object, Row>(query: RowQuery<Schema, Args, Row>, args: Args): Row | undefined {
    const prepared = this.#prepare(query);
    return call(prepared, 'get', args) as Row | undefined;
  }

  /** @returns how many rows it has changed */
  run<Args extends object>(query: RowQuery<Schema, Args, unknown>, args: Args): number {
    const prepared = this.#prepare(query);
    const { changes } = call(prepared, 'run', args) as StatementResultingChanges;
    return Number(changes);
  }

  #prepare<Args, Row>(query: RowQuery<Schema, Args, Row>): Prepared {
    const known = this.#prepared.get(query);
    if (known !== undefined) return known;
    const compiled = query.build(this.#compiler).compile();
    const parameters = compiled.parameters as Prepared['parameters'];
    const found = parameters.filter((parameter) => parameter instanceof Argument);
    const prepared = {
      statement: this.#database.prepare(compiled.sql),
      parameters,
      names: found.length === parameters.length ? found.map(({ name }) => name) : undefined,
    };
    this.#prepared.set(query, prepared);
    return prepared;
  }
}

/**
 * Runs a statement. Spreading a list of arguments costs a tenth of writing a row, so short lists are passed without
 * it.
 */
function call(
  { statement, parameters, names }: Prepared,
  method: 'all' | 'get' | 'run',
  args: object,
): unknown {
  const given = args as Readonly<Record<string, SQLInputValue>>;
  if (names === undefined) return statement[method](...bind(parameters, given));
  switch (names.length) {
    case 1:
      return statement[method](given[names[0]!]!);
    case 2:
      return statement[method](given[names[0]!]!, given[names[1]!]!);
    case 3:
      return statement[method](given[names[0]!]!, given[names[1]!]!, given[names[2]!]!);
    case 4:
      return statement[method](
        given[names[0]!]!,
        given[names[1]!]!,
        given[names[2]!]!,
        given[names[3]!]!,
      );
    default:
      return statement[method](...bind(parameters, given));
  }
}

function bind(
  parameters: Prepared['parameters'],
  given: Readonly<Record<string, SQLInputValue>>,
): SQLInputValue[] {
  const values: SQLInputValue[] = [];
  for (const parameter of parameters) {
    values.push(parameter instanceof Argument ? given[parameter.name]! : parameter);
  }
  return values;
}
