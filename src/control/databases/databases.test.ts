import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '../actor.ts';
import type { Databases } from './databases.ts';
import { openTestPlatform, type TestPlatform } from './testing.ts';

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

const regional = { name: 'orders', region: 'eu-west-1' };
const worldwide = {
  name: 'worldwide',
  region: 'global',
  primaryRegion: 'us-east-1',
  readRegions: ['eu-west-1'],
};

/** Another account, which may be a member of teams. */
async function somebodyElse(): Promise<Actor> {
  const { account } = await platform.control.accounts.create('else@example.com');
  return { ...account, sourceIp: '' };
}

const actions = async () =>
  (await platform.control.audit.list(owner.customerId)).map(({ action }) => action);

describe('the database of the first start', () => {
  test('is there, with the tokens of the settings and limits that nobody meets', async () => {
    const row = await databases.get(owner, 'default');
    expect(row).toMatchObject({
      database_name: 'default',
      endpoint: 'default.localhost',
      rest_token: 'standard',
      read_only_rest_token: 'read-only',
      user_email: 'me@example.com',
      state: 'active',
    });
    expect(databases.limitsOf(row)).toMatchObject({
      db_max_request_size: 1000,
      db_request_limit: Number.MAX_SAFE_INTEGER,
    });
    expect(platform.engine.database('default')?.config.get('maxmemory')).toBe('0');
    expect(platform.directory.byToken('standard')?.database.id).toBe('default');
  });

  test('keeps the tokens of a reset over restarts, until the settings change', async () => {
    const kept = mkdtempSync(join(tmpdir(), 'plinth-default-'));
    const first = await openTestPlatform({ directory: kept });
    const reset = await first.control.databases.resetPassword(first.owner, 'default');
    await first.close();
    const second = await openTestPlatform({ directory: kept });
    expect(second.directory.byToken('standard')).toBeUndefined();
    expect(second.directory.byToken(reset.rest_token)?.database.id).toBe('default');
    await second.close();
    const third = await openTestPlatform({ directory: kept, standardToken: 'changed' });
    expect(third.directory.byToken(reset.rest_token)).toBeUndefined();
    expect(third.directory.byToken('changed')?.database.id).toBe('default');
    await third.close();
    rmSync(kept, { recursive: true });
  });

  test('comes under the limits of a plan where the settings name one', async () => {
    const planned = await openTestPlatform({ plan: 'free' });
    const row = await planned.control.databases.get(planned.owner, 'default');
    expect(row.database_type).toBe('Free');
    expect(planned.control.databases.limitsOf(row).db_request_limit).toBe(10_000);
    await planned.close();
  });
});

