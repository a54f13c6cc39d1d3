import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../../../../testing/engines/redis/embedded/commands/commands.ts';

test('ZPOPMIN and ZPOPMAX take members from an end, the outermost first', () => {
  const { run, logged } = openTestDatabase();
  run('ZADD z 1 a 2 b 3.5 c 4 d');
  expect(run('ZPOPMIN z')).toEqual(['a', '1']);
  expect(run('ZPOPMAX z 2')).toEqual(['d', '4', 'c', '3.5']);
  expect(run('ZPOPMAX z 100')).toEqual(['b', '2']);
  expect(run('EXISTS z')).toBe(0);
  expect(run('ZPOPMIN z')).toEqual([]);
  expect(logged).toEqual(['ZADD z 1 a 2 b 3.5 c 4 d', 'ZPOPMIN z', 'ZPOPMAX z 2', 'ZPOPMAX z 100']);
});

test('a count of 0 removes nothing, a negative one is refused', () => {
  const { run, logged } = openTestDatabase();
  run('ZADD z 1 a');
  expect(run('ZPOPMIN z 0')).toEqual([]);
  expect(run('ZPOPMIN z -1')).toBe('ERR value is out of range, must be positive');
  expect(run('ZPOPMIN z many')).toBe('ERR value is out of range, must be positive');
  expect(run('ZPOPMIN z 1 2')).toBe('ERR syntax error');
  expect(logged).toEqual(['ZADD z 1 a']);
});

test('ZMPOP pops from the first existing key', () => {
  const { run } = openTestDatabase();
  run('ZADD z 1 a 2 b 3 c');
  expect(run('ZMPOP 2 nobody z MIN')).toEqual(['z', [['a', '1']]]);
  expect(run('ZMPOP 2 z nobody max count 9')).toEqual([
    'z',
    [
      ['c', '3'],
      ['b', '2'],
    ],
  ]);
  expect(run('ZMPOP 1 z MIN')).toBe(null);
});

test('ZMPOP is logged as the pop that it performs', () => {
  const { run, logged } = openTestDatabase();
  run('ZADD z 1 a 2 b 3 c');
  run('ZMPOP 2 nobody z MAX COUNT 2');
  run('ZMPOP 2 nobody z MIN COUNT 100');
  run('ZMPOP 2 nobody z MIN');
  expect(logged).toEqual(['ZADD z 1 a 2 b 3 c', 'ZPOPMAX z 2', 'ZPOPMIN z 1']);
});

test('ZMPOP names the invalid number', () => {
  const { run } = openTestDatabase();
  expect(run('ZMPOP 0 z MIN')).toBe('ERR numkeys should be greater than 0');
  expect(run('ZMPOP x z MIN')).toBe('ERR numkeys should be greater than 0');
  expect(run('ZMPOP 1 z MIN COUNT 0')).toBe('ERR count should be greater than 0');
  expect(run('ZMPOP 2 z MIN')).toBe('ERR syntax error');
  expect(run('ZMPOP 1 z MIDDLE')).toBe('ERR syntax error');
  expect(run('ZMPOP 1 z MIN COUNT 1 COUNT 2')).toBe('ERR syntax error');
});

test('a key of another type before an existing one is refused', () => {
  const { run } = openTestDatabase();
  run('SET s x');
  run('ZADD z 1 a');
  expect(run('ZMPOP 2 s z MIN')).toMatch(/^WRONGTYPE /);
  expect(run('ZMPOP 2 z s MIN')).toEqual(['z', [['a', '1']]]);
  expect(run('ZPOPMAX s')).toMatch(/^WRONGTYPE /);
});
