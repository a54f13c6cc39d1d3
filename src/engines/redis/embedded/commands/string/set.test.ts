import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../../../../testing/engines/redis/embedded/commands/commands.ts';

const NOW = Date.UTC(2026, 0, 1);
const SYNTAX = 'ERR syntax error';
const INVALID = "ERR invalid expire time in 'set' command";

test('SET replaces a value of any type', () => {
  const { run, logged } = openTestDatabase();
  run('RPUSH k a b');
  expect(run('SET k v')).toBe('OK');
  expect(run('GET k')).toBe('v');
  expect(logged).toEqual(['RPUSH k a b', 'SET k v']);
});

test('SET removes the expiry, unless KEEPTTL is given', () => {
  const { run, advance } = openTestDatabase();
  run('SET a 1 EX 10');
  run('SET a 2');
  run('SET b 1 EX 10');
  run('SET b 2 KEEPTTL');
  advance(10_000);
  expect(run('MGET a b')).toEqual(['2', null]);
});

test.each([
  ['EX 10', NOW + 10_000],
  ['PX 1500', NOW + 1500],
  ['EXAT 1800000000', 1_800_000_000_000],
  ['PXAT 1800000000123', 1_800_000_000_123],
  ['ex 10 Ex 20', NOW + 20_000],
])('SET %s sets the expiry, and logs an absolute time', (option, expireAt) => {
  const { run, database, logged } = openTestDatabase();
  expect(run(`SET k v ${option}`)).toBe('OK');
  expect(database.keyspace.peek('k')?.expireAt).toBe(expireAt);
  expect(logged).toEqual([`SET k v PXAT ${expireAt}`]);
});

test('a key exists up to the last millisecond before its expiry', () => {
  const { run, advance, logged } = openTestDatabase();
  run('SET k v PX 100');
  advance(99);
  expect(run('GET k')).toBe('v');
  advance(1);
  expect(run('GET k')).toBe(null);
  expect(logged.at(-1)).toBe('DEL k');
});

test('a time in the past is accepted, and the key is deleted', () => {
  const { run, logged } = openTestDatabase();
  run('SET k old');
  expect(run('SET k v PXAT 1')).toBe('OK');
  expect(run('GET k')).toBe(null);
  expect(logged).toEqual(['SET k old', 'SET k v PXAT 1', 'DEL k']);
});

test('NX sets only a missing key, XX only an existing one', () => {
  const { run, logged } = openTestDatabase();
  expect(run('SET k 1 XX')).toBe(null);
  expect(run('SET k 1 NX')).toBe('OK');
  expect(run('SET k 2 nx')).toBe(null);
  expect(run('SET k 3 xx')).toBe('OK');
  expect(logged).toEqual(['SET k 1', 'SET k 3']);
});

test('an expired key counts as missing', () => {
  const { run, advance } = openTestDatabase();
  run('SET lock alice NX PX 100');
  expect(run('SET lock bob NX PX 100')).toBe(null);
  advance(100);
  expect(run('SET lock bob NX PX 100')).toBe('OK');
});

test('GET returns the previous value, whether or not it was replaced', () => {
  const { run, logged } = openTestDatabase();
  expect(run('SET k 1 GET')).toBe(null);
  expect(run('SET k 2 GET')).toBe('1');
  expect(run('SET k 3 NX GET')).toBe('2');
  expect(run('SET nobody 1 XX GET')).toBe(null);
  expect(run('GET k')).toBe('2');
  expect(logged).toEqual(['SET k 1', 'SET k 2']);
});

test('SET with GET is refused for a key of another type, which does not change', () => {
  const { run, logged } = openTestDatabase();
  run('RPUSH list a');
  expect(run('SET list v GET')).toMatch(/^WRONGTYPE/);
  expect(logged).toEqual(['RPUSH list a']);
});

test('IFEQ and IFNE compare the current value', () => {
  const { run, logged } = openTestDatabase();
  expect(run('SET version v1 IFEQ v0')).toBe(null);
  expect(run('SET version v1 IFNE v0')).toBe('OK');
  expect(run('SET version v2 IFEQ v0')).toBe(null);
  expect(run('SET version v2 IFEQ v1')).toBe('OK');
  expect(run('SET version v3 IFNE v2')).toBe(null);
  expect(run('SET version v3 ifeq v0 GET')).toBe('v2');
  expect(run('SET version v3 IFNE v0 EX 10')).toBe('OK');
  expect(logged).toEqual([
    'SET version v1',
    'SET version v2',
    `SET version v3 PXAT ${NOW + 10_000}`,
  ]);
});

test('IFDEQ and IFDNE compare the digest', () => {
  const { run } = openTestDatabase();
  run('SET k myvalue');
  expect(run('SET k a IFDEQ 0000000000000000')).toBe(null);
  expect(run('SET k a IFDNE 5A32B091FA5DAFE7')).toBe(null);
  expect(run('SET k a IFDEQ 5A32B091FA5DAFE7')).toBe('OK');
  expect(run('SET k b IFDNE 5A32B091FA5DAFE7')).toBe('OK');
  expect(run('SET nobody b IFDEQ 5A32B091FA5DAFE7')).toBe(null);
  expect(run('SET k c IFDEQ 5a32')).toBe('ERR digest must be exactly 16 hexadecimal characters');
});

test('SET with IFEQ or IFNE is refused for a key of another type', () => {
  const { run } = openTestDatabase();
  run('RPUSH list a');
  expect(run('SET list v IFEQ a')).toMatch(/^WRONGTYPE/);
  expect(run('SET list v IFNE a')).toMatch(/^WRONGTYPE/);
});

test.each([
  'NX XX',
  'NX IFEQ a',
  'IFEQ a IFNE a',
  'IFEQ',
  'EX',
  'EX 10 PX 10',
  'EXAT 10 KEEPTTL',
  'KEEPTTL EX 10',
  'PERSIST',
  'FOO',
  'EX soon FOO',
])('SET k v %s is a syntax error', (options) => {
  const { run, logged } = openTestDatabase();
  expect(run(`SET k v ${options}`)).toBe(SYNTAX);
  expect(logged).toEqual([]);
});

test.each([
  ['EX 0', INVALID],
  ['PX -1', INVALID],
  ['EXAT 9223372036854776', INVALID],
  ['PX 9223372036854775807', INVALID],
  ['EX soon', 'ERR value is not an integer or out of range'],
])('SET k v %s is refused', (options, error) => {
  const { run, logged } = openTestDatabase();
  expect(run(`SET k v ${options}`)).toBe(error);
  expect(logged).toEqual([]);
});

test('SETNX returns whether it has set the key', () => {
  const { run, logged } = openTestDatabase();
  expect(run('SETNX k a')).toBe(1);
  expect(run('SETNX k b')).toBe(0);
  expect(logged).toEqual(['SETNX k a']);
});

test('SETEX and PSETEX are SET with a time', () => {
  const { run, logged } = openTestDatabase();
  expect(run('SETEX k 10 v')).toBe('OK');
  expect(run('PSETEX k 10 v')).toBe('OK');
  expect(run('SETEX k 0 v')).toBe("ERR invalid expire time in 'setex' command");
  expect(run('PSETEX k -1 v')).toBe("ERR invalid expire time in 'psetex' command");
  expect(logged).toEqual([`SET k v PXAT ${NOW + 10_000}`, `SET k v PXAT ${NOW + 10}`]);
});
