import { describe, expect, test } from 'vitest';
import { families } from '../../harness/families.ts';
import { answerTo, queue } from '../../harness/queue.ts';

const requests = families.queue.contract.requests();
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'];

const paths = families.queue.contract.templates.map((template) => {
  const there = requests.filter((request) => request.template === template);
  // The order of OpenAPI is not that of the contract's files.
  const allowed = METHODS.filter((method) => there.some((request) => request.method === method));
  return { path: there[0]!.path, allowed };
});

describe.each(paths)('$path', ({ path, allowed }) => {
  test.each(METHODS.filter((method) => !allowed.includes(method)))(
    '%s is answered with 405',
    async (method) => {
      const { status, json, headers } = await queue(method, path, { token: null });
      expect(status).toBe(405);
      expect(headers['allow']).toBe(allowed.join(', '));
      if (method === 'HEAD') return;
      // Of three and more: `GET, POST or DELETE`.
      const use = allowed.join(', ').replace(/, (\w+)$/, ' or $1');
      expect(json).toEqual({ error: `method ${method} is not allowed, use ${use}` });
    },
  );
});

describe('a path that does not exist is answered with 404', () => {
  test.each([
    ['GET', '/'],
    ['GET', '/v2'],
    ['GET', '/v2/nothing'],
    ['POST', '/v2/publish'],
    ['POST', '/v2/publish/'],
    ['POST', '/v2/enqueue/orders'],
    ['POST', '/v2/enqueue//https://example.com'],
    ['GET', '/v2/messages/a/b'],
    ['GET', '/v2/queues/'],
    ['GET', '/V2/queues'],
    ['GET', '/v1/keys'],
    ['POST', '/v2/flowControl/a/forget'],
  ])('%s %s', async (method, path) => {
    expect(await answerTo(method, path)).toEqual({
      status: 404,
      json: { error: `there is nothing at ${path}` },
    });
  });
});

test('a query that an operation does not have is ignored where there is nothing to select', async () => {
  expect(await answerTo('GET', '/v2/queues?colour=red')).toHaveProperty('status', 200);
});
