import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { controlAnswer } from '../../harness/control.ts';
import { result } from '../../harness/exchange.ts';
import { secrets } from './seed.ts';

describe('a platform refuses an invalid seed, and changes nothing', () => {
  const ofKeys = (...keys: object[]) => ({ databases: [{ name: 'default', keys }] });
  beforeAll(async () => {
    await controlAnswer('DELETE', '/state');
    await result('SET', 'kept', 'x');
  });
  afterAll(async () => {
    await controlAnswer('DELETE', '/state');
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
