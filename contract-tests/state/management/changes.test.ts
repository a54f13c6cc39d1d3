import { beforeEach, describe, expect, test } from 'vitest';
import {
  createDatabase,
  getDatabase,
  resetAccount,
  resultOn,
  type CreatedDatabase,
} from '../../harness/databases.ts';
import { command } from '../../harness/exchange.ts';
import { done, management } from '../../harness/management.ts';

let database: CreatedDatabase;
beforeEach(async () => {
  await resetAccount();
  database = await createDatabase({ name: 'shop' });
});

const change = (verb: string, body?: unknown) =>
  done<unknown>('POST', `/v2/redis/${verb}/${database.database_id}`, body);

test('a rename keeps keys, tokens and host name', async () => {
  await resultOn(database, 'SET', 'a', '1');
  const { rest_token, read_only_rest_token, ...fields } = database;
  expect(await change('rename', { name: 'store' })).toEqual({ ...fields, database_name: 'store' });
  expect(await resultOn(database, 'GET', 'a')).toBe('1');
  const headers = { host: `${database.endpoint}:8079` };
  expect((await command(['GET', 'a'], { token: rest_token, headers })).json).toEqual({
    result: '1',
  });
  expect(await getDatabase(database)).toMatchObject({
    database_name: 'store',
    rest_token,
    read_only_rest_token,
  });
});

test('a rename to the same name changes nothing', async () => {
  expect(await change('rename', { name: 'shop' })).toHaveProperty('database_name', 'shop');
});

describe('eviction', () => {
  test('is enabled and disabled', async () => {
    expect(await change('enable-eviction')).toBe('OK');
    expect(await change('enable-eviction')).toBe('OK');
    expect(await getDatabase(database)).toHaveProperty('eviction', true);
    expect(await resultOn(database, 'CONFIG', 'GET', 'maxmemory-policy')).not.toContain(
      'noeviction',
    );
    expect(await change('disable-eviction')).toBe('OK');
    expect(await getDatabase(database)).toHaveProperty('eviction', false);
    expect(await resultOn(database, 'CONFIG', 'GET', 'maxmemory-policy')).toEqual([
      'maxmemory-policy',
      'noeviction',
    ]);
  });
});

test('auto-upgrade is enabled and disabled', async () => {
  expect(await change('enable-autoupgrade')).toBe('OK');
  expect(await getDatabase(database)).toHaveProperty('auto_upgrade', true);
  expect(await change('disable-autoupgrade')).toBe('OK');
  expect(await getDatabase(database)).toHaveProperty('auto_upgrade', false);
});

test('a budget is set', async () => {
  const path = `/v2/redis/update-budget/${database.database_id}`;
  expect(await done('PATCH', path, { budget: 20 })).toBe('OK');
  expect(await getDatabase(database)).toHaveProperty('budget', 20);
});

test('a plan brings its limits', async () => {
  expect(await change('change-plan', { plan_name: 'free' })).toBe('OK');
  const free = await getDatabase(database);
  expect(free).toMatchObject({ database_type: 'Free', db_request_limit: 10_000 });
  expect(await change('change-plan', { plan_name: 'enterprise', auto_upgrade: true })).toBe('OK');
  const enterprise = await getDatabase(database);
  expect(enterprise).toMatchObject({ database_type: 'Enterprise', auto_upgrade: true });
  expect(enterprise.db_max_request_size).toBeGreaterThan(free.db_max_request_size);
});

test('a new database has all of its fields in the answer', async () => {
  const order = {
    name: 'all',
    eviction: true,
    auto_upgrade: true,
    budget: 5,
    plan: 'free',
  } as const;
  expect(await getDatabase(await createDatabase(order))).toMatchObject({
    database_type: 'Free',
    eviction: true,
    auto_upgrade: true,
    budget: 5,
  });
});

test('two concurrent changes are both made', async () => {
  const id = database.database_id;
  const budgets = Array.from({ length: 5 }, (_, i) =>
    management('PATCH', `/v2/redis/update-budget/${id}`, { body: { budget: i + 1 } }),
  );
  const others = ['enable-eviction', 'enable-autoupgrade', 'enable-tls'].map((verb) =>
    management('POST', `/v2/redis/${verb}/${id}`),
  );
  const rename = management('POST', `/v2/redis/rename/${id}`, { body: { name: 'store' } });
  const answers = await Promise.all([...budgets, ...others, rename]);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  const after = await getDatabase(database);
  expect(after).toMatchObject({
    database_name: 'store',
    eviction: true,
    auto_upgrade: true,
    tls: true,
  });
  expect([1, 2, 3, 4, 5]).toContain(after.budget);
});
