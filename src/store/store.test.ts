import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { migrations } from './migrations.ts';
import { nodeSqliteDialect } from './rows/node-sqlite.ts';
import { migrate, openStore, type Store } from './store.ts';

const directories: string[] = [];
const stores: Store[] = [];

afterEach(async () => {
  for (const store of stores.splice(0)) await store.destroy();
  for (const directory of directories.splice(0)) rmSync(directory, { recursive: true });
});

function newFile(): string {
  const directory = mkdtempSync(join(tmpdir(), 'plinth-store-'));
  directories.push(directory);
  return join(directory, 'control.sqlite');
}

async function open(file: string): Promise<Store> {
  const store = await openStore(nodeSqliteDialect(file));
  stores.push(store);
  return store;
}

const account = { customer_id: 'c1', email: 'ann@example.com', creation_time: 1 };

function accountsOf(store: Store): Promise<{ email: string }[]> {
  return store.selectFrom('account').select('email').execute();
}

async function takenBy(store: Store): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from migration order by name`.execute(
    store,
  );
  return rows.map(({ name }) => name);
}

test('the schema is created at the first opening and found at the next', async () => {
  const file = newFile();
  const first = await open(file);
  await first.insertInto('account').values(account).execute();
  await first.destroy();
  stores.pop();

  const second = await open(file);
  expect(await accountsOf(second)).toEqual([{ email: 'ann@example.com' }]);
  expect(await takenBy(second)).toEqual(migrations.map(({ name }) => name).toSorted());
});

test('a store of a newer program is refused and not changed', async () => {
  const file = newFile();
  const store = await open(file);
  await migrate(store, [...migrations, { name: '9999 from the future', statements: () => [] }]);
  await expect(open(file)).rejects.toThrow(
    'the store has been used by a newer Plinth (migration "9999 from the future")',
  );
});

/** Writes the steps that a version of before the first release has applied. */
async function olderFile(applied: readonly string[]): Promise<string> {
  const file = newFile();
  await open(file);
  const older = new DatabaseSync(file);
  older.exec('delete from migration');
  for (const name of applied) older.prepare('insert into migration values (?)').run(name);
  older.close();
  return file;
}

test('a store from before the first release is opened if its tables are the same, and refused otherwise', async () => {
  const same = await open(await olderFile(['0001 control plane', '0012 carried', '0013 accounts']));
  expect(await accountsOf(same)).toEqual([]);
  await expect(open(await olderFile(['0001 control plane', '0012 carried']))).rejects.toThrow(
    "the store is from before Plinth's first release and can't be read: move it elsewhere",
  );
});

test('commits are synced, and readers do not wait for writers', async () => {
  const store = await open(newFile());
  const pragma = async (name: string) => {
    const { rows } = await sql.raw<Record<string, unknown>>(`pragma ${name}`).execute(store);
    return Object.values(rows[0]!)[0];
  };
  expect(await pragma('journal_mode')).toBe('wal');
  // 2 means FULL.
  expect(await pragma('synchronous')).toBe(2);
});

test('another connection sees a transaction only once it is committed', async () => {
  const file = newFile();
  const store = await open(file);
  const other = new DatabaseSync(file);
  const seen = () => other.prepare('select count(*) as n from account').get();
  await store.transaction().execute(async (transaction) => {
    await transaction.insertInto('account').values(account).execute();
    expect(seen()).toEqual({ n: 0 });
  });
  expect(seen()).toEqual({ n: 1 });
  other.close();
});

test('while a transaction runs, no other process can change what it has read', async () => {
  const file = newFile();
  const store = await open(file);
  await store.insertInto('account').values(account).execute();
  const other = new DatabaseSync(file, { timeout: 0 });
  await store.transaction().execute(async (transaction) => {
    await transaction.selectFrom('account').select('email').execute();
    expect(() => other.exec("update account set email = 'bob@example.com'")).toThrow(/locked/);
    await transaction.updateTable('account').set({ creation_time: 2 }).execute();
  });
  other.exec("update account set email = 'bob@example.com'");
  other.close();
  expect(await accountsOf(store)).toEqual([{ email: 'bob@example.com' }]);
});

test('on a full disk a transaction fails with that reason, and is rolled back', async () => {
  const store = await open(newFile());
  const filled = store.transaction().execute(async (transaction) => {
    await transaction.insertInto('account').values(account).execute();
    await sql`pragma max_page_count = 1`.execute(transaction);
    const email = 'x'.repeat(100_000);
    await transaction
      .insertInto('account')
      .values({ ...account, customer_id: 'c2', email })
      .execute();
  });
  await expect(filled).rejects.toThrow('database or disk is full');
  expect(await accountsOf(store)).toEqual([]);
  await sql`pragma max_page_count = 100000`.execute(store);
  await store.insertInto('account').values(account).execute();
  expect(await accountsOf(store)).toHaveLength(1);
});
