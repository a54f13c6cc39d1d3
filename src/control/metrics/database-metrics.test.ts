import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestPlatform, type TestPlatform } from '../../../testing/control/databases.ts';
import { authenticator } from '../../families/redis/authenticate.ts';
import type { DatabaseRow } from '../databases/row.ts';
import { databaseMetrics } from './database-metrics.ts';

let platform: TestPlatform;
let orders: DatabaseRow;
let authenticate: ReturnType<typeof authenticator>;
beforeEach(async () => {
  platform = await openTestPlatform();
  const { control, owner, engine, directory } = platform;
  orders = await control.databases.create(owner, {
    name: 'orders',
    region: 'global',
    primaryRegion: 'us-east-1',
    readRegions: ['eu-west-1'],
  });
  authenticate = authenticator(engine, directory);
});
afterEach(() => platform.close());

/** An open connection that has carried this many bytes. */
function connection(bytesRead = 0) {
  const closers: (() => void)[] = [];
  const on = (_event: string, closer: () => void) => closers.push(closer);
  const close = () => closers.forEach((closer) => closer());
  return { bytesRead, bytesWritten: 0, on, close };
}

/** A request with the Standard token of the database, to a host name. */
async function request(host: string, socket = connection(), token = orders.rest_token) {
  const headers = { host, authorization: `Bearer ${token}` };
  const asked = { headers, socket: socket as unknown as Socket } as IncomingMessage;
  return (await authenticate(asked, '')).session;
}

/** The samples of a metric about the database, by the value of its last label. */
function metric(name: string, id = orders.database_id) {
  const samples = databaseMetrics(platform).find((one) => one.name === `plinth_database_${name}`)!;
  return Object.fromEntries(
    samples.samples
      .filter(({ labels }) => labels?.['database'] === id)
      .map(({ labels, value }) => [Object.values(labels!).at(-1), value]),
  );
}

test('commands are counted as reads, writes and others, and reads as hits and misses', async () => {
  const session = await request('orders.localhost');
  for (const argv of [['SET', 'a', '1'], ['GET', 'a'], ['GET', 'b'], ['GET', 'a'], ['PING']]) {
    await session.execute(argv);
  }
  expect(metric('commands_total')).toEqual({ read: 3, write: 1, other: 1 });
  expect(metric('keyspace_hits_total')).toEqual({ orders: 2 });
  expect(metric('keyspace_misses_total')).toEqual({ orders: 1 });
  expect(metric('keys')).toEqual({ orders: 1 });
  expect(metric('memory_bytes')['orders']).toBeGreaterThan(0);
  expect(metric('commands_total', 'default')).toEqual({ read: 0, write: 0, other: 0 });
});

test('the counts of commands continue over midnight', async () => {
  const session = await request('orders.localhost');
  await session.execute(['GET', 'a']);
  platform.clock.advance(86_400_000);
  await session.execute(['GET', 'a']);
  expect(metric('commands_total')).toEqual({ read: 2, write: 0, other: 0 });
});

test('requests are counted by the region in their host', async () => {
  expect(metric('requests_total')).toEqual({ '': 0, 'us-east-1': 0, 'eu-west-1': 0 });
  const socket = connection();
  for (let i = 0; i < 3; i++) await request('eu-west-1.orders.localhost:8079', socket);
  await request('us-east-1.orders.localhost', socket);
  await request('127.0.0.1:8079');
  await request('orders.localhost');
  expect(metric('requests_total')).toEqual({ '': 2, 'us-east-1': 1, 'eu-west-1': 3 });
});

test('requests of ACL users are counted, refused ones are not', async () => {
  const users = platform.engine.openSession(orders.database_id, 'default', '');
  await users.execute(['ACL', 'SETUSER', 'ann', 'on', '>secret', '+@all', '~*']);
  const token = (await users.execute(['ACL', 'RESTTOKEN', 'ann', 'secret'])) as string;
  const socket = connection();
  for (let i = 0; i < 2; i++) await request('eu-west-1.orders.localhost', socket, token);
  await expect(request('eu-west-1.orders.localhost', socket, 'guess')).rejects.toThrow('WRONGPASS');
  expect(metric('requests_total')).toEqual({ '': 0, 'us-east-1': 0, 'eu-west-1': 2 });
});

test('a removed region keeps its count, and continues with it when it is added again', async () => {
  const { control, owner } = platform;
  const { database_id: id } = orders;
  await request('eu-west-1.orders.localhost');
  await control.databases.updateRegions(owner, id, []);
  expect(metric('requests_total')).toEqual({ '': 0, 'us-east-1': 0, 'eu-west-1': 1 });
  await control.databases.updateRegions(owner, id, ['eu-west-1']);
  await request('eu-west-1.orders.localhost');
  expect(metric('requests_total')).toMatchObject({ 'eu-west-1': 2 });
});

test('connections and their bandwidth are counted', async () => {
  const one = connection();
  await request('orders.localhost', one);
  await request('orders.localhost', connection());
  one.bytesRead = 700;
  expect(metric('connections')).toEqual({ orders: 2 });
  expect(metric('bandwidth_bytes_total')).toEqual({ orders: 700 });
  one.close();
  expect(metric('connections')).toEqual({ orders: 1 });
  expect(metric('bandwidth_bytes_total')).toEqual({ orders: 700 });
});

test('a database in memory has no log size', async () => {
  expect(metric('log_bytes')).toEqual({});
});

test('metrics have the current name of a database, and none of a deleted one', async () => {
  const { control, owner } = platform;
  await control.databases.rename(owner, orders.database_id, 'sales');
  expect(metric('keys')).toEqual({ sales: 0 });
  await control.databases.delete(owner, orders.database_id);
  expect(metric('keys')).toEqual({});
});
