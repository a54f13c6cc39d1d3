import { describe, expect, test } from 'vitest';
import { openTestDatabase } from '../../../../../../testing/engines/redis/embedded/commands/commands.ts';

const letters = ['a', 'b', 'c', 'd', 'e', 'f'];
const words = Array.from({ length: 1500 }, (_, i) => `w${i}`);

describe('SPOP', () => {
  test('SPOP removes the returned member, and is logged as SREM', () => {
    const { run, logged } = openTestDatabase();
    run('SADD lots a b c');
    const drawn = run('SPOP lots');
    expect(letters).toContain(drawn);
    expect(run('SISMEMBER', 'lots', String(drawn))).toBe(0);
    expect(run('SCARD lots')).toBe(2);
    expect(logged[1]).toBe(`SREM lots ${String(drawn)}`);
  });

  test('SPOP with a count draws different members', () => {
    const { run, logged } = openTestDatabase();
    run('SADD', 'lots', ...letters);
    const drawn = run('SPOP lots 4') as string[];
    expect(new Set(drawn).size).toBe(4);
    expect(run('SCARD lots')).toBe(2);
    expect(logged[1]).toBe(`SREM lots ${drawn.join(' ')}`);
  });

  test('SPOP of all members is logged as a deletion', () => {
    const { run, logged, database } = openTestDatabase();
    run('SADD lots 3 1 2');
    expect(run('SPOP lots 10')).toEqual(['1', '2', '3']);
    run('SADD lots a');
    expect(run('SPOP lots')).toBe('a');
    expect(database.keyspace.size).toBe(0);
    expect(logged).toEqual(['SADD lots 3 1 2', 'DEL lots', 'SADD lots a', 'DEL lots']);
  });

  test('SPOP of many members is logged in batches that replay to the same set', () => {
    const { run, logged } = openTestDatabase();
    run('SADD', 'lots', ...words);
    const drawn = run('SPOP lots 1400') as string[];
    expect(new Set(drawn).size).toBe(1400);
    const removed = logged.slice(1).map((line) => line.split(' ').slice(2));
    expect(removed.map((members) => members.length)).toEqual([1024, 376]);
    expect(removed.flat()).toEqual(drawn);
  });

  test('a count of 0, or of a missing set, draws nothing', () => {
    const { run, logged } = openTestDatabase();
    run('SADD lots a');
    expect(run('SPOP lots 0')).toEqual([]);
    expect(run('SPOP nobody 3')).toEqual([]);
    expect(run('SPOP nobody')).toBe(null);
    expect(logged).toHaveLength(1);
  });

  test('the count is checked before the key', () => {
    const { run } = openTestDatabase();
    expect(run('SPOP nobody -1')).toBe('ERR value is out of range, must be positive');
    expect(run('SPOP nobody some')).toBe('ERR value is out of range, must be positive');
    expect(run('SPOP nobody 1 2')).toBe('ERR syntax error');
  });
});

describe('SRANDMEMBER', () => {
  test('SRANDMEMBER does not change the set', () => {
    const { run, logged } = openTestDatabase();
    run('SADD', 'lots', ...letters);
    expect(letters).toContain(run('SRANDMEMBER lots'));
    expect(run('SRANDMEMBER lots 6')).toEqual(letters);
    expect(run('SCARD lots')).toBe(6);
    expect(logged).toHaveLength(1);
  });

  test('SRANDMEMBER draws different members for a positive count, with repeats for a negative one', () => {
    const { run } = openTestDatabase();
    run('SADD lots a b');
    expect(new Set(run('SRANDMEMBER lots 2') as string[]).size).toBe(2);
    expect(run('SRANDMEMBER lots 5')).toEqual(['a', 'b']);
    expect(run('SRANDMEMBER lots -50')).toHaveLength(50);
    expect(run('SRANDMEMBER lots 0')).toEqual([]);
    expect(run('SRANDMEMBER nobody -5')).toEqual([]);
    expect(run('SRANDMEMBER nobody')).toBe(null);
  });

  test.each([
    ['an intset', ['1', '2', '3', '4', '5']],
    ['a listpack', ['a', 'b', 'c', 'd', 'e']],
    ['a hash table', words.slice(0, 200)],
  ])('every member of %s has the same chance', (_, members) => {
    const { run } = openTestDatabase();
    run('SADD', 'lots', ...members);
    const counts = new Map(members.map((member) => [member, 0]));
    const rounds = 200 * members.length;
    for (let i = 0; i < rounds / 4; i++) {
      const drawn = [
        run('SRANDMEMBER lots'),
        run('SRANDMEMBER lots 2'),
        run('SRANDMEMBER lots -1'),
      ];
      for (const member of drawn.flat())
        counts.set(String(member), counts.get(String(member))! + 1);
    }
    for (const count of counts.values()) {
      expect(count).toBeGreaterThan(120);
      expect(count).toBeLessThan(280);
    }
  });

  test('a reply that exceeds the memory is refused', () => {
    const { run } = openTestDatabase();
    run('SADD lots a');
    expect(run('SRANDMEMBER lots -9223372036854775807')).toBe('ERR value is out of range');
    expect(run('SRANDMEMBER lots -9223372036854775808')).toBe(
      'ERR value is out of range, value must between -9223372036854775807 and 9223372036854775807',
    );
    expect(run('SRANDMEMBER lots some')).toBe('ERR value is not an integer or out of range');
    expect(run('SRANDMEMBER lots 1 2')).toBe('ERR syntax error');
  });
});
