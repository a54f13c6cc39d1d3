import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DataTypeNode,
} from 'kysely';
import type { QueryConfig } from 'pg';
import { Argument } from '../../../../../store/rows/query.ts';
import { searchParameters } from '../../../../../store/rows/search-parameters.ts';
import type { Query } from '../query.ts';
import type { QueueSchema } from '../schema.ts';

class Compiler extends PostgresQueryCompiler {
  /**
   * Integers have 64 bits as in SQLite, and text is compared bytewise as in SQLite, independent of the
   * server's locale.
   */
  protected override visitDataType(node: DataTypeNode): void {
    if (node.dataType === 'integer') this.append('bigint');
    else if (node.dataType === 'blob') this.append('bytea');
    else super.visitDataType(node);
    if (node.dataType === 'text') this.append(' collate "C"');
  }
}

/** Compiles queries to the SQL of PostgreSQL. It runs none. */
export const compiler = new Kysely<QueueSchema>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new Compiler(),
  },
});

interface Compiled {
  readonly name: string;
  readonly text: string;
  /** In the statement's order: the name of an argument, or a constant. */
  readonly parameters: readonly unknown[];
}

const known = new WeakMap<object, Compiled>();
let count = 0;

/** A statement in the form that `pg` takes; each query is parsed once per connection. */
export function statementOf<Args extends object, Row>(
  query: Query<Args, Row>,
  args: Args,
): QueryConfig {
  let compiled = known.get(query);
  if (compiled === undefined) {
    const { sql, parameters } = query.build(compiler).compile();
    count += 1;
    compiled = { name: `queue_${count}`, text: sql, parameters };
    known.set(query, compiled);
  }
  const { name, text, parameters } = compiled;
  const given = args as Readonly<Record<string, unknown>>;
  const values: unknown[] = [];
  for (const parameter of parameters) {
    values.push(parameter instanceof Argument ? given[parameter.name] : parameter);
  }
  return { name, text, values: searchParameters(text, values) };
}
