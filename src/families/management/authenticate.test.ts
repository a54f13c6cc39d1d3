import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { ControlError } from '../../control/errors.ts';
import { authenticator } from './authenticate.ts';

const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`;

const requestWith = (authorization?: string, host = 'localhost') =>
  ({
    headers: { host, authorization },
    socket: { remoteAddress: '192.0.2.7' },
  }) as IncomingMessage;

/** An operation whose contract has roles that exist, and one that doesn't. */
const operation = {
  declared: { operationId: 'o', responses: {}, 'x-roles': ['dev', 'owner', 'boss'] },
};

test('the caller has the account and the address of the request', async () => {
  const asked: string[][] = [];
  const authenticate = authenticator({
    authenticate: async (...presented) => {
      asked.push(presented);
      return { customerId: 'c1', email: 'ada@example.com' };
    },
  });
  expect(await authenticate(requestWith(basic('Ada@example.com:secret')), '', operation)).toEqual({
    customerId: 'c1',
    email: 'ada@example.com',
    sourceIp: '192.0.2.7',
    roles: ['owner', 'dev'],
    rolesOfTarget: [],
  });
  expect(asked).toEqual([['Ada@example.com', 'secret', '192.0.2.7']]);
});

test('a request without credentials is refused before the accounts are asked', async () => {
  const authenticate = authenticator({
    authenticate: () => Promise.reject(new Error('asked')),
  });
  await expect(authenticate(requestWith(), '', operation)).rejects.toMatchObject({
    status: 401,
    body: { status: 401 },
  });
});

test('wrong credentials are refused with the error of the accounts', async () => {
  const wrong = new ControlError('invalidCredentials');
  const authenticate = authenticator({ authenticate: () => Promise.reject(wrong) });
  await expect(authenticate(requestWith(basic('a@b:c')), '', operation)).rejects.toBe(wrong);
});

test('a well-known key is refused at other hosts, and does not count as a failed attempt', async () => {
  const asked: string[] = [];
  const authenticate = authenticator(
    {
      authenticate: async (email, key) => {
        asked.push(key);
        return { customerId: 'c1', email };
      },
    },
    { wellKnown: new Set(['well-known']) },
  );
  const at = (host: string, key: string) =>
    authenticate(requestWith(basic(`a@b:${key}`), host), '', operation);
  await expect(at('rebound.example.com', 'well-known')).rejects.toMatchObject({ status: 401 });
  expect(asked).toEqual([]);
  await at('localhost:3000', 'well-known');
  await at('localhost', 'well-known');
  await at('rebound.example.com', 'own');
  expect(asked).toEqual(['well-known', 'well-known', 'own']);
});
