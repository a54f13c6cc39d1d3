import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../../../../testing/engines/redis/embedded/commands/commands.ts';

test('RENAME moves a value with its expiry, and overwrites the destination', () => {
  const { run, logged } = openTestDatabase();
  run('SET a 1 PX 5000');
  run('SET b 2');
  expect(run('RENAME a b')).toBe('OK');
  expect(run('GET b')).toBe('1');
  expect(run('PTTL b')).toBe(5000);
  expect(run('EXISTS a')).toBe(0);
  expect(logged.at(-1)).toBe('RENAME a b');
});

test('RENAME of a missing key is an error, also onto itself', () => {
  const { run, logged } = openTestDatabase();
  expect(run('RENAME nobody x')).toBe('ERR no such key');
  expect(run('RENAME nobody nobody')).toBe('ERR no such key');
  expect(run('RENAMENX nobody x')).toBe('ERR no such key');
  run('SET a 1');
  expect(run('RENAME a a')).toBe('OK');
  expect(run('RENAMENX a a')).toBe(0);
  expect(logged).toEqual(['SET a 1']);
});

test('RENAMENX does not overwrite the destination, unless it has expired', () => {
  const { run, advance } = openTestDatabase();
  run('SET a 1');
  run('SET b 2 PX 100');
  expect(run('RENAMENX a b')).toBe(0);
  advance(100);
  expect(run('RENAMENX a b')).toBe(1);
  expect(run('GET b')).toBe('1');
});

test('a hash keeps the expiries of its fields when it is renamed or copied', () => {
  const { run, advance } = openTestDatabase();
  run('HSET h f 1 g 2');
  run('HPEXPIRE h 100 FIELDS 1 f');
  run('COPY h copy');
  run('RENAME h renamed');
  advance(100);
  expect(run('HGETALL renamed')).toEqual(['g', '2']);
  expect(run('HGETALL copy')).toEqual(['g', '2']);
});

test('COPY makes an independent value', () => {
  const { run } = openTestDatabase();
  run('RPUSH l 1 2');
  run('APPEND s ab');
  expect(run('COPY l l2')).toBe(1);
  expect(run('COPY s s2')).toBe(1);
  run('RPUSH l2 3');
  run('APPEND s2 c');
  expect(run('LRANGE l 0 -1')).toEqual(['1', '2']);
  expect(run('GET s')).toBe('ab');
  expect(run('GET s2')).toBe('abc');
});

test('COPY copies the expiry, and replaces that of the destination', () => {
  const { run } = openTestDatabase();
  run('SET a 1 PX 5000');
  run('SET b 2');
  run('COPY a c');
  expect(run('PTTL c')).toBe(5000);
  run('COPY b a REPLACE');
  expect(run('PTTL a')).toBe(-1);
});

test('COPY with REPLACE publishes that the key is a new one', () => {
  const { run, database } = openTestDatabase();
  run('SET a 1');
  run('SET b 2');
  const events: string[] = [];
  database.keyspace.listener.afterEvent = (event, key) => events.push(`${event} ${key}`);
  run('COPY a b REPLACE');
  expect(events).toEqual(['new b', 'copy_to b']);
});

test('COPY without a source, or onto an existing key, does nothing', () => {
  const { run, logged } = openTestDatabase();
  run('SET a 1');
  run('SET b 2');
  expect(run('COPY nobody b REPLACE')).toBe(0);
  expect(run('COPY a b')).toBe(0);
  expect(run('GET b')).toBe('2');
  expect(logged).toHaveLength(2);
});

test('COPY of a key onto itself does nothing, as on the hosted service', () => {
  const { run } = openTestDatabase();
  run('SET a 1');
  expect(run('COPY a a')).toBe(0);
  expect(run('COPY a a REPLACE')).toBe(0);
  expect(run('COPY nobody nobody')).toBe(0);
  expect(run('COPY a a FOO')).toBe('ERR syntax error');
});
