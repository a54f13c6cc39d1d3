import type { IncomingMessage } from 'node:http';
import { describe, expect, test } from 'vitest';
import { ControlError } from '../../control/errors.ts';
import { authenticator, credentialsOf } from './authenticate.ts';

const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`;

describe('the credentials of a header', () => {
  test.each([
    ['an e-mail and a key', basic('ada@example.com:secret'), 'ada@example.com', 'secret'],
    ['a scheme in small letters', basic('a@b:c').replace('Basic', 'basic'), 'a@b', 'c'],
    ['a key with colons', basic('a@b:c:d:e'), 'a@b', 'c:d:e'],
    ['UTF-8', basic('ädä@example.com:gehëim'), 'ädä@example.com', 'gehëim'],
  ])('%s', (_, header, email, key) => {
    expect(credentialsOf(header)).toEqual({ email, key });
  });

  test.each([
    ['no header', undefined],
    ['another scheme', 'Bearer abc'],
    ['no base64', 'Basic ???'],
    ['nothing', 'Basic '],
    ['no colon', basic('ada@example.com')],
    ['no e-mail', basic(':secret')],
    ['no key', basic('ada@example.com:')],
  ])('there are none: %s', (_, header) => {
    expect(credentialsOf(header)).toBeUndefined();
  });
});

const requestWith = (authorization?: string) =>
  ({ headers: { authorization }, socket: { remoteAddress: '192.0.2.7' } }) as IncomingMessage;

test('the caller is the account, at the address that the request came from', async () => {
  const asked: string[][] = [];
  const authenticate = authenticator({
    authenticate: async (...presented) => {
      asked.push(presented);
      return { customerId: 'c1', email: 'ada@example.com' };
    },
  });
  expect(await authenticate(requestWith(basic('Ada@example.com:secret')))).toEqual({
    customerId: 'c1',
    email: 'ada@example.com',
    sourceIp: '192.0.2.7',
  });
  expect(asked).toEqual([['Ada@example.com', 'secret', '192.0.2.7']]);
});

test('who presents nothing is refused before the accounts are asked', async () => {
  const authenticate = authenticator({
    authenticate: () => Promise.reject(new Error('asked')),
  });
  await expect(authenticate(requestWith())).rejects.toMatchObject({
    status: 401,
    body: { status: 401 },
  });
});

test('what the accounts say of wrong credentials is passed on', async () => {
  const wrong = new ControlError('invalidCredentials');
  const authenticate = authenticator({ authenticate: () => Promise.reject(wrong) });
  await expect(authenticate(requestWith(basic('a@b:c')))).rejects.toBe(wrong);
});
