import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../../../../testing/engines/redis/embedded/commands/commands.ts';

test('LINDEX counts from the left, a negative index from the right', () => {
  const { run } = openTestDatabase();
  run('RPUSH queue a b c');
  expect(run('LINDEX queue 0')).toBe('a');
  expect(run('LINDEX queue -1')).toBe('c');
  expect(run('LINDEX queue 3')).toBe(null);
  expect(run('LINDEX queue -4')).toBe(null);
  expect(run('LINDEX queue first')).toBe('ERR value is not an integer or out of range');
});

test('LRANGE clips a range to the bounds of the list', () => {
  const { run } = openTestDatabase();
  run('RPUSH queue a b c d');
  expect(run('LRANGE queue 1 2')).toEqual(['b', 'c']);
  expect(run('LRANGE queue -2 100')).toEqual(['c', 'd']);
  expect(run('LRANGE queue -100 0')).toEqual(['a']);
  expect(run('LRANGE queue 2 1')).toEqual([]);
  expect(run('LRANGE queue 0 -5')).toEqual([]);
});

test('a missing list reads as empty', () => {
  const { run } = openTestDatabase();
  expect(run('LLEN nobody')).toBe(0);
  expect(run('LRANGE nobody 0 -1')).toEqual([]);
  expect(run('LINDEX nobody first')).toBe(null);
});
