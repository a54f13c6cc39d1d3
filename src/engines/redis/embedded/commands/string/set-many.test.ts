import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../../../../testing/engines/redis/embedded/commands/commands.ts';

test('MSET sets all keys and replaces their values', () => {
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

test('MSETEX sets all keys with one expiry, and logs an absolute time', () => {
  const { run, logged, advance } = openTestDatabase();
  expect(run('MSETEX 2 a 1 b 2 PX 500')).toBe(1);
  expect(run('PTTL b')).toBe(500);
  expect(logged.at(-1)).toBe(`MSETEX 2 a 1 b 2 PXAT ${Date.UTC(2026, 0, 1) + 500}`);
  expect(run('MSETEX 2 a 3 c 4 KEEPTTL')).toBe(1);
  expect([run('PTTL a'), run('PTTL c')]).toEqual([500, -1]);
  expect(logged.at(-1)).toBe('MSETEX 2 a 3 c 4 KEEPTTL');
  expect(run('MSETEX 1 a 5')).toBe(1);
  expect([run('PTTL a'), logged.at(-1)]).toEqual([-1, 'MSETEX 1 a 5']);
  advance(500);
  expect(run('MGET a b c')).toEqual(['5', null, '4']);
});

test('MSETEX has a condition for all of its keys', () => {
  const { run, logged } = openTestDatabase();
  run('SET a 1');
  expect(run('MSETEX 2 b 1 a 2 NX')).toBe(0);
  expect(run('MSETEX 2 a 2 b 2 XX')).toBe(0);
  expect(run('MGET a b')).toEqual(['1', null]);
  expect(run('MSETEX 2 b 1 c 2 NX EX 10')).toBe(1);
  expect(run('MSETEX 2 a 7 b 7 XX')).toBe(1);
  expect(logged.at(-1)).toBe('MSETEX 2 a 7 b 7');
  expect(run('COMMAND GETKEYS MSETEX 2 a 7 b 7 XX')).toEqual(['a', 'b']);
});

test.each([
  ['MSETEX 0 a 1', 'ERR invalid numkeys value'],
  ['MSETEX x a 1', 'ERR invalid numkeys value'],
  ['MSETEX 2 a 1 b', 'ERR wrong number of key-value pairs'],
  ['MSETEX 1 a 1 NX XX', 'ERR syntax error'],
  ['MSETEX 1 a 1 GET', 'ERR syntax error'],
  ['MSETEX 1 a 1 IFEQ 2', 'ERR syntax error'],
  ['MSETEX 1 a 1 EX 0', "ERR invalid expire time in 'msetex' command"],
  ['MSETEX 1 a 1 b 2', 'ERR syntax error'],
])('an invalid MSETEX is refused (%s: %s)', (command, error) => {
  const { run, logged } = openTestDatabase();
  expect(run(command)).toBe(error);
  expect(logged).toEqual([]);
});
