import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { beforeEach, describe, expect, test } from 'vitest';
import { TestClock } from '../../testing/base/test-clock.ts';
import { AuthenticationCache, type AuthenticationCacheOptions } from './authentication-cache.ts';

interface Asked {
  readonly socket?: Socket;
  readonly authorization?: string | undefined;
  readonly inQuery?: string;
  readonly host?: string;
  readonly origin?: string;
}

const connection = () => ({}) as Socket;

let directory: { revision: number };
/** How many requests have been authenticated. */
let authentications: number;
let authenticated: AuthenticationCache<string>;

function open(options?: AuthenticationCacheOptions): void {
  directory = { revision: 0 };
  authentications = 0;
  authenticated = new AuthenticationCache(directory, options);
}

/** Returns the caller that a request is admitted as; the first one to be authenticated is `caller 1`. */
async function ask({
  socket = connection(),
  inQuery,
  authorization = inQuery === undefined ? 'Bearer secret' : undefined,
  host = 'localhost:8080',
  origin,
}: Asked): Promise<string> {
  const request = { headers: { authorization, host, origin }, socket } as IncomingMessage;
  const secret = inQuery ?? 'secret';
  const authenticate = () => `caller ${++authentications}`;
  return (
    authenticated.last(request, inQuery) ??
    authenticated.admit(request, { inQuery, secret }, authenticate)
  );
}

describe('an admission on a connection', () => {
  const socket = connection();
  beforeEach(async () => {
    open();
    await ask({ socket });
  });

  test('is valid for a request with the same credentials and host', async () => {
    expect(await ask({ socket })).toBe('caller 1');
  });

  test.each<[string, Asked]>([
    ['another connection', {}],
    ['another header', { socket, authorization: 'Bearer other' }],
    ['another host', { socket, host: 'orders.localhost' }],
    ['the same credentials in the query', { socket, inQuery: 'Bearer secret' }],
  ])('is not valid for %s', async (_what, asked) => {
    expect(await ask(asked)).toBe('caller 2');
  });

  test('is no longer valid when the directory has changed', async () => {
    directory.revision++;
    expect(await ask({ socket })).toBe('caller 2');
    expect(await ask({ socket })).toBe('caller 2');
  });

  test('is dropped when other credentials arrive, even if they are refused', async () => {
    const headers = { authorization: 'Bearer guess', host: 'localhost:8080' };
    const request = { headers, socket } as IncomingMessage;
    expect(authenticated.last(request)).toBeUndefined();
    expect(() =>
      authenticated.admit(request, { secret: 'guess' }, () => {
        throw new Error('wrong');
      }),
    ).toThrow('wrong');
    expect(authenticated.last(request)).toBeUndefined();
    expect(await ask({ socket })).toBe('caller 2');
  });
});

test('credentials in the query are compared too', async () => {
  open();
  const socket = connection();
  expect(await ask({ socket, inQuery: 'a' })).toBe('caller 1');
  expect(await ask({ socket, inQuery: 'a' })).toBe('caller 1');
  expect(await ask({ socket, inQuery: 'b' })).toBe('caller 2');
});

test('a change of the directory during an authentication invalidates its admission', async () => {
  open();
  const request = {
    headers: { authorization: 'Bearer secret', host: 'localhost' },
    socket: connection(),
  } as IncomingMessage;
  const { promise, resolve } = Promise.withResolvers<string>();
  const admitted = authenticated.admit(request, { secret: 'secret' }, () => promise);
  directory.revision++;
  resolve('caller');
  expect(await admitted).toBe('caller');
  expect(authenticated.last(request)).toBeUndefined();
});

test('an admission by a well-known secret is not valid for pages of other sites', async () => {
  open({ wellKnown: new Set(['secret']) });
  const socket = connection();
  await ask({ socket });
  const headers = { authorization: 'Bearer secret', host: 'localhost:8080' };
  const ofPage = { headers: { ...headers, origin: 'https://example.com' }, socket };
  expect(authenticated.last(ofPage as IncomingMessage)).toBeUndefined();
  const ofOwnPage = { headers: { ...headers, origin: 'http://localhost:3000' }, socket };
  expect(authenticated.last(ofOwnPage as IncomingMessage)).toBe('caller 1');
});

test('an admission expires where other processes may change the directory', async () => {
  const clock = new TestClock();
  open({ goodFor: { milliseconds: 1000, clock } });
  const socket = connection();
  await ask({ socket });
  await clock.advance(999);
  expect(await ask({ socket })).toBe('caller 1');
  await clock.advance(1);
  expect(await ask({ socket })).toBe('caller 2');
});

describe('a shared admission', () => {
  test('is valid on all connections and hosts', async () => {
    open({ isShared: true });
    expect(await ask({})).toBe('caller 1');
    expect(await ask({ host: 'us-east-1.queue.localhost' })).toBe('caller 1');
    expect(await ask({ authorization: 'Bearer other' })).toBe('caller 2');
    expect(await ask({})).toBe('caller 1');
  });

  test('by a well-known secret is not valid for hosts that may be elsewhere', async () => {
    open({ isShared: true, wellKnown: new Set(['secret']) });
    await ask({});
    expect(await ask({ host: 'queue.example.com' })).toBe('caller 2');
  });

  test('is not cached for a header that is longer than usual', async () => {
    open({ isShared: true });
    const authorization = 'Bearer        secret';
    expect(await ask({ authorization })).toBe('caller 1');
    expect(await ask({ authorization })).toBe('caller 2');
    expect(await ask({})).toBe('caller 3');
    expect(await ask({})).toBe('caller 3');
  });

  test('is dropped when there are too many', async () => {
    open({ isShared: true });
    await ask({});
    for (let i = 0; i < 10_000; i++) await ask({ authorization: `Bearer ${i}` });
    expect(await ask({})).toBe('caller 10002');
  });
});
