import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../../../testing/engines/redis/embedded/commands/commands.ts';
import { ActiveExpiry, ExpiryRounds } from './active-expiry.ts';
import type { Clock } from '../../../../base/clock.ts';
import { silentLogger } from '../../../../base/logger.ts';
import { Database } from '../database.ts';

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

/** A clock on which looking at the time takes a millisecond. */
function slowClock(): Clock & { time: number } {
  return {
    time: Date.UTC(2026, 0, 1),
    now() {
      return this.time++;
    },
  };
}

function databaseWithKeys(clock: Clock, count: number): Database {
  const database = new Database({ clock });
  database.keyspace.tick();
  for (let i = 0; i < count; i++) {
    const entry = database.keyspace.put(`k${i}`, 'v', 'set');
    database.keyspace.setExpiry(entry, database.keyspace.now + 1000);
  }
  return database;
}

test('expired keys that nobody accesses are deleted', () => {
  const clock = slowClock();
  const rounds = new ExpiryRounds(clock, silentLogger);
  const [one, other] = [databaseWithKeys(clock, 10), databaseWithKeys(clock, 0)];
  rounds.add(one);
  rounds.add(other);
  rounds.tick();
  expect(one.keyspace.size).toBe(10);
  clock.time += 2000;
  rounds.tick();
  expect(one.keyspace.size).toBe(0);
  rounds.stop();
});

test('a round that takes too long continues at the next tick, and no database is left out', () => {
  const clock = slowClock();
  const rounds = new ExpiryRounds(clock, silentLogger);
  const databases = Array.from({ length: 20 }, () => databaseWithKeys(clock, 100));
  for (const database of databases) rounds.add(database);
  const left = (): number => databases.filter(({ keyspace }) => keyspace.size > 0).length;
  clock.time += 2000;
  rounds.tick();
  expect(left()).toBeGreaterThan(0);
  expect(left()).toBeLessThan(20);
  for (let i = 0; i < 30 && left() > 0; i++) rounds.tick();
  expect(left()).toBe(0);
  rounds.stop();
});

test('a database that has been removed is skipped', () => {
  const clock = slowClock();
  const rounds = new ExpiryRounds(clock, silentLogger);
  const database = databaseWithKeys(clock, 10);
  rounds.add(database);
  rounds.delete(database);
  clock.time += 2000;
  rounds.tick();
  expect(database.keyspace.size).toBe(10);
  rounds.stop();
});

test('an internal error ends neither the process nor the rounds of other databases', () => {
  const clock = slowClock();
  const messages: string[] = [];
  const logger = {
    ...silentLogger,
    error: (_: object, message: string) => void messages.push(message),
  };
  const rounds = new ExpiryRounds(clock, logger);
  const [faulty, sound] = [databaseWithKeys(clock, 10), databaseWithKeys(clock, 10)];
  faulty.keyspace.listener.afterEvent = () => {
    throw new TypeError('not expected');
  };
  rounds.add(faulty);
  rounds.add(sound);
  clock.time += 2000;
  rounds.tick();
  rounds.tick();
  expect(messages).toContain('the active expiry failed');
  expect(sound.keyspace.size).toBe(0);
  rounds.stop();
});
