import { describe, expect, test } from 'vitest';
import { families } from '../../harness/families.ts';
import { answerTo, kafka } from '../../harness/kafka.ts';
import { wrongMethods } from '../../harness/wrong-methods.ts';

describe.each(wrongMethods(families.kafka.contract.requests()))(
  '$path',
  ({ path, wrong, allow, message }) => {
    test.each(wrong)('%s is answered with 405', async (method) => {
      const { status, json, headers } = await kafka(method, path, { user: null });
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
    ['GET', '/topic'],
    ['GET', '/Topics'],
    ['GET', '/topics/'],
    ['GET', '/topics/greetings'],
    ['POST', '/fetch/greetings'],
    ['GET', '/consumers/mygroup'],
    ['POST', '/consume/mygroup'],
    ['GET', '/consume/mygroup/first/greetings/0'],
    ['POST', '/consume//first'],
    ['POST', '/commit/mygroup'],
    ['POST', '/committed/mygroup/first/greetings'],
    ['DELETE', '/delete-consumer/mygroup'],
    ['POST', '/offsets'],
    ['POST', '/produce/'],
    ['GET', '/produce/greetings/'],
    ['POST', '/webhook/greetings?topic=greetings'],
  ])('%s %s', async (method, path) => {
    expect(await answerTo(method, path)).toEqual({
      status: 404,
      json: { error: `there is nothing at ${path.split('?')[0]}`, status: 404 },
    });
  });
});
