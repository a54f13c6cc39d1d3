import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { beforeEach, describe, expect, test } from 'vitest';
import type { RedisSessions, RedisSession } from '../../engines/redis/engine.ts';
import { authenticator } from './authenticate.ts';
import { RedisDatabases, type RedisDatabase } from '../../directory/redis/databases.ts';

function database(name: string): RedisDatabase {
  return {
    id: name,
    name,
    endpoint: `${name}.localhost`,
    regions: ['eu-west-1'],
    standardToken: `standard-of-${name}`,
    readOnlyToken: `read-only-of-${name}`,
    maxRequestSize: 1024,
  };
}

/** ACL users by database and token, and what sessions have been opened. */
let users: Record<string, string>;
let opened: string[];
/** Listeners for changes of users. */
let watching: Set<() => void>;
let databases: RedisDatabases;
let authenticate: ReturnType<typeof authenticator>;
/** The database to whose own port connections are made. */
let port: string | undefined;

beforeEach(() => {
  users = {};
  opened = [];
  watching = new Set();
  port = undefined;
  databases = new RedisDatabases([database('orders'), database('users')]);
  const engine: RedisSessions = {
    openSession: (id, user, address) => {
      opened.push(`${user} of ${id}`);
      return { address } as unknown as RedisSession;
    },
    authenticate: (id, token) => users[`${id} ${token}`],
    onAccessChange: (_id, tell) => {
      watching.add(tell);
      return () => void watching.delete(tell);
    },
  };
  authenticate = authenticator(engine, databases, {
    databaseOfPort: () => port,
    wellKnown: new Set(['standard-of-orders']),
  });
});

const connection = () => ({ remoteAddress: '10.0.0.1', remotePort: 5000 }) as Socket;

interface Given {
  readonly token?: string;
  readonly query?: string;
  readonly host?: string;
  readonly socket?: Socket;
  readonly origin?: string;
}

/** Who is let in, as `user of database`, or the error. */
async function tryToAuthenticate({
  token,
  query = '',
  host = '127.0.0.1:8079',
  socket = connection(),
  origin,
}: Given): Promise<string> {
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const before = opened.length;
  try {
    const headers = { host, origin, ...authorization };
    await authenticate({ headers, socket } as IncomingMessage, query);
  } catch (error) {
    return (error as Error).message;
  }
  return opened.length === before ? 'the same session' : opened.at(-1)!;
}

const REFUSED = 'WRONGPASS invalid or missing auth token';

describe('the tokens of a database', () => {
  test('identify the database and one of its built-in users', async () => {
    expect(await tryToAuthenticate({ token: 'standard-of-orders' })).toBe('default of orders');
    expect(await tryToAuthenticate({ token: 'read-only-of-users' })).toBe('default_ro of users');
  });

  test('may be in the query if there is no Authorization header', async () => {
    expect(await tryToAuthenticate({ query: 'a=b&_token=standard-of-users' })).toBe(
      'default of users',
    );
    expect(await tryToAuthenticate({ query: '_token=standard-of-users', token: 'guess' })).toBe(
      REFUSED,
    );
  });

  test('are valid at the hosts of their database and its regions, not at that of another', async () => {
    const token = 'standard-of-orders';
    expect(await tryToAuthenticate({ token, host: 'orders.localhost:8079' })).toBe(
      'default of orders',
    );
    expect(await tryToAuthenticate({ token, host: 'eu-west-1.orders.localhost' })).toBe(
      'default of orders',
    );
    expect(await tryToAuthenticate({ token, host: 'users.localhost:8079' })).toBe(REFUSED);
    for (const host of ['nobody.localhost:8079', 'sa-east-1.orders.localhost']) {
      expect(await tryToAuthenticate({ token, host })).toBe(REFUSED);
    }
    for (const host of ['localhost:8079', '127.0.0.1', '[::1]:8079', 'redis.example.com']) {
      const users = { token: 'standard-of-users', host };
      expect(await tryToAuthenticate(users)).toBe('default of users');
    }
  });

  test('are valid at the port of their database, not at that of another', async () => {
    port = 'orders';
    expect(await tryToAuthenticate({ token: 'standard-of-orders' })).toBe('default of orders');
    expect(await tryToAuthenticate({ token: 'standard-of-users' })).toBe(REFUSED);
    expect(await tryToAuthenticate({ token: 'standard-of-orders', host: 'users.localhost' })).toBe(
      REFUSED,
    );
  });
});