describe('a new database', () => {
  test('has a record, and runs: by tokens, host, port and password', async () => {
    const row = await databases.create(owner, { ...regional, tls: false });
    expect(row).toMatchObject({
      database_name: 'orders',
      database_type: 'Pay as You Go',
      region: 'eu-west-1',
      primary_region: null,
      creation_time: Date.parse('2026-11-20T12:00:00Z') / 1000,
      state: 'active',
      user_email: 'me@example.com',
      endpoint: 'orders.localhost',
      tls: 0,
      revision: 1,
    });
    const { directory, engine, ports } = platform;
    const { database_id: id } = row;
    expect(directory.byToken(row.rest_token)).toMatchObject({ database: { id }, user: 'default' });
    expect(directory.byToken(row.read_only_rest_token)?.user).toBe('default_ro');
    expect(directory.byHost('orders.localhost:8079')?.database.id).toBe(id);
    expect(ports.portOf(id)).toBe(row.port);
    expect(engine.openSession(id, 'default', '').execute(['DBSIZE'])).toBe(0);
    expect(engine.database(id)?.acl.logIn('default', row.password)?.name).toBe('default');
    expect(await databases.get(owner, id)).toEqual(row);
    expect(await actions()).toEqual(['database.create']);
  });

  test('takes what its creator says', async () => {
    const row = await databases.create(owner, {
      ...regional,
      eviction: true,
      autoUpgrade: true,
      budget: 20,
      type: 'Free',
    });
    expect(row).toMatchObject({
      database_type: 'Free',
      eviction: 1,
      auto_upgrade: 1,
      budget: 20,
    });
    const config = platform.engine.database(row.database_id)?.config;
    expect(config?.get('maxmemory')).toBe(String(256 * 1024 * 1024));
    expect(config?.get('maxmemory-policy')).toBe('optimistic-volatile');
  });

  test('that is global has a host in each of its regions', async () => {
    const row = await databases.create(owner, worldwide);
    expect(row).toMatchObject({ region: 'global', primary_region: 'us-east-1' });
    const { directory } = platform;
    for (const region of ['us-east-1', 'eu-west-1']) {
      const named = directory.byHost(`${region}.worldwide.localhost`);
      expect(named).toMatchObject({ database: { id: row.database_id }, region });
    }
    expect(directory.byHost('worldwide.localhost')?.region).toBeUndefined();
    expect(directory.byHost('sa-east-1.worldwide.localhost')).toBeUndefined();
  });

  test('needs a name of its own', async () => {
    await databases.create(owner, regional);
    await expect(databases.create(owner, regional)).rejects.toThrow(
      'name must be unique: there is a database orders already',
    );
    await expect(databases.create(owner, { ...regional, name: 'a b' })).rejects.toThrow('name ');
    expect(await databases.list(owner)).toHaveLength(2);
  });

  test('may have the name of a deleted one, or of another account', async () => {
    const first = await databases.create(owner, regional);
    const other = await databases.create(await somebodyElse(), regional);
    expect(other.endpoint).toMatch(/^orders-[0-9]{5}\.localhost$/);
    await databases.delete(owner, first.database_id);
    const again = await databases.create(owner, regional);
    expect(again.endpoint).toBe('orders.localhost');
    expect(again.database_id).not.toBe(first.database_id);
  });

  test('whose name differs only by case gets a host of its own', async () => {
    await databases.create(owner, regional);
    const { endpoint } = await databases.create(owner, { ...regional, name: 'Orders' });
    expect(endpoint).toMatch(/^orders-[0-9]{5}\.localhost$/);
  });

  test('is refused where no port is left, and leaves nothing', async () => {
    const { port } = await databases.get(owner, 'default');
    await platform.close();
    platform = await openTestPlatform({ range: { first: port, last: port } });
    const { control } = platform;
    await expect(control.databases.create(platform.owner, regional)).rejects.toMatchObject({
      code: 'noPortLeft',
    });
    expect(await control.databases.list(platform.owner)).toHaveLength(1);
    expect([...platform.directory.values()]).toHaveLength(1);
  });
});

test('a database that can not be made to run is not created, and its name is free', async () => {
  let isBroken = true;
  const broken = await openTestPlatform({
    onStep: (step, id) => {
      if (isBroken && step === 'port opened' && id !== 'default') throw new Error('no more files');
    },
  });
  const { control, owner: actor, engine, directory } = broken;
  await expect(control.databases.create(actor, regional)).rejects.toThrow('no more files');
  expect(await control.databases.list(actor)).toHaveLength(1);
  expect([...directory.values()]).toHaveLength(1);
  expect(await engine.unopened()).toEqual([]);
  isBroken = false;
  await control.databases.create(actor, regional);
  await broken.close();
});

