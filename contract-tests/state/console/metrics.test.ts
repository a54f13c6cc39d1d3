import { beforeEach, expect, test } from 'vitest';
import {
  createDatabase,
  resetAccount,
  resultOn,
  type CreatedDatabase,
} from '../../harness/databases.ts';
import { exchange } from '../../harness/exchange.ts';
import { target } from '../../harness/target.ts';

let database: CreatedDatabase;
beforeEach(async () => {
  await resetAccount();
  database = await createDatabase({
    name: 'world',
    region: 'global',
    primary_region: 'us-east-1',
    read_regions: ['eu-west-1'],
  });
});

/** The value of a metric of the database, by its name and its last label. */
async function metric(name: string, label = ''): Promise<number> {
  const response = await fetch(`${target().consoleUrl}/metrics`);
  const lines = (await response.text()).split('\n');
  const start = `plinth_database_${name}{database="${database.database_id}",name="world"${label}} `;
  return Number(lines.find((line) => line.startsWith(start))?.slice(start.length));
}

test('the page is in the text format of Prometheus', async () => {
  const response = await fetch(`${target().consoleUrl}/metrics`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  const line =
    /^(# (HELP|TYPE) [a-z_]+ .+|[a-z_]+(\{[a-z]+="[^"\n]*"(,[a-z]+="[^"\n]*")*\})? [-+.e\d]+)$/;
  const lines = (await response.text()).split('\n');
  expect(lines.pop()).toBe('');
  expect(lines.filter((text) => !line.test(text))).toEqual([]);
});

test('a request to the host of a region counts for that region', async () => {
  const { endpoint, rest_token: token } = database;
  const ask = (host: string) => exchange({ path: '/ping', token, headers: { host } });
  for (let i = 0; i < 3; i++) await ask(`eu-west-1.${endpoint}`);
  await ask(`us-east-1.${endpoint}`);
  await ask(endpoint);
  await exchange({ path: '/ping', token: 'guess', headers: { host: `us-east-1.${endpoint}` } });
  expect(await metric('requests_total', ',region="eu-west-1"')).toBe(3);
  expect(await metric('requests_total', ',region="us-east-1"')).toBe(1);
  expect(await metric('requests_total', ',region=""')).toBe(1);
});

test('the figures count the commands that were run', async () => {
  await resultOn(database, 'SET', 'a', 'x'.repeat(1000));
  await resultOn(database, 'GET', 'a');
  await resultOn(database, 'GET', 'b');
  expect(await metric('commands_total', ',kind="read"')).toBe(2);
  expect(await metric('commands_total', ',kind="write"')).toBe(1);
  expect(await metric('commands_total', ',kind="other"')).toBe(0);
  expect(await metric('keyspace_hits_total')).toBe(1);
  expect(await metric('keyspace_misses_total')).toBe(1);
  // Servers are only asked for the numbers of keys periodically.
  await expect.poll(() => metric('keys')).toBe(1);
  expect(await metric('connections')).toBeGreaterThan(0);
  expect(await metric('memory_bytes')).toBeGreaterThan(1000);
  // The platform doesn't know the disk usage of servers.
  if (target().backingRedis === undefined) {
    expect(await metric('log_bytes')).toBeGreaterThan(1000);
  }
  expect(await metric('bandwidth_bytes_total')).toBeGreaterThan(2000);
});
