import { Agent, request } from 'node:http';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  commandOn,
  createDatabase,
  getDatabase,
  resetAccount,
  resultOn,
  type CreatedDatabase,
} from '../../harness/databases.ts';
import { done } from '../../harness/management.ts';
import { target } from '../../harness/target.ts';

let database: CreatedDatabase;
beforeEach(async () => {
  await resetAccount();
  database = await createDatabase({ name: 'shop' });
});

const resetPassword = () =>
  done<CreatedDatabase>('POST', `/v2/redis/reset-password/${database.database_id}`);

/** One connection that stays open from request to request. */
function openConnection(origin: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let sent = 0;
  const status = (token: string) =>
    new Promise<number>((resolve, reject) => {
      const headers = { authorization: `Bearer ${token}` };
      const asked = request(`${origin}/ping`, { agent, headers }, (response) => {
        response.resume().on('end', () => {
          const isReused = asked.reusedSocket;
          if (sent++ > 0 && !isReused) reject(new Error('the connection was closed'));
          else resolve(response.statusCode!);
        });
      });
      asked.on('error', reject).end();
    });
  return { status, close: () => agent.destroy() };
}

describe('a reset of the password', () => {
  test('creates a new password and new tokens', async () => {
    const after = await resetPassword();
    for (const secret of ['password', 'rest_token', 'read_only_rest_token'] as const) {
      expect(after[secret]).not.toBe(database[secret]);
    }
    expect(after).toMatchObject({ database_id: database.database_id, endpoint: database.endpoint });
    expect(await getDatabase(database)).toMatchObject({
      password: after.password,
      rest_token: after.rest_token,
      read_only_rest_token: after.read_only_rest_token,
    });
  });

  test('keeps the keys', async () => {
    await resultOn(database, 'SET', 'a', '1');
    const { rest_token } = await resetPassword();
    expect(await resultOn({ ...database, rest_token }, 'GET', 'a')).toBe('1');
  });

  test.each([
    ['its own port', () => `http://127.0.0.1:${database.port}`],
    ['the port of all', () => target().redisUrl],
  ])('invalidates the old tokens on an open connection to %s', async (_, origin) => {
    const { status, close } = openConnection(origin());
    const { rest_token: old, read_only_rest_token: oldReadOnly } = database;
    expect([await status(old), await status(oldReadOnly)]).toEqual([200, 200]);
    const { rest_token: now, read_only_rest_token: nowReadOnly } = await resetPassword();
    expect([await status(old), await status(oldReadOnly)]).toEqual([401, 401]);
    expect([await status(now), await status(nowReadOnly)]).toEqual([200, 200]);
    close();
  });

  test('invalidates what is derived from the old password, and keeps users with their own', async () => {
    await resultOn(database, 'ACL', 'SETUSER', 'ann', 'on', '>secret-of-ann', '~*', '+get');
    const ofAnn = String(await resultOn(database, 'ACL', 'RESTTOKEN', 'ann', 'secret-of-ann'));
    const made = String(await resultOn(database, 'ACL', 'RESTTOKEN', 'default', database.password));
    expect(await resultOn({ ...database, rest_token: made }, 'PING')).toBe('PONG');
    await resetPassword();
    expect(await commandOn({ ...database, rest_token: made }, 'PING')).toHaveProperty(
      'status',
      401,
    );
    expect(await resultOn({ ...database, rest_token: ofAnn }, 'GET', 'a')).toBeNull();
  });

  test('by many at once leaves one set of secrets', async () => {
    const resets = await Promise.all(Array.from({ length: 6 }, resetPassword));
    expect(new Set(resets.map(({ rest_token }) => rest_token)).size).toBe(6);
    const { rest_token: last } = await getDatabase(database);
    for (const { rest_token } of resets) {
      const { status } = await commandOn({ ...database, rest_token }, 'PING');
      expect(status).toBe(rest_token === last ? 200 : 401);
    }
  });
});
