import { describe, expect, test } from 'vitest';
import { openTestDatabase } from '../../../../../../testing/engines/redis/embedded/commands/commands.ts';

function open() {
  const database = openTestDatabase();
  database.run('ZADD a 1 x 2 y 3 z');
  database.run('ZADD b 10 y 20 z 30 w');
  database.run('SADD plain x w v');
  return database;
}

describe('a union', () => {
  test('ZUNION adds up the scores of a member', () => {
    const { run } = open();
    expect(run('ZUNION 2 a b')).toEqual(['x', 'y', 'z', 'w']);
    expect(run('ZUNION 2 a b WITHSCORES')).toEqual(['x', '1', 'y', '12', 'z', '23', 'w', '30']);
  });

  test('ZUNION can use the minimum or the maximum of weighted scores instead', () => {
    const { run } = open();
    expect(run('ZUNION 2 a b WEIGHTS 20 1 AGGREGATE MIN WITHSCORES')).toEqual([
      'y',
      '10',
      'x',
      '20',
      'z',
      '20',
      'w',
      '30',
    ]);
    expect(run('ZUNION 2 a b AGGREGATE MAX WITHSCORES')).toEqual([
      'x',
      '1',
      'y',
      '10',
      'z',
      '20',
      'w',
      '30',
    ]);
  });

  test('ZUNION AGGREGATE COUNT adds the weights of the sets that have a member', () => {
    const { run } = open();
    expect(run('ZUNION 3 a b plain AGGREGATE COUNT WITHSCORES')).toEqual([
      'v',
      '1',
      'w',
      '2',
      'x',
      '2',
      'y',
      '2',
      'z',
      '2',
    ]);
    expect(run('ZUNION 2 a b WEIGHTS 2 -0.5 aggregate count WITHSCORES')).toEqual([
      'w',
      '-0.5',
      'y',
      '1.5',
      'z',
      '1.5',
      'x',
      '2',
    ]);
    expect(run('ZUNION 2 a b WEIGHTS inf -inf AGGREGATE COUNT WITHSCORES')).toEqual([
      'w',
      '-inf',
      'y',
      '0',
      'z',
      '0',
      'x',
      'inf',
    ]);
    expect(run('ZUNIONSTORE counted 3 a b a AGGREGATE COUNT')).toBe(4);
    expect(run('ZSCORE counted y')).toBe('3');
  });

  test('takes plain sets with scores of 1', () => {
    const { run } = open();
    expect(run('ZUNION 2 a plain WEIGHTS 1 5 WITHSCORES')).toEqual([
      'y',
      '2',
      'z',
      '3',
      'v',
      '5',
      'w',
      '5',
      'x',
      '6',
    ]);
  });

  test('ZUNION counts the sum of opposite infinities as 0', () => {
    const { run } = openTestDatabase();
    run('ZADD a inf x');
    run('ZADD b -inf x');
    expect(run('ZUNION 2 a b WITHSCORES')).toEqual(['x', '0']);
    expect(run('ZUNION 1 a WEIGHTS 0 WITHSCORES')).toEqual(['x', '0']);
  });

  test('adds the scores from the smallest set to the largest, whatever the order of the keys', () => {
    const { run } = openTestDatabase();
    run('ZADD one 1 x');
    run('ZADD two 1e16 x 0 a');
    run('ZADD three -1e16 x 0 a 0 b');
    expect(run('ZUNION 3 three two one WITHSCORES')).toEqual(['a', '0', 'b', '0', 'x', '0']);
    expect(run('ZINTER 3 three one two WITHSCORES')).toEqual(['x', '0']);
  });
});

describe('an intersection', () => {
  test('ZINTER returns the members of all sets', () => {
    const { run } = open();
    expect(run('ZINTER 2 a b WITHSCORES')).toEqual(['y', '12', 'z', '23']);
    expect(run('ZINTER 2 b plain WITHSCORES')).toEqual(['w', '31']);
    expect(run('ZINTER 2 a nobody')).toEqual([]);
  });

  test('ZINTERCARD counts the common members, up to a limit', () => {
    const { run } = open();
    expect(run('ZINTERCARD 2 a b')).toBe(2);
    expect(run('ZINTERCARD 2 a b LIMIT 1')).toBe(1);
    expect(run('ZINTERCARD 2 a b LIMIT 0')).toBe(2);
    expect(run('ZINTERCARD 2 a b LIMIT -1')).toBe("ERR LIMIT can't be negative");
  });
});

describe('a difference', () => {
  test('ZDIFF returns the members that only the first set has, with their scores', () => {
    const { run } = open();
    expect(run('ZDIFF 2 a b WITHSCORES')).toEqual(['x', '1']);
    expect(run('ZDIFF 3 b a plain')).toEqual([]);
    expect(run('ZDIFF 2 plain a WITHSCORES')).toEqual(['v', '1', 'w', '1']);
    expect(run('ZDIFF 1 a WEIGHTS 1')).toBe('ERR syntax error');
  });
});

describe('stored', () => {
  test('the result replaces the destination, which may be an input or of another type', () => {
    const { run, logged } = open();
    run('SET d text EX 100');
    expect(run('ZUNIONSTORE d 2 a b')).toBe(4);
    expect(run('TTL d')).toBe(-1);
    expect(run('ZSCORE d z')).toBe('23');
    expect(run('ZINTERSTORE a 2 a b')).toBe(2);
    expect(run('ZRANGE a 0 -1 WITHSCORES')).toEqual(['y', '12', 'z', '23']);
    expect(run('ZDIFFSTORE d 2 b a')).toBe(1);
    expect(logged.slice(-3)).toEqual([
      'ZUNIONSTORE d 2 a b',
      'ZINTERSTORE a 2 a b',
      'ZDIFFSTORE d 2 b a',
    ]);
  });

  test('an empty result deletes the destination', () => {
    const { run, logged } = open();
    run('ZADD d 1 a');
    expect(run('ZINTERSTORE d 2 a nobody')).toBe(0);
    expect(run('EXISTS d')).toBe(0);
    const { length } = logged;
    expect(run('ZINTERSTORE d 2 a nobody')).toBe(0);
    expect(logged.length).toBe(length);
  });
});

test('ZUNION, ZINTER and ZDIFF name the invalid argument', () => {
  const { run } = open();
  run('SET s x');
  expect(run('ZUNION 0 a')).toBe("ERR at least 1 input key is needed for 'zunion' command");
  expect(run('zinterstore d 0 a')).toBe(
    "ERR at least 1 input key is needed for 'zinterstore' command",
  );
  expect(run('ZUNION x a')).toBe('ERR value is not an integer or out of range');
  expect(run('ZUNION 3 a b')).toBe('ERR syntax error');
  expect(run('ZUNION 2 a b WEIGHTS 1 x')).toBe('ERR weight value is not a float');
  expect(run('ZUNION 2 a b WEIGHTS 1')).toBe('ERR syntax error');
  expect(run('ZUNION 1 a AGGREGATE AVERAGE')).toBe('ERR syntax error');
  expect(run('ZUNIONSTORE d 1 a WITHSCORES')).toBe('ERR syntax error');
  expect(run('ZUNION 2 a s AGGREGATE AVERAGE')).toMatch(/^WRONGTYPE /);
});
