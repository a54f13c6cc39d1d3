import { expect, test } from 'vitest';
import {
  openTestDatabase,
  type PlainReply,
} from '../../../../../../testing/engines/redis/embedded/commands/commands.ts';

test('DEL, UNLINK, EXISTS and TOUCH count the existing keys', () => {
  const { run, logged } = openTestDatabase();
  run('MSET a 1 b 2 c 3');
  expect(run('EXISTS a b nobody a')).toBe(3);
  expect(run('TOUCH a nobody')).toBe(1);
  expect(run('DEL a nobody a')).toBe(1);
  expect(run('UNLINK b c nobody')).toBe(2);
  expect(run('DEL a')).toBe(0);
  expect(logged).toEqual(['MSET a 1 b 2 c 3', 'DEL a nobody a', 'UNLINK b c nobody']);
});

test('TYPE names the type of a value', () => {
  const { run } = openTestDatabase();
  run('SET string x');
  run('APPEND longer x');
  run('RPUSH list x');
  run('SADD set x');
  run('ZADD zset 1 x');
  run('HSET hash f x');
  for (const key of ['string', 'list', 'set', 'zset', 'hash']) expect(run('TYPE', key)).toBe(key);
  expect(run('TYPE longer')).toBe('string');
  expect(run('TYPE nobody')).toBe('none');
});

test('an expired key does not exist for any command', () => {
  const { run, advance, logged } = openTestDatabase();
  for (const key of ['a', 'b', 'c', 'd', 'e']) run('SET', key, 'x', 'PX', 10);
  advance(10);
  expect(run('KEYS *')).toEqual([]);
  expect(run('EXISTS a')).toBe(0);
  expect(run('TYPE b')).toBe('none');
  expect(run('DEL c')).toBe(0);
  expect(run('SCAN 0')).toEqual(['0', []]);
  expect(run('RANDOMKEY')).toBe(null);
  expect(logged.slice(5).toSorted()).toEqual(['DEL a', 'DEL b', 'DEL c', 'DEL d', 'DEL e']);
});

test('RANDOMKEY returns any of the remaining keys', () => {
  const { run, advance } = openTestDatabase();
  run('MSET a 1 b 2 c 3');
  run('SET gone x PX 10');
  advance(10);
  const drawn = new Set(Array.from({ length: 100 }, () => run('RANDOMKEY')));
  expect(drawn).toEqual(new Set(['a', 'b', 'c']));
});

test('reading the type, existence or expiry of a key does not count as an access', () => {
  const { run, advance } = openTestDatabase();
  run('SET k v');
  advance(60_000);
  run('EXISTS k');
  run('TYPE k');
  run('TTL k');
  run('OBJECT ENCODING k');
  expect(run('OBJECT IDLETIME k')).toBe(60);
  run('TOUCH k');
  expect(run('OBJECT IDLETIME k')).toBe(0);
});

function scanAll(
  run: (...command: (string | number)[]) => PlainReply,
  ...options: string[]
): string[] {
  const found: string[] = [];
  let cursor = '0';
  do {
    const [next, keys] = run('SCAN', cursor, ...options) as [string, string[]];
    expect(next).toMatch(/^\d+$/);
    found.push(...keys);
    cursor = next;
  } while (cursor !== '0');
  return found.toSorted();
}

test('all keys are returned, a hundred at a time', () => {
  const { run } = openTestDatabase();
  const keys = Array.from({ length: 250 }, (_, i) => `k${i}`);
  for (const key of keys) run('SET', key, 'v');
  const [, first] = run('SCAN 0') as [string, string[]];
  expect(first).toHaveLength(100);
  expect(scanAll(run)).toEqual(keys.toSorted());
  expect(scanAll(run, 'COUNT', '1')).toEqual(keys.toSorted());
  expect(scanAll(run, 'COUNT', '1000000')).toEqual(keys.toSorted());
});

test('SCAN returns everything at once if it fits into a page', () => {
  const { run } = openTestDatabase();
  for (let i = 0; i < 100; i++) run('SET', `key:${i}`, 'v');
  const [cursor, keys] = run('SCAN 0 MATCH key:1*') as [string, string[]];
  expect(cursor).toBe('0');
  expect(keys).toHaveLength(11);
});

test('SCAN with MATCH and TYPE returns only keys that match', () => {
  const { run } = openTestDatabase();
  for (let i = 0; i < 30; i++) run('SET', `string${i}`, 'v');
  for (let i = 0; i < 30; i++) run('SADD', `set${i}`, 'v');
  expect(scanAll(run, 'MATCH', 's*1')).toEqual(
    ['set1', 'set11', 'set21', 'string1', 'string11', 'string21'].toSorted(),
  );
  expect(scanAll(run, 'TYPE', 'SET')).toHaveLength(30);
  expect(scanAll(run, 'TYPE', 'set', 'MATCH', 'string*')).toEqual([]);
});

test('keys that exist from start to end are returned while others come and go', () => {
  const { run } = openTestDatabase();
  for (let i = 0; i < 100; i++) run('SET', `stays${i}`, 'v');
  for (let i = 0; i < 100; i++) run('SET', `goes${i}`, 'v');
  const found = new Set<string>();
  let cursor = '0';
  let round = 0;
  do {
    const [next, keys] = run('SCAN', cursor, 'COUNT', '10') as [string, string[]];
    for (const key of keys) found.add(key);
    for (let i = 0; i < 10; i++) run('DEL', `goes${round * 10 + i}`);
    run('SET', `new${round}`, 'v');
    run('SET', `stays${round}`, 'changed');
    cursor = next;
    round++;
  } while (cursor !== '0');
  for (let i = 0; i < 100; i++) expect(found).toContain(`stays${i}`);
});

test('expired keys are not returned', () => {
  const { run, advance, logged } = openTestDatabase();
  run('SET a 1');
  run('SET b 2 PX 10');
  advance(10);
  expect(scanAll(run)).toEqual(['a']);
  expect(logged.at(-1)).toBe('DEL b');
});

test('WITHTYPE adds the type of each key', () => {
  const { run } = openTestDatabase();
  run('SET s v');
  run('RPUSH l v');
  expect(run('SCAN 0 WITHTYPE')).toEqual(['0', ['l', 'list', 's', 'string']]);
  expect(run('SCAN 0 WITHTYPE TYPE list')).toEqual(['0', ['l', 'list']]);
});

test('an unknown type is accepted', () => {
  const { run } = openTestDatabase();
  run('SET s v');
  expect(run('SCAN 0 TYPE search')).toEqual(['0', []]);
});
