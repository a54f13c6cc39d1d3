import { describe, expect, test } from 'vitest';
import { families } from '../../harness/families.ts';
import { answerTo, basicOf, firstUser, kafka } from '../../harness/kafka.ts';

const requests = families.kafka.contract.requests();

const MISSING = {
  status: 401,
  json: { error: 'the user name and the password are missing', status: 401 },
};
const WRONG = {
  status: 401,
  json: { error: 'the user name or the password is wrong', status: 401 },
};

test.each(requests)('$operationId is refused without valid credentials', async (request) => {
  const { method, path, body } = request;
  expect(await answerTo(method, path, { body, user: null })).toEqual(MISSING);
  const user = { ...firstUser(), password: 'guess' };
  expect(await answerTo(method, path, { body, user })).toEqual(WRONG);
});

test.each(requests)('the 401 of $operationId says how to authenticate', async (request) => {
  const { method, path, body } = request;
  const { headers } = await kafka(method, path, { body, user: null });
  expect(headers['www-authenticate']).toBe('Basic realm="Plinth Kafka", charset="UTF-8"');
});

test('credentials are refused at the host of a cluster that does not exist', async () => {
  const at = (host: string) => answerTo('GET', '/topics', { headers: { host } });
  expect(await at('default-kafka.localhost:8082')).toHaveProperty('status', 200);
  expect(await at('nobody-kafka.localhost:8082')).toEqual(WRONG);
});

describe('an Authorization header', () => {
  const answerWith = (authorization: string) =>
    answerTo('GET', '/topics', { user: null, headers: { authorization } });
  const base64 = (text: string) => Buffer.from(text).toString('base64');

  test.each([
    ['another scheme', 'Bearer token'],
    ['a scheme alone', 'Basic'],
    ['nothing', ''],
    ['no colon in it', `Basic ${base64('user')}`],
    ['what is not base64', 'Basic !'],
  ])('with %s has no user name and password', async (_, authorization) => {
    expect(await answerWith(authorization)).toEqual(MISSING);
  });

  test.each([
    ['nobody', 'nobody:password'],
    ['the password of nobody', ':password'],
  ])('with %s is refused', async (_, pair) => {
    expect((await answerWith(`Basic ${base64(pair)}`)).status).toBe(401);
  });

  test('may have its scheme in any case', async () => {
    const authorization = basicOf(firstUser()).replace('Basic', 'bASIC');
    expect(await answerWith(authorization)).toHaveProperty('status', 200);
  });
});

test('a connection that one user has authenticated is not authenticated for the next', async () => {
  expect(await answerTo('GET', '/topics')).toHaveProperty('status', 200);
  expect(await answerTo('GET', '/topics', { user: null })).toEqual(MISSING);
  const user = { ...firstUser(), username: 'nobody' };
  expect(await answerTo('GET', '/topics', { user })).toEqual(WRONG);
});

describe('a webhook', () => {
  const as = (user = firstUser().username, pass = firstUser().password) =>
    `/webhook?topic=greetings&user=${encodeURIComponent(user)}&pass=${encodeURIComponent(pass)}`;

  test.each(['GET', 'POST'])('by %s takes user and pass from the query', async (method) => {
    expect(await answerTo(method, as(), { user: null, body: 'hello' })).toMatchObject({
      status: 200,
      json: [{ topic: 'greetings' }],
    });
  });

  test('prefers the header to the query parameters', async () => {
    expect(await answerTo('POST', as('nobody'))).toHaveProperty('status', 200);
    const user = { ...firstUser(), password: 'guess' };
    expect(await answerTo('POST', as(), { user })).toEqual(WRONG);
  });

  test('uses the query parameters if the header has another scheme', async () => {
    const headers = { authorization: 'Bearer token-of-the-caller' };
    expect(await answerTo('POST', as(), { user: null, headers })).toHaveProperty('status', 200);
  });

  test('is refused without valid credentials', async () => {
    expect(await answerTo('POST', as('nobody'), { user: null })).toEqual(WRONG);
    expect(await answerTo('POST', as(undefined, 'guess'), { user: null })).toEqual(WRONG);
    expect(await answerTo('POST', as(undefined, ''), { user: null })).toEqual(MISSING);
  });
});

test('no other operation accepts user and pass in the query', async () => {
  const { username, password } = firstUser();
  const path = `/topics?user=${username}&pass=${password}`;
  expect(await answerTo('GET', path, { user: null })).toEqual(MISSING);
});