describe('several at once', () => {
  test('of one name: one is created, the others are told that there is one', async () => {
    const results = await Promise.allSettled(
      Array.from({ length: 8 }, () => databases.create(owner, regional)),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const result of results) {
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ kind: 'conflict' });
    }
    const rows = await databases.list(owner);
    expect(rows.map((row) => row.database_name)).toEqual(['default', 'orders']);
  });

  test('changes of one record all happen, one after the other', async () => {
    const { database_id: id } = await databases.create(owner, regional);
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

  test('renames to one name: one gets it', async () => {
    const a = await databases.create(owner, { ...regional, name: 'a' });
    const b = await databases.create(owner, { ...regional, name: 'b' });
    const results = await Promise.allSettled(
      [a, b].map((row) => databases.rename(owner, row.database_id, 'c')),
    );
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  test('a deletion beside changes: what is deleted stays so', async () => {
    const { database_id: id } = await databases.create(owner, regional);
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

describe('changes', () => {
  test('a new name leaves host, port and tokens', async () => {
    const row = await databases.create(owner, regional);
    const renamed = await databases.rename(owner, row.database_id, 'invoices');
    expect(renamed).toEqual({ ...row, database_name: 'invoices', revision: 2 });
    expect(platform.directory.byHost('orders.localhost')?.database.name).toBe('invoices');
  });

  test('the name that it has is no change', async () => {
    const row = await databases.create(owner, regional);
    expect(await databases.rename(owner, row.database_id, 'orders')).toEqual(row);
    await databases.setSwitch(owner, row.database_id, 'eviction', false);
    expect(await actions()).toEqual(['database.create']);
  });

  test('a reset password revokes it and both tokens; users of their own keep theirs', async () => {
    const row = await databases.create(owner, regional);
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

  test('eviction is in effect at once', async () => {
    const { database_id: id } = await databases.create(owner, regional);
    const policy = () => platform.engine.database(id)?.config.get('maxmemory-policy');
    expect(policy()).toBe('noeviction');
    await databases.setSwitch(owner, id, 'eviction', true);
    expect(policy()).toBe('optimistic-volatile');
    await databases.setSwitch(owner, id, 'eviction', false);
    expect(policy()).toBe('noeviction');
  });

  test('a change of something else leaves what CONFIG SET has set', async () => {
    const { database_id: id } = await databases.create(owner, regional);
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

  test('another plan brings its limits at once', async () => {
    const { database_id: id } = await databases.create(owner, regional);
    const row = await databases.changePlan(owner, id, 'Free', { autoUpgrade: true });
    expect(row).toMatchObject({ database_type: 'Free', auto_upgrade: 1 });
    expect(databases.limitsOf(row).db_request_limit).toBe(10_000);
    expect(platform.engine.database(id)?.config.maxMemory).toBe(256 * 1024 * 1024);
  });

  test('read regions of a global database come and go; a regional one has none', async () => {
    const { database_id: id } = await databases.create(owner, worldwide);
    await databases.updateRegions(owner, id, ['sa-east-1', 'sa-east-1']);
    const { directory } = platform;
    expect(directory.byHost('sa-east-1.worldwide.localhost')?.region).toBe('sa-east-1');
    expect(directory.byHost('us-east-1.worldwide.localhost')?.region).toBe('us-east-1');
    expect(directory.byHost('eu-west-1.worldwide.localhost')).toBeUndefined();
    const other = await databases.create(owner, regional);
    await expect(
      databases.updateRegions(owner, other.database_id, ['sa-east-1']),
    ).rejects.toMatchObject({ kind: 'precondition' });
  });

  test('a deleted database is gone everywhere, with its secrets', async () => {
    const row = await databases.create(owner, regional);
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

  test('each is in the audit log, without secrets, and told to those who watch', async () => {
    const seen: string[] = [];
    databases.watch((row) => seen.push(`${row.database_name} ${row.state}`));
    const { database_id: id } = await databases.create(owner, regional);
    await databases.rename(owner, id, 'invoices');
    await databases.resetPassword(owner, id);
    await databases.updateRegions(owner, id, []).catch(() => {});
    await databases.delete(owner, id);
    expect(await actions()).toEqual([
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

describe('whose they are', () => {
  test('a database of another account does not exist', async () => {
    const other = await somebodyElse();
    const { database_id: id } = await databases.create(owner, regional);
    expect(await databases.list(other)).toEqual([]);
    await expect(databases.get(other, id)).rejects.toMatchObject({ kind: 'notFound' });
    await expect(databases.rename(other, id, 'x')).rejects.toMatchObject({ kind: 'notFound' });
    await expect(databases.delete(other, id)).rejects.toMatchObject({ kind: 'notFound' });
  });

  test('what is moved to a team belongs to all its members', async () => {
    const { teams } = platform.control;
    const other = await somebodyElse();
    const { teamId } = await teams.create(owner, 'team', false);
    await teams.addMember(owner, teamId, other.email, 'dev');
    const { database_id: id } = await databases.create(owner, regional);
    const moved = await databases.moveToTeam(owner, id, teamId);
    expect(moved).toMatchObject({ team_id: teamId, user_email: teamId });
    expect(await databases.list(other)).toEqual([moved]);
    expect((await databases.list(owner)).map((row) => row.database_id)).toContain(id);
    await databases.rename(other, id, 'invoices');
    await teams.removeMember(owner, teamId, other.email);
    await expect(databases.get(other, id)).rejects.toMatchObject({ kind: 'notFound' });
  });

  test('only members move databases to a team, which has no two of one name', async () => {
    const { teams } = platform.control;
    const other = await somebodyElse();
    const { teamId } = await teams.create(other, 'theirs', false);
    const first = await databases.create(owner, regional);
    const move = (row: { database_id: string }) =>
      databases.moveToTeam(owner, row.database_id, teamId);
    await expect(move(first)).rejects.toMatchObject({ code: 'teamNotFound' });
    await teams.addMember(other, teamId, owner.email, 'dev');
    await move(first);
    await expect(move(first)).rejects.toMatchObject({ code: 'databaseInTeam' });
    const second = await databases.create(owner, regional);
    await expect(move(second)).rejects.toMatchObject({ code: 'databaseNameTaken' });
  });
});
