import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../../../../testing/engines/redis/embedded/commands/commands.ts';

function openLetters() {
  const opened = openTestDatabase();
  opened.run('RPUSH letters a b c b b');
  return opened;
}

test('LPOS answers the index of the first match, or null', () => {
  const { run } = openLetters();
  expect(run('LPOS letters b')).toBe(1);
  expect(run('LPOS letters z')).toBe(null);
  expect(run('LPOS nobody b')).toBe(null);
});

test('LPOS RANK skips matches, or searches from the right', () => {
  const { run } = openLetters();
  expect(run('LPOS letters b RANK 2')).toBe(3);
  expect(run('LPOS letters b RANK -1')).toBe(4);
  expect(run('LPOS letters b RANK -3')).toBe(1);
  expect(run('LPOS letters b RANK 4')).toBe(null);
});

test('LPOS COUNT answers several indexes, in the order of the search', () => {
  const { run } = openLetters();
  expect(run('LPOS letters b COUNT 0')).toEqual([1, 3, 4]);
  expect(run('LPOS letters b COUNT 2 RANK -1')).toEqual([4, 3]);
  expect(run('LPOS letters b RANK 2 COUNT 0')).toEqual([3, 4]);
  expect(run('LPOS letters z COUNT 1')).toEqual([]);
  expect(run('LPOS nobody z COUNT 1')).toEqual([]);
});

test('LPOS MAXLEN limits how many elements are compared', () => {
  const { run } = openLetters();
  expect(run('LPOS letters b MAXLEN 1')).toBe(null);
  expect(run('LPOS letters b MAXLEN 4 COUNT 0')).toEqual([1, 3]);
  expect(run('LPOS letters a RANK -1 MAXLEN 4')).toBe(null);
});

test.each([
  ['RANK many', 'ERR value is not an integer or out of range'],
  [
    'RANK 0',
    "ERR RANK can't be zero: use 1 to start from the first match, 2 from the second ... or use negative to start from the end of the list",
  ],
  [
    'RANK -9223372036854775808',
    'ERR value is out of range, value must between -9223372036854775807 and 9223372036854775807',
  ],
  ['COUNT -1', "ERR COUNT can't be negative"],
  ['MAXLEN -1', "ERR MAXLEN can't be negative"],
  ['COUNT', 'ERR syntax error'],
  ['FAR 1', 'ERR syntax error'],
])('a wrong LPOS is refused (%s: %s)', (options, error) => {
  expect(openLetters().run(`LPOS letters b ${options}`)).toBe(error);
});
