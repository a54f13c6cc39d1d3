import { describe, expect, test } from 'vitest';
import { families } from '../../harness/families.ts';
import { answerTo, queue, READ_ONLY_QUEUE_TOKEN } from '../../harness/queue.ts';
import { target } from '../../harness/target.ts';

/** Webhooks are called without credentials. */
const requests = families.queue.contract
  .requests()
  .filter(({ operationId }) => !operationId.endsWith('Webhook'));
const changes = requests.filter(({ method }) => method !== 'GET');

const MISSING = {
  status: 401,
  json: {
    error:
      'the token is missing: it goes into the header Authorization as Bearer, or into the query as queue_token or qstash_token',
  },
};
const INVALID = { status: 401, json: { error: 'the token is not valid' } };

test.each(requests)('$operationId is refused without valid credentials', async (request) => {
  const { method, path, headers, body } = request;
  expect(await answerTo(method, path, { headers, body, token: null })).toEqual(MISSING);
});

test('a 401 says how to authenticate', async () => {
  const { headers } = await queue('GET', '/v2/keys', { token: 'other' });
  expect(headers['www-authenticate']).toBe('Bearer realm="Plinth"');
});

describe('an Authorization header', () => {
  const answerWith = (authorization: string) =>
    answerTo('GET', '/v2/keys', { token: null, headers: { authorization } });

  test.each([
    ['another scheme', 'Basic ZGVmYXVsdFVzZXI6ZGVmYXVsdFBhc3N3b3Jk'],
    ['a scheme alone', 'Bearer'],
    ['nothing', ''],
    ['the token of nobody', 'Bearer eyJVc2VySUQiOiJhIiwiUGFzc3dvcmQiOiJiIn0='],
    ['what is no token', 'Bearer token'],
  ])('with %s is refused', async (_, authorization) => {
    expect(await answerWith(authorization)).toEqual(INVALID);
  });

  test('with a trailing space or a second token is refused', async () => {
    expect(await answerWith(`Bearer ${target().queueToken} x`)).toEqual(INVALID);
  });

  test('may have its scheme in any case', async () => {
    expect(await answerWith(`bEARER ${target().queueToken}`)).toHaveProperty('status', 200);
  });
});

describe('a token in the query', () => {
  test.each(['queue_token', 'qstash_token'])('is accepted as %s', async (name) => {
    const path = `/v2/keys?${name}=${encodeURIComponent(target().queueToken)}`;
    expect(await answerTo('GET', path, { token: null })).toHaveProperty('status', 200);
  });

  test.each(['queue_token', 'qstash_token'])(
    'is accepted in that of a destination, as %s',
    async (name) => {
      const destination = `https://example.com/?a=1&${name}=${encodeURIComponent(target().queueToken)}`;
      const ask = { token: null, headers: { 'Upstash-Delay': '1d' } };
      expect(await answerTo('POST', `/v2/publish/${destination}`, ask)).toHaveProperty(
        'status',
        200,
      );
    },
  );

  test('is ignored if there is a header', async () => {
    const path = `/v2/keys?queue_token=${encodeURIComponent(target().queueToken)}`;
    expect(await answerTo('GET', path, { token: 'other' })).toEqual(INVALID);
  });

  test('of another account is refused', async () => {
    expect(await answerTo('GET', '/v2/keys?queue_token=other', { token: null })).toEqual(INVALID);
  });
});

describe('the read-only token', () => {
  test('does not read the signing keys, which would allow forging deliveries', async () => {
    expect(await answerTo('GET', '/v2/keys', { token: READ_ONLY_QUEUE_TOKEN })).toEqual({
      status: 403,
      json: { error: 'the token is read-only and does not tell the signing keys' },
    });
  });

  test.each(changes)('is refused by $operationId', async ({ method, path, headers, body }) => {
    expect(await answerTo(method, path, { headers, body, token: READ_ONLY_QUEUE_TOKEN })).toEqual({
      status: 403,
      json: { error: 'the token is read-only and can not change anything' },
    });
  });

  test.each(['/v2/queues', '/v2/logs', '/v2/dlq', '/v2/globalParallelism'])(
    'reads %s',
    async (path) => {
      const ask = { token: READ_ONLY_QUEUE_TOKEN };
      expect(await answerTo('GET', path, ask)).toHaveProperty('status', 200);
    },
  );
});
