import { describe, expect, test } from 'vitest';
import { openTestDatabase } from '../../../../../../testing/engines/redis/embedded/commands/commands.ts';

const scores = (run: ReturnType<typeof openTestDatabase>['run']) => run('ZRANGE z 0 -1 WITHSCORES');

describe('ZADD', () => {
  test('ZADD returns the number of new members', () => {
    const { run } = openTestDatabase();
    expect(run('ZADD z 1 a 2 b')).toBe(2);
    expect(run('ZADD z 3 a 4 c')).toBe(1);
    expect(scores(run)).toEqual(['b', '2', 'a', '3', 'c', '4']);
  });

  test('ZADD with CH returns the number of new members and changed scores', () => {
    const { run } = openTestDatabase();
    run('ZADD z 1 a 2 b');
    expect(run('ZADD z CH 1 a 3 b 4 c')).toBe(2);
  });

  test('ZADD NX only adds, XX only changes', () => {
    const { run } = openTestDatabase();
    run('ZADD z 1 a');
    expect(run('ZADD z NX CH 5 a 6 b')).toBe(1);
    expect(run('ZADD z XX CH 7 a 8 c')).toBe(1);
    expect(scores(run)).toEqual(['b', '6', 'a', '7']);
    expect(run('ZADD nobody XX 1 a')).toBe(0);
    expect(run('EXISTS nobody')).toBe(0);
  });

  test('GT and LT change scores in one direction only, and add', () => {
    const { run } = openTestDatabase();
    run('ZADD z 5 a 5 b');
    expect(run('ZADD z GT CH 9 a 1 b 1 c')).toBe(2);
    expect(scores(run)).toEqual(['c', '1', 'b', '5', 'a', '9']);
    expect(run('ZADD z LT XX CH 2 a 9 b 0 d')).toBe(1);
    expect(scores(run)).toEqual(['c', '1', 'a', '2', 'b', '5']);
  });

  test('ZADD INCR adds to the score and returns it, or null if a condition prevents it', () => {
    const { run } = openTestDatabase();
    expect(run('ZADD z INCR 1.5 a')).toBe('1.5');
    expect(run('ZADD z INCR 1.5 a')).toBe('3');
    expect(run('ZADD z NX INCR 1 a')).toBe(null);
    expect(run('ZADD z GT INCR -1 a')).toBe(null);
    expect(run('ZADD nobody XX INCR 1 a')).toBe(null);
    expect(run('ZADD z INCR 1 a 2 b')).toBe(
      'ERR INCR option supports a single increment-element pair',
    );
  });

  test('options that exclude each other are refused', () => {
    const { run } = openTestDatabase();
    expect(run('ZADD z NX XX 1 a')).toBe(
      'ERR XX and NX options at the same time are not compatible',
    );
    const conflict = 'ERR GT, LT, and/or NX options at the same time are not compatible';
    expect(run('ZADD z GT LT 1 a')).toBe(conflict);
    expect(run('ZADD z NX GT 1 a')).toBe(conflict);
    expect(run('ZADD z LT NX 1 a')).toBe(conflict);
  });

  test('ZADD with one invalid score adds nothing', () => {
    const { run, logged } = openTestDatabase();
    expect(run('ZADD z 1 a two b')).toBe('ERR value is not a valid float');
    expect(run('ZADD z 1 a 2')).toBe('ERR syntax error');
    expect(run('EXISTS z')).toBe(0);
    expect(logged).toEqual([]);
  });

  test('members may be any bytes', () => {
    const { run } = openTestDatabase();
    run('ZADD', 'z', 1, '', 1, 'käse', 1, 'a\0b');
    expect(run('ZRANGE z 0 -1')).toEqual(['', 'a\0b', 'käse']);
    expect(run('ZRANK', 'z', 'käse')).toBe(2);
  });

  test('a key of another type is refused', () => {
    const { run } = openTestDatabase();
    run('SET s x');
    expect(run('ZADD s 1 a')).toMatch(/^WRONGTYPE /);
    expect(run('ZINCRBY s 1 a')).toMatch(/^WRONGTYPE /);
  });

  test('keeps the expiry of the key', () => {
    const { run, advance } = openTestDatabase();
    run('ZADD z 1 a');
    run('PEXPIRE z 1000');
    run('ZADD z 2 b');
    expect(run('PTTL z')).toBe(1000);
    advance(1000);
    expect(run('ZCARD z')).toBe(0);
  });
});

describe('ZINCRBY', () => {
  test('counts a missing member as 0', () => {
    const { run } = openTestDatabase();
    expect(run('ZINCRBY z 2.5 a')).toBe('2.5');
    expect(run('ZINCRBY z -3 a')).toBe('-0.5');
  });

  test('prints the exact sum of doubles', () => {
    const { run } = openTestDatabase();
    run('ZINCRBY z 0.1 a');
    expect(run('ZINCRBY z 0.2 a')).toBe('0.30000000000000004');
  });

  test('opposite infinities are refused, and the score does not change', () => {
    const { run } = openTestDatabase();
    run('ZADD z inf a');
    expect(run('ZINCRBY z -inf a')).toBe('ERR resulting score is not a number (NaN)');
    expect(run('ZSCORE z a')).toBe('inf');
  });
});

describe('the log', () => {
  test('additions and increments are logged unchanged', () => {
    const { run, logged } = openTestDatabase();
    run('ZADD z NX 1 a');
    run('ZADD z INCR 1 a');
    run('ZINCRBY z 0.1 a');
    expect(logged).toEqual(['ZADD z NX 1 a', 'ZADD z INCR 1 a', 'ZINCRBY z 0.1 a']);
  });

  test('a command that changes nothing is not logged', () => {
    const { run, logged } = openTestDatabase();
    run('ZADD z 1 a');
    run('ZADD z 1 a');
    run('ZADD z NX 5 a');
    run('ZADD z GT 0 a');
    run('ZINCRBY z 0 a');
    run('ZADD nobody XX 1 a');
    expect(logged).toEqual(['ZADD z 1 a']);
  });
});

test('changes publish zadd or zincr', () => {
  const { run, database } = openTestDatabase();
  const events: string[] = [];
  database.keyspace.listener.afterEvent = (event, key) => events.push(`${event} ${key}`);
  run('ZADD z 1 a');
  run('ZADD z INCR 1 a');
  run('ZINCRBY z 1 a');
  run('ZADD z 3 a');
  expect(events).toEqual(['new z', 'zadd z', 'zincr z', 'zincr z']);
});
