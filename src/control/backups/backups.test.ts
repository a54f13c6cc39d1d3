import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { tries } from '../../base/tries.ts';
import { RedisError, type Reply } from '../../engines/redis/reply.ts';
import type { Files } from '../../base/files/files.ts';
import { nodeFiles } from '../../base/files/node-files.ts';
import type { Actor } from '../actor.ts';
import {
  openTestPlatform,
  type TestPlatform,
  type TestPlatformOptions,
} from '../databases/testing.ts';
import type { ControlError, ControlErrorName } from '../errors.ts';
import { MOST_BACKUPS } from './backup-rows.ts';

const platforms = new Set<TestPlatform>();
const folders: string[] = [];

afterEach(async () => {
  for (const platform of platforms) await platform.close();
  platforms.clear();
  for (const path of folders.splice(0)) rmSync(path, { recursive: true, force: true });
});

async function open(options: TestPlatformOptions = {}) {
  const platform = await openTestPlatform(options);
  platforms.add(platform);
  const { control, engine, owner } = platform;
  const run = async (database: string, ...words: string[]): Promise<Reply> => {
    const argv = words.length === 1 ? words[0]!.split(' ') : words;
    const reply = await engine.openSession(database, 'default', '').execute(argv);
    if (reply instanceof RedisError) throw reply;
    return reply;
  };
  const close = async () => {
    platforms.delete(platform);
    await platform.close();
  };
  const names = async (id = 'default') =>
    (await control.backups.list(owner, id)).backups.map(({ name, state }) => `${name} ${state}`);
  return { ...platform, run, close, names, backups: control.backups };
}

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'plinth-backups-'));
  folders.push(path);
  return path;
}

const filesOf = (directory: string, database = 'default') => {
  const path = `${directory}/backups/${database}`;
  return existsSync(path) ? readdirSync(path).toSorted() : [];
};

function refusedAs(code: ControlErrorName) {
  return expect.objectContaining({ code }) as ControlError;
}

const stranger: Actor = { customerId: 'other', email: 'bob@example.com', sourceIp: '' };

