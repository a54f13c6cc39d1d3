import { describe, expect, test } from 'vitest';
import { families } from '../../harness/families.ts';
import { answerTo, kafka } from '../../harness/kafka.ts';

const { contract } = families.kafka;
const requests = contract.requests();
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'];

const paths = contract.templates.map((template) => {
  const there = requests.filter((request) => request.template === template);
  // The order of OpenAPI is not that of the contract's files.
  const allowed = METHODS.filter((method) => there.some((request) => request.method === method));
  return { path: there[0]!.path, allowed };
});

describe.each(paths)('$path', ({ path, allowed }) => {
  test.each(METHODS.filter((method) => !allowed.includes(method)))(
    '%s is answered with 405',
    async (method) => {
      const { status, json, headers } = await kafka(method, path, { user: null });
      expect(status).toBe(405);
      expect(headers['allow']).toBe(allowed.join(', '));
      if (method === 'HEAD') return;
      const error = `method ${method} is not allowed, use ${allowed.join(' or ')}`;
      expect(json).toEqual({ error, status: 405 });
    },
  );
});

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
