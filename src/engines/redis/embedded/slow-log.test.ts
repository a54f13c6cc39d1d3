import { expect, test } from 'vitest';
import { commandTable } from '../../../../generated/redis/commands.ts';
import { openTestDatabase } from '../../../../testing/engines/redis/embedded/commands/commands.ts';
import { EmbeddedSession } from './session.ts';

/** A database whose reads take this many milliseconds. */
function openSlow(milliseconds: number) {
  const opened = openTestDatabase();
  const { keyspace } = opened.database;
  const read = keyspace.read.bind(keyspace);
  keyspace.read = (key) => {
    opened.advance(milliseconds);
    return read(key);
  };
  const words = () => (opened.run('SLOWLOG GET -1') as unknown[][]).map((entry) => entry[3]);
  return { ...opened, words };
}

test('a command of ten milliseconds is logged, with its time, duration, arguments and client', () => {
  const { run } = openSlow(12.5);
  run('SET a 1');
  run('GET a');
  run('STRLEN a');
  const now = Date.UTC(2026, 0, 1) / 1000;
  expect(run('SLOWLOG LEN')).toBe(2);
  expect(run('SLOWLOG GET')).toEqual([
    [1, now, 12_500, ['STRLEN', 'a'], '127.0.0.1:1', ''],
    [0, now, 12_500, ['GET', 'a'], '127.0.0.1:1', ''],
  ]);
  expect(run('SLOWLOG GET 1')).toHaveLength(1);
  expect(run('SLOWLOG GET 0')).toEqual([]);
});

test('slowlog-log-slower-than and slowlog-max-len set the threshold and the length', () => {
  const { run, words } = openSlow(9);
  run('GET a');
  expect(words()).toEqual([]);
  run('CONFIG SET slowlog-log-slower-than 9000 slowlog-max-len 2');
  for (const key of ['a', 'b', 'c']) run('GET', key);
  expect(words()).toEqual([
    ['GET', 'c'],
    ['GET', 'b'],
  ]);
  run('CONFIG SET slowlog-log-slower-than -1');
  run('GET d');
  expect(run('SLOWLOG LEN')).toBe(2);
});

test('SLOWLOG RESET deletes the entries, and their ids continue', () => {
  const { run } = openSlow(20);
  run('GET a');
  expect(run('SLOWLOG RESET')).toBe('OK');
  expect(run('SLOWLOG LEN')).toBe(0);
  run('GET b');
  expect((run('SLOWLOG GET') as unknown[][])[0]![0]).toBe(1);
});

test('long and numerous arguments are truncated, as in Redis', () => {
  const { run, words } = openSlow(0);
  run('CONFIG SET slowlog-log-slower-than 0');
  run('RPUSH', 'list', ...Array.from({ length: 40 }, (_, i) => i));
  run('SET', 'a', 'x'.repeat(140));
  const [set, rpush] = words() as [string[], string[]];
  expect(set).toEqual(['SET', 'a', `${'x'.repeat(128)}... (12 more bytes)`]);
  expect(rpush).toHaveLength(32);
  expect(rpush.at(-1)).toBe('... (11 more arguments)');
});

test('a script is logged, and its commands without a client; a transaction only by its commands', () => {
  const { run, database, words } = openSlow(0);
  run('CONFIG SET slowlog-log-slower-than 0');
  run('EVAL', "return redis.call('GET', KEYS[1])", 1, 'a');
  const [script, called] = run('SLOWLOG GET') as unknown[][];
  expect(script!.slice(3)).toEqual([
    ['EVAL', "return redis.call('GET', KEYS[1])", '1', 'a'],
    '127.0.0.1:1',
    '',
  ]);
  expect(called!.slice(3)).toEqual([['GET', 'a'], '', '']);
  run('SLOWLOG RESET');
  database.slowLog.add(commandTable.exec, ['EXEC'], undefined, {
    ms: 1,
    now: 0,
  });
  expect(words()).toEqual([['SLOWLOG', 'RESET']]);
});

test('each command of a group that runs together has its own duration', async () => {
  const { run, database } = openSlow(6);
  const user = database.acl.user('default')!;
  const session = new EmbeddedSession(database, { id: 2, user, address: '' });
  await session.executeTransaction([
    ['GET', 'a'],
    ['GET', 'b'],
    ['STRLEN', 'a'],
  ]);
  run('EVAL', "redis.call('GET', KEYS[1]) redis.call('STRLEN', KEYS[1])", 1, 'a');
  expect((run('SLOWLOG GET') as unknown[][]).map((entry) => [entry[2], entry[3]])).toEqual([
    [12_000, ['EVAL', "redis.call('GET', KEYS[1]) redis.call('STRLEN', KEYS[1])", '1', 'a']],
  ]);
});

test('MONITOR is logged with the time at which it started', () => {
  const { run, database, advance } = openSlow(0);
  run('CONFIG SET slowlog-log-slower-than 0');
  advance(60_000);
  const user = database.acl.user('default')!;
  const session = new EmbeddedSession(database, { id: 2, user, address: '' });
  void session.monitor({ command: () => {}, ended: () => {} });
  const [monitor] = run('SLOWLOG GET') as unknown[][];
  expect(monitor!.slice(1, 4)).toEqual([Date.UTC(2026, 0, 1) / 1000 + 60, 0, ['MONITOR']]);
});

test('the slow log has no passwords', () => {
  const { run, words } = openSlow(0);
  run('CONFIG SET slowlog-log-slower-than 0');
  run('ACL SETUSER ann on');
  run('ACL GETUSER ann');
  run('CONFIG SET requirepass secret');
  expect(words().slice(0, 3)).toEqual([
    ['CONFIG', 'SET', 'requirepass', '(redacted)'],
    ['ACL', 'GETUSER', '(redacted)'],
    ['ACL', 'SETUSER', '(redacted)', '(redacted)'],
  ]);
});

test.each(['-2', 'x', '', '99999999999999999999'])('GET refuses %j as a count', (count) => {
  const { run } = openTestDatabase();
  expect(run('SLOWLOG', 'GET', count)).toBe('ERR count should be greater than or equal to -1');
});
