import { expect, test } from 'vitest';
import { RedisDatabases, type RedisDatabase } from './databases.ts';

const orders: RedisDatabase = {
  id: '1',
  name: 'Orders',
  endpoint: 'orders.localhost',
  regions: ['us-east-1', 'eu-west-1'],
  standardToken: 'standard',
  readOnlyToken: 'read-only',
  maxRequestSize: 1024,
};

test('a token finds its database and the built-in user that it belongs to', () => {
  const databases = new RedisDatabases([orders]);
  expect(databases.byToken('standard')).toMatchObject({ database: orders, user: 'default' });
  expect(databases.byToken('read-only')).toMatchObject({ database: orders, user: 'default_ro' });
  expect(databases.byToken('Standard')).toBeUndefined();
});

test('a host is found with and without a port, ignoring case', () => {
  const databases = new RedisDatabases([orders]);
  expect(databases.byHost('orders.localhost')).toEqual({ database: orders });
  expect(databases.byHost('ORDERS.localhost:8079')).toEqual({ database: orders });
});

test('a region of a global database has a host of its own', () => {
  const databases = new RedisDatabases([orders]);
  expect(databases.byHost('eu-west-1.orders.localhost:1')).toEqual({
    database: orders,
    region: 'eu-west-1',
  });
  expect(databases.byHost('sa-east-1.orders.localhost')).toBeUndefined();
});

test('only complete host names are compared, so an IP address is never the name of a database', () => {
  const databases = new RedisDatabases([{ ...orders, endpoint: '127.localhost' }]);
  expect(databases.byHost('127.0.0.1:8079')).toBeUndefined();
  expect(databases.byHost('127.example.com')).toBeUndefined();
  expect(databases.byHost('[::1]:8079')).toBeUndefined();
});

test('replacing or removing a database removes its former tokens and hosts', () => {
  const databases = new RedisDatabases([orders]);
  const { revision } = databases;
  databases.put({ ...orders, regions: ['us-east-1'], standardToken: 'new' });
  expect(databases.revision).toBeGreaterThan(revision);
  expect(databases.byToken('standard')).toBeUndefined();
  expect(databases.byToken('new')?.user).toBe('default');
  expect(databases.byHost('eu-west-1.orders.localhost')).toBeUndefined();
  databases.remove('1');
  expect(databases.byToken('new')).toBeUndefined();
  expect(databases.byHost('us-east-1.orders.localhost')).toBeUndefined();
  expect([...databases.values()]).toEqual([]);
});
