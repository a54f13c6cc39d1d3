import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { tries } from '../../../testing/base/tries.ts';
import { filesOf, openWithBackups, testFolder } from '../../../testing/control/backups.ts';
import type { Files } from '../../base/files/files.ts';
import { nodeFiles } from '../../base/files/node-files.ts';

test('restored data survives a restart', async () => {
  const directory = testFolder();
  const first = await openWithBackups({ directory });
  await first.run('default', 'SET a 1');
  const { backup_id } = await first.backups.create(first.owner, 'default', 'one');
  await first.run('default', 'SET a 2');
  await first.backups.restore(first.owner, 'default', backup_id);
  await first.run('default', 'SET b 3');
  await first.close();
  const second = await openWithBackups({ directory });
  expect(await second.run('default', 'MGET a b')).toEqual(['1', '3']);
  expect(await second.names()).toEqual(['one completed']);
});

test('a damaged or missing file marks its backup as failed, at the restore or the next start', async () => {
  const directory = testFolder();
  const { backups, owner, run, names, close } = await openWithBackups({ directory });
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
  expect((await (await openWithBackups({ directory })).names()).toSorted()).toEqual([
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

test('a process killed during a backup leaves a complete backup or none', async () => {
  let kills = 0;
  for (let operations = 1; ; operations++) {
    const directory = testFolder();
    const files = killedAt(operations);
    const first = await openWithBackups({ directory, backupFiles: files });
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
    const second = await openWithBackups({ directory });
    expect(await second.names()).toEqual(made === undefined ? [] : ['one completed']);
    expect(filesOf(directory)).toEqual(made === undefined ? [] : [`${made.backup_id}.aof`]);
    if (made !== undefined) await second.backups.restore(second.owner, 'default', made.backup_id);
    await second.backups.create(second.owner, 'default', 'two');
    if (!files.wasKilled) break;
    kills++;
  }
  expect(kills).toBeGreaterThanOrEqual(6);
});

test('a backup restores a state of one moment, also with concurrent writes', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd'), fc.string({ maxLength: 5 })), {
        maxLength: 20,
      }),
      fc.integer({ min: 1, max: 5 }),
      async (pairs, pause) => {
        const { run, backups, owner, close } = await openWithBackups();
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
