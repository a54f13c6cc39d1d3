import { expect, test } from 'vitest';
import { diskError, TestFiles } from '../../../../../testing/base/test-files.ts';
import {
  contentOn,
  openOn,
  type DurableTestDatabase,
} from '../../../../../testing/engines/redis/embedded/persistence/persistence.ts';
import { EmbeddedSession } from '../session.ts';

const MEMBERS = Array.from({ length: 20_000 }, (_, i) => `member:${i}`);

/** A database on which every command of several steps is suspended, with a set of many members. */
async function withLargeSet(
  files: TestFiles,
  config: Readonly<Record<string, string>> = {},
): Promise<DurableTestDatabase> {
  const database = await openOn(files, config, { slice: 0 });
  await database.run('SADD', 'large', ...MEMBERS);
  return database;
}

test('the changes of a command that was suspended survive a kill once it is answered', async () => {
  const files = new TestFiles();
  const { run } = await withLargeSet(files);
  expect(await run('SUNIONSTORE', 'copy', 'large')).toBe(MEMBERS.length);
  expect(Object.keys(await contentOn(files.afterKill()))).toEqual(['copy', 'large']);
});

test('with appendfsync always they survive a loss of power', async () => {
  const files = new TestFiles();
  const { run } = await withLargeSet(files, { appendfsync: 'always' });
  expect(await run('SUNIONSTORE', 'copy', 'large')).toBe(MEMBERS.length);
  expect(Object.keys(await contentOn(files.afterPowerLoss()))).toEqual(['copy', 'large']);
});

test('they are refused if the log can not take them', async () => {
  const files = new TestFiles();
  const { run } = await withLargeSet(files);
  files.before = ({ name }) => {
    if (name === 'write') throw diskError('EIO');
  };
  expect(await run('SUNIONSTORE', 'copy', 'large')).toMatch(/^MISCONF /);
});

test('who waits for a key that it has made is served at once', async () => {
  const { run, database } = await withLargeSet(new TestFiles());
  const user = database.acl.user('default')!;
  const other = new EmbeddedSession(database, { id: 2, user, address: '', protocol: 'resp' });
  const popped = other.execute(['BLPOP', 'list', '0']);
  expect(await run('SORT', 'large', 'BY', 'nosort', 'STORE', 'list')).toBe(MEMBERS.length);
  expect(await popped).toEqual(['list', expect.stringMatching(/^member:/)]);
});
