import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../../../../testing/engines/redis/embedded/commands/commands.ts';

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
