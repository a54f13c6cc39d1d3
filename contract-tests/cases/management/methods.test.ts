import { describe, expect, test } from 'vitest';
import { families } from '../../harness/families.ts';
import { basic, management } from '../../harness/management.ts';
import { target } from '../../harness/target.ts';
import { wrongMethods } from '../../harness/wrong-methods.ts';

describe.each(wrongMethods(families.management.contract.requests()))(
  '$path',
  ({ path, wrong, allow, message }) => {
    test.each(wrong)('%s is answered with 405', async (method) => {
      const { status, json, headers } = await management(method, path, { credentials: null });
      expect(status).toBe(405);
      expect(headers['allow']).toBe(allow);
      if (method === 'HEAD') return;
      expect(json).toEqual({ error: message(method), status: 405 });
    });
  },
);

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

test('/v2/Kafka/ is the same as /v2/kafka/', async () => {
  const headers = { authorization: basic(target()) };
  const ask = async (path: string) => {
    const answer = await fetch(`${target().managementUrl}${path}`, { headers });
    return { status: answer.status, json: await answer.json() };
  };
  const clusters = await ask('/v2/Kafka/clusters?credentials=hide');
  expect(clusters).toEqual(await ask('/v2/kafka/clusters?credentials=hide'));
  expect(clusters.status).toBe(200);
  expect(await ask('/v2/Kafka/nothing')).toHaveProperty('status', 404);
});

test('a query is ignored by operations without parameters', async () => {
  expect(await management('GET', '/v2/queue/user?color=red')).toHaveProperty('status', 200);
});
