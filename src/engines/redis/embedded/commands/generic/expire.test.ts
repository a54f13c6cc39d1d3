import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../../../../testing/engines/redis/embedded/commands/commands.ts';

const NOW = Date.UTC(2026, 0, 1);

test('a key expires at its time', () => {
  const { run, advance } = openTestDatabase();
  run('SET k v');
  expect(run('EXPIRE k 10')).toBe(1);
  expect(run('TTL k')).toBe(10);
  expect(run('PEXPIRETIME k')).toBe(NOW + 10_000);
  advance(9999);
  expect(run('GET k')).toBe('v');
  expect(run('PTTL k')).toBe(1);
  expect(run('TTL k')).toBe(0);
  advance(1);
  expect(run('GET k')).toBe(null);
  expect(run('TTL k')).toBe(-2);
});

test('the log has absolute times, whichever command sets them', () => {
  const { run, logged } = openTestDatabase();
  run('SET k v');
  run('EXPIRE k 10');
  run('PEXPIRE k 1500 GT');
  run('PEXPIRE k 15000 XX');
  run('EXPIREAT k 4102444800');
  run('PEXPIREAT k 4102444800123');
  expect(logged.slice(1)).toEqual([
    `PEXPIREAT k ${NOW + 10_000}`,
    `PEXPIREAT k ${NOW + 15_000}`,
    'PEXPIREAT k 4102444800000',
    'PEXPIREAT k 4102444800123',
  ]);
});

test('a time in the past deletes the key, and the deletion is logged', () => {
  const { run, logged } = openTestDatabase();
  run('SET k v');
  expect(run('EXPIRE k 0')).toBe(1);
  expect(run('EXISTS k')).toBe(0);
  run('SET k v');
  expect(run('PEXPIREAT', 'k', NOW)).toBe(1);
  expect(logged.filter((line) => line === 'DEL k')).toHaveLength(2);
});

test('during a replay a time in the past is set, because the log itself contains the deletions', () => {
  const { run, database } = openTestDatabase();
  database.keyspace.replaying = true;
  run('SET k v');
  run('PEXPIREAT k 1000');
  expect(run('PEXPIRETIME k')).toBe(1000);
});

test('EXPIRE with NX, XX, GT or LT sets the time only if the condition holds', () => {
  const { run } = openTestDatabase();
  run('SET k v');
  expect(run('EXPIRE k 100 XX')).toBe(0);
  expect(run('EXPIRE k 100 GT')).toBe(0);
  expect(run('EXPIRE k 100 NX')).toBe(1);
  expect(run('EXPIRE k 100 NX')).toBe(0);
  expect(run('EXPIRE k 100 GT')).toBe(0);
  expect(run('EXPIRE k 101 gt')).toBe(1);
  expect(run('EXPIRE k 101 LT')).toBe(0);
  expect(run('EXPIRE k 50 XX LT')).toBe(1);
  expect(run('TTL k')).toBe(50);
  run('PERSIST k');
  expect(run('EXPIRE k 1000 LT')).toBe(1);
});

test('EXPIRE refuses conditions that exclude each other, and unknown ones', () => {
  const { run } = openTestDatabase();
  const together = 'options at the same time are not compatible';
  expect(run('EXPIRE k 1 NX XX')).toBe(`ERR NX and XX, GT or LT ${together}`);
  expect(run('EXPIRE k 1 GT LT')).toBe(`ERR GT and LT ${together}`);
  expect(run('EXPIRE k x FOO')).toBe('ERR Unsupported option FOO');
});

test('a time must fit 64 bits in milliseconds', () => {
  const { run } = openTestDatabase();
  run('SET k v');
  expect(run('EXPIRE k 9223372036854775807')).toBe("ERR invalid expire time in 'expire' command");
  expect(run('PEXPIRE k 9223372036854775807')).toBe("ERR invalid expire time in 'pexpire' command");
  expect(run('EXPIREAT k -9223372036854775807')).toBe(
    "ERR invalid expire time in 'expireat' command",
  );
  expect(run('EXPIRE k 1.5')).toBe('ERR value is not an integer or out of range');
});

test('the latest times become the last millisecond that a number represents exactly', () => {
  const { run, logged } = openTestDatabase();
  run('SET k v');
  expect(run('PEXPIREAT k 9223372036854775807')).toBe(1);
  expect(run('PEXPIRETIME k')).toBe(Number.MAX_SAFE_INTEGER);
  expect(logged.at(-1)).toBe(`PEXPIREAT k ${Number.MAX_SAFE_INTEGER}`);
});

test('PERSIST removes the expiry', () => {
  const { run, advance, logged } = openTestDatabase();
  run('SET k v EX 10');
  expect(run('PERSIST k')).toBe(1);
  expect(run('PERSIST k')).toBe(0);
  expect(run('PERSIST nobody')).toBe(0);
  advance(20_000);
  expect(run('TTL k')).toBe(-1);
  expect(logged.filter((line) => line.startsWith('PERSIST'))).toHaveLength(1);
});

test('TTL rounds to the nearest second', () => {
  const { run } = openTestDatabase();
  run('SET k v PX 1499');
  expect(run('TTL k')).toBe(1);
  run('SET k v PX 1500');
  expect(run('TTL k')).toBe(2);
  run('SET k v PXAT 4102444800500');
  expect(run('EXPIRETIME k')).toBe(4102444801);
});
