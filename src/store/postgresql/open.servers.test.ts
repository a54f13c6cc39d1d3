import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { FaultyProxy } from '../../../scripts/servers/faulty-proxy.ts';
import { startPostgresql } from '../../../scripts/servers/postgresql.ts';
import { testPostgres } from '../../../testing/store/postgresql-stores.ts';
import { migrations } from '../migrations.ts';
import { migrate } from '../store.ts';
import { useTestStores } from '../../../testing/store/store.ts';
import { StoreUnreachable } from '../store-unreachable.ts';
import { openPostgresStore } from './open.ts';

const postgres = await testPostgres();
useTestStores(postgres.open);
// Runs the tests of SQLite.
await import('../tables.test.ts');
await import('../leases.test.ts');

test('if several processes open an empty database at once, one of them creates the schema', async () => {
  const location = await postgres.newDatabase();
  const stores = await Promise.all(Array.from({ length: 4 }, () => openPostgresStore(location)));
  const { rows } = await sql<{ name: string }>`select name from migration`.execute(stores[0]!);
  expect(rows.map(({ name }) => name).toSorted()).toEqual(migrations.map(({ name }) => name));
  for (const store of stores) await store.destroy();
});

test('transactions of several processes are serialized', async () => {
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

test('who waits for another transaction waits on, and a server that freezes meanwhile is given up', async () => {
  const location = await postgres.newDatabase();
  await using proxy = await FaultyProxy.start(location.port!);
  // Far longer than a question takes, far shorter than statements may.
  const silentFor = 3000;
  const store = await openPostgresStore({ ...location, port: proxy.port, silentFor });
  const other = await openPostgresStore(location);
  onTestFinished(async () => void (await Promise.all([store.destroy(), other.destroy()])));
  const inTheWay = Promise.withResolvers<void>();
  const holds = Promise.withResolvers<void>();
  const first = other.transaction().execute(async () => {
    holds.resolve();
    await inTheWay.promise;
  });
  await holds.promise;
  const before = proxy.connections;
  let result: unknown;
  const second = store
    .transaction()
    .execute(async () => (result = 'its turn'))
    .catch((error: unknown) => (result = error));
  // It has been asked for signs of life, twice.
  await expect.poll(() => proxy.connections - before).toBeGreaterThan(2);
  expect(result).toBeUndefined();
  proxy.stall();
  await second;
  expect(result).toBeInstanceOf(StoreUnreachable);
  await expect(sql`select 1`.execute(store)).rejects.toThrow('the server is silent');
  inTheWay.resolve();
  await first;
  await proxy.heal();
  await expect
    .poll(() =>
      sql`select 1`.execute(store).then(
        () => 'answered',
        () => 'refused',
      ),
    )
    .toBe('answered');
});

test('a store of a newer program is refused and not changed', async () => {
  const location = await postgres.newDatabase();
  const store = await openPostgresStore(location);
  await migrate(store, [...migrations, { name: '9999 from the future', statements: () => [] }]);
  await store.destroy();
  await expect(openPostgresStore(location)).rejects.toThrow(
    'the store has been used by a newer Plinth (migration "9999 from the future")',
  );
});

test('a missing database is an error with its name, but not the password', async () => {
  const location = { ...(await postgres.newDatabase()), database: 'elsewhere' };
  await expect(openPostgresStore(location)).rejects.toThrow(
    /^the store at 127\.0\.0\.1:\d+\/elsewhere as plinth can't be used: database "elsewhere" does not exist$/,
  );
});

test('without a password, a server that asks for one is refused at once', async () => {
  await using server = await startPostgresql({ password: 'secret' });
  const { port } = server;
  const location = { host: '127.0.0.1', port, user: 'plinth', database: 'postgres', ssl: false };
  await expect(openPostgresStore(location)).rejects.toThrow(
    `the store at 127.0.0.1:${port}/postgres as plinth can't be used: it asks for a password (--store-url or --store-password-file)`,
  );
  const client = await server.connect();
  const connections =
    "select count(*)::int as n from pg_stat_activity where application_name = 'plinth'";
  await expect
    .poll(async () => (await client.query<{ n: number }>(connections)).rows[0]!.n)
    .toBe(0);
  await client.end();
});

test('a server without TLS is refused if TLS is required', async () => {
  const location = { ...(await postgres.newDatabase()), ssl: true };
  await expect(openPostgresStore(location)).rejects.toThrow(
    /^the store at \S+ as plinth can't be used: it does not speak TLS \(sslmode=disable\)$/,
  );
});

test('a server with an untrusted certificate is refused', async () => {
  await using server = await startPostgresql({ tls: true });
  const { port } = server;
  const location = { host: '127.0.0.1', port, user: 'plinth', database: 'postgres', ssl: true };
  await expect(openPostgresStore(location)).rejects.toThrow(
    /can't be used: its certificate is not trusted \(self-signed certificate/,
  );
});

test('a server that can not be reached is reported as such', async () => {
  const location = { ...(await postgres.newDatabase()), port: 1 };
  await expect(openPostgresStore(location)).rejects.toThrow("the store can't be reached: connect");
});
