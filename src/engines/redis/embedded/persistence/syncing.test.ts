import { expect, test } from 'vitest';
import { type Operation, TestFiles } from '../../../../../testing/base/test-files.ts';
import {
  contentOn,
  noted,
  openOn,
  pathOf,
} from '../../../../../testing/engines/redis/embedded/persistence/persistence.ts';

const INCR_1 = pathOf('1.incr.aof');

test('commands are acknowledged when they are written, all of a turn of the event loop in one write', async () => {
  const files = new TestFiles();
  const { session, run } = await openOn(files);
  await run('SET a 1');
  await noted(files);
  files.operations.length = 0;
  const replies = Promise.all([
    session.execute(['SET', 'a', '2']),
    session.execute(['SET', 'b', '2']),
    session.execute(['GET', 'a']),
  ]);
  expect(files.operations).toEqual([]);
  await replies;
  expect(files.operations).toEqual([{ name: 'write', path: INCR_1 }]);
});

test('with many waiting replies, the log is written and acknowledged before the turn ends', async () => {
  const files = new TestFiles();
  const { session, run } = await openOn(files);
  await run('SET a 1');
  files.operations.length = 0;
  let acknowledged = 0;
  for (let client = 0; client < 40; client++) {
    const command = ['SET', `key${client}`, 'x'.repeat(1000)];
    void Promise.resolve(session.execute(command)).then(() => acknowledged++);
  }
  expect(files.operations.map(({ name }) => name)).toEqual(['write', 'write']);
  for (let i = 0; i < 3; i++) await Promise.resolve();
  expect(acknowledged).toBe(32);
  expect(Object.keys(await contentOn(files.afterKill()))).toHaveLength(1 + 32);
});

test('with appendfsync everysec, a write is synced within a second', async () => {
  const files = new TestFiles();
  const { run, tick } = await openOn(files);
  await run('SET a 1');
  expect(await contentOn(files.afterKill())).toEqual({ a: ['string', '1'] });
  expect(await contentOn(files.afterPowerLoss())).toEqual({});
  await tick();
  expect(await contentOn(files.afterPowerLoss())).toEqual({ a: ['string', '1'] });
  files.operations.length = 0;
  await tick();
  await tick();
  expect(files.operations).toEqual([]);
});

test('with appendfsync no, nothing is synced until the log is closed', async () => {
  const files = new TestFiles();
  const { run, tick, log } = await openOn(files, { appendfsync: 'no' });
  await run('SET a 1');
  await tick();
  expect(files.operations).not.toContainEqual({ name: 'sync', path: INCR_1 });
  await log.close();
  expect(await contentOn(files.afterPowerLoss())).toEqual({ a: ['string', '1'] });
});

test('with appendfsync always, acknowledged writes survive a power failure', async () => {
  const files = new TestFiles();
  const { run } = await openOn(files, { appendfsync: 'always' });
  for (let i = 0; i < 10; i++) {
    expect(await run(`SET k ${i}`)).toBe('OK');
    expect(await contentOn(files.afterPowerLoss())).toEqual({ k: ['string', String(i)] });
  }
});

test('with appendfsync always, writes during a sync share the next one', async () => {
  const files = new TestFiles();
  files.syncTurns = 10;
  const { session, run } = await openOn(files, { appendfsync: 'always' });
  await run('SET a 1');
  files.operations.length = 0;
  const replies: unknown[] = [];
  for (let turn = 0; turn < 40; turn++) {
    replies.push(session.execute(['SET', 'a', '1']), session.execute(['SET', 'b', '1']));
    await new Promise((resolve) => void setImmediate(resolve));
  }
  await Promise.all(replies);
  const count = (name: Operation['name']): number =>
    files.operations.filter((operation) => operation.name === name).length;
  expect(count('write')).toBe(40);
  expect(count('sync')).toBeLessThan(8);
});

test('WAITAOF is answered when nothing has been written', async () => {
  const { run, log } = await openOn(new TestFiles());
  expect(await run('WAITAOF 1 0 0')).toEqual([1, 0]);
  await log.close();
});

test('SAVE and BGSAVE sync the log, and LASTSAVE returns when', async () => {
  const files = new TestFiles();
  const { run, advance, log } = await openOn(files, { appendfsync: 'no' });
  const opened = await run('LASTSAVE');
  await run('SET a 1');
  advance(5000);
  expect(await run('LASTSAVE')).toBe(opened);
  expect(await run('SAVE')).toBe('OK');
  expect(await contentOn(files.afterPowerLoss())).toEqual({ a: ['string', '1'] });
  expect(await run('LASTSAVE')).toBe(Number(opened) + 5);
  advance(5000);
  expect(await run('BGSAVE SCHEDULE')).toBe('Background saving started');
  expect(await run('LASTSAVE')).toBe(Number(opened) + 10);
  expect(await run('BGSAVE now')).toBe('ERR syntax error');
  await log.close();
});

test('WAITAOF syncs the log with any policy', async () => {
  const files = new TestFiles();
  const { run } = await openOn(files, { appendfsync: 'no' });
  await run('SET a 1');
  expect(await run('WAITAOF 1 0 0')).toEqual([1, 0]);
  expect(await contentOn(files.afterPowerLoss())).toEqual({ a: ['string', '1'] });
});

test('CONFIG SET appendfsync applies from the next write on', async () => {
  const files = new TestFiles();
  const { run } = await openOn(files);
  await run('CONFIG SET appendfsync always');
  await run('SET a 1');
  expect(await contentOn(files.afterPowerLoss())).toEqual({ a: ['string', '1'] });
});
