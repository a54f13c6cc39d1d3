import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../../../../testing/engines/redis/embedded/commands/commands.ts';

test('elements are added at either end, one after the other', () => {
  const { run } = openTestDatabase();
  expect(run('RPUSH queue c d')).toBe(2);
  expect(run('LPUSH queue b a')).toBe(4);
  expect(run('LRANGE queue 0 -1')).toEqual(['a', 'b', 'c', 'd']);
});

test('LPUSHX and RPUSHX only extend a list', () => {
  const { run, logged } = openTestDatabase();
  expect(run('LPUSHX queue a')).toBe(0);
  expect(run('RPUSHX queue a')).toBe(0);
  expect(logged).toEqual([]);
  run('RPUSH queue b');
  expect(run('LPUSHX queue a')).toBe(2);
  expect(run('RPUSHX queue c d')).toBe(4);
  expect(run('LRANGE queue 0 -1')).toEqual(['a', 'b', 'c', 'd']);
});

test('a key of another type does not change', () => {
  const { run, logged } = openTestDatabase();
  run('SADD colors red');
  expect(run('LPUSH colors a')).toBe(
    'WRONGTYPE Operation against a key holding the wrong kind of value',
  );
  expect(run('SCARD colors')).toBe(1);
  expect(logged).toEqual(['SADD colors red']);
});

test('any bytes can be an element', () => {
  const { run } = openTestDatabase();
  expect(run('RPUSH', 'queue', '', 'two words', 'line\r\nbreak', 'žluťoučký')).toBe(4);
  expect(run('LRANGE queue 0 -1')).toEqual(['', 'two words', 'line\r\nbreak', 'žluťoučký']);
});

test('an expired list is replaced', () => {
  const { run, advance } = openTestDatabase();
  run('RPUSH queue old');
  run('PEXPIRE queue 1000');
  advance(1000);
  expect(run('RPUSH queue new')).toBe(1);
  advance(10_000);
  expect(run('LRANGE queue 0 -1')).toEqual(['new']);
});

test('LPUSH and RPUSH publish lpush and rpush', () => {
  const { run, database } = openTestDatabase();
  const events: string[] = [];
  database.keyspace.listener.afterEvent = (event, key) => events.push(`${event} ${key}`);
  run('LPUSH queue a');
  run('RPUSHX queue b');
  expect(events).toEqual(['new queue', 'lpush queue', 'rpush queue']);
});
