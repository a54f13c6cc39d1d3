import { beforeEach, describe, expect, test } from 'vitest';
import {
  commandOn,
  createDatabase,
  getDatabase,
  originOf,
  resetAccount,
  resultOn,
} from '../../harness/databases.ts';
import { command } from '../../harness/exchange.ts';
import { done, management } from '../../harness/management.ts';
import { target } from '../../harness/target.ts';

beforeEach(resetAccount);

test('a new database is served at once: at its port, at its host name, and by its token', async () => {
  const database = await createDatabase({ name: 'shop' });
  expect(await resultOn(database, 'SET', 'a', '1')).toBe('OK');
  const { rest_token: token } = database;
  const byToken = await command(['GET', 'a'], { token });
  expect(byToken.json).toEqual({ result: '1' });
  const headers = { host: `${database.endpoint}:8079` };
  const byHost = await command(['GET', 'a'], { token, headers });
  expect(byHost.json).toEqual({ result: '1' });
});

test('the Read Only token of a new database reads and does not write', async () => {
  const { read_only_rest_token: token, ...database } = await createDatabase({ name: 'shop' });
  await resultOn(database, 'SET', 'a', '1');
  const reader = { ...database, rest_token: token };
  expect(await resultOn(reader, 'GET', 'a')).toBe('1');
  const { status, json } = await commandOn(reader, 'SET', 'a', '2');
  expect(status).toBe(400);
  expect(json).toEqual({ error: expect.stringMatching(/^NOPERM /) });
});

test('the record has the fields of the contract, in a list too', async () => {
  const database = await createDatabase({ name: 'shop' });
  const now = Date.now() / 1000;
  expect(database).toMatchObject({
    database_name: 'shop',
    database_type: 'Pay as You Go',
    region: 'eu-west-1',
    state: 'active',
    user_email: target().email,
    tls: false,
  });
  expect(database).not.toHaveProperty('type');
  expect(Math.abs(database.creation_time - now)).toBeLessThan(60);
  expect(await done('GET', '/v2/redis/databases')).toContainEqual(database);
  const detailed = await getDatabase(database);
  expect(detailed).toMatchObject({ ...database, db_max_request_size: 10 * 1024 ** 2 });
});

test('databases have separate keys and tokens', async () => {
  const one = await createDatabase({ name: 'one' });
  const two = await createDatabase({ name: 'two' });
  await resultOn(one, 'SET', 'a', '1');
  expect(await resultOn(two, 'GET', 'a')).toBeNull();
  expect(await commandOn({ ...one, rest_token: two.rest_token }, 'GET', 'a')).toHaveProperty(
    'status',
    401,
  );
  const headers = { host: `${one.endpoint}:8079` };
  const elsewhere = await command(['GET', 'a'], { token: two.rest_token, headers });
  expect(elsewhere).toHaveProperty('status', 401);
});

test('the token of the default database is for no other database', async () => {
  const database = await createDatabase({ name: 'shop' });
  const rest_token = target().standardToken;
  expect(await commandOn({ ...database, rest_token }, 'PING')).toHaveProperty('status', 401);
});

