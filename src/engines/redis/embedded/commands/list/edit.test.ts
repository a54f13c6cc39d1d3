import { describe, expect, test } from 'vitest';
import { openTestDatabase } from '../../../../../../testing/engines/redis/embedded/commands/commands.ts';

describe('LINSERT', () => {
  test('LINSERT puts an element next to the first that equals the pivot', () => {
    const { run } = openTestDatabase();
    run('RPUSH queue a b b');
    expect(run('LINSERT queue BEFORE b x')).toBe(4);
    expect(run('LINSERT queue after b y')).toBe(5);
    expect(run('LRANGE queue 0 -1')).toEqual(['a', 'x', 'b', 'y', 'b']);
  });

  test('LINSERT answers -1 for a missing pivot and 0 for a missing list', () => {
    const { run, logged } = openTestDatabase();
    run('RPUSH queue a');
    expect(run('LINSERT queue BEFORE z x')).toBe(-1);
    expect(run('LINSERT nobody BEFORE z x')).toBe(0);
    expect(run('LINSERT nobody NEAR z x')).toBe('ERR syntax error');
    expect(logged).toHaveLength(1);
  });
});

describe('LSET', () => {
  test('LSET replaces an element', () => {
    const { run } = openTestDatabase();
    run('RPUSH queue a b c');
    expect(run('LSET queue -1 z')).toBe('OK');
    expect(run('LRANGE queue 0 -1')).toEqual(['a', 'b', 'z']);
  });

  test('LSET refuses a missing list and an index out of range', () => {
    const { run } = openTestDatabase();
    run('RPUSH queue a');
    expect(run('LSET nobody zero z')).toBe('ERR no such key');
    expect(run('LSET queue zero z')).toBe('ERR value is not an integer or out of range');
    expect(run('LSET queue 1 z')).toBe('ERR index out of range');
    expect(run('LSET queue -2 z')).toBe('ERR index out of range');
  });
});

describe('LREM', () => {
  test('LREM removes from the left, from the right, or everywhere', () => {
    const { run } = openTestDatabase();
    run('RPUSH letters x a x b x c x');
    expect(run('LREM letters 1 x')).toBe(1);
    expect(run('LREM letters -1 x')).toBe(1);
    expect(run('LRANGE letters 0 -1')).toEqual(['a', 'x', 'b', 'x', 'c']);
    expect(run('LREM letters 0 x')).toBe(2);
    expect(run('LRANGE letters 0 -1')).toEqual(['a', 'b', 'c']);
  });

  test('the list is deleted with its last element', () => {
    const { run, database } = openTestDatabase();
    run('RPUSH letters x x');
    expect(run('LREM letters -5 x')).toBe(2);
    expect(database.keyspace.size).toBe(0);
  });

  test('a command that removes nothing is not logged', () => {
    const { run, logged } = openTestDatabase();
    run('RPUSH letters x');
    expect(run('LREM letters 0 y')).toBe(0);
    expect(logged).toHaveLength(1);
  });

  test('a count that can not be negated is refused', () => {
    expect(openTestDatabase().run('LREM letters -9223372036854775808 x')).toBe(
      'ERR value is out of range, value must between -9223372036854775807 and 9223372036854775807',
    );
  });
});

describe('LTRIM', () => {
  test('LTRIM keeps a range', () => {
    const { run } = openTestDatabase();
    run('RPUSH queue a b c d e');
    expect(run('LTRIM queue 1 -2')).toBe('OK');
    expect(run('LRANGE queue 0 -1')).toEqual(['b', 'c', 'd']);
    expect(run('LTRIM queue -2 100')).toBe('OK');
    expect(run('LRANGE queue 0 -1')).toEqual(['c', 'd']);
  });

  test('LTRIM to an empty range deletes the list', () => {
    const { run, database } = openTestDatabase();
    run('RPUSH queue a b');
    expect(run('LTRIM queue 5 10')).toBe('OK');
    expect(database.keyspace.size).toBe(0);
    expect(run('LTRIM nobody 0 1')).toBe('OK');
  });

  test('a command that removes nothing is not logged', () => {
    const { run, logged } = openTestDatabase();
    run('RPUSH queue a b');
    expect(run('LTRIM queue 0 -1')).toBe('OK');
    expect(run('LTRIM queue -100 100')).toBe('OK');
    expect(logged).toHaveLength(1);
  });
});

test('LTRIM publishes its event even if it removes nothing', () => {
  const { run, database } = openTestDatabase();
  run('RPUSH queue a b');
  const events: string[] = [];
  database.keyspace.listener.afterEvent = (event, key) => events.push(`${event} ${key}`);
  run('LTRIM queue 0 -1');
  expect(events).toEqual(['ltrim queue']);
});

test('removing the last element publishes the removal and a deletion', () => {
  const { run, database } = openTestDatabase();
  run('RPUSH one a');
  run('RPUSH other a b');
  const events: string[] = [];
  database.keyspace.listener.afterEvent = (event, key) => events.push(`${event} ${key}`);
  run('LREM one 0 a');
  run('LTRIM other 1 1');
  run('LTRIM other 1 1');
  expect(events).toEqual(['lrem one', 'del one', 'ltrim other', 'ltrim other', 'del other']);
});
