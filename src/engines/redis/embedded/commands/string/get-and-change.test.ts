import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../../../../testing/engines/redis/embedded/commands/commands.ts';

const NOW = Date.UTC(2026, 0, 1);

test('GETSET returns the previous value and is logged as SET', () => {
  const { run, logged } = openTestDatabase();
  expect(run('GETSET k a')).toBe(null);
  expect(run('GETSET k b')).toBe('a');
  expect(logged).toEqual(['SET k a', 'SET k b']);
});

test('GETDEL returns the value and deletes the key', () => {
  const { run, logged } = openTestDatabase();
  run('SET k v');
  expect(run('GETDEL k')).toBe('v');
  expect(run('GETDEL k')).toBe(null);
  expect(logged).toEqual(['SET k v', 'DEL k']);
});

test('GETDEL and GETSET do not change a key of another type', () => {
  const { run, logged } = openTestDatabase();
  run('RPUSH list a');
  expect(run('GETDEL list')).toMatch(/^WRONGTYPE/);
  expect(run('GETSET list b')).toMatch(/^WRONGTYPE/);
  expect(logged).toEqual(['RPUSH list a']);
});

test('GETEX sets the expiry, and logs an absolute time', () => {
  const { run, logged } = openTestDatabase();
  run('SET k v');
  expect(run('GETEX k EX 10')).toBe('v');
  expect(run('GETEX k pxat 1800000000123')).toBe('v');
  expect(logged.slice(1)).toEqual([`PEXPIREAT k ${NOW + 10_000}`, 'PEXPIREAT k 1800000000123']);
});

test('GETEX PERSIST removes the expiry, once', () => {
  const { run, advance, logged } = openTestDatabase();
  run('SET k v PX 100');
  expect(run('GETEX k PERSIST')).toBe('v');
  expect(run('GETEX k PERSIST')).toBe('v');
  advance(1000);
  expect(run('GET k')).toBe('v');
  expect(logged.slice(1)).toEqual(['PERSIST k']);
});

test('GETEX with a time in the past deletes the key', () => {
  const { run, logged } = openTestDatabase();
  run('SET k v');
  expect(run('GETEX k EXAT 1')).toBe('v');
  expect(run('GET k')).toBe(null);
  expect(logged).toEqual(['SET k v', 'DEL k']);
});

test('GETEX without an option is GET', () => {
  const { run, logged } = openTestDatabase();
  run('SET k v');
  expect(run('GETEX k')).toBe('v');
  expect(logged).toEqual(['SET k v']);
});

test('GETEX checks the options, then the key, then the time', () => {
  const { run } = openTestDatabase();
  run('SET k v');
  run('RPUSH list x');
  for (const options of ['EX', 'EX 1 PX 1', 'PERSIST EX 1', 'KEEPTTL', 'NX', 'FOO']) {
    expect(run(`GETEX nobody ${options}`), options).toBe('ERR syntax error');
  }
  expect(run('GETEX nobody EX 0')).toBe(null);
  expect(run('GETEX list EX 0')).toMatch(/^WRONGTYPE/);
  expect(run('GETEX k EX 0')).toBe("ERR invalid expire time in 'getex' command");
  expect(run('GETEX k EX soon')).toBe('ERR value is not an integer or out of range');
});

test('DELEX deletes if a condition on the value holds', () => {
  const { run, logged } = openTestDatabase();
  run('SET lock alice');
  expect(run('DELEX lock IFEQ bob')).toBe(0);
  expect(run('DELEX lock IFNE alice')).toBe(0);
  expect(run('DELEX lock ifeq alice')).toBe(1);
  expect(run('DELEX lock IFEQ alice')).toBe(0);
  expect(logged).toEqual(['SET lock alice', 'DEL lock']);
});

test('DELEX compares the digest of the value', () => {
  const { run } = openTestDatabase();
  run('SET k myvalue');
  expect(run('DIGEST k')).toBe('5a32b091fa5dafe7');
  expect(run('DELEX k IFDNE 5a32b091fa5dafe7')).toBe(0);
  expect(run('DELEX k IFDEQ not-hexadecimal!')).toBe(0);
  expect(run('DELEX k IFDEQ 5A32B091FA5DAFE7')).toBe(1);
});

test('DELEX without a condition is DEL', () => {
  const { run } = openTestDatabase();
  run('RPUSH list a');
  expect(run('DELEX list IFEQ a')).toBe(
    'ERR Key should be of string type if conditions are specified',
  );
  expect(run('DELEX list')).toBe(1);
  expect(run('DELEX list')).toBe(0);
});

test('DELEX refuses an unknown condition', () => {
  const { run } = openTestDatabase();
  run('SET k v');
  expect(run('DELEX k NX v')).toBe('ERR Invalid condition. Use IFEQ, IFNE, IFDEQ, or IFDNE');
  expect(run('DELEX k IFEQ')).toBe("ERR wrong number of arguments for 'delex' command");
  expect(run('DELEX k IFDEQ v')).toBe('ERR digest must be exactly 16 hexadecimal characters');
});
