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
import { sought } from '../../../../../store/rows/sought.ts';
import type { Query } from '../query.ts';
import type { QueueSchema } from '../schema.ts';

class Compiler extends PostgresQueryCompiler {
  /**
   * Numbers are as large as those of SQLite, and texts are compared by their bytes, as SQLite does, whatever
   * language the server is set to.
   */
  protected override visitDataType(node: DataTypeNode): void {
    if (node.dataType === 'integer') this.append('bigint');
    else if (node.dataType === 'blob') this.append('bytea');
    else super.visitDataType(node);
    if (node.dataType === 'text') this.append(' collate "C"');
  }
}

/** Writes queries in the SQL of PostgreSQL. It runs none. */
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
  /** In the order of the statement: the name of an argument, or a value that never changes. */
  readonly parameters: readonly unknown[];
}

const known = new WeakMap<object, Compiled>();
let count = 0;

/** A statement as the server takes it; each query is parsed once on a connection. */
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
  return { name, text, values: sought(text, values) };
}
