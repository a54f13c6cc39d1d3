import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openTestPlatform, type TestPlatform } from '../../../../testing/control/databases.ts';
import { databaseOperations } from './databases.ts';
import { testOperations } from '../../../../testing/families/management/operations/operations.ts';

let platform: TestPlatform;
let call: ReturnType<typeof testOperations>;

beforeEach(async () => {
  platform = await openTestPlatform();
  call = testOperations(databaseOperations(platform.control));
});

afterEach(() => platform.close());

type Fields = Readonly<Record<string, unknown>>;

async function create(body: object = {}): Promise<Fields> {
  const answer = await call('createDatabase', platform.owner, {
    body: { name: 'orders', region: 'eu-west-1', tls: false, ...body },
  });
  expect(answer.status).toBe(200);
  return answer.body as Fields;
}

const idOf = (database: Fields) => ({ id: String(database['database_id']) });

describe('the record', () => {
  test('of a new regional database has its address and credentials', async () => {
    const made = await create();
    expect(made).toEqual({
      database_id: expect.any(String),
      database_name: 'orders',
      database_type: 'Pay as You Go',
      region: 'eu-west-1',
      port: expect.any(Number),
      creation_time: Date.parse('2026-11-20T12:00:00Z') / 1000,
      state: 'active',
      password: expect.any(String),
      user_email: 'me@example.com',
      endpoint: 'orders.localhost',
      tls: false,
      rest_token: expect.any(String),
      read_only_rest_token: expect.any(String),
    });
  });

  test('of a new global database has its type too', async () => {
    const made = await create({
      region: 'global',
      primary_region: 'us-east-1',
      read_regions: ['eu-west-1', 'us-west-2'],
      plan: 'enterprise',
    });
    expect(made).toMatchObject({
      region: 'global',
      type: 'enterprise',
      database_type: 'Enterprise',
    });
  });

  test('in the list is the same as at its creation', async () => {
    const made = await create();
    const { body } = await call('listDatabases', platform.owner);
    expect(body).toContainEqual(made);
    expect(body).toHaveLength(2);
  });

  test('of one database also has its limits and settings', async () => {
    const made = await create({ plan: 'free', eviction: true, budget: 5 });
    const { body } = await call('getDatabase', platform.owner, { path: idOf(made) });
    expect(body).toEqual({
      ...made,
      db_max_clients: 1000,
      db_max_request_size: 10 * 1024 ** 2,
      db_disk_threshold: 1024 ** 3,
      db_max_entry_size: 100 * 1024 ** 2,
      db_memory_threshold: 256 * 1024 ** 2,
      db_daily_bandwidth_limit: 1024 ** 3,
      db_max_commands_per_second: 10_000,
      db_request_limit: 10_000,
      eviction: true,
      auto_upgrade: false,
      consistent: false,
      multizone: false,
      prod_pack_enabled: false,
      budget: 5,
      daily_backup_enabled: false,
      read_regions: [],
      allowed_ips: [],
      allowed_ip_ranges: [],
      type: 'free',
      customer_id: platform.owner.customerId,
      primary_members: ['eu-west-1'],
      all_members: ['eu-west-1'],
      modifying_state: '',
      db_eviction: true,
      db_acl_enabled: 'true',
      prometheus_enabled: 'false',
      securityAddons: {
        ipWhitelisting: false,
        vpcPeering: false,
        privateLink: false,
        tlsMutualAuth: false,
        encryptionAtRest: false,
      },
    });
  });

  test('after a change has no tokens', async () => {
    const { rest_token: _, read_only_rest_token: __, ...made } = await create();
    const path = { id: String(made['database_id']) };
    const renamed = await call('renameDatabase', platform.owner, { path, body: { name: 'new' } });
    expect(renamed.body).toEqual({ ...made, database_name: 'new' });
    const secured = await call('enableTls', platform.owner, { path });
    expect(secured.body).toEqual({ ...made, database_name: 'new', tls: true });
  });

  test('after a reset has new secrets, and fields that only a reset returns', async () => {
    const made = await create();
    const { body } = await call('resetDatabasePassword', platform.owner, { path: idOf(made) });
    const reset = body as Fields;
    expect(reset).toMatchObject({ consistent: false });
    expect(Object.keys(reset).toSorted()).toEqual(
      [...Object.keys(made), 'cluster_id', 'consistent', 'pool_id'].toSorted(),
    );
    for (const secret of ['password', 'rest_token', 'read_only_rest_token']) {
      expect(reset[secret]).not.toBe(made[secret]);
    }
  });
});

