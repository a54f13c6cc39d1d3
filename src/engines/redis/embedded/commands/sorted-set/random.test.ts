import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../../../../testing/engines/redis/embedded/commands/commands.ts';

function openWith(members: number) {
  const database = openTestDatabase();
  for (let i = 0; i < members; i++) database.run('ZADD', 'z', i, `m${i}`);
  return database;
}

test('ZRANDMEMBER draws each member with about the same chance', () => {
  const { run } = openWith(4);
  const drawn = new Map<unknown, number>();
  for (let i = 0; i < 4000; i++) {
    const member = run('ZRANDMEMBER z');
    drawn.set(member, (drawn.get(member) ?? 0) + 1);
  }
  expect(new Set(drawn.keys())).toEqual(new Set(['m0', 'm1', 'm2', 'm3']));
  for (const times of drawn.values()) expect(times).toBeGreaterThan(850);
});

test('ZRANDMEMBER with a positive count draws different members', () => {
  const { run } = openWith(300);
  for (const count of [1, 2, 10, 150, 299]) {
    const members = run(`ZRANDMEMBER z ${count}`) as string[];
    expect(new Set(members).size).toBe(count);
  }
  expect(new Set(run('ZRANDMEMBER z 1000') as string[]).size).toBe(300);
});

test('ZRANDMEMBER with a negative count draws exactly as many, with repeats', () => {
  const { run } = openWith(2);
  const members = run('ZRANDMEMBER z -50') as string[];
  expect(members.length).toBe(50);
  expect(new Set(members)).toEqual(new Set(['m0', 'm1']));
});

test('ZRANDMEMBER WITHSCORES returns the scores too', () => {
  const { run } = openWith(1);
  expect(run('ZRANDMEMBER z 5 WITHSCORES')).toEqual(['m0', '0']);
  expect(run('ZRANDMEMBER z -2 WITHSCORES')).toEqual(['m0', '0', 'm0', '0']);
});

test('a missing key returns nothing', () => {
  const { run } = openTestDatabase();
  expect(run('ZRANDMEMBER z')).toBe(null);
  expect(run('ZRANDMEMBER z 3')).toEqual([]);
});

test('counts that are out of range are refused', () => {
  const { run } = openWith(1);
  expect(run('ZRANDMEMBER z x')).toBe('ERR value is not an integer or out of range');
  expect(run('ZRANDMEMBER z -9223372036854775808')).toBe(
    'ERR value is out of range, value must between -9223372036854775807 and 9223372036854775807',
  );
  expect(run('ZRANDMEMBER z 9223372036854775807 WITHSCORES')).toBe('ERR value is out of range');
  expect(run('ZRANDMEMBER z -99999999999')).toBe('ERR value is out of range');
  expect(run('ZRANDMEMBER z 1 WITHVALUES')).toBe('ERR syntax error');
});

test('ZRANDMEMBER does not change the sorted set', () => {
  const { run, logged } = openWith(1);
  run('ZRANDMEMBER z');
  expect(logged).toEqual(['ZADD z 0 m0']);
});
