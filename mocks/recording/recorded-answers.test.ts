import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { json, mockOf, type MockUnderTest } from '../../testing/mocks/contract-mock.ts';
import { contractOf, entryOf, PETS } from '../../testing/toolkit/toolkit.ts';
import { recordedAnswers, recordedExchanges } from './recorded-answers.ts';

const BASE = 'https://pets.example/v1';
const entries = [
  entryOf({ url: `${BASE}/pets?limit=1`, answer: [{ id: 1, name: 'First' }] }),
  entryOf({ url: `${BASE}/pets?limit=1`, answer: [{ id: 2, name: 'Second' }] }),
  entryOf({
    url: `${BASE}/pets/7`,
    answer: { id: 7, name: 'Seven' },
    answerHeaders: { 'x-served': 'a', 'content-length': '99' },
  }),
  entryOf({
    method: 'POST',
    url: `${BASE}/pets`,
    body: { name: 'Ada', tag: null },
    status: 201,
    answer: { id: 8, name: 'Ada' },
  }),
  entryOf({ method: 'DELETE', url: `${BASE}/pets/7`, status: 204 }),
  entryOf({
    url: `${BASE}/pets/8`,
    answer: { id: 8, name: 'Ada' },
    answerHeaders: { 'Set-Cookie': ['a=1; Expires=Wed, 21 Oct 2026 07:28:00 GMT', 'b=2\nc=3'] },
  }),
  entryOf({ url: `${BASE}/elsewhere`, answer: {} }),
  entryOf({
    method: 'POST',
    url: `${BASE}/pets`,
    body: { name: 'blanked' },
    status: 201,
    answer: { id: 9, name: 'Any' },
  }),
];

async function* chunks(): AsyncGenerator<Buffer> {
  yield Buffer.from(JSON.stringify({ log: { version: '1.2', entries } }));
}

let mock: MockUnderTest;
const open = async () => {
  const exchanges = await recordedExchanges('day.har', chunks(), () => undefined);
  return recordedAnswers(contractOf({ 'api.yaml': PETS }), exchanges);
};
beforeAll(async () => {
  mock = await mockOf(PETS, { recording: await open() });
});
afterAll(() => mock.close());

const ask: MockUnderTest['ask'] = (target, request = {}) =>
  mock.ask(target, {
    ...request,
    headers: { authorization: 'Bearer any', ...(request.headers as object) },
  });

describe('a mock with a recording', () => {
  test('repeats the answers to requests like the recorded ones, in their order', async () => {
    expect((await ask('/pets?limit=1')).body).toEqual([{ id: 1, name: 'First' }]);
    expect((await ask('/pets?limit=1')).body).toEqual([{ id: 2, name: 'Second' }]);
    expect((await ask('/pets?limit=1')).body).toEqual([{ id: 2, name: 'Second' }]);
  });

  test('repeats headers, but not those of how the answer was sent', async () => {
    const { body, headers } = await ask('/v1/pets/7');
    expect(body).toEqual({ id: 7, name: 'Seven' });
    expect([headers.get('x-served'), headers.get('content-length')]).toEqual(['a', '23']);
  });

  test('repeats cookies one by one, also those that a browser has recorded as lines', async () => {
    expect((await ask('/v1/pets/8')).headers.getSetCookie()).toEqual([
      'a=1; Expires=Wed, 21 Oct 2026 07:28:00 GMT',
      'b=2',
      'c=3',
    ]);
  });

  test('compares bodies without regard to the order of members', async () => {
    expect((await ask('POST /pets', json({ tag: null, name: 'Ada' }))).body).toEqual({
      id: 8,
      name: 'Ada',
    });
    expect((await ask('DELETE /pets/7')).status).toBe(204);
  });

  test('takes what was blanked for anything', async () => {
    expect((await ask('POST /pets', json({ name: 'Eve' }))).body).toEqual({ id: 9, name: 'Any' });
  });

  test('answers from the contract what was not recorded, or is asked for', async () => {
    expect((await ask('/pets/3')).body).not.toEqual({ id: 7, name: 'Seven' });
    expect((await ask('/pets/7', { headers: { prefer: 'code=200' } })).body).not.toHaveProperty(
      'name',
      'Seven',
    );
    expect((await ask('/pets?limit=1000')).status).toBe(400);
  });

  test('counts what it can use', async () => {
    expect((await open()).usable).toBe(7);
  });
});

test('what is broken in a recording is told, and the rest is used', async () => {
  const entry = (status: number) =>
    JSON.stringify({
      request: { method: 'GET', url: `${BASE}/pets/7`, headers: [] },
      response: { status, headers: [], content: { text: '{}' } },
    });
  async function* lines() {
    yield Buffer.from(`${entry(200)}\n{"request"\n${entry(999)}\n${'7\n'.repeat(20)}`);
  }
  const told: string[] = [];
  const exchanges = await recordedExchanges('day.ndjson', lines(), (message) => told.push(message));
  expect(told[0]).toMatch(/^day\.ndjson:2: line 2: is not JSON: /);
  expect([told.length, told.at(-1)]).toEqual([11, 'day.ndjson: and 11 more problems like these']);
  expect([
    exchanges.length,
    recordedAnswers(contractOf({ 'api.yaml': PETS }), exchanges).usable,
  ]).toEqual([2, 1]);
});
