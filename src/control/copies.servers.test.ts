import { expect, onTestFinished, test } from 'vitest';
import { openTestPlatform, type TestPlatform } from '../../testing/control/databases.ts';
import { testPostgres } from '../../testing/store/postgresql-stores.ts';
import { systemAlarms } from '../base/alarms.ts';
import { systemClock } from '../base/clock.ts';
import { randomIds } from '../base/ids.ts';
import { LeaseKeeper } from '../store/lease-keeper.ts';
import { Leases } from '../store/leases.ts';
import { listenToChanges } from '../store/postgresql/listener.ts';
import { openPostgresStore } from '../store/postgresql/open.ts';
import type { PostgresLocation } from '../store/postgresql/connection-settings.ts';
import { Accounts } from './accounts/accounts.ts';
import { EVERY_ROLE } from './actor.ts';

const postgres = await testPostgres();

/** A control plane that shares a store with others. */
async function openCopy(location: PostgresLocation, owner: string): Promise<TestPlatform> {
  const opened = new AsyncDisposableStack();
  onTestFinished(() => opened.disposeAsync());
  const store = await openPostgresStore(location);
  opened.defer(() => store.destroy());
  const changes = await listenToChanges(location);
  opened.defer(() => changes.close());
  const time = { clock: systemClock, alarms: systemAlarms };
  const keeper = new LeaseKeeper({ leases: new Leases(store), owner, ...time });
  opened.defer(() => keeper.close());
  const platform = await openTestPlatform({ shared: { store, changes, keeper, count: () => 2 } });
  opened.defer(() => platform.close());
  return platform;
}

async function openCopies(): Promise<[TestPlatform, TestPlatform, PostgresLocation]> {
  const location = await postgres.newDatabase();
  return [await openCopy(location, 'a'), await openCopy(location, 'b'), location];
}

test('copies that start at once on an empty store create one account, database and cluster together', async () => {
  const location = await postgres.newDatabase();
  const [a, b] = await Promise.all([openCopy(location, 'a'), openCopy(location, 'b')]);
  expect(a.owner.customerId).toBe(b.owner.customerId);
  expect((await a.control.databases.list(a.owner)).map((row) => row.database_id)).toEqual([
    'default',
  ]);
  expect(await b.control.kafka.clusters.list(b.owner)).toHaveLength(1);
});

test('a database created through one copy is served by the other until it is deleted', async () => {
  const [a, b] = await openCopies();
  const row = await a.control.databases.create(a.owner, { name: 'orders', region: 'eu-west-1' });
  const id = row.database_id;
  await expect.poll(() => b.directory.byToken(row.rest_token)?.database.id).toBe(id);
  const fresh = await b.control.databases.resetPassword(b.owner, id);
  await expect.poll(() => a.directory.byToken(fresh.rest_token)?.database.id).toBe(id);
  expect(a.directory.byToken(row.rest_token)).toBeUndefined();
  await a.control.databases.delete(a.owner, id);
  await expect.poll(() => b.directory.byToken(fresh.rest_token)).toBeUndefined();
  await expect.poll(() => b.engine.has(id)).toBe(false);
});

test('rotating a queue token in one copy invalidates the cache of the other', async () => {
  const [a, b] = await openCopies();
  const { revision } = b.control.queueUsers;
  await a.control.queueUsers.rotate(a.owner);
  await expect.poll(() => b.control.queueUsers.revision).toBeGreaterThan(revision);
});

test('only one copy makes the daily backups', async () => {
  const [a, b] = await openCopies();
  await a.control.databases.setSwitch(a.owner, 'default', 'daily_backup', true);
  await Promise.all([a, b].map(({ control }) => control.dailyBackups.run()));
  const { backups } = await a.control.backups.list(a.owner, 'default');
  expect(backups).toHaveLength(1);
});

test('changes made while the connection was broken are applied after it is restored', async () => {
  const [a, b, { database }] = await openCopies();
  const row = await a.control.databases.create(a.owner, { name: 'orders', region: 'eu-west-1' });
  await expect.poll(() => b.directory.byToken(row.rest_token)).toBeDefined();
  const connection = await postgres.server.connect(database);
  // No trigger fires for this change, as notifications are lost while the connection is broken.
  await connection.query('alter table redis_database disable trigger plinth_tell_change');
  const fresh = await a.control.databases.resetPassword(a.owner, row.database_id);
  // Their last query is that which opened them, or after some seconds that which checks them.
  const broken = await connection.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and query in ('listen plinth_change', 'select 1')`,
  );
  expect(broken.rowCount).toBeGreaterThanOrEqual(2);
  await connection.end();
  await expect.poll(() => b.directory.byToken(fresh.rest_token)).toBeDefined();
  expect(b.directory.byToken(row.rest_token)).toBeUndefined();
});

test('an account that the operator disables in the store is refused by all copies, and one copy deletes it', async () => {
  const [a, b] = await openCopies();
  const { account } = await a.control.accounts.create('ann@example.com');
  const ann = { ...account, sourceIp: '', ...EVERY_ROLE };
  const row = await a.control.databases.create(ann, { name: 'orders', region: 'eu-west-1' });
  const served = () =>
    [a, b].map(({ directory }) => directory.byToken(row.rest_token) !== undefined);
  await expect.poll(served).toEqual([true, true]);
  // As `plinth account` does, which is another client of the store.
  const operator = new Accounts(a.store, systemClock, randomIds, a.control.audit);
  await operator.disable(ann.email);
  await expect.poll(served).toEqual([false, false]);
  await operator.enable(ann.email);
  await expect.poll(served).toEqual([true, true]);
  await operator.delete(ann.email);
  await expect.poll(() => operator.exists(account)).toBe(false);
  await expect
    .poll(() => [a, b].map(({ engine }) => engine.has(row.database_id)))
    .toEqual([false, false]);
});
