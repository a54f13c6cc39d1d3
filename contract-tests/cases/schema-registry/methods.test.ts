import { describe, expect, test } from 'vitest';
import { answerTo, registry, requests } from '../../harness/schema-registry.ts';
import { wrongMethods } from '../../harness/wrong-methods.ts';

describe.each(wrongMethods(requests))('$path', ({ path, wrong, allow, message }) => {
  test.each(wrong)('%s is answered with 405', async (method) => {
    const { status, json, headers } = await registry(method, path, { user: null });
    expect(status).toBe(405);
    expect(headers['allow']).toBe(allow);
    if (method === 'HEAD') return;
    expect(json).toEqual({ error_code: 405, message: message(method) });
  });
});

describe('a path that does not exist is answered with 404', () => {
  test.each([
    ['GET', ''],
    ['GET', '/'],
    ['GET', '/subject'],
    ['GET', '/subjects/'],
    ['GET', '/subjects//versions'],
    ['GET', '/subjects/a/versions/1/text'],
    ['POST', '/compatibility/subjects/a'],
    ['GET', '/schemas/ids'],
    ['GET', '/contexts?limit=1'],
  ])('%s %s', async (method, path) => {
    expect(await answerTo(method, path)).toEqual({
      status: 404,
      json: {
        error_code: 404,
        message: `there is nothing at /schema-registry${path.split('?')[0]}`,
      },
    });
  });
});
