import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../../../../testing/engines/redis/embedded/commands/commands.ts';

test('HSET creates a hash and answers how many fields are new', () => {
  const { run } = openTestDatabase();
  expect(run('HSET user name Ada city London')).toBe(2);
  expect(run('HSET user name Grace born 1906')).toBe(1);
  expect(run('HGETALL user')).toEqual(['name', 'Grace', 'city', 'London', 'born', '1906']);
});

test('a field without a value changes nothing', () => {
  const { run, logged } = openTestDatabase();
  expect(run('HSET user name Ada city')).toBe("ERR wrong number of arguments for 'hset' command");
  expect(run('HMSET user name Ada city')).toBe("ERR wrong number of arguments for 'hmset' command");
  expect(run('HLEN user')).toBe(0);
  expect(logged).toEqual([]);
});

test('HSETNX sets only a missing field', () => {
  const { run, logged } = openTestDatabase();
  expect(run('HSETNX user name Ada')).toBe(1);
  expect(run('HSETNX user name Grace')).toBe(0);
  expect(run('HGET user name')).toBe('Ada');
  expect(logged).toEqual(['HSETNX user name Ada']);
});

test('a hash is deleted with its last field', () => {
  const { run, database } = openTestDatabase();
  run('HSET user name Ada city London');
  expect(run('HDEL user name country')).toBe(1);
  expect(database.keyspace.size).toBe(1);
  expect(run('HDEL user city city')).toBe(1);
  expect(database.keyspace.size).toBe(0);
  expect(database.keyspace.usedBytes).toBe(0);
});

test('a HDEL that finds nothing is not logged', () => {
  const { run, logged } = openTestDatabase();
  run('HSET user name Ada');
  run('HDEL user city');
  run('HDEL nobody city');
  expect(logged).toEqual(['HSET user name Ada']);
});

test('fields and values may be any bytes', () => {
  const { run } = openTestDatabase();
  run('HSET', 'h', 'ключ', 'значение', '', '\u0000');
  expect(run('HGETALL h')).toEqual(['ключ', 'значение', '', '\u0000']);
  expect(run('HSTRLEN', 'h', 'ключ')).toBe(16);
});

test('HSET, HSETNX and HDEL publish the events of Redis', () => {
  const { run, database } = openTestDatabase();
  const events: string[] = [];
  database.keyspace.listener.afterEvent = (event, key) => void events.push(`${event} ${key}`);
  run('HSET h a 1');
  run('HMSET h b 1');
  run('HSETNX h c 1');
  run('HSETNX h c 1');
  run('HINCRBY h a 1');
  run('HINCRBYFLOAT h a 1');
  run('HDEL h x');
  run('HDEL h a b c');
  expect(events).toEqual([
    'new h',
    'hset h',
    'hset h',
    'hset h',
    'hincrby h',
    'hincrbyfloat h',
    'hdel h',
    'del h',
  ]);
});

test('HINCRBY counts from 0, up and down', () => {
  const { run, logged } = openTestDatabase();
  expect(run('HINCRBY page views 5')).toBe(5);
  expect(run('HINCRBY page views -7')).toBe(-2);
  expect(run('HGET page views')).toBe('-2');
  expect(logged).toEqual(['HINCRBY page views 5', 'HINCRBY page views -7']);
});

test('HINCRBY is exact in 64 bits, and refuses to overflow', () => {
  const { run } = openTestDatabase();
  expect(run('HINCRBY page views 9007199254740993')).toBe(9007199254740993n);
  run('HSET page views 9223372036854775807');
  expect(run('HINCRBY page views 1')).toBe('ERR increment or decrement would overflow');
  expect(run('HGET page views')).toBe('9223372036854775807');
});

test('a failed increment does not create a hash', () => {
  const { run, database } = openTestDatabase();
  expect(run('HINCRBY page views x')).toBe('ERR value is not an integer or out of range');
  expect(run('HINCRBYFLOAT page views x')).toBe('ERR value is not a valid float');
  expect(run('HINCRBYFLOAT page views inf')).toBe('ERR value is NaN or Infinity');
  expect(database.keyspace.size).toBe(0);
});

test('HINCRBY of a field that is not a number is refused', () => {
  const { run } = openTestDatabase();
  run('HSET page views many');
  expect(run('HINCRBY page views 1')).toBe('ERR hash value is not an integer');
  expect(run('HINCRBYFLOAT page views 1')).toBe('ERR hash value is not a float');
});

test('HINCRBYFLOAT logs the sum, and the expiry with it', () => {
  const { run, logged } = openTestDatabase();
  expect(run('HINCRBYFLOAT cart total 10.5')).toBe('10.5');
  run('HPEXPIREAT cart 4102444800000 FIELDS 1 total');
  expect(run('HINCRBYFLOAT cart total 0.1')).toBe('10.6');
  expect(run('HPEXPIRETIME cart FIELDS 1 total')).toEqual([4102444800000]);
  expect(logged).toEqual([
    'HSET cart total 10.5',
    'HPEXPIREAT cart 4102444800000 FIELDS 1 total',
    'HSETEX cart KEEPTTL FIELDS 1 total 10.6',
  ]);
});

test('a sum that is not finite changes nothing', () => {
  const { run, logged } = openTestDatabase();
  run('HSET cart total 1e4932');
  expect(run('HINCRBYFLOAT cart total 1e4932')).toBe('ERR increment would produce NaN or Infinity');
  expect(run('HGET cart total')).toBe('1e4932');
  expect(logged).toHaveLength(1);
});

test('HINCRBY keeps the expiry of the field', () => {
  const { run } = openTestDatabase();
  run('HSET page views 1');
  run('HEXPIRE page 100 FIELDS 1 views');
  run('HINCRBY page views 1');
  expect(run('HTTL page FIELDS 1 views')).toEqual([100]);
});
