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
