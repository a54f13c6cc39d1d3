import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../../../../testing/engines/redis/embedded/commands/commands.ts';

const OFFSET = 'ERR bit offset is not an integer or out of range';

test('SETBIT returns the previous bit; the first bit is the highest of the first byte', () => {
  const { run } = openTestDatabase();
  expect(run('SETBIT k 1 1')).toBe(0);
  expect(run('SETBIT k 7 1')).toBe(0);
  expect(run('GET k')).toBe('A');
  expect(run('SETBIT k 7 0')).toBe(1);
  expect(run('GET k')).toBe('@');
});

test('SETBIT grows the string with zeros, even for a zero', () => {
  const { run } = openTestDatabase();
  run('SET k a');
  run('SETBIT k 25 1');
  expect(run('GET k')).toBe('a\0\0@');
  expect(run('SETBIT new 20 0')).toBe(0);
  expect(run('STRLEN new')).toBe(3);
});

test('setting a bit to its current value changes nothing', () => {
  const { run, logged } = openTestDatabase();
  run('SET k A');
  expect(run('SETBIT k 7 1')).toBe(1);
  expect(run('SETBIT k 0 0')).toBe(0);
  expect(logged).toEqual(['SET k A']);
});

test('SETBIT keeps the expiry', () => {
  const { run, advance } = openTestDatabase();
  run('SET k a PX 100');
  run('SETBIT k 100 1');
  expect(run('GETBIT k 100')).toBe(1);
  advance(100);
  expect(run('GETBIT k 100')).toBe(0);
});

test('GETBIT reads zeros after the end', () => {
  const { run } = openTestDatabase();
  run('SET k A');
  expect([0, 1, 2, 3, 4, 5, 6, 7].map((offset) => run(`GETBIT k ${offset}`))).toEqual([
    0, 1, 0, 0, 0, 0, 0, 1,
  ]);
  expect(run('GETBIT k 8')).toBe(0);
  expect(run('GETBIT k 4294967295')).toBe(0);
  expect(run('GETBIT nobody 0')).toBe(0);
});

test.each(['-1', 'abc', '1.5', '', '#1', '4294967296', '9223372036854775808'])(
  'the offset %j is refused',
  (offset) => {
    const { run, logged } = openTestDatabase();
    expect(run('SETBIT', 'k', offset, 1)).toBe(OFFSET);
    expect(run('GETBIT', 'k', offset)).toBe(OFFSET);
    expect(logged).toEqual([]);
  },
);

test('a bit must be 0 or 1, and its key a string', () => {
  const { run } = openTestDatabase();
  run('RPUSH list x');
  expect(run('SETBIT k 0 2')).toBe('ERR bit is not an integer or out of range');
  expect(run('SETBIT list 0 1')).toMatch(/^WRONGTYPE/);
  expect(run('GETBIT list 0')).toMatch(/^WRONGTYPE/);
});

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