describe.each([
  ['on disk', () => ({ directory: folder() })],
  ['in memory', () => ({})],
])('backups %s', (_, options) => {
  test('a restore brings back the data of the backup, and only that', async () => {
    const { run, backups, owner, names } = await open(options());
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

  test('they are listed with the newest first, and deleted one by one', async () => {
    const { backups, owner, names, clock } = await open(options());
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

test('restored data is there after the next start', async () => {
  const directory = folder();
  const first = await open({ directory });
  await first.run('default', 'SET a 1');
  const { backup_id } = await first.backups.create(first.owner, 'default', 'one');
  await first.run('default', 'SET a 2');
  await first.backups.restore(first.owner, 'default', backup_id);
  await first.run('default', 'SET b 3');
  await first.close();
  const second = await open({ directory });
  expect(await second.run('default', 'MGET a b')).toEqual(['1', '3']);
  expect(await second.names()).toEqual(['one completed']);
});

test('names are unique within a database, also when two ask at once', async () => {
  const { backups, owner, control, names } = await open();
  const other = await control.databases.create(owner, { name: 'other', region: 'eu-west-1' });
  const results = await Promise.allSettled([
    backups.create(owner, 'default', 'one'),
    backups.create(owner, 'default', 'one'),
    backups.create(owner, other.database_id, 'one'),
  ]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(results[1]).toMatchObject({ reason: { code: 'backupNameTaken' } });
  expect(await names()).toEqual(['one completed']);
});

test('a database has so many backups and no more', async () => {
  const { backups, owner, names } = await open();
  const ids: string[] = [];
  for (let i = 0; i < MOST_BACKUPS; i++) {
    ids.push((await backups.create(owner, 'default', `b${i}`)).backup_id);
  }
  await expect(backups.create(owner, 'default', 'more')).rejects.toEqual(
    refusedAs('tooManyBackups'),
  );
  await backups.delete(owner, 'default', ids[0]!);
  await backups.create(owner, 'default', 'more');
  expect(await names()).toHaveLength(MOST_BACKUPS);
});

test('a backup goes into another database of the same owner, and users and tokens stay as they are', async () => {
  const { backups, owner, control, run, engine } = await open();
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

test('to others neither the database nor its backups are there', async () => {
  const { backups, owner } = await open();
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

test('a backup that the plan of the database does not allow is refused', async () => {
  const { backups, owner, control, run } = await open();
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

test('with a database go its backups', async () => {
  const directory = folder();
  const { backups, owner, control, store, close } = await open({ directory });
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

test('every change is noted, with who asked for it', async () => {
  const { backups, owner, control } = await open();
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

test('a file that is spoiled or gone is found out at the restore or the next start', async () => {
  const directory = folder();
  const { backups, owner, run, names, close } = await open({ directory });
  await run('default', 'SET a 1');
  const one = await backups.create(owner, 'default', 'one');
  const two = await backups.create(owner, 'default', 'two');
  const path = `${directory}/backups/default/${one.backup_id}.aof`;
  writeFileSync(path, readFileSync(path).subarray(0, -3));
  await expect(backups.restore(owner, 'default', one.backup_id)).rejects.toMatchObject({
    code: 'backupFailed',
    message: 'the backup can not be restored: its file is missing or damaged',
  });
  expect(await run('default', 'GET a')).toBe('1');
  expect((await names()).toSorted()).toEqual(['one failed', 'two completed']);
  await close();
  rmSync(`${directory}/backups/default/${two.backup_id}.aof`);
  expect((await (await open({ directory })).names()).toSorted()).toEqual([
    'one failed',
    'two failed',
  ]);
});

/** A disk on which every operation fails from the n-th on, as if the process had been killed. */
function killedAt(operations: number): Files & { readonly wasKilled: boolean } {
  let left = operations;
  const step = () => {
    if (left-- <= 0) throw new Error('killed');
  };
  return {
    ...nodeFiles,
    get wasKilled() {
      return left < 0;
    },
    async makeDirectory(path) {
      step();
      await nodeFiles.makeDirectory(path);
    },
    async open(path, how) {
      step();
      const file = await nodeFiles.open(path, how);
      return {
        ...file,
        async write(bytes, position) {
          step();
          await file.write(bytes, position);
        },
        async sync() {
          step();
          await file.sync();
        },
      };
    },
    async rename(from, to) {
      step();
      await nodeFiles.rename(from, to);
    },
    async remove(path) {
      step();
      await nodeFiles.remove(path);
    },
    async syncDirectory(path) {
      step();
      await nodeFiles.syncDirectory(path);
    },
  };
}

test('a process killed during a backup leaves none, or a complete one', async () => {
  let kills = 0;
  for (let operations = 1; ; operations++) {
    const directory = folder();
    const files = killedAt(operations);
    const first = await open({ directory, backupFiles: files });
    await first.run('default', 'SET a 1');
    const made = await first.backups.create(first.owner, 'default', 'one').catch(() => undefined);
    // The deletion may or may not have taken effect: after a kill the row is as it was last
    // written.
    if (made === undefined) {
      const row = { backup_id: 'left', database_id: 'default', name: 'one', creation_time: 0 };
      await first.store
        .insertInto('backup')
        .values({ ...row, state: 'pending', size: 0, sha256: null, daily: 0 })
        .execute();
    }
    await first.close();
    const second = await open({ directory });
    expect(await second.names()).toEqual(made === undefined ? [] : ['one completed']);
    expect(filesOf(directory)).toEqual(made === undefined ? [] : [`${made.backup_id}.aof`]);
    if (made !== undefined) await second.backups.restore(second.owner, 'default', made.backup_id);
    await second.backups.create(second.owner, 'default', 'two');
    if (!files.wasKilled) break;
    kills++;
  }
  expect(kills).toBeGreaterThanOrEqual(6);
});

test('restoring a backup gives what was there when it was made, while writes go on', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd'), fc.string({ maxLength: 5 })), {
        maxLength: 20,
      }),
      fc.integer({ min: 1, max: 5 }),
      async (pairs, pause) => {
        const { run, backups, owner, close } = await open();
        for (const [key, value] of pairs) await run('default', 'RPUSH', key, value);
        const content = async () =>
          Promise.all(['a', 'b', 'c', 'd'].map((key) => run('default', 'LRANGE', key, '0', '-1')));
        // The backup is of a moment between the call and the answer, so it holds one of these
        // states.
        const states = [JSON.stringify(await content())];
        const progress = { over: false };
        const making = backups
          .create(owner, 'default', 'one')
          .finally(() => (progress.over = true));
        for (let i = 0; !progress.over; i++) {
          await run('default', 'RPUSH', 'abcd'[i % 4]!, String(i));
          states.push(JSON.stringify(await content()));
          for (let turn = 0; turn < pause; turn++) await new Promise(setImmediate);
        }
        const { backup_id } = await making;
        const writing = run('default', 'FLUSHALL').then(() => run('default', 'SET x 1'));
        await Promise.all([backups.restore(owner, 'default', backup_id), writing]);
        expect(states).toContain(JSON.stringify(await content()));
        await close();
      },
    ),
    { numRuns: tries(40) },
  );
});
