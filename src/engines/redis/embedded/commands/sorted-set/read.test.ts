import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../../../../testing/engines/redis/embedded/commands/commands.ts';

test('scores are returned as strings, missing ones as null', () => {
  const { run } = openTestDatabase();
  run('ZADD z 1 a 1e30 b -inf c 1700000000.1234567 d');
  expect(run('ZSCORE z a')).toBe('1');
  expect(run('ZMSCORE z a nobody b c d')).toEqual([
    '1',
    null,
    '1e+30',
    '-inf',
    '1.7000000001234567e+9',
  ]);
  expect(run('ZSCORE z nobody')).toBe(null);
  expect(run('ZSCORE nobody a')).toBe(null);
  expect(run('ZMSCORE nobody a b')).toEqual([null, null]);
  expect(run('ZCARD z')).toBe(4);
  expect(run('ZCARD nobody')).toBe(0);
});

test('a rank counts from the lowest score, a reverse rank from the highest', () => {
  const { run } = openTestDatabase();
  run('ZADD z 1 a 2 b 2 c');
  expect(run('ZRANK z a')).toBe(0);
  expect(run('ZRANK z c')).toBe(2);
  expect(run('ZREVRANK z c')).toBe(0);
  expect(run('ZRANK z nobody')).toBe(null);
});

test('a rank can be returned with the score', () => {
  const { run } = openTestDatabase();
  run('ZADD z 1.5 a 2 b');
  expect(run('ZRANK z a WITHSCORE')).toEqual([0, '1.5']);
  expect(run('ZREVRANK z a withscore')).toEqual([1, '1.5']);
  expect(run('ZRANK z nobody WITHSCORE')).toBe(null);
  expect(run('ZRANK nobody a WITHSCORE')).toBe(null);
  expect(run('ZRANK z a WITHSCORES')).toBe('ERR syntax error');
  expect(run('ZRANK z a WITHSCORE x')).toBe("ERR wrong number of arguments for 'zrank' command");
  expect(run('ZREVRANK z a b c')).toBe("ERR wrong number of arguments for 'zrevrank' command");
});

test('members are counted by score, and bounds after a parenthesis are exclusive', () => {
  const { run } = openTestDatabase();
  run('ZADD z 1 a 2 b 3 c inf d');
  expect(run('ZCOUNT z 2 3')).toBe(2);
  expect(run('ZCOUNT z (2 3')).toBe(1);
  expect(run('ZCOUNT z (3 +inf')).toBe(1);
  expect(run('ZCOUNT z 3 2')).toBe(0);
  expect(run('ZCOUNT z x 2')).toBe('ERR min or max is not a float');
});

test('members are counted by their bytes', () => {
  const { run } = openTestDatabase();
  run('ZADD z 0 a 0 b 0 c');
  expect(run('ZLEXCOUNT z - +')).toBe(3);
  expect(run('ZLEXCOUNT z [b (c')).toBe(1);
  expect(run('ZLEXCOUNT z b c')).toBe('ERR min or max not valid string range item');
});

test('a key of another type is refused', () => {
  const { run } = openTestDatabase();
  run('SET s x');
  for (const command of ['ZCARD s', 'ZSCORE s a', 'ZMSCORE s a', 'ZRANK s a', 'ZCOUNT s 0 1']) {
    expect(run(command)).toMatch(/^WRONGTYPE /);
  }
});

test('reading a sorted set is not logged', () => {
  const { run, logged } = openTestDatabase();
  run('ZADD z 1 a');
  run('ZRANK z a');
  run('ZCOUNT z 0 1');
  expect(logged).toEqual(['ZADD z 1 a']);
});

test.each(['BZPOPMIN z 1', 'BZPOPMAX z 1', 'BZMPOP 1 1 z MIN'])(
  '%s is refused over HTTP',
  (command) => {
    const { run } = openTestDatabase();
    const [name] = command.split(' ');
    expect(run(command)).toBe(
      `ERR Command is not available: '${name}'. See https://docs.upstash.com/overall/rediscompatibility for details`,
    );
  },
);

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
