import { describe, expect, test } from 'vitest';
import { openTestDatabase } from '../../../../../../testing/engines/redis/embedded/commands/commands.ts';

function openWith(...commands: string[]) {
  const database = openTestDatabase();
  for (const command of commands) database.run(command);
  return database;
}

const FIVE = 'ZADD z 1 a 2 b 3 c 4 d 5 e';

describe('by rank', () => {
  test('both ends are included, negative ones count from the end', () => {
    const { run } = openWith(FIVE);
    expect(run('ZRANGE z 1 2')).toEqual(['b', 'c']);
    expect(run('ZRANGE z -2 -1')).toEqual(['d', 'e']);
    expect(run('ZRANGE z -100 100')).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(run('ZRANGE z 3 1')).toEqual([]);
    expect(run('ZRANGE nobody 0 -1')).toEqual([]);
  });

  test('in reverse, rank 0 is the highest', () => {
    const { run } = openWith(FIVE);
    expect(run('ZRANGE z 0 1 REV WITHSCORES')).toEqual(['e', '5', 'd', '4']);
    expect(run('ZREVRANGE z -2 -1')).toEqual(['b', 'a']);
  });

  test('LIMIT is refused for ranks', () => {
    const { run } = openWith(FIVE);
    const refused =
      'ERR syntax error, LIMIT is only supported in combination with either BYSCORE or BYLEX';
    expect(run('ZRANGE z 0 -1 LIMIT 1 2')).toBe(refused);
    expect(run('ZRANGE z 0 -1 REV LIMIT 1 2')).toBe(refused);
    expect(run('ZRANGE z 0 -1 LIMIT x 2')).toBe('ERR value is not an integer or out of range');
    expect(run('ZRANGE z 0 9 BYSCORE LIMIT 1 2')).toEqual(['b', 'c']);
  });

  test('ZRANGESTORE accepts LIMIT for ranks, as the hosted service does, and limits the range', () => {
    const { run } = openWith(FIVE);
    const stored = (options: string) => {
      run(`ZRANGESTORE y z ${options}`);
      return run('ZRANGE y 0 -1');
    };
    expect(stored('0 -1 LIMIT 1 2')).toEqual(['b', 'c']);
    expect(stored('1 3 LIMIT 1 10')).toEqual(['c', 'd']);
    expect(stored('0 -1 LIMIT 3 -1')).toEqual(['d', 'e']);
    expect(stored('0 -1 REV LIMIT 0 1')).toEqual(['e']);
    expect(stored('0 -1 LIMIT 5 2')).toEqual([]);
    expect(stored('0 -1 LIMIT 0 0')).toEqual([]);
    expect(stored('0 -1 LIMIT -1 2')).toEqual([]);
  });

  test('ZREVRANGE has no LIMIT', () => {
    const { run } = openWith(FIVE);
    expect(run('ZREVRANGE z 0 -1 LIMIT 0 1')).toBe(
      'ERR syntax error, LIMIT is only supported in combination with either BYSCORE or BYLEX',
    );
  });

  test('an index that is not an integer is refused before the key is checked', () => {
    const { run } = openWith('SET s x');
    expect(run('ZRANGE s a 1')).toBe('ERR value is not an integer or out of range');
    expect(run('ZRANGE s 0 1')).toMatch(/^WRONGTYPE /);
  });
});

describe('by score', () => {
  test('a bound after a parenthesis is exclusive', () => {
    const { run } = openWith(FIVE);
    expect(run('ZRANGEBYSCORE z 2 4')).toEqual(['b', 'c', 'd']);
    expect(run('ZRANGEBYSCORE z (2 (4')).toEqual(['c']);
    expect(run('ZRANGE z (2 +inf BYSCORE')).toEqual(['c', 'd', 'e']);
    expect(run('ZRANGEBYSCORE z two 4')).toBe('ERR min or max is not a float');
  });

  test('in reverse the upper bound is first', () => {
    const { run } = openWith(FIVE);
    expect(run('ZREVRANGEBYSCORE z 4 (2')).toEqual(['d', 'c']);
    expect(run('ZRANGE z 4 (2 BYSCORE REV WITHSCORES')).toEqual(['d', '4', 'c', '3']);
    expect(run('ZRANGE z 2 4 BYSCORE REV')).toEqual([]);
  });

  test('LIMIT skips members from the start of the range', () => {
    const { run } = openWith(FIVE);
    expect(run('ZRANGEBYSCORE z 2 5 LIMIT 1 2')).toEqual(['c', 'd']);
    expect(run('ZREVRANGEBYSCORE z 5 2 LIMIT 1 2')).toEqual(['d', 'c']);
    expect(run('ZRANGEBYSCORE z 2 5 LIMIT 3 -1')).toEqual(['e']);
    expect(run('ZRANGEBYSCORE z 2 5 LIMIT -1 5')).toEqual([]);
  });

  test('bounds are read as C reads numbers', () => {
    const { run } = openWith(FIVE);
    expect(run('ZRANGEBYSCORE', 'z', '', ' 2')).toEqual(['a', 'b']);
    expect(run('ZRANGEBYSCORE z 0x2 1e400')).toEqual(['b', 'c', 'd', 'e']);
    expect(run('ZRANGEBYSCORE', 'z', '(4\0x', 'inf')).toEqual(['e']);
    expect(run('ZRANGEBYSCORE', 'z', ' ', '2')).toBe('ERR min or max is not a float');
    expect(run('ZRANGEBYSCORE z nan 2')).toBe('ERR min or max is not a float');
  });
});

