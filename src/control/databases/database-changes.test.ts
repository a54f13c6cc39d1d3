import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  actionsOf,
  openTestPlatform,
  REGIONAL,
  type TestPlatform,
  WORLDWIDE,
} from '../../../testing/control/databases.ts';
import type { Actor } from '../actor.ts';
import type { Databases } from './databases.ts';

let platform: TestPlatform;
let databases: Databases;
let owner: Actor;

beforeEach(async () => {
  platform = await openTestPlatform();
  ({
    owner,
    control: { databases },
  } = platform);
});

afterEach(() => platform.close());

describe('concurrent calls', () => {
  test('create one database of a name; the others are refused', async () => {
    const results = await Promise.allSettled(
      Array.from({ length: 8 }, () => databases.create(owner, REGIONAL)),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const result of results) {
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ kind: 'conflict' });
    }
    const rows = await databases.list(owner);
    expect(rows.map((row) => row.database_name)).toEqual(['default', 'orders']);
  });

  test('apply all changes of a database, one after the other', async () => {
    const { database_id: id } = await databases.create(owner, REGIONAL);
    await Promise.all([
      databases.rename(owner, id, 'one'),
      databases.setSwitch(owner, id, 'eviction', true),
      databases.updateBudget(owner, id, 7),
      databases.rename(owner, id, 'two'),
      databases.setSwitch(owner, id, 'autoupgrade', true),
    ]);
    expect(await databases.get(owner, id)).toMatchObject({
      database_name: 'two',
      eviction: 1,
      budget: 7,
      auto_upgrade: 1,
      revision: 6,
    });
    expect(platform.directory.get(id)?.name).toBe('two');
  });

  test('give a name to one of two databases', async () => {
    const a = await databases.create(owner, { ...REGIONAL, name: 'a' });
    const b = await databases.create(owner, { ...REGIONAL, name: 'b' });
    const results = await Promise.allSettled(
      [a, b].map((row) => databases.rename(owner, row.database_id, 'c')),
    );
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  test('refuse changes after the deletion', async () => {
    const { database_id: id } = await databases.create(owner, REGIONAL);
    const results = await Promise.allSettled([
      databases.rename(owner, id, 'x'),
      databases.delete(owner, id),
      databases.rename(owner, id, 'y'),
      databases.delete(owner, id),
    ]);
    expect(results.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
      'rejected',
    ]);
    expect(platform.directory.get(id)).toBeUndefined();
    expect(platform.engine.database(id)).toBeUndefined();
  });
});

