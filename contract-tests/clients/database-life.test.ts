import { Redis } from '@upstash/redis';
import { beforeEach, expect, test } from 'vitest';
import type { components } from '../../generated/management/types.ts';
import { awayFromMidnight } from '../harness/away-from-midnight.ts';
import {
  createDatabase,
  getDatabase,
  originOf,
  resetAccount,
  type CreatedDatabase,
} from '../harness/databases.ts';
import { exchange } from '../harness/exchange.ts';
import { done, management } from '../harness/management.ts';
import { target } from '../harness/target.ts';

beforeEach(awayFromMidnight);
beforeEach(resetAccount);

const WRONGPASS = 'WRONGPASS invalid or missing auth token';

/** The official client of a database: at its own port, or at the address of all databases. */
const clientOf = (database: CreatedDatabase, url = originOf(database)) =>
  new Redis({ url, token: database.rest_token, retry: false });

test('a user creates, uses, changes and deletes a database', async () => {
  const database = await createDatabase({ name: 'life', plan: 'free' });
  const { database_id: id } = database;
  const redis = clientOf(database);

  // It works like any other database.
  expect(await redis.set('user', { name: 'Ada' })).toBe('OK');
  expect(await redis.get('user')).toEqual({ name: 'Ada' });
  expect(await redis.get('nobody')).toBeNull();
  expect(await clientOf(database, target().redisUrl).get('user')).toEqual({ name: 'Ada' });

  // The statistics show the commands.
  const statistics = () =>
    done<components['schemas']['statistics']>('GET', `/v2/redis/stats/${id}`);
  expect(await statistics()).toMatchObject({
    total_monthly_requests: 4,
    total_monthly_read_requests: 3,
    total_monthly_write_requests: 1,
  });

  // The commands of a day are limited, until the plan is changed.
  const { db_request_limit: limit } = await getDatabase(database);
  const many = redis.pipeline();
  for (let i = 4; i < limit; i++) many.incr('counter');
  expect((await many.exec()).at(-1)).toBe(limit - 4);
  await expect(redis.incr('counter')).rejects.toThrow(
    /ERR max (daily request limit|commands per second) exceeded\. Limit: 10000/,
  );
  await expect
    .poll(() => redis.incr('counter').catch(String))
    .toContain('ERR max daily request limit exceeded. Limit: 10000, Usage: 10001');
  await done('POST', `/v2/redis/change-plan/${id}`, { plan_name: 'payg' });
  // As many may run in a second: until the next one begins, any command may be one too many.
  const inTime = (command: () => Promise<unknown>) => expect.poll(() => command().catch(String));
  await inTime(() => redis.incr('counter')).toBe(limit - 3);

  // A new password invalidates all earlier tokens.
  const after = await done<CreatedDatabase>('POST', `/v2/redis/reset-password/${id}`);
  await expect(redis.get('user')).rejects.toThrow(WRONGPASS);
  await expect(clientOf(database, target().redisUrl).get('user')).rejects.toThrow(WRONGPASS);
  const renewed = clientOf(after);
  await inTime(() => renewed.get('user')).toEqual({ name: 'Ada' });

  // A new name changes nothing for clients.
  await done('POST', `/v2/redis/rename/${id}`, { name: 'after-life' });
  expect(await getDatabase(database)).toMatchObject({
    database_name: 'after-life',
    endpoint: database.endpoint,
  });
  await inTime(() => renewed.get('user')).toEqual({ name: 'Ada' });

  // Finally it is deleted.
  expect(await done('DELETE', `/v2/redis/database/${id}`)).toBe('OK');
  expect(await management('GET', `/v2/redis/database/${id}`)).toHaveProperty('status', 404);
  expect(await management('GET', `/v2/redis/stats/${id}`)).toHaveProperty('status', 404);
  // An open connection stays open; new ones are refused.
  await expect(renewed.get('user')).rejects.toThrow(WRONGPASS);
  await expect(exchange({ origin: originOf(database) })).rejects.toThrow('ECONNREFUSED');
  await expect(clientOf(after, target().redisUrl).get('user')).rejects.toThrow(WRONGPASS);
});
