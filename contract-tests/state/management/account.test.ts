import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { components } from '../../../generated/management/types.ts';
import { createDatabase, resetAccount } from '../../harness/databases.ts';
import { done, management, type Credentials } from '../../harness/management.ts';
import { openSecondAccount } from '../../harness/second-account.ts';
import { target } from '../../harness/target.ts';

type Schemas = components['schemas'];

beforeEach(resetAccount);

describe('API keys', () => {
  const createKey = (name: string) =>
    done<Schemas['created-api-key']>('POST', '/v2/apikey', { name });
  const statusWith = async (apiKey: string) => {
    const credentials = { email: target().email, apiKey };
    return (await management('GET', '/v2/queue/user', { credentials })).status;
  };

  test('are valid side by side, each until it is deleted', async () => {
    const [laptop, server] = [await createKey('laptop'), await createKey('server')];
    expect([await statusWith(laptop.key), await statusWith(server.key)]).toEqual([200, 200]);
    expect(await done('DELETE', `/v2/apikey/${laptop.key_id}`)).toBe('OK');
    expect([await statusWith(laptop.key), await statusWith(server.key)]).toEqual([401, 200]);
    expect(await management('DELETE', `/v2/apikey/${laptop.key_id}`)).toHaveProperty('status', 404);
  });

  test('are shown once', async () => {
    const { key, ...shown } = await createKey('laptop');
    expect(key.length).toBeGreaterThan(30);
    const listed = await done<object[]>('GET', '/v2/apikeys');
    expect(listed).toContainEqual(shown);
    expect(JSON.stringify(listed)).not.toContain(key);
  });

  test('have unique names', async () => {
    await createKey('laptop');
    const { status, json } = await management('POST', '/v2/apikey', { body: { name: 'laptop' } });
    expect({ status, json }).toEqual({
      status: 409,
      json: { error: 'name must be unique: there is an API key laptop already', status: 409 },
    });
  });

  test('include the one of the settings, which is changed there', async () => {
    await createKey('laptop');
    const { status, json } = await management('DELETE', '/v2/apikey/settings');
    expect(status).toBe(412);
    expect(json).toHaveProperty('error', expect.stringMatching(/the one of the settings/));
  });
});

describe('the queue user', () => {
  type User = Schemas['queue-user'];
  /** Other tests use the token of the first account. */
  let credentials: Credentials;
  beforeAll(async () => {
    credentials = await openSecondAccount('queue-user');
  });
  const user = () => done<User>('GET', '/v2/queue/user', undefined, { credentials });
  const rotate = () => done<User>('POST', '/v2/queue/rotate-token', undefined, { credentials });

  test('exists from the start, and stays the same', async () => {
    const first = await user();
    expect(first).toMatchObject({ active: true, state: 'active' });
    expect(await user()).toEqual(first);
  });

  test('gets a new password and new tokens, and nothing else', async () => {
    const { password, token, read_only_token: readOnly, ...before } = await user();
    const rotated = await rotate();
    expect(rotated).toMatchObject(before);
    expect(rotated.password).not.toBe(password);
    expect(rotated.token).not.toBe(token);
    expect(rotated.read_only_token).not.toBe(readOnly);
    expect(await user()).toEqual(rotated);
  });

  test('that is rotated many times at once has the secrets of the last rotation', async () => {
    const all = await Promise.all(Array.from({ length: 5 }, rotate));
    expect(new Set(all.map(({ token }) => token)).size).toBe(5);
    expect(all.map(({ token }) => token)).toContain((await user()).token);
  });
});

describe('the audit log', () => {
  test('lists every change with user, address and time', async () => {
    const { database_id: id } = await createDatabase({ name: 'shop' });
    await done('POST', `/v2/redis/rename/${id}`, { name: 'store' });
    await done('POST', `/v2/redis/enable-eviction/${id}`);
    await done('POST', `/v2/redis/reset-password/${id}`);
    await done('DELETE', `/v2/redis/database/${id}`);
    const logs = await done<Schemas['audit-log'][]>('GET', '/v2/auditlogs');
    const ofDatabase = logs.filter(({ entity }) => entity === id);
    expect(ofDatabase.map((entry) => entry.action_string)).toEqual([
      'database.delete',
      'database.reset_password',
      'database.enable_eviction',
      'database.rename',
      'database.create',
    ]);
    expect(new Set(ofDatabase.map(({ action }) => action)).size).toBe(5);
    expect(ofDatabase[1]?.readable_format).toBe(
      `${target().email}: reset password of database ${id}`,
    );
    for (const { actor, source, ip, timestamp } of ofDatabase) {
      const from = '127.0.0.1';
      expect({ actor, source, ip }).toEqual({ actor: target().email, source: from, ip: from });
      expect(Math.abs(timestamp - Date.now() / 1000)).toBeLessThan(60);
    }
  });

  test('has neither refused requests nor secrets', async () => {
    const database = await createDatabase({ name: 'shop' });
    const before = await done<object[]>('GET', '/v2/auditlogs');
    const body = { name: 'shop', region: 'eu-west-1', tls: false };
    await management('POST', '/v2/redis/database', { body });
    await management('DELETE', '/v2/redis/database/nobody');
    const after = await done<object[]>('GET', '/v2/auditlogs');
    expect(after).toEqual(before);
    expect(JSON.stringify(after)).not.toContain(database.rest_token);
  });
});
