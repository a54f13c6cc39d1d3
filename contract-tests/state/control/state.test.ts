import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { control, controlAnswer } from '../../harness/control.ts';
import { command, result } from '../../harness/exchange.ts';
import { skipWithout } from '../../harness/redis-behind.ts';
import { done } from '../../harness/management.ts';

const secrets = (restToken: string, readOnlyRestToken: string) => ({
  password: 'open-sesame',
  restToken,
  readOnlyRestToken,
});

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

const SEED = {
  plinth: 1,
  teams: [
    { name: 'analysts', copyCc: false, members: [{ email: 'ann@example.com', role: 'dev' }] },
  ],
  databases: [
    {
      name: 'default',
      region: 'us-east-1',
      users: [{ name: 'alice', rules: 'on sanitize-payload ~a:* resetchannels -@all +get' }],
      keys: [
        { key: 'a:bytes', type: 'string', value: { base64: '/wA=' } },
        { key: 'a:text', type: 'string', value: 'grüße', expiresAt: 4_000_000_000_000 },
        { key: 'b', type: 'hash', value: { field: 'value', other: '' } },
        { key: 'b2', type: 'hash', value: [['7', 'seven']] },
        { key: 'c', type: 'list', value: ['x', 'y', 'x'] },
        { key: 'd', type: 'set', value: ['one', 'two'] },
        {
          key: 'e',
          type: 'zset',
          value: [
            { member: 'low', score: '-inf' },
            { member: 'half', score: 0.5 },
          ],
        },
        { key: 'f', type: 'stream', value: [{ id: '1-1', fields: [['n', '1']] }] },
        { key: 'g', type: 'json', value: { nested: [1, null, 'x'] } },
      ],
    },
    {
      name: 'shop',
      region: 'eu-west-1',
      secrets: secrets('token-of-the-shop', 'read-only-token-of-the-shop'),
      keys: [{ key: 'k', type: 'string', value: 'v' }],
    },
  ],
  kafka: {
    topics: [
      {
        name: 'orders',
        partitions: 2,
        retentionTime: -1,
        retentionSize: -1,
        maxMessageSize: 1_000_000,
        cleanupPolicy: 'delete',
        records: [
          { key: '17', value: '{"item":"chair"}', partition: 0, timestamp: 1_795_000_000_000 },
          {
            value: { base64: '/w==' },
            partition: 1,
            timestamp: 1_795_000_000_001,
            headers: [{ key: 'trace', value: 'abc' }],
          },
        ],
      },
    ],
    schemas: [
      { subject: 'orders-value', schema: '"string"', schemaType: 'AVRO' },
      { subject: 'orders-key', schema: '"int"', schemaType: 'AVRO' },
      { subject: 'orders-key', schema: '"boolean"', schemaType: 'AVRO' },
    ],
    compatibility: {
      level: 'FULL',
      subjects: [{ subject: 'orders-key', level: 'NONE' }],
    },
    modes: { mode: 'READONLY', subjects: [{ subject: 'orders-key', mode: 'READWRITE' }] },
    consumerGroups: [
      {
        name: 'billing',
        offsets: [
          { topic: 'orders', partition: 0, offset: 1 },
          { topic: 'orders', partition: 1, offset: 0 },
        ],
      },
    ],
    credentials: [
      {
        name: 'reader',
        topic: 'ord*',
        permissions: 'CONSUME',
        username: 'ZGVmYXVsdCRyZWFkZXI',
        password: 'a secret',
      },
    ],
    connectors: [
      {
        name: 'lines',
        properties: {
          'connector.class': 'org.apache.kafka.connect.file.FileStreamSourceConnector',
          file: '/tmp/not-there.txt',
          topic: 'orders',
        },
        paused: true,
        offsets: [{ partition: '{"filename":"/tmp/not-there.txt"}', offset: '{"position":17}' }],
      },
    ],
  },
  queue: {
    queues: [{ name: 'invoices', parallelism: 2, paused: true }],
    urlGroups: [
      {
        name: 'billing',
        endpoints: [{ name: 'one', url: 'https://example.com/one' }],
        headers: [['X-Team', 'billing']],
      },
    ],
    flowControls: [
      { key: 'slow', parallelism: 2, rate: 10, period: 60, pinnedParallelism: true, paused: true },
    ],
    schedules: [
      {
        id: 'nightly',
        destination: 'billing',
        cron: '0 3 * * *',
        method: 'POST',
        headers: [['Content-Type', 'text/plain']],
        body: 'good night',
        retries: 3,
        timeout: 5000,
        retryDelay: '1000 * retried',
        failureCallback: { url: 'https://example.com/failed', when: 'failed', method: 'PUT' },
        redact: { body: true, headers: ['x-secret'] },
        paused: true,
      },
    ],
    messages: [
      {
        url: 'https://example.com/invoice',
        method: 'PUT',
        headers: [['Content-Type', 'application/json']],
        body: '{"invoice":1}',
        queue: 'invoices',
        labels: ['first'],
        retries: 5,
        timeout: 60_000,
        retried: 2,
        notBefore: 1_795_000_000_000,
      },
      {
        url: 'https://example.com/one',
        urlGroup: 'billing',
        endpoint: 'one',
        schedule: 'nightly',
        method: 'POST',
        retries: 3,
        timeout: 5000,
        callback: {
          url: 'https://example.com/done',
          when: 'attempted',
          method: 'POST',
          retries: 2,
        },
        flowControl: { key: 'slow' },
        body: { base64: '/w==' },
        notBefore: 1_795_000_000_000,
      },
    ],
    deadLetters: [
      {
        url: 'https://example.com/gone',
        method: 'POST',
        body: 'hello',
        retries: 1,
        timeout: 60_000,
        retried: 1,
        response: { status: 503, headers: { 'retry-after': ['9'] }, body: 'later' },
      },
      {
        url: 'https://nowhere.example.com',
        method: 'GET',
        retries: 0,
        timeout: 60_000,
        error: 'connection refused',
      },
    ],
  },
};

