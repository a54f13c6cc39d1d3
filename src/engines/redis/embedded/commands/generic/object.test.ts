import { describe, expect, test } from 'vitest';
import { openTestDatabase } from '../../../../../../testing/engines/redis/embedded/commands/commands.ts';

test.each([
  ['int', 'SET k 42'],
  ['int', 'SET k -9223372036854775808'],
  ['embstr', 'SET k 9223372036854775808'],
  ['embstr', `SET k ${'x'.repeat(44)}`],
  ['raw', `SET k ${'x'.repeat(45)}`],
  ['raw', 'APPEND k x'],
  ['listpack', 'RPUSH k a b'],
  ['listpack', 'HSET k f v'],
  ['intset', 'SADD k 1 2 3'],
  ['listpack', 'SADD k a b'],
  ['listpack', 'ZADD k 1 a'],
  ['skiplist', `ZADD k 1 ${'x'.repeat(65)}`],
  ['hashtable', `HSET k f ${'x'.repeat(65)}`],
])('the encoding is %s after %s', (encoding, command) => {
  const { run } = openTestDatabase();
  run('SET k 1');
  run('DEL k');
  run(command);
  if (command.startsWith('APPEND')) run(command);
  expect(run('OBJECT ENCODING k')).toBe(encoding);
});

test('OBJECT answers null for a missing key', () => {
  const { run } = openTestDatabase();
  for (const what of ['ENCODING', 'REFCOUNT', 'IDLETIME', 'FREQ']) {
    expect(run('OBJECT', what, 'nobody')).toBe(null);
  }
});

test('the idle time starts at the last access', () => {
  const { run, advance } = openTestDatabase();
  run('SET k v');
  advance(10_000);
  expect(run('OBJECT IDLETIME k')).toBe(10);
  run('GET k');
  expect(run('OBJECT IDLETIME k')).toBe(0);
});

test('the frequency is available with an LFU policy only, and the idle time with others only', () => {
  const { run, database } = openTestDatabase();
  run('SET k v');
  expect(run('OBJECT FREQ k')).toMatch(/^ERR An LFU maxmemory policy is not selected/);
  database.config.set('maxmemory-policy', 'allkeys-lfu');
  run('SET l v');
  expect(run('OBJECT FREQ l')).toBe(5);
  run('GET l');
  expect(run('OBJECT FREQ l')).toBe(6);
  expect(run('OBJECT IDLETIME l')).toMatch(/^ERR An LFU maxmemory policy is selected/);
});

test('OBJECT REFCOUNT shows small integers as shared, except with an LRU or LFU policy', () => {
  const { run, database } = openTestDatabase();
  run('MSET small 9999 large 10000 text abc');
  expect(run('OBJECT REFCOUNT small')).toBe(2147483647);
  expect(run('OBJECT REFCOUNT large')).toBe(1);
  expect(run('OBJECT REFCOUNT text')).toBe(1);
  database.config.set('maxmemory', '1gb');
  expect(run('OBJECT REFCOUNT small')).toBe(2147483647);
  database.config.set('maxmemory-policy', 'volatile-lru');
  expect(run('OBJECT REFCOUNT small')).toBe(1);
});

test('the subcommand must be known and have its argument', () => {
  const { run } = openTestDatabase();
  expect(run('OBJECT FOO k')).toBe("ERR unknown subcommand 'FOO'. Try OBJECT HELP.");
  expect(run('OBJECT ENCODING')).toBe(
    "ERR wrong number of arguments for 'object|encoding' command",
  );
  expect(run('object help')).toHaveLength(15);
});

describe('the limits of compact encodings', () => {
  test.each([
    ['hash-max-listpack-entries 1', 'HSET k a 1 b 2', 'listpack', 'hashtable'],
    ['hash-max-ziplist-value 2', 'HSET k a 123', 'listpack', 'hashtable'],
    ['list-max-listpack-size 2', 'RPUSH k 1 2 3', 'listpack', 'quicklist'],
    ['list-max-ziplist-size -1', `RPUSH k ${'x'.repeat(5000)}`, 'listpack', 'quicklist'],
    ['set-max-intset-entries 2', 'SADD k 1 2 3', 'intset', 'listpack'],
    ['set-max-listpack-entries 2', 'SADD k a b c', 'listpack', 'hashtable'],
    ['set-max-listpack-value 2', 'SADD k abc', 'listpack', 'hashtable'],
    ['zset-max-listpack-entries 1', 'ZADD k 1 a 2 b', 'listpack', 'skiplist'],
    ['zset-max-ziplist-value 2', 'ZADD k 1 abc', 'listpack', 'skiplist'],
  ])('CONFIG SET %s has its effect on %s', (setting, command, before, after) => {
    const { run } = openTestDatabase();
    run(command);
    expect(run('OBJECT ENCODING k')).toBe(before);
    run(`CONFIG SET ${setting}`);
    run('DEL k');
    run(command);
    expect(run('OBJECT ENCODING k')).toBe(after);
  });

  test('a value that exists is converted at the next write, and a copy keeps its encoding', () => {
    const { run } = openTestDatabase();
    run('HSET h a 1 b 2 c 3');
    run('COPY h copy');
    run('CONFIG SET hash-max-listpack-entries 2');
    expect(run('OBJECT ENCODING h')).toBe('listpack');
    run('HSET h a 2');
    expect(run('OBJECT ENCODING h')).toBe('hashtable');
    expect(run('OBJECT ENCODING copy')).toBe('listpack');
  });

  test('results of other sets follow them, and the nodes of streams too', () => {
    const { run } = openTestDatabase(undefined, 'resp');
    run(
      'CONFIG SET set-max-listpack-entries 1 zset-max-listpack-entries 1 stream-node-max-entries 2',
    );
    run('SADD s a b');
    run('SUNIONSTORE u s');
    run('ZUNIONSTORE z 1 s');
    expect(run('OBJECT ENCODING u')).toBe('hashtable');
    expect(run('OBJECT ENCODING z')).toBe('skiplist');
    for (let i = 1; i <= 5; i++) run(`XADD x ${i} a 1`);
    expect(run('XTRIM x MAXLEN ~ 2')).toBe(2);
  });

  test('hll-sparse-max-bytes bounds the sparse form of a HyperLogLog', () => {
    const { run } = openTestDatabase();
    run('CONFIG SET hll-sparse-max-bytes 20');
    run('PFADD p a b c d e f');
    expect(run('STRLEN p')).toBe(12_304);
  });
});
