import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../../../../testing/engines/redis/embedded/commands/commands.ts';

const WRONG_TYPE = 'WRONGTYPE Operation against a key holding the wrong kind of value';

test('a missing key is read as null, 0, or an empty string', () => {
  const { run } = openTestDatabase();
  expect(run('GET nobody')).toBe(null);
  expect(run('STRLEN nobody')).toBe(0);
  expect(run('GETRANGE nobody 0 -1')).toBe('');
  expect(run('MGET nobody neither')).toEqual([null, null]);
});

test('the wrong number of arguments is refused with the name of the command', () => {
  const { run } = openTestDatabase();
  expect(run('GET')).toBe("ERR wrong number of arguments for 'get' command");
  expect(run('get a b')).toBe("ERR wrong number of arguments for 'get' command");
  expect(run('SUBSTR a 1')).toBe("ERR wrong number of arguments for 'substr' command");
});

test('STRLEN counts bytes, not characters', () => {
  const { run } = openTestDatabase();
  run('SET', 'greeting', 'schön €');
  expect(run('STRLEN greeting')).toBe(10);
  expect(run('GET greeting')).toBe('schön €');
});

test('MGET returns values in the order of the keys, and null for a key of another type', () => {
  const { run } = openTestDatabase();
  run('MSET a 1 b 2');
  run('APPEND b 3');
  run('RPUSH list x');
  expect(run('MGET b list a b')).toEqual(['23', null, '1', '23']);
});

test('GETRANGE includes both ends and counts negative ones from the end', () => {
  const { run } = openTestDatabase();
  run('SET', 'k', 'This is a string');
  expect(run('GETRANGE k 0 3')).toBe('This');
  expect(run('GETRANGE k -6 -1')).toBe('string');
  expect(run('GETRANGE k 10 100')).toBe('string');
  expect(run('GETRANGE k -1 -2')).toBe('');
  expect(run('GETRANGE k -50 -100')).toBe('');
  expect(run('GETRANGE k -100 0')).toBe('T');
  expect(run('SUBSTR k 5 6')).toBe('is');
});

test('GETRANGE checks its numbers before the key', () => {
  const { run } = openTestDatabase();
  run('RPUSH list x');
  expect(run('GETRANGE list a 1')).toBe('ERR value is not an integer or out of range');
  expect(run('GETRANGE list 0 1')).toBe(WRONG_TYPE);
});

test('a string that is modified in place is read like any other', () => {
  const { run } = openTestDatabase();
  run('SET k Hello');
  run('APPEND', 'k', ' World');
  expect(run('GET k')).toBe('Hello World');
  expect(run('STRLEN k')).toBe(11);
  expect(run('GETRANGE k -5 100')).toBe('World');
  expect(run('GETRANGE k 11 20')).toBe('');
});

test('APPEND adds to the end and returns the length in bytes', () => {
  const { run, logged } = openTestDatabase();
  expect(run('APPEND k Hello')).toBe(5);
  expect(run('APPEND', 'k', ' Wörld')).toBe(12);
  expect(run('GET k')).toBe('Hello Wörld');
  expect(logged).toEqual(['APPEND k Hello', 'APPEND k  Wörld']);
});

test('APPEND keeps the expiry', () => {
  const { run, advance } = openTestDatabase();
  run('SET k a PX 100');
  run('APPEND k b');
  expect(run('GET k')).toBe('ab');
  advance(100);
  expect(run('GET k')).toBe(null);
});

test('APPEND of nothing creates an empty string, but does not change an existing one', () => {
  const { run, logged } = openTestDatabase();
  expect(run('APPEND', 'k', '')).toBe(0);
  expect(run('GET k')).toBe('');
  expect(run('APPEND', 'k', '')).toBe(0);
  expect(logged).toEqual(['APPEND k ']);
});

test('APPEND publishes its event whether there is something to add or not', () => {
  const { run, database } = openTestDatabase();
  run('SET k a');
  const events: string[] = [];
  database.keyspace.listener.afterEvent = (event, key) => events.push(`${event} ${key}`);
  run('APPEND', 'k', '');
  run('APPEND k b');
  expect(events).toEqual(['append k', 'append k']);
});

test('SETRANGE overwrites, and pads with zero bytes', () => {
  const { run } = openTestDatabase();
  run('SET', 'k', 'Hello World');
  expect(run('SETRANGE k 6 Redis')).toBe(11);
  expect(run('GET k')).toBe('Hello Redis');
  expect(run('SETRANGE k 12 !')).toBe(13);
  expect(run('GET k')).toBe('Hello Redis\0!');
  expect(run('SETRANGE new 2 x')).toBe(3);
  expect(run('GET new')).toBe('\0\0x');
});

test('SETRANGE of nothing neither creates nor pads', () => {
  const { run, logged } = openTestDatabase();
  expect(run('SETRANGE', 'nobody', 5, '')).toBe(0);
  expect(run('GET nobody')).toBe(null);
  expect(logged).toEqual([]);
});

test('a string can not exceed 512 MB', () => {
  const { run, logged } = openTestDatabase();
  const tooLong = 'ERR string exceeds maximum allowed size (proto-max-bulk-len)';
  expect(run('SETRANGE k 536870912 x')).toBe(tooLong);
  expect(run('SETRANGE k 536870911 xy')).toBe(tooLong);
  expect(run('SETRANGE k -1 x')).toBe('ERR offset is out of range');
  expect(logged).toEqual([]);
});

test('a string that is modified often counts with its allocated memory', () => {
  const { run, database } = openTestDatabase();
  run('SET k a');
  const before = database.keyspace.usedBytes;
  for (let i = 0; i < 1000; i++) run('APPEND k 0123456789');
  expect(database.keyspace.usedBytes - before).toBeGreaterThan(10_000);
  expect(database.keyspace.usedBytes - before).toBeLessThan(25_000);
  run('SET k a');
  expect(database.keyspace.usedBytes).toBe(before);
});
