import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../../../testing/engines/redis/embedded/commands/commands.ts';
import { DatabaseConfig } from '../config.ts';
import { EMPTY_DATABASE_BYTES } from '../database.ts';
import { Eviction } from './eviction.ts';
import { Keyspace } from './keyspace.ts';

const START = Date.UTC(2026, 0, 1);

function open(policy: string, keys = 200) {
  let time = START;
  let seed = 7;
  const random = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
  const keyspace = new Keyspace({ now: () => time }, random);
  const config = new DatabaseConfig({ 'maxmemory-policy': policy });
  const eviction = new Eviction(keyspace, config, random);
  const evicted: string[] = [];
  keyspace.listener.afterLoss = (_event, key) => evicted.push(key);
  const advance = (milliseconds: number) => {
    time += milliseconds;
    keyspace.tick();
  };
  for (let i = 0; i < keys; i++) keyspace.put(`k${i}`, 'some value', 'set');
  /** Lets only this many of the keys stay. */
  const shrinkTo = (part: number) => {
    config.set('maxmemory', String(Math.floor(keyspace.usedBytes * part)));
    return eviction.makeRoom();
  };
  return { keyspace, config, eviction, evicted, advance, shrinkTo };
}

test('without maxmemory no key is evicted', () => {
  const { eviction, evicted } = open('allkeys-random');
  expect(eviction.makeRoom()).toBe(true);
  expect(evicted).toEqual([]);
});

test('noeviction evicts nothing and reports that there is no memory', () => {
  const { shrinkTo, evicted } = open('noeviction');
  expect(shrinkTo(0.5)).toBe(false);
  expect(evicted).toEqual([]);
});

test('keys are evicted until the memory is below the limit', () => {
  const { keyspace, config, shrinkTo, evicted } = open('allkeys-random');
  expect(shrinkTo(0.5)).toBe(true);
  expect(keyspace.usedBytes).toBeLessThanOrEqual(config.maxMemory);
  expect(keyspace.size + evicted.length).toBe(200);
  expect(keyspace.statistics.evicted).toBe(evicted.length);
});

test('allkeys-lru keeps recently used keys', () => {
  const { keyspace, advance, shrinkTo } = open('allkeys-lru');
  for (let i = 0; i < 100; i++) {
    advance(1000);
    keyspace.read(`k${i}`);
  }
  shrinkTo(0.5);
  const usedLately = [...keyspace.keys.keys()].filter((key) => Number(key.slice(1)) < 100).length;
  expect(usedLately / keyspace.size).toBeGreaterThan(0.85);
  expect(keyspace.keys.has('k99')).toBe(true);
});

test('allkeys-lfu keeps frequently used keys, not the most recently used', () => {
  const { keyspace, advance, shrinkTo } = open('allkeys-lfu');
  for (let round = 0; round < 50; round++) {
    for (let i = 0; i < 100; i++) keyspace.read(`k${i}`);
  }
  advance(1000);
  for (let i = 100; i < 200; i++) keyspace.read(`k${i}`);
  shrinkTo(0.5);
  const usedOften = [...keyspace.keys.keys()].filter((key) => Number(key.slice(1)) < 100).length;
  expect(usedOften / keyspace.size).toBeGreaterThan(0.85);
});

test('volatile-ttl evicts the keys that expire first, and only keys with an expiry', () => {
  const { keyspace, shrinkTo, evicted } = open('volatile-ttl');
  for (let i = 0; i < 100; i++)
    keyspace.setExpiry(keyspace.write(`k${i}`)!, START + 1000 * (i + 1));
  expect(shrinkTo(0.8)).toBe(true);
  const soon = evicted.filter((key) => Number(key.slice(1)) < 60).length;
  expect(soon / evicted.length).toBeGreaterThan(0.85);
  expect(evicted.every((key) => Number(key.slice(1)) < 100)).toBe(true);
});

test.each(['volatile-lru', 'volatile-lfu', 'volatile-random', 'volatile-ttl'])(
  '%s does not evict keys without an expiry, even if there is no memory then',
  (policy) => {
    const { keyspace, shrinkTo } = open(policy);
    for (let i = 0; i < 20; i++) keyspace.setExpiry(keyspace.write(`k${i}`)!, START + 1e6);
    expect(shrinkTo(0.5)).toBe(false);
    expect(keyspace.size).toBe(180);
  },
);

