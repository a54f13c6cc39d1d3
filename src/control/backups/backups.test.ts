import { existsSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { filesOf, openWithBackups, testFolder } from '../../../testing/control/backups.ts';
import { EVERY_ROLE, type Actor } from '../actor.ts';
import type { ControlError, ControlErrorName } from '../errors.ts';
import { MAX_BACKUPS } from './backup-rows.ts';

function refusedAs(code: ControlErrorName) {
  return expect.objectContaining({ code }) as ControlError;
}

const stranger: Actor = {
  customerId: 'other',
  email: 'bob@example.com',
  sourceIp: '',
  ...EVERY_ROLE,
};

describe.each([
  ['on disk', () => ({ directory: testFolder() })],
  ['in memory', () => ({})],
])('backups %s', (_, options) => {
  test('a restore replaces all data with that of the backup', async () => {
    const { run, backups, owner, names } = await openWithBackups(options());
    await run('default', 'SET a 1');
    await run('default', 'RPUSH', 'list', 'x', 'y\r\n\0');
    const made = await backups.create(owner, 'default', 'one');
    expect(made).toMatchObject({ name: 'one', state: 'completed', database_id: 'default' });
    await run('default', 'SET a 2');
    await run('default', 'SET b 2');
    await run('default', 'DEL list');
    await backups.restore(owner, 'default', made.backup_id);
    expect(await run('default', 'GET a')).toBe('1');
    expect(await run('default', 'EXISTS b')).toBe(0);
    expect(await run('default', 'LRANGE list 0 -1')).toEqual(['x', 'y\r\n\0']);
    expect(await names()).toEqual(['one completed']);
  });

  test('backups are listed newest first, and deleted one by one', async () => {
    const { backups, owner, names, clock } = await openWithBackups(options());
    const first = await backups.create(owner, 'default', 'first');
    clock.advance(10);
    await backups.create(owner, 'default', 'second');
    expect(await names()).toEqual(['second completed', 'first completed']);
    await backups.delete(owner, 'default', first.backup_id);
    expect(await names()).toEqual(['second completed']);
    await expect(backups.delete(owner, 'default', first.backup_id)).rejects.toEqual(
      refusedAs('backupNotFound'),
    );
    await expect(backups.restore(owner, 'default', first.backup_id)).rejects.toEqual(
      refusedAs('backupNotFound'),
    );
  });
});

test('names are unique within a database, also under concurrent calls', async () => {
  const { backups, owner, control, names } = await openWithBackups();
  const other = await control.databases.create(owner, { name: 'other', region: 'eu-west-1' });
  const [elsewhere, ...results] = await Promise.allSettled([
    backups.create(owner, other.database_id, 'one'),
    backups.create(owner, 'default', 'one'),
    backups.create(owner, 'default', 'one'),
  ]);
  expect(elsewhere.status).toBe('fulfilled');
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(results).toContainEqual(
    expect.objectContaining({ reason: expect.objectContaining({ code: 'backupNameTaken' }) }),
  );
  expect(await names()).toEqual(['one completed']);
});

test('the number of backups of a database is limited', async () => {
  const { backups, owner, names } = await openWithBackups();
  const ids: string[] = [];
  for (let i = 0; i < MAX_BACKUPS; i++) {
    ids.push((await backups.create(owner, 'default', `b${i}`)).backup_id);
  }
  await expect(backups.create(owner, 'default', 'more')).rejects.toEqual(
    refusedAs('tooManyBackups'),
  );
  await backups.delete(owner, 'default', ids[0]!);
  await backups.create(owner, 'default', 'more');
  expect(await names()).toHaveLength(MAX_BACKUPS);
});

test('a backup restores into another database of the same owner without changing users and tokens', async () => {
  const { backups, owner, control, run, engine } = await openWithBackups();
  const other = await control.databases.create(owner, { name: 'other', region: 'eu-west-1' });
  await run('default', 'SET a 1');
  await run('default', 'ACL SETUSER ann on >secret ~*');
  const { backup_id } = await backups.create(owner, 'default', 'one');
  await run(other.database_id, 'SET b 1');
  await backups.restore(owner, other.database_id, backup_id);
  expect(await run(other.database_id, 'KEYS *')).toEqual(['a']);
  expect(engine.database(other.database_id)?.acl.user('ann')).toBe(undefined);
  expect(engine.database('default')?.acl.user('ann')).not.toBe(undefined);
});

test('other accounts find neither the database nor its backups', async () => {
  const { backups, owner } = await openWithBackups();
  const { backup_id } = await backups.create(owner, 'default', 'one');
  for (const attempt of [
    () => backups.list(stranger, 'default'),
    () => backups.create(stranger, 'default', 'two'),
    () => backups.restore(stranger, 'default', backup_id),
    () => backups.delete(stranger, 'default', backup_id),
  ]) {
    await expect(attempt()).rejects.toEqual(refusedAs('databaseNotFound'));
  }
  await expect(backups.restore(owner, 'default', 'nothing')).rejects.toEqual(
    refusedAs('backupNotFound'),
  );
});

test('a backup larger than the plan of the target allows is not restored', async () => {
  const { backups, owner, control, run } = await openWithBackups();
  const small = await control.databases.create(owner, {
    name: 'small',
    region: 'eu-west-1',
    type: 'Free',
  });
  const limits = control.databases.limitsOf(small);
  vi.spyOn(control.databases, 'limitsOf').mockReturnValue({
    ...limits,
    db_memory_threshold: 1024 ** 2,
  });
  await run('default', 'SETRANGE', 'big', String(2 * 1024 ** 2), 'x');
  const { backup_id } = await backups.create(owner, 'default', 'big');
  await run(small.database_id, 'SET a 1');
  await expect(backups.restore(owner, small.database_id, backup_id)).rejects.toMatchObject({
    code: 'backupTooLarge',
    kind: 'precondition',
  });
  expect(await run(small.database_id, 'KEYS *')).toEqual(['a']);
});

test('deleting a database deletes its backups', async () => {
  const directory = testFolder();
  const { backups, owner, control, store, close } = await openWithBackups({ directory });
  const { database_id } = await control.databases.create(owner, {
    name: 'other',
    region: 'eu-west-1',
  });
  const { backup_id } = await backups.create(owner, database_id, 'one');
  expect(filesOf(directory, database_id)).toEqual([`${backup_id}.aof`]);
  await control.databases.delete(owner, database_id);
  await backups.close();
  expect(await store.selectFrom('backup').selectAll().execute()).toEqual([]);
  expect(existsSync(`${directory}/backups/${database_id}`)).toBe(false);
  await close();
});

test('every change is in the audit log with its actor', async () => {
  const { backups, owner, control } = await openWithBackups();
  const { backup_id } = await backups.create(owner, 'default', 'one');
  await backups.restore(owner, 'default', backup_id);
  await backups.delete(owner, 'default', backup_id);
  const changes = await control.audit.list(owner.customerId, { limit: 3 });
  expect(changes.map(({ action, actor, entity }) => [action, actor, entity])).toEqual([
    ['backup.delete', owner.email, 'default'],
    ['backup.restore', owner.email, 'default'],
    ['backup.create', owner.email, 'default'],
  ]);
  expect(changes[0]?.details).toEqual({ backup_id, name: 'one' });
});