test('operations without a result answer OK, and take effect', async () => {
  const made = await create({ region: 'global', primary_region: 'us-east-1' });
  const path = idOf(made);
  const { teamId } = await platform.control.teams.create(platform.owner, 'team', false);
  const get = async () =>
    (await call('getDatabase', platform.owner, { path })).body as Readonly<Record<string, unknown>>;
  const OK = { status: 200, body: 'OK' };

  expect(await call('enableEviction', platform.owner, { path })).toEqual(OK);
  expect(await call('enableAutoUpgrade', platform.owner, { path })).toEqual(OK);
  expect(
    await call('updateRegions', platform.owner, { path, body: { read_regions: ['sa-east-1'] } }),
  ).toEqual(OK);
  expect(await call('updateBudget', platform.owner, { path, body: { budget: 20 } })).toEqual(OK);
  expect(await call('changePlan', platform.owner, { path, body: { plan_name: 'free' } })).toEqual(
    OK,
  );
  expect(
    await call('moveDatabaseToTeam', platform.owner, {
      body: { team_id: teamId, database_id: path.id },
    }),
  ).toEqual(OK);
  expect(await get()).toMatchObject({
    eviction: true,
    auto_upgrade: true,
    primary_region: 'us-east-1',
    read_regions: ['sa-east-1'],
    budget: 20,
    database_type: 'Free',
    user_email: teamId,
  });

  expect(await call('disableEviction', platform.owner, { path })).toEqual(OK);
  expect(await call('disableAutoUpgrade', platform.owner, { path })).toEqual(OK);
  expect(await get()).toMatchObject({ eviction: false, auto_upgrade: false });
  expect(await call('deleteDatabase', platform.owner, { path })).toEqual(OK);
  expect(await call('getDatabase', platform.owner, { path })).toMatchObject({ status: 404 });
});

test('a database is deleted by POST as well as by DELETE', async () => {
  const { database_id } = await platform.control.databases.create(platform.owner, {
    name: 'posted',
    region: 'eu-west-1',
  });
  const path = { id: database_id };
  expect(await call('deleteDatabaseByPost', platform.owner, { path })).toEqual({
    status: 200,
    body: 'OK',
  });
  expect(await call('getDatabase', platform.owner, { path })).toMatchObject({ status: 404 });
});

describe('creating a database is refused for', () => {
  test.each([
    ['an unknown region', { name: 'x', region: 'mars' }, 'region '],
    ['no name', { region: 'eu-west-1' }, 'name '],
    ['an empty name', { name: '', region: 'eu-west-1' }, 'name '],
    ['a name that is too long', { name: 'x'.repeat(65), region: 'eu-west-1' }, 'name '],
    ['a name with a space', { name: 'a b', region: 'eu-west-1' }, 'name '],
    [
      'a global database without a primary region',
      { name: 'x', region: 'global' },
      'primary_region ',
    ],
    [
      'regions of a regional one',
      { name: 'x', region: 'us-east-1', read_regions: ['us-east-1'] },
      'read_regions ',
    ],
    ['a field that is not known', { name: 'x', region: 'us-east-1', size: 1 }, 'size '],
    ['a flag that is no boolean', { name: 'x', region: 'us-east-1', tls: 'yes' }, 'tls '],
  ])('%s', async (_, body, beginning) => {
    const { status, body: error } = await call('createDatabase', platform.owner, { body });
    expect({ status, error }).toEqual({
      status: 400,
      error: { status: 400, error: expect.stringMatching(`^${beginning}`) },
    });
  });

  test('a name that is taken: 409; regions of a database that is not global: 412', async () => {
    const made = await create();
    const body = { name: 'orders', region: 'us-east-1' };
    expect(await call('createDatabase', platform.owner, { body })).toMatchObject({
      status: 409,
      body: { error: expect.stringMatching(/^name /) },
    });
    const regions = { path: idOf(made), body: { read_regions: ['us-east-1'] } };
    expect(await call('updateRegions', platform.owner, regions)).toMatchObject({ status: 412 });
  });
});
