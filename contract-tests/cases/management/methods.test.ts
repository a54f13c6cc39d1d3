import { describe, expect, test } from 'vitest';
import { families } from '../../harness/families.ts';
import { management } from '../../harness/management.ts';

const requests = families.management.contract.requests();
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'];

const paths = families.management.contract.templates.map((template) => {
  const there = requests.filter((request) => request.template === template);
  return { path: there[0]!.path, allowed: there.map(({ method }) => method) };
});

describe.each(paths)('$path', ({ path, allowed }) => {
  const others = METHODS.filter((method) => !allowed.includes(method));
  test.each(others)('%s is answered with 405', async (method) => {
    const { status, json, headers } = await management(method, path, { credentials: null });
    expect(status).toBe(405);
    expect(headers['allow']).toBe(allowed.join(', '));
    if (method === 'HEAD') return;
    // Of three and more: `GET, POST or DELETE`.
    const use = allowed.join(', ').replace(/, (\w+)$/, ' or $1');
    expect(json).toEqual({ error: `method ${method} is not allowed, use ${use}`, status: 405 });
  });
});

describe('a path that does not exist is answered with 404', () => {
  test.each([
    ['GET', '/'],
    ['GET', '/v2'],
    ['GET', '/v2/nothing'],
    ['POST', '/v2/redis/database/'],
    ['GET', '/v2/redis/database/one/two'],
    ['GET', '/v2/queue/user/'],
    ['GET', '/v2//queue/user'],
    ['GET', '/V2/queue/user'],
    ['DELETE', '/v1/redis/databases'],
  ])('%s %s', async (method, path) => {
    const { status, json } = await management(method, path);
    expect({ status, json }).toEqual({
      status: 404,
      json: { error: `there is nothing at ${path}`, status: 404 },
    });
  });
});

test('a query that no operation has is ignored', async () => {
  expect(await management('GET', '/v2/queue/user?colour=red')).toHaveProperty('status', 200);
});
