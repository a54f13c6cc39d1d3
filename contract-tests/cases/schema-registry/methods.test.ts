import { describe, expect, test } from 'vitest';
import { families } from '../../harness/families.ts';
import { answerTo, registry, requests } from '../../harness/schema-registry.ts';

const { contract } = families['schema-registry'];
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
      const { status, json, headers } = await registry(method, path, { user: null });
      expect(status).toBe(405);
      expect(headers['allow']).toBe(allowed.join(', '));
      if (method === 'HEAD') return;
      const use = allowed.join(', ').replace(/, (\w+)$/, ' or $1');
      const message = `method ${method} is not allowed, use ${use}`;
      expect(json).toEqual({ error_code: 405, message });
    },
  );
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
