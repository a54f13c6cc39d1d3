import { expect, test } from 'vitest';
import { RedisError } from '../../../reply.ts';
import { Database } from '../../database.ts';
import { EmbeddedSession } from '../../session.ts';
import { openTestDatabase } from '../../../../../../testing/engines/redis/embedded/commands/commands.ts';

test('WAIT answers 0 at once, because there are no replicas', () => {
  const { run } = openTestDatabase();
  expect(run('WAIT 0 100')).toBe(0);
  expect(run('WAIT 5 0')).toBe(0);
  expect(run('WAIT x 0')).toBe('ERR value is not an integer or out of range');
  expect(run('WAIT 0 x')).toBe('ERR timeout is not an integer or out of range');
  expect(run('WAIT 0 -1')).toBe('ERR timeout is negative');
});

test('WAITAOF is refused if the database has no log', () => {
  const { run } = openTestDatabase();
  expect(run('WAITAOF 0 0 0')).toEqual([0, 0]);
  expect(run('WAITAOF 1 0 0')).toBe(
    'ERR WAITAOF cannot be used when numlocal is set but appendonly is disabled.',
  );
});

test('WAITAOF checks its arguments in order', () => {
  const { run } = openTestDatabase();
  expect(run('WAITAOF 2 0 0')).toBe('ERR value is out of range, value must between 0 and 1');
  expect(run('WAITAOF x 0 0')).toBe('ERR value is not an integer or out of range');
  expect(run('WAITAOF 0 -1 0')).toBe('ERR value is out of range, must be positive');
  expect(run('WAITAOF 0 0 -1')).toBe('ERR timeout is negative');
});

/** A database whose disk succeeds or fails when the test says so. */
function withDisk() {
  let sync: PromiseWithResolvers<void> | undefined;
  const database = new Database({
    journal: {
      append: () => {},
      settled: () => sync?.promise,
      demandSync: () => void (sync = Promise.withResolvers()),
      failure: undefined,
      close: async () => {},
    },
  });
  const user = database.acl.user('default')!;
  const session = new EmbeddedSession(database, { id: 1, user, address: '127.0.0.1:1' });
  const waitForDisk = () => Promise.resolve(session.execute(['WAITAOF', '1', '0', '0']));
  return { waitForDisk, disk: () => sync! };
}

test('WAITAOF answers once the log is synced to disk', async () => {
  const { waitForDisk, disk } = withDisk();
  let answered = false;
  const reply = waitForDisk().finally(() => (answered = true));
  await new Promise(setImmediate);
  expect(answered).toBe(false);
  disk().resolve();
  expect(await reply).toEqual([1, 0]);
});

test('WAITAOF returns 0 if the disk refuses the sync', async () => {
  const { waitForDisk, disk } = withDisk();
  const reply = waitForDisk();
  disk().reject(new RedisError('MISCONF the disk is full'));
  expect(await reply).toEqual([0, 0]);
});
