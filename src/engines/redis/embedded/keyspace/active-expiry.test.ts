import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../../../testing/engines/redis/embedded/commands/commands.ts';
import { ActiveExpiry } from './active-expiry.ts';

/** A database with this many keys that expire in ten seconds and that many that expire in ten hours. */
function filled(soon: number, late: number) {
  const test = openTestDatabase();
  const { keyspace } = test.database;
  for (let i = 0; i < soon; i++) {
    keyspace.setExpiry(keyspace.put(`soon${i}`, 'v', 'set'), keyspace.now + 10_000);
  }
  for (let i = 0; i < late; i++) {
    keyspace.setExpiry(keyspace.put(`late${i}`, 'v', 'set'), keyspace.now + 36_000_000);
  }
  return { ...test, keyspace, expiry: new ActiveExpiry(test.database) };
}

test('expired keys that nobody accesses are deleted and logged', () => {
  const { keyspace, expiry, advance, logged } = filled(1000, 0);
  expiry.cycle();
  expect(keyspace.size).toBe(1000);
  advance(10_000);
  expiry.cycle();
  expect(keyspace.size).toBe(0);
  expect(logged).toHaveLength(1000);
  expect(logged).toContain('DEL soon17');
});

test('a round of expiry stops once less than a tenth of the sampled keys are due, and the next one continues there', () => {
  const { keyspace, expiry, advance } = filled(50, 950);
  advance(10_000);
  expiry.cycle();
  expect(keyspace.size).toBe(1000);
  for (let i = 0; i < 60; i++) expiry.cycle();
  expect(keyspace.size).toBe(950);
});

test('a round of expiry stops at the end of its time', () => {
  const { database, keyspace, advance } = filled(1000, 0);
  advance(10_000);
  let time = database.clock.now();
  const expiry = new ActiveExpiry({
    keyspace,
    config: database.config,
    gate: database.gate,
    clock: { now: () => time++ },
    serveBlocked: () => {},
  });
  expiry.cycle();
  expect(keyspace.size).toBeGreaterThan(800);
  expect(keyspace.size).toBeLessThan(1000);
});

test('nothing expires during a replay', () => {
  const { keyspace, expiry, advance } = filled(100, 0);
  advance(10_000);
  keyspace.replaying = true;
  expiry.cycle();
  expect(keyspace.size).toBe(100);
});

test('expired fields of hashes are deleted too, and a hash with its last field', () => {
  const { run, advance, logged, database } = openTestDatabase();
  run('HSET h f 1 g 2');
  run('HSET i f 1');
  run('HPEXPIRE h 100 FIELDS 1 f');
  run('HPEXPIRE i 100 FIELDS 1 f');
  advance(100);
  new ActiveExpiry(database).cycle();
  expect(database.keyspace.statistics.expiredFields).toBe(2);
  expect([...database.keyspace.keys.keys()]).toEqual(['h']);
  expect(logged.slice(-2).toSorted()).toEqual(['HDEL h f', 'HDEL i f']);
});
