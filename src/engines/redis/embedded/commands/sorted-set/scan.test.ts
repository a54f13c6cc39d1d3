import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../../../../testing/engines/redis/embedded/commands/commands.ts';

test('a small set is returned at once, in order', () => {
  const { run } = openTestDatabase();
  run('ZADD z 2 b 0.1 a 3 ab');
  expect(run('ZSCAN z 0 COUNT 1')).toEqual(['0', ['a', '0.1', 'b', '2', 'ab', '3']]);
  expect(run('ZSCAN z 0 MATCH a*')).toEqual(['0', ['a', '0.1', 'ab', '3']]);
  expect(run('ZSCAN nobody 0')).toEqual(['0', []]);
});

test('a large set is returned in steps, each member once', () => {
  const { run } = openTestDatabase();
  for (let i = 0; i < 500; i++) run('ZADD', 'z', i, `m${i}`);
  const found = new Map<string, string>();
  let cursor = '0';
  let steps = 0;
  do {
    const [next, entries] = run(`ZSCAN z ${cursor} COUNT 50`) as [string, string[]];
    expect(entries.length).toBeLessThanOrEqual(100);
    for (let i = 0; i < entries.length; i += 2) found.set(entries[i]!, entries[i + 1]!);
    cursor = next;
    steps++;
  } while (cursor !== '0');
  expect(steps).toBe(10);
  expect(found.size).toBe(500);
  expect(found.get('m77')).toBe('77');
});

test('a large set shows its scores with 17 digits, as Redis does', () => {
  const { run } = openTestDatabase();
  run('ZADD', 'z', 0, 'x'.repeat(65));
  const shown = (score: string) => {
    run('ZADD', 'z', score, 'a');
    return (run('ZSCAN z 0 MATCH a') as [string, string[]])[1][1];
  };
  expect(shown('0.1')).toBe('0.10000000000000001');
  expect(shown('-2.5')).toBe('-2.5');
  expect(shown('1700000000000')).toBe('1700000000000');
  expect(shown('100')).toBe('100');
  expect(shown('1e17')).toBe('1e+17');
  expect(shown('0.00001')).toBe('1.0000000000000001e-05');
  expect(shown('-inf')).toBe('-inf');
  expect(shown('0')).toBe('0');
});

test('invalid arguments are refused with the reason', () => {
  const { run } = openTestDatabase();
  run('ZADD z 1 a');
  run('SET s x');
  expect(run('ZSCAN z x')).toBe('ERR invalid cursor');
  expect(run('ZSCAN z 0 COUNT 0')).toBe('ERR syntax error');
  expect(run('ZSCAN z 0 TYPE zset')).toBe('ERR syntax error');
  expect(run('ZSCAN s 0')).toMatch(/^WRONGTYPE /);
});
