import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  actionsOf,
  openTestPlatform,
  REGIONAL,
  type TestPlatform,
  WORLDWIDE,
} from '../../../testing/control/databases.ts';
import { EVERY_ROLE, type Actor } from '../actor.ts';
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

/** Another account, which may be a member of teams. */
async function somebodyElse(): Promise<Actor> {
  const { account } = await platform.control.accounts.create('else@example.com');
  return { ...account, sourceIp: '', ...EVERY_ROLE };
}

describe('the database of the first start', () => {
  test('has the tokens of the settings and practically no limits', async () => {
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

  test('keeps reset tokens over restarts until the settings change', async () => {
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

  test('has the limits of the plan in the settings, if there is one', async () => {
    const planned = await openTestPlatform({ plan: 'free' });
    const row = await planned.control.databases.get(planned.owner, 'default');
    expect(row.database_type).toBe('Free');
    expect(planned.control.databases.limitsOf(row).db_request_limit).toBe(10_000);
    await planned.close();
  });
});

describe('a new database', () => {
  test('is stored, and reachable by its tokens, host, port and password', async () => {
    const row = await databases.create(owner, { ...REGIONAL, tls: false });
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
    expect(await actionsOf(platform)).toEqual(['database.create']);
  });

  test('has the plan, eviction and budget given at its creation', async () => {
    const row = await databases.create(owner, {
      ...REGIONAL,
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

  test('has a host in each of its regions if it is global', async () => {
    const row = await databases.create(owner, WORLDWIDE);
    expect(row).toMatchObject({ region: 'global', primary_region: 'us-east-1' });
    const { directory } = platform;
    for (const region of ['us-east-1', 'eu-west-1']) {
      const named = directory.byHost(`${region}.worldwide.localhost`);
      expect(named).toMatchObject({ database: { id: row.database_id }, region });
    }
    expect(directory.byHost('worldwide.localhost')?.region).toBeUndefined();
    expect(directory.byHost('sa-east-1.worldwide.localhost')).toBeUndefined();
  });

  test('needs a unique, valid name', async () => {
    await databases.create(owner, REGIONAL);
    await expect(databases.create(owner, REGIONAL)).rejects.toThrow(
      'name must be unique: there is a database orders already',
    );
    await expect(databases.create(owner, { ...REGIONAL, name: 'a b' })).rejects.toThrow('name ');
    expect(await databases.list(owner)).toHaveLength(2);
  });

  test('may have the name of a deleted database, or of one of another account', async () => {
    const first = await databases.create(owner, REGIONAL);
    const other = await databases.create(await somebodyElse(), REGIONAL);
    expect(other.endpoint).toMatch(/^orders-[0-9]{5}\.localhost$/);
    await databases.delete(owner, first.database_id);
    const again = await databases.create(owner, REGIONAL);
    expect(again.endpoint).toBe('orders.localhost');
    expect(again.database_id).not.toBe(first.database_id);
  });

  test('gets its own host if its name differs from another only by case', async () => {
    await databases.create(owner, REGIONAL);
    const { endpoint } = await databases.create(owner, { ...REGIONAL, name: 'Orders' });
    expect(endpoint).toMatch(/^orders-[0-9]{5}\.localhost$/);
  });

  test('is refused without a trace if no port is left', async () => {
    const { port } = await databases.get(owner, 'default');
    await platform.close();
    platform = await openTestPlatform({ range: { first: port, last: port } });
    const { control } = platform;
    await expect(control.databases.create(platform.owner, REGIONAL)).rejects.toMatchObject({
      code: 'noPortLeft',
    });
    expect(await control.databases.list(platform.owner)).toHaveLength(1);
    expect([...platform.directory.values()]).toHaveLength(1);
  });
});

test('a database that fails to start is not created, and its name stays free', async () => {
  let isBroken = true;
  const broken = await openTestPlatform({
    onStep: (step, id) => {
      if (isBroken && step === 'port opened' && id !== 'default') throw new Error('no more files');
    },
  });
  const { control, owner: actor, engine, directory } = broken;
  await expect(control.databases.create(actor, REGIONAL)).rejects.toThrow('no more files');
  expect(await control.databases.list(actor)).toHaveLength(1);
  expect([...directory.values()]).toHaveLength(1);
  expect(await engine.unopened()).toEqual([]);
  isBroken = false;
  await control.databases.create(actor, REGIONAL);
  await broken.close();
});

describe('access', () => {
  test('databases of other accounts are not found', async () => {
    const other = await somebodyElse();
    const { database_id: id } = await databases.create(owner, REGIONAL);
    expect(await databases.list(other)).toEqual([]);
    await expect(databases.get(other, id)).rejects.toMatchObject({ kind: 'notFound' });
    await expect(databases.rename(other, id, 'x')).rejects.toMatchObject({ kind: 'notFound' });
    await expect(databases.delete(other, id)).rejects.toMatchObject({ kind: 'notFound' });
  });

  test('a database moved to a team belongs to all its members', async () => {
    const { teams } = platform.control;
    const other = await somebodyElse();
    const { teamId } = await teams.create(owner, 'team', false);
    await teams.addMember(owner, teamId, other.email, 'dev');
    const { database_id: id } = await databases.create(owner, REGIONAL);
    const moved = await databases.moveToTeam(owner, id, teamId);
    expect(moved).toMatchObject({ team_id: teamId, user_email: teamId });
    expect(await databases.list(other)).toEqual([moved]);
    expect((await databases.list(owner)).map((row) => row.database_id)).toContain(id);
    await databases.rename(other, id, 'invoices');
    await teams.removeMember(owner, teamId, other.email);
    await expect(databases.get(other, id)).rejects.toMatchObject({ kind: 'notFound' });
  });

  test('only members can move databases to a team, in which names are unique', async () => {
    const { teams } = platform.control;
    const other = await somebodyElse();
    const { teamId } = await teams.create(other, 'theirs', false);
    const first = await databases.create(owner, REGIONAL);
    const move = (row: { database_id: string }) =>
      databases.moveToTeam(owner, row.database_id, teamId);
    await expect(move(first)).rejects.toMatchObject({ code: 'teamNotFound' });
    await teams.addMember(other, teamId, owner.email, 'dev');
    await move(first);
    await expect(move(first)).rejects.toMatchObject({ code: 'databaseInTeam' });
    const second = await databases.create(owner, REGIONAL);
    await expect(move(second)).rejects.toMatchObject({ code: 'databaseNameTaken' });
  });
});
