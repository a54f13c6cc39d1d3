import { expect, test } from 'vitest';
import { readServerUrls, WrongServerUrl } from './server-url.ts';

test('a URL names a server, the user, and the databases that are places', () => {
  expect(readServerUrls('redis://ann:se%40cret@cache:6380/0-15')).toEqual([
    {
      kind: 'standalone',
      hosts: [{ host: 'cache', port: 6380 }],
      masterName: '',
      tls: false,
      username: 'ann',
      password: 'se@cret',
      first: 0,
      last: 15,
      displayName: 'redis://cache:6380',
    },
  ]);
  expect(readServerUrls('rediss://:pw@[::1]')).toMatchObject([
    { tls: true, username: '', password: 'pw', hosts: [{ host: '::1', port: 6379 }], last: 0 },
  ]);
});

test('several URLs are separated by commas, and so are the hosts of a cluster or of Sentinels', () => {
  expect(
    readServerUrls('redis://a/2, redis+cluster://b:1,c:2,rediss+sentinel://d,e:3/main/0-3'),
  ).toMatchObject([
    { kind: 'standalone', first: 2, last: 2 },
    {
      kind: 'cluster',
      hosts: [
        { host: 'b', port: 1 },
        { host: 'c', port: 2 },
      ],
    },
    { kind: 'sentinel', masterName: 'main', tls: true, hosts: [{ port: 26_379 }, { port: 3 }] },
  ]);
});

test.each([
  ['http://a', 'must begin with redis://'],
  ['redis://', 'must name a host and a port'],
  ['redis://a:0', 'must name a host and a port'],
  ['redis://a:70000', 'must name a host and a port'],
  ['redis://a,b', 'several hosts'],
  ['redis://ann@a', 'user without a password'],
  ['redis://ann:%zz@a', 'percent-encoded'],
  ['redis://a/x', 'like /0-15'],
  ['redis://a/5-2', 'like /0-15'],
  ['redis://a/0/1', 'too many slashes'],
  ['redis+cluster://a/0-3', 'one place'],
  ['redis+sentinel://a', 'the name by which'],
  ['redis+sentinel://a/0-15', 'the name by which'],
  ['redis://a/0-3,redis://a/3', 'there twice: a:6379/3'],
])('%s is refused', (url, reason) => {
  expect(() => readServerUrls(url)).toThrow(reason);
});

test('the error for an invalid URL does not contain the password', () => {
  expect.assertions(2);
  try {
    readServerUrls('redis://a,redis://ann:open-sesame@b/x');
  } catch (error) {
    expect(error).toBeInstanceOf(WrongServerUrl);
    expect((error as Error).message).not.toContain('sesame');
  }
});
