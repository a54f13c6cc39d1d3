import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrations } from '../migrations.ts';
import { migrate } from '../store.ts';
import { useTestStores } from '../testing.ts';
import { openPostgresStore } from './open.ts';
import { testPostgres } from './testing-stores.ts';

const postgres = await testPostgres();
useTestStores(postgres.open);
// The same tests as of SQLite.
await import('../tables.test.ts');
await import('../leases.test.ts');

test('processes that open an empty database at once have one of them make the schema', async () => {
  const location = await postgres.newDatabase();
  const stores = await Promise.all(Array.from({ length: 4 }, () => openPostgresStore(location)));
  const { rows } = await sql<{ name: string }>`select name from migration`.execute(stores[0]!);
  expect(rows.map(({ name }) => name).toSorted()).toEqual(migrations.map(({ name }) => name));
  for (const store of stores) await store.destroy();
});

test('transactions of several processes follow one another', async () => {
  const location = await postgres.newDatabase();
  const stores = [await openPostgresStore(location), await openPostgresStore(location)];
  const [store] = stores;
  await store!
    .insertInto('account')
    .values({ customer_id: 'c1', email: 'ann@example.com', creation_time: 0 })
    .execute();
  const increments = Array.from({ length: 20 }, (_, i) =>
    stores[i % 2]!.transaction().execute(async (transaction) => {
      const { creation_time: count } = await transaction
        .selectFrom('account')
        .select('creation_time')
        .executeTakeFirstOrThrow();
      await transaction
        .updateTable('account')
        .set({ creation_time: count + 1 })
        .execute();
    }),
  );
  await Promise.all(increments);
  const row = await store!.selectFrom('account').select('creation_time').executeTakeFirst();
  expect(row).toEqual({ creation_time: 20 });
  for (const each of stores) await each.destroy();
});

test('a store of a newer program is refused, and not touched', async () => {
  const location = await postgres.newDatabase();
  const store = await openPostgresStore(location);
  await migrate(store, [...migrations, { name: '9999 from the future', statements: () => [] }]);
  await store.destroy();
  await expect(openPostgresStore(location)).rejects.toThrow(
    'the store has been used by a newer Plinth (migration "9999 from the future")',
  );
});

test('a database that is not there is refused, with its name and without the password', async () => {
  const location = { ...(await postgres.newDatabase()), database: 'elsewhere' };
  await expect(openPostgresStore(location)).rejects.toThrow(
    /^the store at 127\.0\.0\.1:\d+\/elsewhere as plinth can't be used: database "elsewhere" does not exist$/,
  );
});

test('a server that is not there is away', async () => {
  const location = { ...(await postgres.newDatabase()), port: 1 };
  await expect(openPostgresStore(location)).rejects.toThrow("the store can't be reached: connect");
});
