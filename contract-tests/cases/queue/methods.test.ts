import { describe, expect, test } from 'vitest';
import { families } from '../../harness/families.ts';
import { answerTo, queue } from '../../harness/queue.ts';
import { wrongMethods } from '../../harness/wrong-methods.ts';

describe.each(wrongMethods(families.queue.contract.requests()))(
  '$path',
  ({ path, wrong, allow, message }) => {
    test.each(wrong)('%s is answered with 405', async (method) => {
      const { status, json, headers } = await queue(method, path, { token: null });
      expect(status).toBe(405);
      expect(headers['allow']).toBe(allow);
      if (method === 'HEAD') return;
      expect(json).toEqual({ error: message(method) });
    });
  },
);

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