test('keys that were deleted since they were sampled are skipped', () => {
  const { keyspace, shrinkTo } = open('allkeys-lru', 50);
  shrinkTo(0.9);
  keyspace.flush();
  for (let i = 0; i < 50; i++) keyspace.put(`k${i}`, 'again', 'set');
  expect(shrinkTo(0.5)).toBe(true);
  expect(keyspace.size).toBeGreaterThan(20);
  expect(keyspace.usedBytes).toBeGreaterThan(0);
});

test('a change of the policy applies from the next command on', () => {
  const { config, shrinkTo, eviction } = open('noeviction');
  expect(shrinkTo(0.5)).toBe(false);
  config.set('maxmemory-policy', 'allkeys-lru');
  expect(eviction.makeRoom()).toBe(true);
});

test('one command evicts a limited number of keys, and may run then', () => {
  const { keyspace, config, eviction } = open('allkeys-random', 2500);
  config.set('maxmemory', '1');
  expect(eviction.makeRoom()).toBe(true);
  expect(keyspace.size).toBe(1500);
  eviction.makeRoom();
  eviction.makeRoom();
  expect(keyspace.size).toBe(0);
});

test('without memory, commands that need some are refused and others are not', () => {
  const { run, database } = openTestDatabase();
  run('SET k v');
  database.config.set('maxmemory', String(EMPTY_DATABASE_BYTES + 1));
  const refusal = "OOM command not allowed when used memory > 'maxmemory'.";
  expect(run('SET l v')).toBe(refusal);
  expect(run('RPUSH l v')).toBe(refusal);
  expect(run('GET k')).toBe('v');
  expect(run('DEL k')).toBe(1);
  expect(run('SET l v')).toBe('OK');
});

test('evictions are logged as deletions, before the command that needed the memory', () => {
  const { run, database, logged, advance } = openTestDatabase();
  database.config.set('maxmemory-policy', 'allkeys-lru');
  run('SET a v');
  advance(1000);
  database.config.set('maxmemory', String(EMPTY_DATABASE_BYTES + database.keyspace.usedBytes + 10));
  run('SET b v');
  run('SET c v');
  expect(logged).toEqual(['SET a v', 'SET b v', 'DEL a', 'SET c v']);
});

test('a lower limit, or another policy, evicts at once, with events', () => {
  const { run, database, logged } = openTestDatabase();
  run('CONFIG SET notify-keyspace-events Ee');
  const events: unknown[] = [];
  database.keyspace.listener.afterLoss = (event, key) => events.push([event, key]);
  run('SET a v');
  run('CONFIG SET maxmemory 1');
  expect(events).toEqual([]);
  run('CONFIG SET maxmemory-policy allkeys-random');
  expect(events).toEqual([['evicted', 'a']]);
  run('CONFIG SET maxmemory 0');
  run('SET b v');
  run('CONFIG SET maxmemory 1');
  expect(events).toHaveLength(2);
  expect(run('DBSIZE')).toBe(0);
  expect(logged).toEqual(['SET a v', 'SET b v']);
});

test('an empty database counts some memory, so that a tiny limit refuses every write', () => {
  const { run, database } = openTestDatabase();
  expect(run('INFO memory')).toContain(`used_memory:${EMPTY_DATABASE_BYTES}\r\n`);
  run('CONFIG SET maxmemory 1');
  expect(run('SET a v')).toMatch(/^OOM /);
  run(`CONFIG SET maxmemory ${EMPTY_DATABASE_BYTES}`);
  expect(run('SET a v')).toMatch(/^OOM /);
  run(`CONFIG SET maxmemory ${EMPTY_DATABASE_BYTES + 1}`);
  expect(run('SET a v')).toBe('OK');
  expect(database.keyspace.size).toBe(1);
});

test('nothing is evicted during a replay', () => {
  const { run, database } = openTestDatabase();
  database.config.set('maxmemory', '1');
  database.keyspace.replaying = true;
  run('SET a v');
  expect(run('SET b v')).toBe('OK');
});

test('the policy of the hosted service evicts the keys that expire first, then any', () => {
  const { keyspace, shrinkTo, evicted } = open('optimistic-volatile');
  for (let i = 0; i < 50; i++) keyspace.setExpiry(keyspace.write(`k${i}`)!, START + 1000);
  expect(shrinkTo(0.9)).toBe(true);
  expect(evicted.every((key) => Number(key.slice(1)) < 50)).toBe(true);
  expect(shrinkTo(0.3)).toBe(true);
  expect(evicted.slice(0, 50).every((key) => Number(key.slice(1)) < 50)).toBe(true);
  expect(evicted.length).toBeGreaterThan(50);
});
