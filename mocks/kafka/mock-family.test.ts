import { request } from 'undici';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listen, type Listening } from '../../src/http/server.ts';
import { openLog } from '../../src/base/log.ts';
import { bindMock } from '../bind-mock.ts';
import { mockKafkaFamily } from './mock-family.ts';

let server: Listening;
beforeAll(async () => {
  const family = mockKafkaFamily({
    id: 'default',
    name: 'default',
    endpoint: 'default-kafka.localhost',
    username: 'user',
    password: 'secret',
    autoCreate: { partitions: 1 },
    maxRequestSize: 1024,
  });
  const back = bindMock(family, { log: openLog('silent'), checkResponses: true });
  server = await listen(back, family.errors, { host: '127.0.0.1', port: 0 });
});
afterAll(() => server.close());

async function ask(method: string, path: string, body?: unknown, headers: object = {}) {
  const answer = await request(`${server.url}${path}`, {
    method: method as 'GET',
    headers: { authorization: `Basic ${btoa('user:secret')}`, ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: answer.statusCode, body: await answer.body.json(), headers: answer.headers };
}

const timestamp = 1_795_478_400_123;
const message = { timestamp, key: '', value: 'hello', headers: [] };
const words = { topic: 'words', partition: 2 };
const success = { result: 'Success', status: 200 };

describe('answers match the request', () => {
  test.each([
    ['GET', '/topics', undefined, { greetings: 3, cities: 1 }],
    ['GET', '/consumers', undefined, [expect.objectContaining({ name: 'mygroup' })]],
    [
      'POST',
      '/produce',
      [
        { topic: 'words', value: 'v' },
        { ...words, value: 'v', timestamp: 5 },
      ],
      [
        { topic: 'words', partition: 0, offset: 7, timestamp },
        { ...words, offset: 7, timestamp: 5 },
      ],
    ],
    [
      'GET',
      '/produce/words/a/b',
      undefined,
      { topic: 'words', partition: 0, offset: 7, timestamp },
    ],
    ['GET', '/produce/words', { value: 'v' }, [expect.objectContaining({ topic: 'words' })]],
    ['POST', '/webhook?topic=words', 5, [expect.objectContaining({ topic: 'words' })]],
    ['GET', '/fetch', { ...words, offset: 3 }, [{ ...words, offset: 3, ...message }]],
    [
      'GET',
      '/consume/g/i/words',
      undefined,
      [{ topic: 'words', partition: 0, offset: 7, ...message }],
    ],
    [
      'POST',
      '/fetch',
      {
        topicPartitionOffsets: [
          { ...words, offset: 3 },
          { topic: 'letters', partition: 0, offset: 5 },
        ],
      },
      [
        { ...words, offset: 3, ...message },
        { topic: 'letters', partition: 0, offset: 5, ...message },
      ],
    ],
    [
      'POST',
      '/consume/g/i',
      { topics: ['words', 'letters'] },
      [expect.objectContaining({ topic: 'words' }), expect.objectContaining({ topic: 'letters' })],
    ],
    [
      'POST',
      '/offsets/latest',
      [words, { topic: 'letters', partition: 5 }],
      [
        { ...words, offset: 7 },
        { topic: 'letters', partition: 5, offset: 3 },
      ],
    ],
    ['POST', '/offsets/earliest', [words], [{ ...words, offset: 0 }]],
    ['GET', '/offsets/5', words, [{ ...words, offset: 7 }]],
    ['POST', '/committed/g/i', words, [{ ...words, offset: 8 }]],
    ['POST', '/commit/g/i', undefined, success],
    ['DELETE', '/delete-consumer/g/i', undefined, success],
  ])('%s %s %j', async (method, path, body, answer) => {
    expect(await ask(method, path, body)).toMatchObject({ status: 200, body: answer });
  });
});

describe('refuses the same requests as the implementation', () => {
  test.each([
    ['POST', '/produce', { value: 'v' }, 400, 'topic is missing'],
    [
      'POST',
      '/offsets/soon',
      words,
      400,
      'timestamp must be an integer or one of earliest, latest',
    ],
    ['GET', '/nothing', undefined, 404, 'there is nothing at /nothing'],
    ['PUT', '/topics', undefined, 405, 'method PUT is not allowed, use GET'],
  ])('%s %s %j', async (method, path, body, status, error) => {
    expect(await ask(method, path, body)).toMatchObject({ status, body: { error, status } });
  });

  test('wrong credentials', async () => {
    const headers = { authorization: `Basic ${btoa('user:guess')}` };
    expect(await ask('GET', '/topics', undefined, headers)).toMatchObject({ status: 401 });
  });
});

test('a Prefer header chooses a documented error', async () => {
  expect(await ask('POST', '/consume/g/i', { topic: 't' }, { prefer: 'code=422' })).toMatchObject({
    status: 422,
    body: { status: 422 },
  });
  const { status, headers } = await ask('GET', '/produce/t/m', undefined, { prefer: 'code=429' });
  expect([status, headers['retry-after']]).toEqual([429, '1']);
});
