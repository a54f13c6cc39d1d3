import { beforeEach, describe, expect, test } from 'vitest';
import {
  createDatabase,
  originOf,
  resetAccount,
  resultOn,
  type CreatedDatabase,
} from '../../harness/databases.ts';
import { command } from '../../harness/exchange.ts';
import { families } from '../../harness/families.ts';
import { done, management } from '../../harness/management.ts';

const requests = families.management.contract.requests();

let database: CreatedDatabase;
beforeEach(async () => {
  await resetAccount();
  database = await createDatabase({ name: 'shop' });
  await resultOn(database, 'SET', 'a', '1');
});

const remove = () => management('DELETE', `/v2/redis/database/${database.database_id}`);

describe('a deleted database', () => {
  beforeEach(async () => {
    expect((await remove()).json).toBe('OK');
  });

  const ofDatabases = requests.filter(({ template }) => /^\/v2\/redis\/.*\{id\}/.test(template));

  test.each(ofDatabases)('is not found by $operationId', async ({ method, template, body }) => {
    const path = template.replace('{id}', database.database_id).replace('{backup_id}', 'any');
    const { status, json } = await management(method, path, { body });
    const error = `database ${database.database_id} is not found`;
    expect({ status, json }).toEqual({ status: 404, json: { error, status: 404 } });
  });

  test('has no tokens, port or host name', async () => {
    const { rest_token, read_only_rest_token, endpoint } = database;
    for (const token of [rest_token, read_only_rest_token]) {
      expect(await command(['PING'], { token })).toHaveProperty('status', 401);
    }
    await expect(fetch(`${originOf(database)}/ping`)).rejects.toThrow('fetch failed');
    // A client that still has its host name writes into no other database, whatever its token.
    const headers = { host: `${endpoint}:8079` };
    expect(await command(['SET', 'a', '1'], { headers })).toHaveProperty('status', 401);
  });

  test('is not listed, and leaves nothing to a new one with the same name', async () => {
    const ids = (await done<CreatedDatabase[]>('GET', '/v2/redis/databases')).map(
      (listed) => listed.database_id,
    );
    expect(ids).not.toContain(database.database_id);
    const again = await createDatabase({ name: 'shop' });
    expect(again.database_id).not.toBe(database.database_id);
    expect(await resultOn(again, 'DBSIZE')).toBe(0);
  });
});

test('of many concurrent deletions, one finds the database', async () => {
  const answers = await Promise.all(Array.from({ length: 5 }, remove));
  const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
  expect(statuses).toEqual([200, 404, 404, 404, 404]);
});

test('a change concurrent with the deletion takes effect before it or not at all', async () => {
  const path = `/v2/redis/reset-password/${database.database_id}`;
  const [deleted, reset] = await Promise.all([remove(), management('POST', path)]);
  expect(deleted.status).toBe(200);
  expect([200, 404]).toContain(reset.status);
  const tokens = [database.rest_token, (reset.json as Partial<CreatedDatabase>).rest_token];
  for (const token of tokens) {
    if (token === undefined) continue;
    expect(await command(['PING'], { token })).toHaveProperty('status', 401);
  }
});
