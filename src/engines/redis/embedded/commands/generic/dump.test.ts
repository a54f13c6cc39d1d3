import { expect, test } from 'vitest';
import type { ByteString } from '../../../bytes.ts';
import { RedisError, Status, type Reply } from '../../../reply.ts';
import { EmbeddedSession } from '../../session.ts';
import { openTestDatabase } from '../../../../../../testing/engines/redis/embedded/commands/commands.ts';

/** As {@link openTestDatabase}, with commands and replies as bytes. */
function open() {
  const opened = openTestDatabase();
  const { database } = opened;
  const user = database.acl.user('default')!;
  const session = new EmbeddedSession(database, { id: 2, user, address: '127.0.0.1:2' });
  const send = (...argv: ByteString[]): Reply => {
    const reply = session.run(argv);
    if (reply instanceof RedisError) return reply.message;
    return reply instanceof Status ? reply.text : reply;
  };
  const dump = (key: ByteString) => send('DUMP', key) as ByteString;
  return { ...opened, send, dump };
}

test('a dump can be restored under another key', () => {
  const { run, send, dump } = open();
  run('SET s hello');
  run('RPUSH l a b c');
  run('HSET h f v');
  run('SADD u 1 2 3');
  run('ZADD z 1.5 m');
  for (const key of ['s', 'l', 'h', 'u', 'z']) {
    expect(send('RESTORE', `${key}2`, '0', dump(key))).toBe('OK');
  }
  expect(run('GET s2')).toBe('hello');
  expect(run('LRANGE l2 0 -1')).toEqual(['a', 'b', 'c']);
  expect(run('HGETALL h2')).toEqual(['f', 'v']);
  expect(run('SMEMBERS u2')).toEqual(['1', '2', '3']);
  expect(run('ZSCORE z2 m')).toBe('1.5');
  expect(run('TTL s2')).toBe(-1);
  expect(run('DUMP nobody')).toBe(null);
});

test('the fields of a hash keep their expiries', () => {
  const { run, send, dump, advance } = open();
  run('HSET h f v g w');
  run('HPEXPIRE h 100 FIELDS 1 f');
  send('RESTORE', 'copy', '0', dump('h'));
  expect(run('HPTTL copy FIELDS 2 f g')).toEqual([100, -1]);
  advance(100);
  expect(run('HGETALL copy')).toEqual(['g', 'w']);
});

test('RESTORE refuses a key that exists, unless REPLACE is given', () => {
  const { run, send, dump } = open();
  run('SET a 1');
  run('SET b 2 EX 100');
  expect(send('RESTORE', 'b', '0', dump('a'))).toBe('BUSYKEY Target key name already exists.');
  expect(send('RESTORE', 'b', 'x', 'nonsense')).toBe('BUSYKEY Target key name already exists.');
  expect(send('RESTORE', 'b', '0', dump('a'), 'replace')).toBe('OK');
  expect(run('GET b')).toBe('1');
  expect(run('TTL b')).toBe(-1);
});

test('RESTORE with REPLACE publishes that the key is a new one', () => {
  const { run, send, dump, database } = open();
  run('SET a 1');
  const payload = dump('a');
  const events: string[] = [];
  database.keyspace.listener.afterEvent = (event, key) => events.push(`${event} ${key}`);
  send('RESTORE', 'a', '0', payload, 'REPLACE');
  expect(events).toEqual(['new a', 'restore a']);
});

test('the time to live is relative, or absolute with ABSTTL', () => {
  const { run, send, dump, logged, database } = open();
  run('SET a 1');
  send('RESTORE', 'b', '5000', dump('a'));
  expect(run('PTTL b')).toBe(5000);
  const moment = database.keyspace.now + 7000;
  send('RESTORE', 'c', String(moment), dump('a'), 'ABSTTL');
  expect(run('PTTL c')).toBe(7000);
  expect(logged.at(-1)).toMatch(new RegExp(`^RESTORE c ${moment} .* REPLACE ABSTTL$`, 's'));
});

test('RESTORE with a time in the past creates no key', () => {
  const { run, send, dump, logged } = open();
  run('SET a 1');
  expect(send('RESTORE', 'b', '1', dump('a'), 'ABSTTL')).toBe('OK');
  expect(run('EXISTS b')).toBe(0);
  expect(logged).toHaveLength(1);
  run('SET b 2');
  expect(send('RESTORE', 'b', '1', dump('a'), 'ABSTTL', 'REPLACE')).toBe('OK');
  expect(run('EXISTS b')).toBe(0);
  expect(logged.at(-1)).toBe('DEL b');
});

test('IDLETIME and FREQ set the values that eviction uses', () => {
  const { run, send, dump, database } = open();
  run('SET a 1');
  send('RESTORE', 'b', '0', dump('a'), 'IDLETIME', '1000');
  expect(run('OBJECT IDLETIME b')).toBe(1000);
  send('RESTORE', 'c', '0', dump('a'), 'FREQ', '100');
  expect(run('OBJECT IDLETIME c')).toBe(0);
  database.config.set('maxmemory-policy', 'volatile-lfu');
  send('RESTORE', 'd', '0', dump('a'), 'FREQ', '100');
  expect(run('OBJECT FREQ d')).toBe(100);
});

test('invalid options of RESTORE are refused before anything is changed', () => {
  const { run, send, dump, logged } = open();
  run('SET a 1');
  const payload = dump('a');
  const restore = (...argv: ByteString[]) => send('RESTORE', 'b', ...argv);
  expect(restore('-1', payload)).toBe('ERR Invalid TTL value, must be >= 0');
  expect(restore('x', payload)).toBe('ERR value is not an integer or out of range');
  expect(restore('0', 'x')).toBe('ERR DUMP payload version or checksum are wrong');
  expect(restore('0', payload, 'FOO')).toBe('ERR syntax error');
  expect(restore('0', payload, 'FREQ', '256')).toBe(
    'ERR Invalid FREQ value, must be >= 0 and <= 255',
  );
  expect(restore('0', payload, 'IDLETIME', '-1')).toBe('ERR Invalid IDLETIME value, must be >= 0');
  expect(restore('0', payload, 'IDLETIME', '1', 'FREQ', '1')).toBe('ERR syntax error');
  expect(logged).toHaveLength(1);
});
