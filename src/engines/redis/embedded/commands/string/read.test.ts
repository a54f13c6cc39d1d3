import { expect, test } from 'vitest';
import { openTestDatabase } from '../testing.ts';

test('a key that is not there reads as null', () => {
  const { run } = openTestDatabase();
  expect(run('GET nobody')).toBe(null);
  expect(run('STRLEN nobody')).toBe(0);
  expect(run('MGET nobody neither')).toEqual([null, null]);
});

test('the wrong number of arguments is refused with the name of the command', () => {
  const { run } = openTestDatabase();
  expect(run('GET')).toBe("ERR wrong number of arguments for 'get' command");
  expect(run('get a b')).toBe("ERR wrong number of arguments for 'get' command");
});
