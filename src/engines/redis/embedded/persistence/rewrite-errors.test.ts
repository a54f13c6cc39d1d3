import { expect, test, vi } from 'vitest';
import { diskError, TestFiles } from '../../../../../testing/base/test-files.ts';
import type { Database } from '../database.ts';
import type { AppendOnlyLog } from './append-only-log.ts';
import {
  contentOn,
  openOn,
  pathOf,
  failing,
} from '../../../../../testing/engines/redis/embedded/persistence/persistence.ts';

const INCR_1 = pathOf('1.incr.aof');
const BROKEN = 'MISCONF Errors writing to the AOF file: Input/output error';

test('writes are accepted after a rewrite failed while nothing was written', async () => {
  const files = new TestFiles();
  const { run, log, tick } = await openOn(files);
  await run('SET a 1');
  await tick();
  files.before = ({ name, path }) => {
    if (name === 'sync' && path === INCR_1) throw diskError('EIO');
  };
  await expect(log.rewrite()).rejects.toThrow('EIO');
  expect(await run('SET a 2')).toBe(BROKEN);
  files.before = () => {};
  await vi.waitFor(
    async () => {
      await tick();
      expect(await run('SET a 2')).toBe('OK');
    },
    { interval: 1, timeout: 100_000 },
  );
});

test('a log that a rewrite could not open is opened when the disk works again', async () => {
  const files = new TestFiles();
  const { run, log, tick } = await openOn(files);
  const mend = failing(files, 'EROFS', 'open');
  await expect(log.rewrite()).rejects.toThrow('Read-only file system');
  mend();
  await tick();
  expect(await run('SET a 1')).toBe('OK');
});

test('a rewrite of a log that could not be started leaves the manifest to the next attempt', async () => {
  const files = new TestFiles();
  const { run, log, tick } = await openOn(files);
  let failed = false;
  files.before = ({ name }) => {
    if (name !== 'rename' || failed) return;
    failed = true;
    throw diskError('EROFS');
  };
  // Two concurrent writes of the manifest would leave an empty one.
  await expect(log.rewrite()).rejects.toThrow('Read-only file system');
  expect(files.get(pathOf('manifest'))).toBeUndefined();
  await tick();
  expect(await run('SET a 1')).toBe('OK');
  expect(await contentOn(files.afterKill())).toEqual({ a: ['string', '1'] });
});

test('a base that the manifest may name without having been synced is not overwritten', async () => {
  const files = new TestFiles();
  const { run, log, database } = await openOn(files);
  await run('SET a 1');
  let syncs = 0;
  files.before = ({ name }) => {
    if (name === 'syncDirectory' && ++syncs === 2) throw diskError('EIO');
  };
  await expect(log.rewrite()).rejects.toThrow('EIO');
  let killed: TestFiles | undefined;
  files.before = ({ name, path }) => {
    if (name === 'write' && path.includes('.base.')) killed ??= files.afterKill();
  };
  await log.replace(database, () => {});
  expect(await contentOn(killed!)).toEqual({ a: ['string', '1'] });
  expect(await contentOn(files.afterKill())).toEqual({ a: ['string', '1'] });
  expect(files.paths().filter((path) => path.includes('.base.'))).toHaveLength(1);
});

test('a rewrite that started before a failed sync does not end the error state', async () => {
  const files = new TestFiles();
  const { run, log, tick } = await openOn(files);
  const long = 'x'.repeat(1_000_000);
  for (let i = 0; i < 5; i++) await run('SET', `k${i}`, long);
  const rewriting = log.rewrite();
  const increment = pathOf('2.incr.aof');
  await vi.waitFor(
    async () => {
      await run('SET a 1');
      expect(files.get(increment)).toContain('SET');
    },
    { interval: 1, timeout: 100_000 },
  );
  files.before = ({ name, path }) => {
    if (name === 'sync' && path === increment) throw diskError('EIO');
  };
  await tick();
  files.before = () => {};
  expect(log.isRewriting).toBe(true);
  expect(await run('SET a 2')).toBe(BROKEN);
  await tick();
  await rewriting;
  await vi.waitFor(async () => expect(await run('SET b 1')).toBe('OK'), {
    interval: 1,
    timeout: 100_000,
  });
  await tick();
  const content = await contentOn(files.afterPowerLoss());
  expect(content.a).toEqual(['string', '1']);
  expect(content.b).toEqual(['string', '1']);
});

test.each([
  { what: 'a rewrite', begin: (log: AppendOnlyLog) => log.rewrite() },
  {
    what: 'a restore',
    begin: (log: AppendOnlyLog, database: Database) => log.replace(database, () => {}),
  },
])('after a kill in $what that left its manifest unsynced, no write is lost', async ({ begin }) => {
  const files = new TestFiles();
  const { run, log, database } = await openOn(files, { appendfsync: 'always' });
  await run('SET a 1');
  await log.settled();
  // The process is killed when the new manifest has its name, and its directory is not synced.
  files.before = ({ name }) => {
    if (name === 'syncDirectory') throw diskError('EIO');
  };
  await expect(begin(log, database)).rejects.toThrow('EIO');
  files.before = () => {};
  const before = files.operations.length;
  const next = await openOn(files, { appendfsync: 'always' });
  await next.run('SET b 2');
  await next.log.settled();
  const names = files.operations.slice(before).map(({ name }) => name);
  expect(names.find((name) => name === 'syncDirectory' || name === 'remove')).toBe('syncDirectory');
  const content = { a: ['string', '1'], b: ['string', '2'] };
  expect(await contentOn(files.afterPowerLoss())).toEqual(content);
});