describe('changes of a database', () => {
  test('a rename keeps host, port and tokens', async () => {
    const row = await databases.create(owner, REGIONAL);
    const renamed = await databases.rename(owner, row.database_id, 'invoices');
    expect(renamed).toEqual({ ...row, database_name: 'invoices', revision: 2 });
    expect(platform.directory.byHost('orders.localhost')?.database.name).toBe('invoices');
  });

  test('a change to the current value is not recorded', async () => {
    const row = await databases.create(owner, REGIONAL);
    expect(await databases.rename(owner, row.database_id, 'orders')).toEqual(row);
    await databases.setSwitch(owner, row.database_id, 'eviction', false);
    expect(await actionsOf(platform)).toEqual(['database.create']);
  });

  test('resetting the password revokes it and both tokens; ACL users keep theirs', async () => {
    const row = await databases.create(owner, REGIONAL);
    const { database_id: id } = row;
    const { acl } = platform.engine.database(id)!;
    acl.setUser('app', ['on', '>password', '+@all', '~*']);
    const token = acl.restToken('app', 'password')!;
    const { revision } = platform.directory;

    const reset = await databases.resetPassword(owner, id);
    expect(new Set([row.password, reset.password]).size).toBe(2);
    const { directory } = platform;
    expect(directory.revision).toBeGreaterThan(revision);
    expect(directory.byToken(row.rest_token)).toBeUndefined();
    expect(directory.byToken(row.read_only_rest_token)).toBeUndefined();
    expect(directory.byToken(reset.rest_token)?.database.id).toBe(id);
    expect(directory.byToken(reset.read_only_rest_token)?.database.id).toBe(id);
    expect(acl.logIn('default', row.password)).toBeUndefined();
    expect(acl.logIn('default', reset.password)?.name).toBe('default');
    expect(platform.engine.authenticate(id, token)).toBe('app');
  });

  test('eviction takes effect at once', async () => {
    const { database_id: id } = await databases.create(owner, REGIONAL);
    const policy = () => platform.engine.database(id)?.config.get('maxmemory-policy');
    expect(policy()).toBe('noeviction');
    await databases.setSwitch(owner, id, 'eviction', true);
    expect(policy()).toBe('optimistic-volatile');
    await databases.setSwitch(owner, id, 'eviction', false);
    expect(policy()).toBe('noeviction');
  });

  test('other changes keep values set by CONFIG SET', async () => {
    const { database_id: id } = await databases.create(owner, REGIONAL);
    const config = platform.engine.database(id)?.config;
    config?.set('maxmemory-policy', 'allkeys-lru');
    config?.set('maxmemory', '1mb');
    await databases.rename(owner, id, 'renamed');
    await databases.changePlan(owner, id, 'Free');
    expect(config?.get('maxmemory-policy')).toBe('allkeys-lru');
    expect(config?.maxMemory).toBe(256 * 1024 * 1024);
    await databases.setSwitch(owner, id, 'eviction', true);
    expect(config?.get('maxmemory-policy')).toBe('optimistic-volatile');
  });

  test('a change of plan applies its limits at once', async () => {
    const { database_id: id } = await databases.create(owner, REGIONAL);
    const row = await databases.changePlan(owner, id, 'Free', { autoUpgrade: true });
    expect(row).toMatchObject({ database_type: 'Free', auto_upgrade: 1 });
    expect(databases.limitsOf(row).db_request_limit).toBe(10_000);
    expect(platform.engine.database(id)?.config.maxMemory).toBe(256 * 1024 * 1024);
  });

  test('read regions of a global database can be changed; a regional one refuses them', async () => {
    const { database_id: id } = await databases.create(owner, WORLDWIDE);
    await databases.updateRegions(owner, id, ['sa-east-1', 'sa-east-1']);
    const { directory } = platform;
    expect(directory.byHost('sa-east-1.worldwide.localhost')?.region).toBe('sa-east-1');
    expect(directory.byHost('us-east-1.worldwide.localhost')?.region).toBe('us-east-1');
    expect(directory.byHost('eu-west-1.worldwide.localhost')).toBeUndefined();
    const other = await databases.create(owner, REGIONAL);
    await expect(
      databases.updateRegions(owner, other.database_id, ['sa-east-1']),
    ).rejects.toMatchObject({ kind: 'precondition' });
  });

  test('deleting a database removes it everywhere, with its secrets', async () => {
    const row = await databases.create(owner, REGIONAL);
    const { database_id: id } = row;
    await databases.delete(owner, id);
    expect(platform.directory.byToken(row.rest_token)).toBeUndefined();
    expect(platform.directory.byHost('orders.localhost')).toBeUndefined();
    expect(platform.ports.portOf(id)).toBeUndefined();
    expect(platform.engine.database(id)).toBeUndefined();
    await expect(databases.get(owner, id)).rejects.toMatchObject({ kind: 'notFound' });
    const kept = await platform.store
      .selectFrom('redis_database')
      .selectAll()
      .where('database_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(kept).toMatchObject({ state: 'deleted', password: '', rest_token: '', secret: '' });
  });

  test('every change is in the audit log without secrets, and reported to watchers', async () => {
    const seen: string[] = [];
    databases.watch((row) => seen.push(`${row.database_name} ${row.state}`));
    const { database_id: id } = await databases.create(owner, REGIONAL);
    await databases.rename(owner, id, 'invoices');
    await databases.resetPassword(owner, id);
    await databases.updateRegions(owner, id, []).catch(() => {});
    await databases.delete(owner, id);
    expect(await actionsOf(platform)).toEqual([
      'database.delete',
      'database.reset_password',
      'database.rename',
      'database.create',
    ]);
    const entries = await platform.control.audit.list(owner.customerId);
    expect(entries[2]).toMatchObject({
      actor: 'me@example.com',
      sourceIp: '192.0.2.1',
      entity: id,
      details: { from: 'orders', to: 'invoices' },
    });
    expect(JSON.stringify(entries)).not.toContain('secret-');
    expect(seen).toEqual([
      'orders active',
      'invoices active',
      'invoices active',
      'invoices deleted',
    ]);
  });
});
