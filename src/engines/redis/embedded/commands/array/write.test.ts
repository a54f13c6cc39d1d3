import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../../../../testing/engines/redis/embedded/commands/commands.ts';

const LAST = '18446744073709551614';

test('values that are set from an index on are read back, and only new ones count', () => {
  const { run } = openTestDatabase();
  expect(run('ARSET lines 2 a b c')).toBe(3);
  expect(run('ARSET lines 3 B C D')).toBe(1);
  expect(run('ARMGET lines 0 1 2 3 4 5 6')).toEqual([null, null, 'a', 'B', 'C', 'D', null]);
  expect(run('ARCOUNT lines')).toBe(4);
  expect(run('ARLEN lines')).toBe(6);
});

test('pairs set far-apart indexes, of the same index the last', () => {
  const { run } = openTestDatabase();
  expect(run('ARMSET', 'a', LAST, 'last', 0, 'first', 0, 'again')).toBe(2);
  expect(run('ARSCAN', 'a', 0, LAST)).toEqual([
    [0, 'again'],
    [LAST, 'last'],
  ]);
  expect(run('ARLEN a')).toBe('18446744073709551615');
});

test('indexes beyond 2^53 are exact, and text only beyond 2^63', () => {
  const { run } = openTestDatabase();
  run('ARMSET a 9007199254740993 x 9223372036854775807 y 9223372036854775808 z');
  expect(run('ARSCAN a 9007199254740992 9223372036854775809')).toEqual([
    [9007199254740993n, 'x'],
    [9223372036854775807n, 'y'],
    ['9223372036854775808', 'z'],
  ]);
  expect(run('ARGET a 9007199254740992')).toBeNull();
  expect(run('ARGREP a - + EXACT z')).toEqual(['9223372036854775808']);
});

test('any bytes can be a value, and numbers keep their form', () => {
  const { run } = openTestDatabase();
  const values = ['', 'žluťoučký', '\0\r\n', '007', '1.50', '-0', '1e3', ' 5'];
  run('ARSET', 'a', 0, ...values);
  expect(run('ARGETRANGE', 'a', 0, values.length - 1)).toEqual(values);
});

test.each([
  'ARGET a -1',
  'ARGET nobody one',
  'ARGET a 18446744073709551615',
  'ARGET a 99999999999999999999999',
  'ARSET a 1.5 x',
  'ARMGET a 0 one',
  'ARMSET a 0 x one y',
  'ARDEL nobody 0 one',
  'ARDELRANGE nobody 0 1 2 one',
  'ARGETRANGE a 0 -1',
  'ARSCAN a - +',
  'ARGREP a 0 end EXACT x',
  'AROP a 0 + SUM',
  'ARSEEK a 18446744073709551616',
])('a word that is no index is refused: %s', (command) => {
  const { run, logged } = openTestDatabase();
  run('ARSET a 5 five');
  expect(run(command)).toBe('ERR invalid array index');
  expect(run('ARSCAN a 0 100')).toEqual([[5, 'five']]);
  expect(logged).toHaveLength(1);
});

test('values beyond the last index are refused together', () => {
  const { run } = openTestDatabase();
  expect(run('ARSET', 'a', LAST, 'x', 'y')).toBe('ERR array index overflow');
  expect(run('EXISTS a')).toBe(0);
  expect(run('ARMSET a 1 x 2')).toBe("ERR wrong number of arguments for 'armset' command");
  expect(run('ARDELRANGE a 1 2 3')).toBe("ERR wrong number of arguments for 'ardelrange' command");
});

test('ranges go both ways, and may be of no more than a million indexes', () => {
  const { run } = openTestDatabase();
  run('ARMSET a 0 a 1 b 3 d');
  expect(run('ARGETRANGE a 0 4')).toEqual(['a', 'b', null, 'd', null]);
  expect(run('ARGETRANGE a 3 1')).toEqual(['d', null, 'b']);
  expect(run('ARGETRANGE nobody 7 8')).toEqual([null, null]);
  expect(run('ARGETRANGE', 'a', LAST, LAST)).toEqual([null]);
  const tooLong = 'ERR range exceeds maximum of 1000000 items';
  expect(run('ARGETRANGE a 0 1000000')).toBe(tooLong);
  expect(run('ARGETRANGE a 1000000 0')).toBe(tooLong);
  expect(run('ARGETRANGE', 'a', 0, LAST)).toBe(tooLong);
  expect(run('ARGETRANGE a 0 999999')).toHaveLength(1_000_000);
});

test('a scan finds only what is there, up to a limit', () => {
  const { run } = openTestDatabase();
  run('ARMSET a 5 five 5000 more 9000000 far');
  expect(run('ARSCAN', 'a', LAST, 0, 'LIMIT', 2)).toEqual([
    [9000000, 'far'],
    [5000, 'more'],
  ]);
  expect(run('ARSCAN a 6 4999')).toEqual([]);
  expect(run('ARSCAN nobody 0 10')).toEqual([]);
  expect(run('ARSCAN a 0 10 LIMIT -1')).toBe('ERR LIMIT must be positive');
  expect(run('ARSCAN a 0 10 LIMIT x')).toBe('ERR value is not an integer or out of range');
  expect(run('ARSCAN a 0 10 MOST 1')).toBe('ERR syntax error');
  expect(run('ARSCAN a 0 10 LIMIT')).toBe("ERR wrong number of arguments for 'arscan' command");
});

test('an array is deleted with its last value', () => {
  const { run, database, logged } = openTestDatabase();
  run('ARSET a 0 a b c');
  expect(run('ARDEL a 1 1 7')).toBe(1);
  expect(run('ARDEL a 1')).toBe(0);
  expect(run('ARDEL a 0 2')).toBe(2);
  expect(database.keyspace.size).toBe(0);
  expect(logged).toEqual(['ARSET a 0 a b c', 'ARDEL a 1 1 7', 'ARDEL a 0 2']);
});

test('ranges are deleted, in either order and overlapping, without counting twice', () => {
  const { run, database } = openTestDatabase();
  run('ARSET', 'a', 0, ...Array.from({ length: 10_000 }, (_, i) => i));
  expect(run('ARDELRANGE a 10 0 5 20')).toBe(21);
  expect(run('ARLEN a')).toBe(10_000);
  expect(run('ARDELRANGE', 'a', LAST, 9990)).toBe(10);
  expect(run('ARLEN a')).toBe(9990);
  expect(run('ARDELRANGE nobody 0 1')).toBe(0);
  expect(run('ARDELRANGE', 'a', 0, LAST, 0, LAST)).toBe(9969);
  expect(database.keyspace.size).toBe(0);
});

test('an array is described as Redis keeps it', () => {
  const { run } = openTestDatabase();
  run('ARSET', 'a', 0, ...Array.from({ length: 100 }, (_, i) => i));
  run('ARMSET a 8388608 x 20000000 y');
  expect(run('ARINFO a FULL')).toEqual([
    ...['count', 102, 'len', 20000001, 'next-insert-index', 0, 'slices', 3],
    ...['directory-size', 4, 'super-dir-entries', 3, 'slice-size', 4096],
    ...['dense-slices', 1, 'sparse-slices', 2],
    ...['avg-dense-size', '128', 'avg-dense-fill', '0.78125', 'avg-sparse-size', '4'],
  ]);
  expect(run('ARINFO a HALF')).toBe('ERR syntax error');
  expect(run('ARINFO a FULL FULL')).toBe('ERR syntax error');
  expect(run('ARINFO nobody')).toBe('ERR no such key');
});
