import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../../../../testing/engines/redis/embedded/commands/commands.ts';

const coin = ['heads', 'tails'];

test('HRANDFIELD without a count answers one field, or null', () => {
  const { run } = openTestDatabase();
  expect(run('HRANDFIELD coin')).toBe(null);
  run('HSET coin heads 1 tails 2');
  expect(coin).toContain(run('HRANDFIELD coin'));
});

test('HRANDFIELD with a positive count answers different fields', () => {
  const { run } = openTestDatabase();
  run('HSET', 'h', ...Array.from({ length: 40 }, (_, i) => [`f${i}`, i]).flat());
  for (const count of [1, 5, 13, 14, 39, 40, 100]) {
    const fields = run('HRANDFIELD', 'h', count) as string[];
    expect(fields).toHaveLength(Math.min(count, 40));
    expect(new Set(fields).size).toBe(fields.length);
  }
});

test('HRANDFIELD with a negative count answers exactly as many, with repeats', () => {
  const { run } = openTestDatabase();
  run('HSET coin heads 1 tails 2');
  const fields = run('HRANDFIELD coin -100') as string[];
  expect(fields).toHaveLength(100);
  expect(new Set(fields)).toEqual(new Set(coin));
  expect(run('HRANDFIELD nobody -100')).toEqual([]);
});

test('HRANDFIELD returns fields of a large hash too', () => {
  const { run } = openTestDatabase();
  run('HSET', 'h', ...Array.from({ length: 2000 }, (_, i) => [`f${i}`, i]).flat());
  expect(new Set(run('HRANDFIELD h 10') as string[]).size).toBe(10);
  expect(new Set(run('HRANDFIELD h 1500') as string[]).size).toBe(1500);
  expect(run('HRANDFIELD h -10')).toHaveLength(10);
  expect(run('HRANDFIELD h')).toMatch(/^f\d+$/);
});

test('WITHVALUES puts each value after its field', () => {
  const { run } = openTestDatabase();
  run('HSET coin heads obverse');
  expect(run('HRANDFIELD coin -2 withvalues')).toEqual(['heads', 'obverse', 'heads', 'obverse']);
});

test('a count whose reply exceeds the memory is refused', () => {
  const { run } = openTestDatabase();
  run('HSET coin heads 1');
  expect(run('HRANDFIELD coin -9223372036854775807')).toBe('ERR value is out of range');
  expect(run('HRANDFIELD coin 9223372036854775807')).toEqual(['heads']);
});

test('an expired field is never returned', () => {
  const { run, advance } = openTestDatabase();
  run('HSET coin heads 1 tails 2');
  run('HPEXPIRE coin 10 FIELDS 1 heads');
  advance(10);
  expect(new Set(run('HRANDFIELD coin -50') as string[])).toEqual(new Set(['tails']));
  run('HPEXPIRE coin 10 FIELDS 1 tails');
  advance(10);
  expect(run('HRANDFIELD coin')).toBe(null);
});
