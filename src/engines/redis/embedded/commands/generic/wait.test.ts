import { expect, test } from 'vitest';
import { Database } from '../../database.ts';
import { EmbeddedSession } from '../../session.ts';
import { openTestDatabase } from '../testing.ts';

test('there are no replicas to wait for', () => {
  const { run } = openTestDatabase();
  expect(run('WAIT 0 100')).toBe(0);
  expect(run('WAIT 5 0')).toBe(0);
  expect(run('WAIT x 0')).toBe('ERR value is not an integer or out of range');
  expect(run('WAIT 0 x')).toBe('ERR timeout is not an integer or out of range');
  expect(run('WAIT 0 -1')).toBe('ERR timeout is negative');
});

test('a database in memory has no log to wait for', () => {
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

test('with a log, the reply comes once the disk has it', async () => {
  let synced: PromiseWithResolvers<void> | undefined;
  const database = new Database({
    journal: {
      append: () => {},
      settled: () => synced?.promise,
      demandSync: () => void (synced = Promise.withResolvers()),
      failure: undefined,
      close: async () => {},
    },
  });
  const user = database.acl.user('default')!;
  const session = new EmbeddedSession(database, { id: 1, user, address: '127.0.0.1:1' });
  await session.execute(['SET', 'k', 'v']);
  let answered = false;
  const reply = Promise.resolve(session.execute(['WAITAOF', '1', '0', '0'])).finally(() => {
    answered = true;
  });
  await new Promise(setImmediate);
  expect(answered).toBe(false);
  synced?.resolve();
  expect(await reply).toEqual([1, 0]);
});
