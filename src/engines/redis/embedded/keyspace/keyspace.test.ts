import { expect, test } from 'vitest';
import { Keyspace } from './keyspace.ts';

function open() {
  let time = 1_000_000;
  const keyspace = new Keyspace({ now: () => time }, () => 0.5);
  const events: string[] = [];
  keyspace.listener.afterEvent = (event, key) => events.push(`${event} ${key}`);
  keyspace.listener.afterLoss = (event, key) => events.push(`lost (${event}) ${key}`);
  const advance = (milliseconds: number) => {
    time += milliseconds;
    keyspace.tick();
  };
  return { keyspace, events, advance };
}

test('put reports a new key and a change', () => {
  const { keyspace, events } = open();
  keyspace.put('k', 'one', 'set');
  keyspace.put('k', 'two', 'set');
  expect(events).toEqual(['new k', 'set k', 'set k']);
  expect(keyspace.dirty).toBe(2);
  expect(keyspace.size).toBe(1);
});

test('put removes the expiry, unless it is to be kept', () => {
  const { keyspace } = open();
  const entry = keyspace.put('k', 'one', 'set');
  keyspace.setExpiry(entry, 2_000_000);
  keyspace.put('k', 'two', 'set', true);
  expect(keyspace.volatile.size).toBe(1);
  keyspace.put('k', 'three', 'set');
  expect(keyspace.volatile.size).toBe(0);
});

test('a key does not exist after its expiry, by any method', () => {
  const { keyspace, events, advance } = open();
  keyspace.setExpiry(keyspace.put('k', 'v', 'set'), 1_000_100);
  advance(99);
  expect(keyspace.read('k')?.value).toBe('v');
  advance(1);
  expect(keyspace.peek('k')).toBe(undefined);
  expect(events.slice(2)).toEqual(['lost (expired) k', 'expired k']);
  expect(keyspace.dirty).toBe(1);
  expect(keyspace.statistics.expired).toBe(1);
});

test('nothing expires during a replay', () => {
  const { keyspace, advance } = open();
  keyspace.setExpiry(keyspace.put('k', 'v', 'set'), 1_000_100);
  keyspace.replaying = true;
  advance(1000);
  expect(keyspace.peek('k')?.value).toBe('v');
});

test('read counts hits, misses and accesses; inspect does not count an access; peek counts nothing', () => {
  const { keyspace, events, advance } = open();
  const entry = keyspace.put('k', 'v', 'set');
  const { use } = entry;
  advance(10_000);
  keyspace.peek('k');
  keyspace.inspect('k');
  expect(entry.use).toBe(use);
  keyspace.read('k');
  expect(entry.use).toBeGreaterThan(use);
  keyspace.read('nobody');
  keyspace.peek('nobody');
  expect([keyspace.statistics.hits, keyspace.statistics.misses]).toEqual([2, 1]);
  expect(events).toContain('keymiss nobody');
});

test('rename moves the value with its expiry, and overwrites the destination', () => {
  const { keyspace, events } = open();
  keyspace.setExpiry(keyspace.put('a', 'v', 'set'), 2_000_000);
  keyspace.put('b', 'old', 'set');
  events.length = 0;
  keyspace.rename(keyspace.write('a')!, 'b');
  expect(keyspace.peek('a')).toBe(undefined);
  expect(keyspace.peek('b')).toMatchObject({ value: 'v', expireAt: 2_000_000 });
  expect([...keyspace.volatile.values()]).toEqual([keyspace.peek('b')]);
  expect(events).toEqual(['new b', 'rename_from a', 'rename_to b']);
});

test('the counted memory returns to zero', () => {
  const { keyspace, advance } = open();
  keyspace.put('a', 'v'.repeat(1000), 'set');
  const withA = keyspace.usedBytes;
  expect(withA).toBeGreaterThan(1000);
  const b = keyspace.put('b', 'v', 'set');
  keyspace.setExpiry(b, 2_000_000);
  keyspace.setExpiry(b, 2_000_001);
  keyspace.put('b', 'vv', 'set', true);
  keyspace.clearExpiry(b);
  keyspace.setExpiry(b, 1_000_001);
  keyspace.rename(b, 'c');
  advance(1);
  expect(keyspace.peek('c')).toBe(undefined);
  expect(keyspace.usedBytes).toBe(withA);
  keyspace.delete('a');
  expect(keyspace.usedBytes).toBe(0);
});

test('an observer sees the old state before a change or a flush', () => {
  const { keyspace } = open();
  const seen: string[] = [];
  keyspace.observers.add({
    beforeChange: ({ key, value }) =>
      void seen.push(`${key}=${typeof value === 'string' ? value : '?'}`),
    beforeFlush: (keys) => void seen.push(`all ${keys.size}`),
  });
  keyspace.put('k', 'one', 'set');
  keyspace.put('k', 'two', 'set');
  keyspace.delete('k');
  keyspace.put('l', 'one', 'set');
  expect(keyspace.flush()).toBe(1);
  expect(seen).toEqual(['k=one', 'k=two', 'all 1']);
  expect(keyspace.size).toBe(0);
});
