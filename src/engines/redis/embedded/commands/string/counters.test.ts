import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../../../../testing/engines/redis/embedded/commands/commands.ts';

const NOT_INTEGER = 'ERR value is not an integer or out of range';
const OVERFLOW = 'ERR increment or decrement would overflow';

test('INCR of a missing key counts from 0', () => {
  const { run, logged } = openTestDatabase();
  expect(run('INCR n')).toBe(1);
  expect(run('INCRBY n 10')).toBe(11);
  expect(run('DECR n')).toBe(10);
  expect(run('DECRBY n 15')).toBe(-5);
  expect(run('GET n')).toBe('-5');
  expect(logged).toEqual(['INCR n', 'INCRBY n 10', 'DECR n', 'DECRBY n 15']);
});

test('a counter keeps its expiry', () => {
  const { run, advance } = openTestDatabase();
  run('SET n 5 PX 100');
  expect(run('INCR n')).toBe(6);
  advance(100);
  expect(run('INCR n')).toBe(1);
});

test('counting is exact beyond 2^53', () => {
  const { run } = openTestDatabase();
  run('SET n 9007199254740991');
  run('INCR n');
  run('INCR n');
  expect(run('GET n')).toBe('9007199254740993');
  run('SET n 9223372036854775806');
  expect(run('INCR n')).toBe(9223372036854775807n);
  run('SET n -1');
  expect(run('DECRBY n 9223372036854775807')).toBe(-9223372036854775808n);
});

test('a result beyond 64 bits is refused, and the counter does not change', () => {
  const { run, logged } = openTestDatabase();
  run('SET n 9223372036854775807');
  expect(run('INCR n')).toBe(OVERFLOW);
  expect(run('GET n')).toBe('9223372036854775807');
  run('SET n -9223372036854775808');
  expect(run('DECR n')).toBe(OVERFLOW);
  expect(run('DECRBY n -9223372036854775808')).toBe('ERR decrement would overflow');
  expect(logged).toEqual(['SET n 9223372036854775807', 'SET n -9223372036854775808']);
});

test.each(['abc', '', ' 1', '1 ', '+1', '01', '1.0', '9223372036854775808'])(
  'the string %j is not an integer',
  (text) => {
    const { run } = openTestDatabase();
    run('SET', 'k', text);
    expect(run('INCR k')).toBe(NOT_INTEGER);
    expect(run('INCRBY', 'n', text)).toBe(NOT_INTEGER);
    expect(run('DECRBY', 'n', text)).toBe(NOT_INTEGER);
  },
);

test('INCRBYFLOAT prints without exponent and trailing zeros', () => {
  const { run } = openTestDatabase();
  run('SET f 10.50');
  expect(run('INCRBYFLOAT f 0.1')).toBe('10.6');
  run('SET f 5.0e3');
  expect(run('INCRBYFLOAT f 2.0e2')).toBe('5200');
  expect(run('INCRBYFLOAT new 3')).toBe('3');
});

test('INCRBYFLOAT logs the sum, and keeps the expiry', () => {
  const { run, database, logged } = openTestDatabase();
  run('SET f 1 PX 100');
  run('INCRBYFLOAT f 0.5');
  expect(database.keyspace.peek('f')?.expireAt).toBe(Date.UTC(2026, 0, 1) + 100);
  expect(logged.at(-1)).toBe('SET f 1.5 KEEPTTL');
});

test('INCRBYFLOAT refuses what is not a number', () => {
  const { run, logged } = openTestDatabase();
  run('SET k abc');
  expect(run('INCRBYFLOAT k 1')).toBe('ERR value is not a valid float');
  expect(run('INCRBYFLOAT n abc')).toBe('ERR value is not a valid float');
  expect(run('INCRBYFLOAT n inf')).toBe('ERR increment would produce NaN or Infinity');
  expect(logged).toEqual(['SET k abc']);
});

test('a string that is modified in place can be a counter', () => {
  const { run } = openTestDatabase();
  run('SET n 1');
  run('APPEND n 9');
  expect(run('INCR n')).toBe(20);
  run('APPEND n .5');
  expect(run('INCRBYFLOAT n 1')).toBe('21.5');
});

test('a key of another type is refused', () => {
  const { run } = openTestDatabase();
  run('RPUSH list x');
  expect(run('INCR list')).toMatch(/^WRONGTYPE/);
  expect(run('INCRBYFLOAT list 1')).toMatch(/^WRONGTYPE/);
});
