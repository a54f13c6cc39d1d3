import { expect, test } from 'vitest';
import type { Clock } from '../../../base/clock.ts';
import { silentLogger } from '../../../base/logger.ts';
import { Database } from './database.ts';
import { ExpiryRounds } from './expiry-rounds.ts';

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