describe('by bytes', () => {
  const WORDS = 'ZADD z 0 ant 0 bee 0 cat 0 dog';

  test('a bound has a bracket or a parenthesis, for inclusive or exclusive', () => {
    const { run } = openWith(WORDS);
    expect(run('ZRANGEBYLEX z [bee (dog')).toEqual(['bee', 'cat']);
    expect(run('ZRANGEBYLEX z - (b')).toEqual(['ant']);
    expect(run('ZRANGEBYLEX z (bee +')).toEqual(['cat', 'dog']);
    expect(run('ZRANGE z [b [c BYLEX')).toEqual(['bee']);
    expect(run('ZRANGEBYLEX z bee dog')).toBe('ERR min or max not valid string range item');
    expect(run('ZRANGEBYLEX z -x +')).toBe('ERR min or max not valid string range item');
  });

  test('in reverse the upper bound is first', () => {
    const { run } = openWith(WORDS);
    expect(run('ZREVRANGEBYLEX z + [bee LIMIT 1 2')).toEqual(['cat', 'bee']);
    expect(run('ZRANGE z (cat - BYLEX REV')).toEqual(['bee', 'ant']);
  });

  test('the order is that of bytes, not of letters', () => {
    const { run } = openTestDatabase();
    run('ZADD', 'z', 0, 'z', 0, 'ä', 0, 'Z');
    expect(run('ZRANGE z 0 -1')).toEqual(['Z', 'z', 'ä']);
    expect(run('ZRANGEBYLEX', 'z', '[ä', '+')).toEqual(['ä']);
  });

  test('ZRANGE BYLEX refuses WITHSCORES', () => {
    const { run } = openWith(WORDS);
    expect(run('ZRANGE z - + BYLEX WITHSCORES')).toBe(
      'ERR syntax error, WITHSCORES not supported in combination with BYLEX',
    );
  });
});

describe('ZRANGESTORE', () => {
  test('stores the members with their scores', () => {
    const { run, logged } = openWith(FIVE);
    expect(run('ZRANGESTORE y z 0 1 REV')).toBe(2);
    expect(run('ZRANGE y 0 -1 WITHSCORES')).toEqual(['d', '4', 'e', '5']);
    expect(logged.at(-1)).toBe('ZRANGESTORE y z 0 1 REV');
  });

  test('overwrites another type, and its expiry', () => {
    const { run } = openWith(FIVE, 'SET y x EX 100');
    run('ZRANGESTORE y z 2 3 BYSCORE');
    expect(run('TYPE y')).toBe('zset');
    expect(run('TTL y')).toBe(-1);
  });

  test('can store into its source', () => {
    const { run } = openWith(FIVE);
    expect(run('ZRANGESTORE z z 1 2')).toBe(2);
    expect(run('ZRANGE z 0 -1')).toEqual(['b', 'c']);
  });

  test('deletes the destination if the range is empty', () => {
    const { run, logged } = openWith(FIVE, 'SET y x');
    expect(run('ZRANGESTORE y z 10 20')).toBe(0);
    expect(run('EXISTS y')).toBe(0);
    expect(run('ZRANGESTORE y nobody 0 -1')).toBe(0);
    expect(logged).toEqual([FIVE, 'SET y x', 'ZRANGESTORE y z 10 20']);
  });

  test('over RESP, LIMIT needs BYSCORE or BYLEX, as in Redis, and the destination stays', () => {
    const { run, database } = openTestDatabase(undefined, 'resp');
    run('ZADD z 1 a 2 b 3 c');
    run('ZADD y 7 g');
    const refused =
      'ERR syntax error, LIMIT is only supported in combination with either BYSCORE or BYLEX';
    expect(run('ZRANGESTORE y z 0 -1 LIMIT 1 2')).toBe(refused);
    expect(run('ZRANGE y 0 -1')).toEqual(['g']);
    expect(run('ZRANGESTORE y z 0 -1 LIMIT 1 -1')).toBe(3);
    expect(run('ZRANGESTORE y z 1 3 BYSCORE LIMIT 1 1')).toBe(1);
    database.keyspace.replaying = true;
    expect(run('ZRANGESTORE y z 0 -1 LIMIT 1 2')).toBe(2);
  });

  test('ZRANGESTORE refuses WITHSCORES', () => {
    const { run } = openWith(FIVE);
    expect(run('ZRANGESTORE y z 0 -1 WITHSCORES')).toBe('ERR syntax error');
  });
});
