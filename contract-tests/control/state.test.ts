import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { control, controlAnswer } from '../harness/control.ts';
import { result } from '../harness/exchange.ts';
import { target } from '../harness/target.ts';

const isMock = target().name === 'mock';
const NOTHING = {
  teams: 0,
  databases: 0,
  keys: 0,
  topics: 0,
  records: 0,
  schemas: 0,
  queues: 0,
  urlGroups: 0,
  schedules: 0,
};

describe.runIf(isMock)('a mock that remembers nothing', () => {
  test.each([
    ['GET', '/state', undefined],
    ['POST', '/state', { plinth: 1 }],
    ['PUT', '/state', { plinth: 1 }],
    ['DELETE', '/state', undefined],
    ['POST', '/state/reset', undefined],
  ])('has no state: %s %s', async (method, path, body) => {
    expect(await controlAnswer(method, path, { body })).toEqual({
      status: 409,
      json: { error: 'the mock remembers nothing: start it with --stateful' },
    });
  });
});

const SEED = {
  plinth: 1,
  teams: [
    { name: 'analysts', copyCc: false, members: [{ email: 'ann@example.com', role: 'dev' }] },
  ],
  databases: [
    {
      name: 'default',
      region: 'us-east-1',
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
    ],
  },
  queue: {
    queues: [{ name: 'invoices', parallelism: 2, paused: true }],
    urlGroups: [{ name: 'billing', endpoints: [{ name: 'one', url: 'https://example.com/one' }] }],
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
        paused: true,
      },
    ],
  },
};

describe.runIf(!isMock)('a platform', () => {
  beforeAll(async () => {
    await controlAnswer('DELETE', '/state');
  });
  afterAll(async () => {
    await controlAnswer('DELETE', '/state');
  });

  const exported = async () => (await control('GET', '/state')).json;

  test('exports what it was seeded with, and exports the same when it is seeded with that', async () => {
    expect(await controlAnswer('PUT', '/state', { body: SEED })).toEqual({
      status: 200,
      json: {
        teams: 1,
        databases: 2,
        keys: 10,
        topics: 1,
        records: 2,
        schemas: 2,
        queues: 1,
        urlGroups: 1,
        schedules: 1,
      },
    });
    const first = await exported();
    expect(first).toMatchObject(SEED);
    await controlAnswer('PUT', '/state', { body: first });
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
    expect(await result('MGET', 'a', 'b')).toEqual(['1', null]);
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
    expect(await result('MGET', 'mine', 'soon')).toEqual(['x', '1']);
    expect(await result('TTL', 'soon')).toBeGreaterThan(50);
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
      [{ plinth: 2 }, 'plinth must be equal to'],
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
      [{ plinth: 1, kafka: { topics: [{ name: 'a/b' }] } }, 'kafka.topics[0]: '],
      [
        { plinth: 1, kafka: { topics: [{ name: 'a', records: [{ partition: 9 }] }] } },
        'kafka.topics[0].records[0..0]: ',
      ],
      [{ plinth: 1, kafka: { schemas: [{ subject: 'a', schema: '{' }] } }, 'kafka.schemas[0]: '],
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
