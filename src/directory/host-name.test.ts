import { expect, test } from 'vitest';
import { hostNameOf, isBelowOwnDomain } from './host-name.ts';

test.each([
  ['orders.localhost', 'orders.localhost'],
  ['Orders.LOCALHOST:8079', 'orders.localhost'],
  ['orders.localhost.', 'orders.localhost'],
  ['orders.localhost.:8079', 'orders.localhost'],
  ['', ''],
])('%j has the name %j', (host, name) => {
  expect(hostNameOf(host)).toBe(name);
});

test.each(['orders.localhost', 'us-east-1.orders.localhost:8079', 'x.LOCALHOST.'])(
  '%s is below the domain of the platform',
  (host) => {
    expect(isBelowOwnDomain(host)).toBe(true);
  },
);

test.each([
  'localhost',
  'localhost.:8079',
  '127.0.0.1:8079',
  '[::1]:8079',
  'redis.example.com',
  '',
])('%j is not', (host) => {
  expect(isBelowOwnDomain(host)).toBe(false);
});
