import { beforeEach, expect, test } from 'vitest';
import type { components } from '../../../generated/management/types.ts';
import { awayFromMidnight } from '../../harness/away-from-midnight.ts';
import {
  createDatabase,
  originOf,
  resetAccount,
  resultOn,
  type CreatedDatabase,
} from '../../harness/databases.ts';
import { exchange } from '../../harness/exchange.ts';
import { done } from '../../harness/management.ts';

type Statistics = components['schemas']['statistics'];
type Series = components['schemas']['series'];

let database: CreatedDatabase;
beforeEach(async () => {
  await awayFromMidnight();
  await resetAccount();
  database = await createDatabase({ name: 'shop' });
});

const statistics = () => done<Statistics>('GET', `/v2/redis/stats/${database.database_id}`);
const sum = (series: Series) => series.reduce((total, { y }) => total + y, 0);
const last = (series: Series) => series.at(-1)?.y;

test('of an unused database, all totals are zero', async () => {
  const quiet = await statistics();
  expect(quiet).toMatchObject({
    total_monthly_requests: 0,
    total_monthly_read_requests: 0,
    total_monthly_write_requests: 0,
    total_monthly_billing: 0,
    dailybandwidth: 0,
    produce_throughput: null,
    consume_throughput: null,
  });
});

test('the days are the last five, from today on', async () => {
  const { days, dailyrequests } = await statistics();
  const name = (day: number) =>
    new Date(Date.now() - day * 86_400_000).toLocaleDateString('en', {
      weekday: 'long',
      timeZone: 'UTC',
    });
  expect(days).toEqual([0, 1, 2, 3, 4].map(name));
  expect(dailyrequests).toHaveLength(5);
});

test('commands are counted by kind: reads, writes, hits and misses', async () => {
  await resultOn(database, 'SET', 'a', '1');
  await resultOn(database, 'SET', 'b', '2');
  await resultOn(database, 'INCR', 'a');
  await resultOn(database, 'GET', 'a');
  await resultOn(database, 'GET', 'nobody');
  await resultOn(database, 'PING');
  // With several copies, or with servers, the figures arrive some seconds later.
  await expect
    .poll(async () => {
      const { keyspace, ...told } = await statistics();
      return { ...told, keys: last(keyspace) };
    })
    .toMatchObject({
      total_monthly_requests: 6,
      total_monthly_read_requests: 2,
      total_monthly_write_requests: 3,
      keys: 2,
    });
  const after = await statistics();
  expect(sum(after.read)).toBe(2);
  expect(sum(after.write)).toBe(3);
  expect(sum(after.hits)).toBe(1);
  expect(sum(after.misses)).toBe(1);
  expect(last(after.dailyrequests)).toBe(6);
  expect(last(after.diskusage)).toBeGreaterThan(0);
  expect(last(after.connection_count)).toBeGreaterThan(0);
  expect(after.dailybandwidth).toBeGreaterThan(500);
  expect(after.total_monthly_billing).toBeCloseTo((6 * 0.2) / 100_000, 9);
});

test('each row of a pipeline counts as a command', async () => {
  const body = [
    ['SET', 'a', 1],
    ['GET', 'a'],
    ['GET', 'a'],
  ];
  const { rest_token: token } = database;
  await exchange({ method: 'POST', path: '/pipeline', body, token, origin: originOf(database) });
  await expect.poll(statistics).toMatchObject({
    total_monthly_requests: 3,
    total_monthly_read_requests: 2,
    total_monthly_write_requests: 1,
  });
});

test('latencies are measured: the mean is not above the maximum', async () => {
  for (let i = 0; i < 20; i++) await resultOn(database, 'SET', `key-${i}`, i);
  for (let i = 0; i < 20; i++) await resultOn(database, 'GET', `key-${i}`);
  await expect.poll(statistics).toMatchObject({ total_monthly_requests: 40 });
  const { latencymean, latencymax, latency99, read_latency_mean, write_latency_99 } =
    await statistics();
  expect(last(latencymean)).toBeGreaterThan(0);
  expect(last(latencymean)).toBeLessThanOrEqual(last(latencymax)!);
  expect(last(latency99)).toBeLessThanOrEqual(last(latencymax)!);
  expect(last(read_latency_mean)).toBeGreaterThan(0);
  expect(last(write_latency_99)).toBeGreaterThan(0);
});

test('commands count only for their own database', async () => {
  const other = await createDatabase({ name: 'other' });
  await resultOn(other, 'SET', 'a', '1');
  expect(await statistics()).toHaveProperty('total_monthly_requests', 0);
});

test('refused requests do not count', async () => {
  await exchange({ path: '/ping', token: 'guess', origin: originOf(database) });
  expect(await statistics()).toHaveProperty('total_monthly_requests', 0);
});