describe('a well-known token', () => {
  const token = 'standard-of-orders';
  const socket = connection();

  test('is good for pages of this machine, but not for those of other sites', async () => {
    expect(await tryToAuthenticate({ token, socket, origin: 'http://localhost:3000' })).toBe(
      'default of orders',
    );
    expect(await tryToAuthenticate({ token, socket, origin: 'https://example.com' })).toMatch(
      /^WRONGPASS the tokens of development are not accepted for pages of other sites/,
    );
    expect(await tryToAuthenticate({ query: `_token=${token}`, origin: 'null' })).toMatch(
      /^WRONGPASS the tokens of/,
    );
    expect(await tryToAuthenticate({ token, socket })).toBe('the same session');
  });

  test('is restricted, while secret tokens are not', async () => {
    const secret = 'standard-of-users';
    expect(await tryToAuthenticate({ token: secret, origin: 'https://example.com' })).toBe(
      'default of users',
    );
  });
});

describe('the token of an ACL user', () => {
  test('is looked up in each database', async () => {
    users = { 'users token-of-ann': 'ann' };
    expect(await tryToAuthenticate({ token: 'token-of-ann' })).toBe('ann of users');
    expect(await tryToAuthenticate({ token: 'token-of-bob' })).toBe(REFUSED);
  });

  test('is looked up only in the database of the host or port', async () => {
    users = { 'users token-of-ann': 'ann' };
    expect(await tryToAuthenticate({ token: 'token-of-ann', host: 'users.localhost' })).toBe(
      'ann of users',
    );
    expect(await tryToAuthenticate({ token: 'token-of-ann', host: 'orders.localhost' })).toBe(
      REFUSED,
    );
    port = 'orders';
    expect(await tryToAuthenticate({ token: 'token-of-ann' })).toBe(REFUSED);
  });

  test('is checked again with each request, because ACL rules change', async () => {
    users = { 'users token-of-ann': 'ann' };
    const socket = connection();
    expect(await tryToAuthenticate({ token: 'token-of-ann', socket })).toBe('ann of users');
    expect(await tryToAuthenticate({ token: 'token-of-ann', socket })).toBe('ann of users');
    users = {};
    expect(await tryToAuthenticate({ token: 'token-of-ann', socket })).toBe(REFUSED);
  });
});

describe('a connection that presents the same token again', () => {
  const token = 'standard-of-orders';

  test('reuses its session', async () => {
    const socket = connection();
    expect(await tryToAuthenticate({ token, socket })).toBe('default of orders');
    expect(await tryToAuthenticate({ token, socket })).toBe('the same session');
    expect(await tryToAuthenticate({ token: 'standard-of-users', socket })).toBe(
      'default of users',
    );
    expect(await tryToAuthenticate({ token, socket: connection() })).toBe('default of orders');
  });

  test('is authenticated again at another host', async () => {
    const socket = connection();
    await tryToAuthenticate({ token, socket, host: 'orders.localhost' });
    expect(await tryToAuthenticate({ token, socket, host: 'users.localhost' })).toBe(REFUSED);
  });

  test('is authenticated again when the databases have changed', async () => {
    const socket = connection();
    await tryToAuthenticate({ token, socket });
    databases.put({ ...database('orders'), standardToken: 'a-new-one' });
    expect(await tryToAuthenticate({ token, socket })).toBe(REFUSED);
    expect(await tryToAuthenticate({ token: 'a-new-one', socket })).toBe('default of orders');
    databases.remove('orders');
    expect(await tryToAuthenticate({ token: 'a-new-one', socket })).toBe(REFUSED);
  });
});

test('a session has the address of its client', async () => {
  const socket = connection();
  const { session } = await authenticate(
    {
      headers: { host: 'localhost', authorization: 'Bearer standard-of-orders' },
      socket,
    } as IncomingMessage,
    '',
  );
  expect(session).toEqual({ address: '10.0.0.1:5000' });
});
