import { expect, test } from 'vitest';
import { openTestDatabase } from '../testing.ts';

test('MSET sets all keys and forgets what they held', () => {
  const { run, logged } = openTestDatabase();
  run('SET b old EX 10');
  expect(run('MSET a 1 b 2 a 3')).toBe('OK');
  expect(run('MGET a b')).toEqual(['3', '2']);
  expect(logged.at(-1)).toBe('MSET a 1 b 2 a 3');
});

test('MSETNX sets all keys or none', () => {
  const { run, logged } = openTestDatabase();
  expect(run('MSETNX a 1 b 2')).toBe(1);
  expect(run('MSETNX c 3 a 4')).toBe(0);
  expect(run('MGET a b c')).toEqual(['1', '2', null]);
  expect(logged).toEqual(['MSETNX a 1 b 2']);
});

test('a key without a value is refused before anything is set', () => {
  const { run, logged } = openTestDatabase();
  expect(run('MSET a 1 b')).toBe("ERR wrong number of arguments for 'mset' command");
  expect(run('MSETNX a 1 b')).toBe("ERR wrong number of arguments for 'msetnx' command");
  expect(logged).toEqual([]);
});
