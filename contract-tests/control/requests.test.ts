import { describe, expect, test } from 'vitest';
import { control, controlAnswer } from '../harness/control.ts';
import { families } from '../harness/families.ts';
import { target } from '../harness/target.ts';
import { wrongMethods } from '../harness/wrong-methods.ts';

/** Operations with bodies of up to 64 MB. */
const SEEDING = new Set(['addSeed', 'replaceState']);

const requests = families.control.contract
  .requests()
  .map((request) => ({ ...request, path: request.path.slice('/api/control'.length) }));

test('reports the families that are served', async () => {
  expect(await controlAnswer('GET', '')).toMatchObject({
    status: 200,
    json: { serves: target().name === 'mock' ? 'mock' : 'platform' },
  });
});

describe.each(wrongMethods(requests))('$path', ({ path, wrong, allow, message }) => {
  test.each(wrong)('%s is answered with 405', async (method) => {
    const { status, json, headers } = await control(method, path);
    expect(status).toBe(405);
    expect(headers['allow']).toBe(allow);
    if (method !== 'HEAD') expect(json).toEqual({ error: message(method) });
  });
});

test.each(['/', '/nothing', '/faults/a/b'])('there is nothing at %s', async (path) => {
  expect(await controlAnswer('GET', path)).toEqual({
    status: 404,
    json: { error: `there is nothing at /api/control${path}` },
  });
});

test.each(['GET', 'DELETE'])('a name that is not UTF-8 is refused: %s', async (method) => {
  const { status, json } = await controlAnswer(method, '/faults/%FF');
  expect({ status, json }).toEqual({ status: 400, json: { error: expect.any(String) } });
});

describe('in development only programs and pages of this machine are served', () => {
  test.each(requests)('$operationId', async ({ method, path, body }) => {
    const rebound = { host: 'rebound.example.com' };
    expect(await controlAnswer(method, path, { headers: rebound, body })).toEqual({
      status: 403,
      json: { error: 'in development only requests for localhost may use the control API' },
    });
    for (const headers of [
      { origin: 'https://example.com' },
      { origin: 'https://example.com', authorization: 'Bearer any' },
      { 'sec-fetch-site': 'cross-site' },
    ]) {
      expect(await controlAnswer(method, path, { headers, body })).toEqual({
        status: 403,
        json: { error: expect.stringContaining('pages of other origins') as string },
      });
    }
  });
});

describe('a body that is too large or missing is refused', () => {
  const taking = requests.filter(({ body }) => body !== undefined);
  test.each(taking)('$operationId', async ({ operationId, method, path }) => {
    const limit = SEEDING.has(operationId) ? 64 * 1024 * 1024 : 1024 * 1024;
    const large = await control(method, path, { body: Buffer.alloc(limit + 1) });
    expect([operationId, large.status]).toEqual([operationId, 413]);
    expect(await controlAnswer(method, path, { body: '{' })).toEqual({
      status: 400,
      json: { error: 'the body can not be read: not JSON' },
    });
    expect(await controlAnswer(method, path, { body: [] })).toMatchObject({ status: 400 });
  });
});
