import { afterAll, beforeAll, expect } from 'vitest';
import { startPostgresql, type PostgresqlServer } from '../../../scripts/servers/postgresql.ts';
import { skipWithout } from '../../../scripts/servers/skip-without.ts';
import { PORTS, test, variablesIn } from '../../../testing/cli/cli.ts';

const missing = skipWithout('postgresql');
let server: PostgresqlServer;
beforeAll(async () => {
  if (missing === undefined) server = await startPostgresql();
});
afterAll(() => server?.[Symbol.asyncDispose]());

const create = ['account', 'create', 'eve@example.com'];

test('creates accounts in the store of the platform, and their credentials work', async ({
  cli,
}) => {
  const env = {
    PLINTH_DATA_DIR: cli.folder(),
    PLINTH_STORE_URL: await server.createDatabase('accounts'),
  };
  const platform = await cli.plinth(['start', ...PORTS], { env }).ready();
  const { code, stdout } = await cli.plinth(create, { env }).ended;
  expect(code).toBe(0);
  const { UPSTASH_EMAIL: email, UPSTASH_API_KEY: key } = variablesIn(stdout);
  const answer = await fetch(`${platform['PLINTH_MANAGEMENT_URL']}/v2/redis/databases`, {
    headers: { authorization: `Basic ${Buffer.from(`${email}:${key}`).toString('base64')}` },
  });
  expect(answer.status).toBe(200);
});

test('creates no account without the encryption key of the store', async ({ cli }) => {
  const env = { PLINTH_DATA_DIR: cli.folder(), PLINTH_STORE_URL: server.url() };
  const { code, stderr } = await cli.plinth(create, { env }).ended;
  expect(stderr).toMatch(/^plinth: the key of the store is not in the data directory/);
  expect(code).toBe(4);
});

test('an unreachable store is reported', async ({ cli }) => {
  const env = {
    PLINTH_ENCRYPTION_KEY: 'a-key-of-these-tests-that-nobody-else-has',
    PLINTH_STORE_URL: 'postgres://plinth@127.0.0.1:1/accounts',
  };
  const { code, stderr } = await cli.plinth(create, { env }).ended;
  expect(stderr).toMatch(/^plinth: the store can't be reached: /);
  expect(code).toBe(6);
});
