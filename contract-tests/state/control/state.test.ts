import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { control, controlAnswer } from '../../harness/control.ts';
import { command, result } from '../../harness/exchange.ts';
import { skipWithout } from '../../harness/backing-redis.ts';
import { produce } from '../../harness/kafka.ts';
import { done } from '../../harness/management.ts';
import { SEED, secrets } from './seed.ts';

const NOTHING = {
  teams: 0,
  databases: 0,
  users: 0,
  keys: 0,
  topics: 0,
  records: 0,
  schemas: 0,
  consumerGroups: 0,
  credentials: 0,
  connectors: 0,
  queues: 0,
  urlGroups: 0,
  schedules: 0,
  messages: 0,
  deadLetters: 0,
};

describe('a platform', () => {
  beforeAll(async () => {
    await controlAnswer('DELETE', '/state');
  });
  afterAll(async () => {
    await controlAnswer('DELETE', '/state');
  });

  const exported = async () => (await control('GET', '/state')).json;

  test('exports its seed, and exports the same again after seeding the export', async ({
    skip,
  }) => {
    skipWithout(skip, 'JSON.SET');
    expect(await controlAnswer('PUT', '/state', { body: SEED })).toEqual({
      status: 200,
      json: {
        teams: 1,
        databases: 2,
        users: 1,
        keys: 10,
        topics: 1,
        records: 2,
        schemas: 3,
        consumerGroups: 1,
        credentials: 1,
        connectors: 1,
        queues: 1,
        urlGroups: 1,
        schedules: 1,
        messages: 2,
        deadLetters: 2,
      },
    });
    const first = await exported();
    expect(first).toMatchObject(SEED);
    await controlAnswer('PUT', '/state', { body: first });
    expect(await exported()).toEqual(first);
  });

  test('exports with Cache-Control: no-store', async () => {
    const { headers } = await control('GET', '/state');
    expect(headers['cache-control']).toBe('no-store');
  });

  test('refuses a seed with a token of another database as a whole', async () => {
    const shop = { name: 'shop', secrets: secrets('taken', 'of-the-shop-too') };
    await controlAnswer('PUT', '/state', { body: { plinth: 1, databases: [shop] } });
    const other = { name: 'other', secrets: secrets('not-taken', 'taken') };
    const added = { plinth: 1, teams: SEED.teams, databases: [{ name: 'first' }, other] };
    expect(await controlAnswer('POST', '/state', { body: added })).toEqual({
      status: 400,
      json: { error: "databases[1]: one of its tokens is one of the database 'shop'" },
    });
    expect(await exported()).toMatchObject({
      teams: [],
      databases: [{ name: 'default' }, { name: 'shop' }],
    });
  });

  test('accepts the tokens of the seed', async () => {
    // Without the documents of `default`, because some servers don't support them.
    const databases = SEED.databases.filter(({ name }) => name !== 'default');
    const { status } = await controlAnswer('PUT', '/state', { body: { ...SEED, databases } });
    expect(status).toBe(200);
    const withToken = (token: string) => command(['GET', 'k'], { token });
    expect((await withToken('token-of-the-shop')).json).toEqual({ result: 'v' });
    expect((await withToken('read-only-token-of-the-shop')).json).toEqual({ result: 'v' });
  });

  test('accepts the tokens that users had when they were exported', async () => {
    const users = [{ name: 'ann', rules: 'on >correct-horse ~* +get' }];
    const shop = { name: 'shop', secrets: secrets('of-the-shop', 'read-of-the-shop'), users };
    await controlAnswer('PUT', '/state', { body: { plinth: 1, databases: [shop] } });
    const made = await command(['ACL', 'RESTTOKEN', 'ann', 'correct-horse'], {
      token: 'of-the-shop',
    });
    const { result: token } = made.json as { result: string };
    await controlAnswer('PUT', '/state', { body: await exported() });
    expect((await command(['GET', 'k'], { token })).json).toEqual({ result: null });
  });

  test('exports a delayed message so that it can be seeded again', async () => {
    const messages = [{ url: 'https://example.com/later', delay: 86_400_000 }];
    await controlAnswer('PUT', '/state', { body: { plinth: 1, queue: { messages } } });
    const first = await exported();
    expect(await controlAnswer('PUT', '/state', { body: first })).toMatchObject({
      status: 200,
      json: { messages: 1 },
    });
    expect(await exported()).toEqual(first);
  });

  test('keeps the functions of a database', async () => {
    const source = "#!lua name=shop\nredis.register_function('one', function() return 1 end)";
    await result('FUNCTION', 'LOAD', source);
    const first = await exported();
    await controlAnswer('PUT', '/state', { body: first });
    expect(await result('FCALL', 'one', '0')).toBe(1);
    expect(await exported()).toEqual(first);
  });

  test('resets to its seed, without anything that was done since', async () => {
    const keys = [{ key: 'a', type: 'string', value: '1' }];
    const seed = { plinth: 1, databases: [{ name: 'default', keys }] };
    await controlAnswer('PUT', '/state', { body: seed });
    expect(await result('INCR', 'a')).toBe(2);
    await result('SET', 'b', 'x');
    await controlAnswer('POST', '/faults', { body: { family: 'redis', connection: 'cut' } });
    expect(await controlAnswer('POST', '/state/reset')).toMatchObject({
      status: 200,
      json: { keys: 1 },
    });
    expect([await result('GET', 'a'), await result('GET', 'b')]).toEqual(['1', null]);
    expect((await control('GET', '/faults')).json).toMatchObject({ faults: [] });
    expect(await controlAnswer('DELETE', '/state')).toEqual({ status: 200, json: NOTHING });
    await controlAnswer('POST', '/state/reset');
    expect(await result('DBSIZE')).toBe(0);
  });

  test('has the whole seed before clients can create anything of it', async () => {
    const keys = Array.from({ length: 20_000 }, (_, i) => ({
      key: `k${i}`,
      type: 'string',
      value: 'x',
    }));
    const seed = {
      plinth: 1,
      databases: [{ name: 'default', keys }],
      kafka: { topics: [{ name: 'jobs', partitions: 2, records: [{ value: 'x', partition: 1 }] }] },
    };
    const replacing = controlAnswer('PUT', '/state', { body: seed });
    const over = new AbortController();
    const refused: string[] = [];
    const producing = (async () => {
      while (!over.signal.aborted) {
        await produce('jobs', 'y').catch((error: Error) => refused.push(error.message));
      }
    })();
    expect(await replacing).toMatchObject({ status: 200, json: { keys: 20_000, records: 1 } });
    over.abort();
    await producing;
    // A slow machine may take longer than requests wait.
    expect(refused.filter((message) => !message.includes('it is being reset'))).toEqual([]);
  });

  test('adds a seed to existing data', async () => {
    await controlAnswer('DELETE', '/state');
    await result('SET', 'mine', 'x');
    const keys = [{ key: 'soon', type: 'string', value: '1', ttl: 60_000 }];
    const seed = { plinth: 1, databases: [{ name: 'default', keys }] };
    expect(await controlAnswer('POST', '/state', { body: seed })).toHaveProperty('status', 200);
    expect([await result('GET', 'mine'), await result('GET', 'soon')]).toEqual(['x', '1']);
    expect(await result('TTL', 'soon')).toBeGreaterThan(50);
  });

  test("refuses a seed that together with existing data exceeds the queue's plan", async () => {
    const [user] = await done<{ id: string }[]>('GET', '/v2/qstash/users');
    await done('POST', `/v2/qstash/set-plan/${user!.id}`, { plan_name: 'free' });
    const keys = [{ key: 'not-added', type: 'string', value: '1' }];
    const queues = [{ name: 'wide', parallelism: 100 }];
    const seed = { plinth: 1, databases: [{ name: 'default', keys }], queue: { queues } };
    expect(await controlAnswer('POST', '/state', { body: seed })).toEqual({
      status: 400,
      json: { error: expect.stringMatching(/^queue\.queues\[0\]: parallelism is too high: 100, /) },
    });
    expect(await result('GET', 'not-added')).toBeNull();
    await controlAnswer('DELETE', '/state');
  });

  test.each([
    ['many', 'Upstash-Retries must be a whole number from 0 on, it is "many"'],
    ['4294967296', 'too many retries: 4294967296, and at most '],
  ])(
    'refuses a URL group to which nothing could be published: %s retries',
    async (retries, error) => {
      const endpoints = [{ url: 'https://example.com' }];
      const headers = [['Upstash-Retries', retries]];
      const seed = { plinth: 1, queue: { urlGroups: [{ name: 'news', endpoints, headers }] } };
      expect(await controlAnswer('POST', '/state', { body: seed })).toEqual({
        status: 400,
        json: { error: expect.stringContaining(`queue.urlGroups[0]: ${error}`) },
      });
    },
  );

  test('exports values that a seed has no notation for as dumps', async () => {
    await result('XADD', 's', '1-1', 'a', 'b');
    await result('XGROUP', 'CREATE', 's', 'g', '0');
    const first = await exported();
    const dumps = [{ keys: expect.arrayContaining([expect.objectContaining({ type: 'dump' })]) }];
    expect(first).toMatchObject({ databases: dumps });
    await controlAnswer('PUT', '/state', { body: first });
    expect(await result('XINFO', 'GROUPS', 's')).toHaveLength(1);
  });
});
