import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import type { SchemaStep } from './rows/migrations.ts';
import { migrations } from './migrations.ts';
import { migrate, type Store } from './store.ts';
import { openTestStore } from '../../testing/store/store.ts';

let store: Store;

beforeEach(async () => {
  store = await openTestStore();
  return () => store.destroy();
});

const account = { customer_id: 'c1', email: 'ann@example.com', creation_time: 1 };

async function taken(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from migration`.execute(store);
  return rows.map(({ name }) => name);
}

test('each step is applied once', async () => {
  let count = 0;
  const more: SchemaStep = {
    name: '9999 more',
    statements: () => {
      count++;
      return [];
    },
  };
  await migrate(store, [...migrations, more]);
  await migrate(store, [...migrations, more]);
  expect(count).toBe(1);
});

test('a failed step changes nothing, and is applied the next time', async () => {
  const step = (fails: boolean): SchemaStep => ({
    name: '9999 more',
    statements: (schema) => [
      schema.createTable('more').addColumn('a', 'text', (c) => c.primaryKey()),
      ...(fails ? [schema.dropTable('none')] : []),
    ],
  });
  await expect(migrate(store, [...migrations, step(true)])).rejects.toThrow('none');
  expect(await taken()).not.toContain('9999 more');
  await migrate(store, [...migrations, step(false)]);
  expect(await taken()).toContain('9999 more');
});

test('a failed transaction changes nothing', async () => {
  const change = store.transaction().execute(async (transaction) => {
    await transaction.insertInto('account').values(account).execute();
    throw new Error('changed my mind');
  });
  await expect(change).rejects.toThrow('changed my mind');
  expect(await store.selectFrom('account').select('email').execute()).toEqual([]);
});

test('concurrent transactions are serialized', async () => {
  await store.insertInto('account').values(account).execute();
  const increment = () =>
    store.transaction().execute(async (transaction) => {
      const { creation_time: count } = await transaction
        .selectFrom('account')
        .select('creation_time')
        .executeTakeFirstOrThrow();
      await transaction
        .updateTable('account')
        .set({ creation_time: count + 1 })
        .execute();
    });
  await Promise.all(Array.from({ length: 20 }, increment));
  const row = await store.selectFrom('account').select('creation_time').executeTakeFirstOrThrow();
  expect(row.creation_time).toBe(21);
});

test('numbers are read as numbers, including large ones', async () => {
  const row = { ...account, creation_time: 1_800_000_000_123 };
  await store.insertInto('account').values(row).execute();
  expect(await store.selectFrom('account').selectAll().execute()).toEqual([
    { ...row, state: 'active' },
  ]);
  const counted = await store
    .selectFrom('account')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirst();
  expect(counted).toEqual({ n: 1 });
});

test('rows of the audit log get increasing ids', async () => {
  const entry = {
    at: 1,
    customer_id: 'c1',
    actor: 'ann',
    source_ip: '',
    action: 'a',
    entity: 'e',
    details: '{}',
  };
  await store.insertInto('audit_log').values([entry, entry]).execute();
  const rows = await store.selectFrom('audit_log').select('log_id').orderBy('log_id').execute();
  expect(rows).toEqual([{ log_id: 1 }, { log_id: 2 }]);
});

test('texts are sorted by their bytes', async () => {
  for (const email of ['b', 'B', 'ä', 'a_', 'aa']) {
    await store
      .insertInto('account')
      .values({ ...account, customer_id: email, email })
      .execute();
  }
  const rows = await store.selectFrom('account').select('email').orderBy('email').execute();
  expect(rows.map(({ email }) => email)).toEqual(['B', 'a_', 'aa', 'b', 'ä']);
});

test('a search for a name with a NUL finds nothing', async () => {
  await store.insertInto('account').values(account).execute();
  const found = store.selectFrom('account').selectAll().where('email', '=', 'ann@example.com\0');
  expect(await found.execute()).toEqual([]);
  const gone = await store
    .deleteFrom('account')
    .where('customer_id', '=', 'c1\0')
    .executeTakeFirst();
  expect(gone.numDeletedRows).toBe(0n);
});
