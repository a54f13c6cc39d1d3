import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../../../../testing/engines/redis/embedded/commands/commands.ts';

const SYNTAX = 'ERR syntax error';
const NOT_INTEGER = 'ERR value is not an integer or out of range';

test('BITCOUNT counts in the whole string, between bytes, or between bits', () => {
  const { run } = openTestDatabase();
  run('SET k foobar');
  expect(run('BITCOUNT k')).toBe(26);
  expect(run('BITCOUNT k 0 0')).toBe(4);
  expect(run('BITCOUNT k 1 1')).toBe(6);
  expect(run('BITCOUNT k -2 -1')).toBe(7);
  expect(run('BITCOUNT k 5 30 BIT')).toBe(17);
  expect(run('BITCOUNT k 1 1 byte')).toBe(6);
  expect(run('BITCOUNT nobody')).toBe(0);
});

test('a range whose end precedes its start counts no bits', () => {
  const { run } = openTestDatabase();
  run('SET k foobar');
  expect(run('BITCOUNT k 2 1')).toBe(0);
  expect(run('BITCOUNT k -1 -2')).toBe(0);
  expect(run('BITCOUNT k -50 -100')).toBe(0);
  expect(run('BITCOUNT k 6 100')).toBe(0);
  expect(run('BITPOS k 1 2 1')).toBe(-1);
});

test('BITPOS finds the first bit that is set', () => {
  const { run } = openTestDatabase();
  run('SETBIT k 12 1');
  run('SETBIT k 20 1');
  expect(run('BITPOS k 1')).toBe(12);
  expect(run('BITPOS k 1 2')).toBe(20);
  expect(run('BITPOS k 1 13 -1 BIT')).toBe(20);
  expect(run('BITPOS k 1 13 19 BIT')).toBe(-1);
  expect(run('BITPOS nobody 1')).toBe(-1);
});

test('BITPOS finds a zero after the end, unless the end is given', () => {
  const { run } = openTestDatabase();
  run('BITFIELD k SET u16 0 65535');
  expect(run('BITPOS k 0')).toBe(16);
  expect(run('BITPOS k 0 1')).toBe(16);
  expect(run('BITPOS k 0 0 -1')).toBe(-1);
  expect(run('BITPOS k 0 0 100')).toBe(-1);
  expect(run('BITPOS k 0 2')).toBe(-1);
  expect(run('BITPOS nobody 0')).toBe(0);
});

test('invalid arguments are refused even for a missing key, as since Redis 7.2', () => {
  const { run } = openTestDatabase();
  expect(run('BITCOUNT nobody 0')).toBe(SYNTAX);
  expect(run('BITCOUNT nobody 0 1 FOO')).toBe(SYNTAX);
  expect(run('BITCOUNT nobody a 1')).toBe(NOT_INTEGER);
  expect(run('BITPOS nobody 1 0 1 FOO')).toBe(SYNTAX);
  expect(run('BITPOS nobody 1 0 a')).toBe(NOT_INTEGER);
  expect(run('BITPOS nobody 2')).toBe('ERR The bit argument must be 1 or 0.');
});

test('the arguments are checked before the key', () => {
  const { run } = openTestDatabase();
  run('RPUSH list x');
  expect(run('BITCOUNT list a 1')).toBe(NOT_INTEGER);
  expect(run('BITCOUNT list 0 1')).toMatch(/^WRONGTYPE/);
  expect(run('BITPOS list 1 a')).toBe(NOT_INTEGER);
  expect(run('BITPOS list 1')).toMatch(/^WRONGTYPE/);
});
