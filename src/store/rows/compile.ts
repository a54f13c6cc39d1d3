import {
  DummyDriver,
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  ValueNode,
  type LimitNode,
} from 'kysely';

/** A Kysely instance that only compiles queries to SQLite's SQL. */
export function sqliteCompiler<Schema>(): Kysely<Schema> {
  return new Kysely<Schema>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new QueryCompiler(),
    },
  });
}

/**
 * SQLite plans a statement anew each time that it runs if its limit is a parameter, whose value the plan may depend on
 * (`sqlite3ExprIsInteger`), which takes several times as long as most queries. Of an expression it knows that it can't
 * tell the value.
 */
class QueryCompiler extends SqliteQueryCompiler {
  protected override visitLimit({ limit }: LimitNode): void {
    if (ValueNode.is(limit)) {
      this.append('limit ');
      this.appendImmediateValue(limit.value);
    } else {
      this.append('limit cast(');
      this.visitNode(limit);
      this.append(' as integer)');
    }
  }
}
