import { truncateSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import type { components } from '../../../generated/management/types.ts';
import { skipWithout } from '../../harness/backing-redis.ts';
import {
  createDatabase,
  getDatabase,
  resetAccount,
  resultOn,
  type CreatedDatabase,
} from '../../harness/databases.ts';
import { done, management } from '../../harness/management.ts';
import { target } from '../../harness/target.ts';

type Backup = components['schemas']['backup'];

let database: CreatedDatabase;
beforeEach(async () => {
  await resetAccount();
  database = await createDatabase({ name: 'shop' });
});

const list = ({ database_id: id } = database) =>
  done<Backup[]>('GET', `/v2/redis/list-backup/${id}`);

async function backUp(name: string): Promise<Backup> {
  expect(await done('POST', `/v2/redis/create-backup/${database.database_id}`, { name })).toBe(
    'OK',
  );
  return (await list()).find((backup) => backup.name === name)!;
}

const restore = (backup_id: string, { database_id: id } = database) =>
  management('POST', `/v2/redis/restore-backup/${id}`, { body: { backup_id } });

test('a backup is listed with its details', async () => {
  await resultOn(database, 'SET', 'a', '1');
  const backup = await backUp('before');
  expect(await list()).toEqual([backup]);
  expect(backup).toMatchObject({
    database_id: database.database_id,
    name: 'before',
    state: 'completed',
    daily_backup: 'false',
    hourly_backup: 'false',
  });
  expect(backup.backup_size).toBeGreaterThan(0);
  expect(Math.abs(backup.creation_time - Date.now() / 1000)).toBeLessThan(60);
});

test('a restore brings back every type of value, and removes newer keys', async () => {
  await resultOn(database, 'SET', 'text', 'é\0x', 'EX', 1000);
  await resultOn(database, 'HSET', 'hash', 'f', '1');
  await resultOn(database, 'RPUSH', 'list', 'a', 'b');
  await resultOn(database, 'SADD', 'set', 'x');
  await resultOn(database, 'ZADD', 'zset', 1.5, 'm');
  const { backup_id: id } = await backUp('before');
  await resultOn(database, 'DEL', 'text', 'hash');
  await resultOn(database, 'SET', 'newer', '1');
  await resultOn(database, 'RPUSH', 'list', 'c');
  expect((await restore(id)).json).toBe('OK');
  expect(await resultOn(database, 'GET', 'text')).toBe('é\0x');
  expect(await resultOn(database, 'TTL', 'text')).toBeGreaterThan(900);
  expect(await resultOn(database, 'HGETALL', 'hash')).toEqual(['f', '1']);
  expect(await resultOn(database, 'LRANGE', 'list', 0, -1)).toEqual(['a', 'b']);
  expect(await resultOn(database, 'ZSCORE', 'zset', 'm')).toBe('1.5');
  expect(await resultOn(database, 'DBSIZE')).toBe(5);
});

test('a restore brings back arrays, vectors, search indexes and their aliases', async ({
  skip,
}) => {
  skipWithout(skip, 'SEARCH.CREATE');
  const run = (command: string) => resultOn(database, ...command.split(' '));
  await run('ARSET lines 3 three');
  await run('ARSEEK lines 7');
  await run('VECTOR.CREATE docs DIM 2 METRIC COSINE');
  await run('VECTOR.ADD docs a VALUES 2 0.5 0');
  await run('HSET product:1 name lamp');
  await run('SEARCH.CREATE products ON HASH PREFIX 1 product: SCHEMA name TEXT');
  await run('SEARCH.ALIASADD shop products');
  const { backup_id: id } = await backUp('before');
  await run('DEL lines docs products');
  await run('HSET product:2 name lamp');
  await run('SEARCH.ALIASADD shop other');
  await run('SEARCH.ALIASADD newer other');
  expect((await restore(id)).json).toBe('OK');
  expect(await run('ARGET lines 3')).toBe('three');
  expect(await run('ARNEXT lines')).toBe(7);
  expect(await run('VECTOR.GET docs a')).toEqual(['0.5', '0']);
  expect(await run('SEARCH.LISTALIASES')).toEqual([['shop', 'products']]);
  expect(await run('SEARCH.WAITINDEXING shop')).toBe(1);
  expect(await run('SEARCH.QUERY shop {"name":"lamp"} NOCONTENT')).toEqual([
    ['product:1', expect.any(String)],
  ]);
});

test('a backup may be restored into another database of the owner', async () => {
  await resultOn(database, 'SET', 'a', '1');
  const { backup_id: id } = await backUp('before');
  const other = await createDatabase({ name: 'other' });
  expect((await restore(id, other)).json).toBe('OK');
  expect(await resultOn(other, 'GET', 'a')).toBe('1');
});

test('a backup can be deleted', async () => {
  const { backup_id: id } = await backUp('before');
  const path = `/v2/redis/delete-backup/${database.database_id}/${id}`;
  expect(await done('DELETE', path)).toBe('OK');
  expect(await list()).toEqual([]);
  const gone = { error: `backup ${id} is not found`, status: 404 };
  expect((await management('DELETE', path)).json).toEqual(gone);
  expect((await restore(id)).json).toEqual(gone);
});

test('two backups of one database have different names', async () => {
  await backUp('before');
  const path = `/v2/redis/create-backup/${database.database_id}`;
  const { status, json } = await management('POST', path, { body: { name: 'before' } });
  expect(status).toBe(409);
  expect(json).toHaveProperty('error', 'name must be unique: there is a backup before already');
});

test('the number of backups of a database is limited', async () => {
  const path = `/v2/redis/create-backup/${database.database_id}`;
  const names = Array.from({ length: 20 }, (_, i) => `backup-${i}`);
  for (const name of names) await done('POST', path, { name });
  const { status, json } = await management('POST', path, { body: { name: 'one-more' } });
  expect(status).toBe(412);
  expect(json).toHaveProperty('error', expect.stringMatching(/fewer than 20 backups/));
});

test('a damaged backup is not restored, and the keys do not change', async () => {
  await resultOn(database, 'SET', 'a', '1');
  const { backup_id: id, database_id } = await backUp('before');
  truncateSync(`${target().dataDir}/backups/${database_id}/${id}.aof`, 10);
  await resultOn(database, 'SET', 'a', '2');
  const { status, json } = await restore(id);
  expect(status).toBe(412);
  expect(json).toEqual({
    error: 'the backup can not be restored: its file is missing or damaged',
    status: 412,
  });
  expect(await resultOn(database, 'GET', 'a')).toBe('2');
});

describe('daily backups', () => {
  test('are enabled and disabled', async () => {
    const path = (verb: string) => `/v2/redis/${verb}-dailybackup/${database.database_id}`;
    expect(await done('PATCH', path('enable'))).toBe('OK');
    expect(await getDatabase(database)).toHaveProperty('daily_backup_enabled', true);
    expect(await done('PATCH', path('disable'))).toBe('OK');
    expect(await getDatabase(database)).toHaveProperty('daily_backup_enabled', false);
  });
});