describe('a global database', () => {
  const order = {
    name: 'world',
    region: 'global',
    primary_region: 'us-east-1',
    read_regions: ['eu-west-1', 'sa-east-1'],
  } as const;

  test('has a pricing model, a primary region and read regions', async () => {
    const database = await createDatabase(order);
    expect(database).toMatchObject({ region: 'global', type: 'payg' });
    expect(await getDatabase(database)).toMatchObject({
      primary_region: 'us-east-1',
      read_regions: ['eu-west-1', 'sa-east-1'],
    });
  });

  test('is served at the host name of each of its regions', async () => {
    const { endpoint, ...database } = await createDatabase(order);
    await resultOn(database, 'SET', 'a', '1');
    for (const region of ['us-east-1', 'eu-west-1', 'sa-east-1']) {
      const headers = { host: `${region}.${endpoint}:8079` };
      const { json } = await command(['GET', 'a'], { token: database.rest_token, headers });
      expect(json).toEqual({ result: '1' });
      // This host name belongs to the database.
      const other = await command(['GET', 'a'], { headers });
      expect(other).toHaveProperty('status', 401);
    }
  });

  test('gets other read regions, and is served there from then on', async () => {
    const database = await createDatabase(order);
    const path = `/v2/redis/update-regions/${database.database_id}`;
    expect(await done('POST', path, { read_regions: ['us-west-2'] })).toBe('OK');
    expect(await getDatabase(database)).toHaveProperty('read_regions', ['us-west-2']);
    const from = async (region: string) => {
      const headers = { host: `${region}.${database.endpoint}:8079` };
      return (await command(['PING'], { token: database.rest_token, headers })).status;
    };
    expect(await from('us-west-2')).toBe(200);
    expect(await from('us-east-1')).toBe(200);
    expect(await from('sa-east-1')).toBe(401);
  });

  test('is the only kind with read regions', async () => {
    const { database_id: id } = await createDatabase({ name: 'shop' });
    const body = { read_regions: ['us-west-2'] };
    const { status, json } = await management('POST', `/v2/redis/update-regions/${id}`, { body });
    expect(status).toBe(412);
    expect(json).toEqual({ error: 'the database must be global', status: 412 });
  });
});

describe('a name', () => {
  test('is unique among the databases of an owner', async () => {
    const database = await createDatabase({ name: 'shop' });
    const body = { name: 'shop', region: 'us-east-1', tls: false };
    const taken = {
      error: 'name must be unique: there is a database shop already',
      status: 409,
    };
    expect((await management('POST', '/v2/redis/database', { body })).json).toEqual(taken);
    const other = await createDatabase({ name: 'other' });
    const path = `/v2/redis/rename/${other.database_id}`;
    expect((await management('POST', path, { body: { name: 'shop' } })).json).toEqual(taken);
    await done('DELETE', `/v2/redis/database/${database.database_id}`);
    expect(await createDatabase({ name: 'shop' })).toHaveProperty('database_name', 'shop');
  });

  test('is given to one of several databases that are created at once', async () => {
    const body = { name: 'shop', region: 'us-east-1', tls: false };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => management('POST', '/v2/redis/database', { body })),
    );
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, ...Array.from({ length: 7 }, () => 409)]);
  });

  test.each(['a', 'A-1_b', '-', '_', '0', 'x'.repeat(64), 'default-2', 'constructor', '__proto__'])(
    'may be %j',
    async (name) => {
      const database = await createDatabase({ name });
      expect(database.database_name).toBe(name);
      expect(await resultOn(database, 'PING')).toBe('PONG');
      expect(database.endpoint).toMatch(/^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.localhost$/);
    },
  );

  test('that differs only in case gets a host name of its own', async () => {
    const [one, two] = [
      await createDatabase({ name: 'Shop' }),
      await createDatabase({ name: 'shop' }),
    ];
    expect(one.endpoint).not.toBe(two.endpoint);
  });
});

test('many databases are created at once, each with its own port and tokens', async () => {
  const names = Array.from({ length: 20 }, (_, i) => `many-${i}`);
  const databases = await Promise.all(names.map((name) => createDatabase({ name })));
  for (const field of ['database_id', 'port', 'endpoint', 'rest_token', 'password'] as const) {
    expect(new Set(databases.map((database) => database[field])).size).toBe(20);
  }
  const answers = await Promise.all(databases.map((d) => resultOn(d, 'SET', 'me', d.port)));
  expect(new Set(answers)).toEqual(new Set(['OK']));
  for (const database of databases) {
    expect(await resultOn(database, 'GET', 'me')).toBe(String(database.port));
  }
  expect(originOf(databases[0]!)).toMatch(/^http:/);
});
