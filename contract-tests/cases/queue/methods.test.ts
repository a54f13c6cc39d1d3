import { describe, expect, test } from 'vitest';
import { families } from '../../harness/families.ts';
import { answerTo, queue } from '../../harness/queue.ts';
import { connectionsTo } from '../../harness/send.ts';
import { target } from '../../harness/target.ts';
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
    ['POST', '/v2/enqueue/orders'],
    ['POST', '/v2/enqueue//https://example.com'],
    ['GET', '/v2/messages/a/b'],
    ['GET', '/v2/dlq/'],
    ['GET', '/v1/keys'],
    ['POST', '/v2/flowControl/a/forget'],
  ])('%s %s', async (method, path) => {
    expect(await answerTo(method, path)).toEqual({
      status: 404,
      json: { error: `there is nothing at ${path}` },
    });
  });
});

/** The answer to a path with other spelling than in the contract. */
async function answerAsWritten(method: 'GET' | 'POST', path: string, more = {}) {
  const headers = { authorization: `Bearer ${target().queueToken}`, ...more };
  const { statusCode, body } = await connectionsTo(target().queueUrl).request({
    method,
    path,
    headers,
  });
  return { status: statusCode, json: await body.json() };
}

test.each([
  '/v1/publish/',
  '/v2/publish/',
  '/v2/enqueue/orders/',
  '/v2/schedules/',
  '/v2/publish/?x=1',
])('POST %s lacks a destination', async (path) => {
  expect(await answerAsWritten('POST', path)).toEqual({
    status: 400,
    json: { error: 'a non-empty destination must be provided' },
  });
});

describe('a path is case-insensitive', () => {
  test.each([
    '/V2/queues',
    '/v2/Queues',
    '/v2/Schedules',
    '/v2/flowcontrol',
    '/v2/globalparallelism',
  ])('GET %s', async (path) => {
    expect(await answerAsWritten('GET', path)).toHaveProperty('status', 200);
  });

  test('except for its destination', async () => {
    const headers = { 'Upstash-Delay': '1d' };
    const path = '/v2/Enqueue/Orders/https://example.com/V2/Queues?A=B';
    expect(await answerAsWritten('POST', path, headers)).toEqual({
      status: 200,
      json: {
        messageId: expect.stringMatching(/^msg_/),
        url: 'https://example.com/V2/Queues?A=B',
      },
    });
  });
});

test('an unknown query parameter is ignored by operations that list nothing', async () => {
  expect(await answerTo('GET', '/v2/globalParallelism?color=red')).toHaveProperty('status', 200);
});