describe('a platform', () => {
  beforeAll(async () => {
    await controlAnswer('DELETE', '/state');
  });
  afterAll(async () => {
    await controlAnswer('DELETE', '/state');
  });

  const exported = async () => (await control('GET', '/state')).json;

  test('exports what it was seeded with, and exports the same when it is seeded with that', async ({
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

  test('exports what nothing on the way is to keep', async () => {
    const { headers } = await control('GET', '/state');
    expect(headers['cache-control']).toBe('no-store');
  });

  test('adds nothing of a seed with a token that another database has', async () => {
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

  test('lets into a database with the tokens of the seed', async () => {
    // Without the documents of `default`, which not all servers can keep.
    const databases = SEED.databases.filter(({ name }) => name !== 'default');
    const { status } = await controlAnswer('PUT', '/state', { body: { ...SEED, databases } });
    expect(status).toBe(200);
    const withToken = (token: string) => command(['GET', 'k'], { token });
    expect((await withToken('token-of-the-shop')).json).toEqual({ result: 'v' });
    expect((await withToken('read-only-token-of-the-shop')).json).toEqual({ result: 'v' });
  });

  test('lets into a database with the tokens that its users had when it was exported', async () => {
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

  test('exports a message that was seeded with a delay as one that can be seeded', async () => {
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

  test('goes back to its seed, with everything that was done since', async () => {
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

  test('takes a seed beside what it has', async () => {
    await controlAnswer('DELETE', '/state');
    await result('SET', 'mine', 'x');
    const keys = [{ key: 'soon', type: 'string', value: '1', ttl: 60_000 }];
    const seed = { plinth: 1, databases: [{ name: 'default', keys }] };
    expect(await controlAnswer('POST', '/state', { body: seed })).toHaveProperty('status', 200);
    expect([await result('GET', 'mine'), await result('GET', 'soon')]).toEqual(['x', '1']);
    expect(await result('TTL', 'soon')).toBeGreaterThan(50);
  });

  test('takes no seed beside what it has that its plan of the queue does not allow', async () => {
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

  test('exports values that a seed has no words for as dumps', async () => {
    await result('XADD', 's', '1-1', 'a', 'b');
    await result('XGROUP', 'CREATE', 's', 'g', '0');
    const first = await exported();
    const dumps = [{ keys: expect.arrayContaining([expect.objectContaining({ type: 'dump' })]) }];
    expect(first).toMatchObject({ databases: dumps });
    await controlAnswer('PUT', '/state', { body: first });
    expect(await result('XINFO', 'GROUPS', 's')).toHaveLength(1);
  });

  describe('refuses a seed that can not be, and changes nothing', () => {
    const ofKeys = (...keys: object[]) => ({ databases: [{ name: 'default', keys }] });
    beforeAll(async () => {
      await result('FLUSHALL');
      await result('SET', 'kept', 'x');
    });

    test.each([
      [{}, 'plinth is missing'],
      [{ plinth: 2 }, 'plinth must be 1'],
      [{ plinth: 1, redis: {} }, 'redis is not a known field'],
      [
        { plinth: 1, ...ofKeys({ key: 'a', type: 'list', value: 'x' }) },
        'databases[0].keys[0].value must be an array',
      ],
      [
        {
          plinth: 1,
          ...ofKeys(
            { key: 'a', type: 'string', value: 'x' },
            { key: 's', type: 'stream', value: [{ id: '0-0', fields: [['a', 'b']] }] },
          ),
        },
        'databases[0].keys[1]: ERR The ID specified in XADD must be greater than 0-0',
      ],
      [
        { plinth: 1, ...ofKeys({ key: 'a', type: 'dump', value: 'AAAA' }) },
        'databases[0].keys[0]: ERR DUMP payload version or checksum are wrong',
      ],
      [{ plinth: 1, databases: [{ name: 'x', region: 'moon' }] }, 'databases[0].region must be '],
      [
        { plinth: 1, databases: [{ name: 'x', secrets: secrets('a', 'a') }] },
        'databases[0]: its two tokens are the same',
      ],
      [
        {
          plinth: 1,
          databases: [
            { name: 'x', secrets: secrets('a', 'b') },
            { name: 'y', secrets: secrets('c', 'a') },
          ],
        },
        "databases[1]: one of its tokens is one of the database 'x'",
      ],
      [
        {
          plinth: 1,
          databases: [
            { name: 'x', secrets: { ...secrets('a', 'b'), userTokenSecret: 's' } },
            { name: 'y', secrets: { ...secrets('c', 'd'), userTokenSecret: 's' } },
          ],
        },
        "databases[1]: its userTokenSecret is that of 'x'",
      ],
      [
        { plinth: 1, databases: [{ name: 'x', secrets: secrets('a', ' ') }] },
        'databases[0].secrets.readOnlyRestToken ',
      ],
      [{ plinth: 1, kafka: { topics: [{ name: 'a/b' }] } }, 'kafka.topics[0]: '],
      [
        { plinth: 1, kafka: { topics: [{ name: 'a', records: [{}, { partition: 9 }] }] } },
        'kafka.topics[0].records[1]: ',
      ],
      [{ plinth: 1, kafka: { schemas: [{ subject: 'a', schema: '{' }] } }, 'kafka.schemas[0]: '],
      [
        {
          plinth: 1,
          kafka: { schemas: ['"int"', '"string"'].map((schema) => ({ subject: 'a', schema })) },
        },
        'kafka.schemas[1]: ',
      ],
      [
        { plinth: 1, queue: { schedules: [{ id: 'a', destination: 'http://x.y', cron: 'soon' }] } },
        'queue.schedules[0]: ',
      ],
      [
        {
          plinth: 1,
          queue: { schedules: [{ id: 'a', destination: 'nobody', cron: '* * * * *' }] },
        },
        'queue.schedules[0]: ',
      ],
      [
        { plinth: 1, databases: [{ name: 'default', users: [{ name: 'a', rules: '+nothing' }] }] },
        'databases[0].users[0]: ERR Error in ACL SETUSER modifier ',
      ],
      [
        { plinth: 1, databases: [{ name: 'default', functions: 'AAAA' }] },
        'databases[0].functions: ERR DUMP payload version or checksum are wrong',
      ],
      [
        {
          plinth: 1,
          kafka: {
            consumerGroups: [{ name: 'g', offsets: [{ topic: 'a', partition: 0, offset: 1 }] }],
          },
        },
        'kafka.consumerGroups[0]: ',
      ],
      [
        {
          plinth: 1,
          kafka: { credentials: [{ name: 'a', topic: '*', permissions: 'ALL', username: 'a' }] },
        },
        'kafka.credentials[0]',
      ],
      [
        { plinth: 1, queue: { messages: [{ url: 'https://example.com', retries: 10_000_000 }] } },
        'queue.messages[0]: ',
      ],
      [
        { plinth: 1, queue: { messages: [{ url: 'https://example.com', delay: 1e13 }] } },
        'queue.messages[0]: ',
      ],
      [
        {
          plinth: 1,
          queue: { deadLetters: [{ url: 'https://example.com', retryDelay: 'soon(' }] },
        },
        'queue.deadLetters[0]: ',
      ],
    ])('%j', async (body, error) => {
      for (const method of ['POST', 'PUT']) {
        const { status, json } = await controlAnswer(method, '/state', { body });
        expect(status).toBe(400);
        expect((json as { error: string }).error.slice(0, error.length)).toBe(error);
      }
      expect(await result('KEYS', '*')).toEqual(['kept']);
    });
  });
});
