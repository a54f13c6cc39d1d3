import { request } from 'undici';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listen, type Listening } from '../../src/http/server.ts';
import { openLog } from '../../src/base/log.ts';
import { bindMock } from '../bind-mock.ts';
import { mockSchemaRegistryFamily } from './mock-family.ts';

let server: Listening;
beforeAll(async () => {
  const family = mockSchemaRegistryFamily({
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
  const answer = await request(`${server.url}/schema-registry${path}`, {
    method: method as 'GET',
    headers: { authorization: `Basic ${btoa('user:secret')}`, ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: answer.statusCode, body: await answer.body.json() };
}

const given = { schema: '"int"' };

const reference = { name: 'Greeting', subject: 'greetings-value', version: 1 };
const letter = { schema: '{"type":"array","items":"Greeting"}', references: [reference] };

describe('answers match the request', () => {
  test.each([
    ['GET', '/subjects', undefined, ['cities-value', 'greetings-value']],
    ['GET', '/subjects/s/versions', undefined, [1, 2]],
    ['GET', '/subjects/s/versions/7', undefined, { subject: 's', version: 7 }],
    ['DELETE', '/subjects/s/versions/7', undefined, 7],
    ['POST', '/subjects/s', given, { subject: 's', version: 1 }],
    ['POST', '/subjects/s/versions', given, { id: 1 }],
    ['GET', '/schemas/ids/5?fetchMaxId=true', undefined, { maxId: 3 }],
    [
      'POST',
      '/subjects/s',
      { schema: '{}', schemaType: 'JSON' },
      { schemaType: 'JSON', schema: '{}' },
    ],
    ['POST', '/subjects/s', letter, { references: letter.references, schema: letter.schema }],
    ['PUT', '/config/s', { compatibility: 'NONE' }, { compatibility: 'NONE' }],
    ['PUT', '/mode', { mode: 'READONLY' }, { mode: 'READONLY' }],
    ['POST', '/compatibility/subjects/s/versions', given, { is_compatible: true }],
  ])('%s %s %j', async (method, path, body, answer) => {
    const { status, body: got } = await ask(method, path, body);
    expect(status).toBe(200);
    if (typeof answer === 'object' && !Array.isArray(answer)) expect(got).toMatchObject(answer);
    else expect(got).toEqual(answer);
  });
});

describe('refuses the same requests as the implementation', () => {
  test.each([
    ['POST', '/subjects/s/versions', { schema: '"text"' }, 42201],
    ['POST', '/subjects/s', { schema: '"int"', schemaType: 'PROTOBUF' }, 42201],
    ['GET', '/subjects/s/versions/newest', undefined, 42202],
    ['GET', '/subjects/s/versions/0/referencedby', undefined, 42202],
    ['POST', '/subjects/%00/versions', given, 42208],
    ['PUT', `/config/${'s'.repeat(513)}`, { compatibility: 'NONE' }, 42208],
    ['PUT', '/mode/%7F', { mode: 'READONLY' }, 42208],
    ['GET', '/nothing', undefined, 404],
  ])('%s %s %j', async (method, path, body, code) => {
    expect((await ask(method, path, body)).body).toMatchObject({ error_code: code });
  });

  test('except for references, which the mock does not resolve', async () => {
    const references = [{ name: 'R', subject: 'r', version: 1 }];
    const body = { schema: '"R"', references };
    expect(await ask('POST', '/subjects/s/versions', body)).toMatchObject({ status: 200 });
  });
});

test('a Prefer header chooses a documented error', async () => {
  const headers = { prefer: 'code=409' };
  expect(await ask('POST', '/subjects/s/versions', given, headers)).toMatchObject({
    status: 409,
    body: { error_code: 409 },
  });
});
