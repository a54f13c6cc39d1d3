import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../../../../testing/engines/redis/embedded/commands/commands.ts';

test('DEL, UNLINK, EXISTS and TOUCH count the existing keys', () => {
  const { run, logged } = openTestDatabase();
  run('MSET a 1 b 2 c 3');
  expect(run('EXISTS a b nobody a')).toBe(3);
  expect(run('TOUCH a nobody')).toBe(1);
  expect(run('DEL a nobody a')).toBe(1);
  expect(run('UNLINK b c nobody')).toBe(2);
  expect(run('DEL a')).toBe(0);
  expect(logged).toEqual(['MSET a 1 b 2 c 3', 'DEL a nobody a', 'UNLINK b c nobody']);
});

test('TYPE names the type of a value', () => {
  const { run } = openTestDatabase();
  run('SET string x');
  run('APPEND longer x');
  run('RPUSH list x');
  run('SADD set x');
  run('ZADD zset 1 x');
  run('HSET hash f x');
  for (const key of ['string', 'list', 'set', 'zset', 'hash']) expect(run('TYPE', key)).toBe(key);
  expect(run('TYPE longer')).toBe('string');
  expect(run('TYPE nobody')).toBe('none');
});

test('an expired key does not exist for any command', () => {
  const { run, advance, logged } = openTestDatabase();
  for (const key of ['a', 'b', 'c', 'd', 'e']) run('SET', key, 'x', 'PX', 10);
  advance(10);
  expect(run('KEYS *')).toEqual([]);
  expect(run('EXISTS a')).toBe(0);
  expect(run('TYPE b')).toBe('none');
  expect(run('DEL c')).toBe(0);
  expect(run('SCAN 0')).toEqual(['0', []]);
  expect(run('RANDOMKEY')).toBe(null);
  expect(logged.slice(5).toSorted()).toEqual(['DEL a', 'DEL b', 'DEL c', 'DEL d', 'DEL e']);
});

test('RANDOMKEY returns any of the remaining keys', () => {
  const { run, advance } = openTestDatabase();
  run('MSET a 1 b 2 c 3');
  run('SET gone x PX 10');
  advance(10);
  const drawn = new Set(Array.from({ length: 100 }, () => run('RANDOMKEY')));
  expect(drawn).toEqual(new Set(['a', 'b', 'c']));
});

test('reading the type, existence or expiry of a key does not count as an access', () => {
  const { run, advance } = openTestDatabase();
  run('SET k v');
  advance(60_000);
  run('EXISTS k');
  run('TYPE k');
  run('TTL k');
  run('OBJECT ENCODING k');
  expect(run('OBJECT IDLETIME k')).toBe(60);
  run('TOUCH k');
  expect(run('OBJECT IDLETIME k')).toBe(0);
});
