import { afterAll, describe, expect, test } from 'vitest';
import { families } from '../../harness/families.ts';
import { basic, management } from '../../harness/management.ts';
import { target } from '../../harness/target.ts';

const requests = families.management.contract.requests();
const MISSING = { error: 'the e-mail or the API key is missing', status: 401 };
const WRONG = { error: 'the e-mail or the API key is wrong', status: 401 };

/** Guesses come from another address than the other tests, if there is one. */
const GUESSER = process.platform === 'linux' ? { localAddress: '127.0.0.2' } : {};

test.each(requests)('$operationId is refused without valid credentials', async (request) => {
  const { method, path, body } = request;
  const { status, json } = await management(method, path, { body, credentials: null });
  expect({ status, json }).toEqual({ status: 401, json: MISSING });
});

test('a malformed body without valid credentials is a 401', async () => {
  const ask = { body: '{', credentials: null };
  expect(await management('POST', '/v2/redis/database', ask)).toHaveProperty('status', 401);
});

describe('an Authorization header', () => {
  const answerTo = async (authorization: string) => {
    const ask = { credentials: null, headers: { authorization } };
    const { status, json } = await management('GET', '/v2/queue/user', ask);
    return { status, json };
  };
  const encoded = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`;

  test.each([
    ['another scheme', 'Bearer plinth-development-api-key'],
    ['a scheme alone', 'Basic'],
    ['what is no Base64', 'Basic !!!'],
    ['no colon', encoded('developer@plinth.local')],
    ['no key', encoded('developer@plinth.local:')],
    ['no e-mail', encoded(':plinth-development-api-key')],
    ['nothing', ''],
  ])('with %s has no credentials', async (_, authorization) => {
    expect(await answerTo(authorization)).toEqual({ status: 401, json: MISSING });
  });

  test('may have its scheme in any case', async () => {
    const authorization = basic(target()).replace('Basic', 'bAsIC');
    expect(await answerTo(authorization)).toHaveProperty('status', 200);
  });

  test('may have the e-mail in any case', async () => {
    const { email, apiKey } = target();
    const authorization = encoded(`${email.toUpperCase()}:${apiKey}`);
    expect(await answerTo(authorization)).toHaveProperty('status', 200);
  });
});

describe('wrong credentials', () => {
  const { localAddress } = { localAddress: undefined, ...GUESSER };
  const guess = (email: string, apiKey: string) =>
    management('GET', '/v2/queue/user', { credentials: { email, apiKey }, ...GUESSER });

  test.each([
    ['the key of nobody', 'developer@plinth.local', 'guess'],
    ['an unknown e-mail', 'nobody@plinth.local', 'plinth-development-api-key'],
    ['a key with a space at its end', 'developer@plinth.local', 'plinth-development-api-key '],
  ])('%s: 401', async (_, email, apiKey) => {
    const { status, json, headers } = await guess(email, apiKey);
    expect({ status, json }).toEqual({ status: 401, json: WRONG });
    expect(headers['www-authenticate']).toBe('Basic realm="Plinth", charset="UTF-8"');
  });

  test('are slowed down after five failed attempts, for every operation', async () => {
    const credentials = { email: target().email, apiKey: 'guess' };
    for (const { method, path, body } of requests) {
      const ask = () => management(method, path, { body, credentials, ...GUESSER });
      let answered = await ask();
      // The first five, and one that is restored after twelve seconds, on a busy machine.
      while (answered.status === 401) answered = await ask();
      expect(answered).toHaveProperty('status', 429);
      expect(Number(answered.headers['retry-after'])).toBeGreaterThan(0);
      expect(Number(answered.headers['retry-after'])).toBeLessThanOrEqual(12);
      expect(answered.json).toEqual({
        error: expect.stringMatching(/^too many failed attempts from this address: try again in/),
        status: 429,
      });
    }
  });

  test('from one network delay neither other networks nor credentials that have worked from there before', async () => {
    expect(await management('GET', '/v2/queue/user')).toHaveProperty('status', 200);
  });

  // If there is no second address, following tests must not be delayed.
  afterAll(async () => {
    if (localAddress === undefined) await new Promise((resolve) => setTimeout(resolve, 12_000));
  });
});
