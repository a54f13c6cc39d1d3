import { Kysely, type Dialect } from 'kysely';
import { pendingSteps, type SchemaStep } from './rows/migrations.ts';
import { migrations } from './migrations.ts';
import type { Schema } from './schema.ts';
import { isShared } from './store-time.ts';

/** The tables of the control plane, for typed queries. */
export type Store = Kysely<Schema>;

/** Opens a store and migrates its schema. @throws Error if this program can't read its schema */
export async function openStore(dialect: Dialect): Promise<Store> {
  const store = new Kysely<Schema>({ dialect });
  await migrate(store, migrations);
  return store;
}

/** The table of applied migration steps; it is not part of the schema. */
interface History {
  migration: { name: string };
}

/** Applies the missing steps, each of them atomically. */
export async function migrate(store: Store, steps: readonly SchemaStep[]): Promise<void> {
  await store.schema
    .createTable('migration')
    .ifNotExists()
    .addColumn('name', 'text', (c) => c.primaryKey())
    .execute();
  const history = store as unknown as Kysely<History>;
  const rows = await history.selectFrom('migration').select('name').execute();
  const taken = rows.map(({ name }) => name);
  const dialect = isShared(store) ? 'postgresql' : 'sqlite';
  for (const step of pendingSteps(steps, taken, 'the store')) {
    await store.transaction().execute(async (transaction) => {
      for (const statement of step.statements(transaction.schema, dialect)) {
        await transaction.executeQuery(statement.compile());
      }
      await (transaction as unknown as Kysely<History>)
        .insertInto('migration')
        .values({ name: step.name })
        .execute();
    });
  }
}
