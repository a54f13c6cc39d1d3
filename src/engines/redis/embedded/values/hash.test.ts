import { array, assert, nat, property, record, string } from 'fast-check';
import { expect, test } from 'vitest';
import { allOf } from '../steps.ts';
import { HashValue } from './hash.ts';

function hashOf(size: number): HashValue {
  const hash = new HashValue();
  for (let i = 0; i < size; i++) hash.set(`f${i}`, `v${i}`);
  return hash;
}

function scanAll(hash: HashValue, count: number, between: (call: number) => void = () => {}) {
  const seen: string[] = [];
  let cursor = 0;
  let calls = 0;
  do {
    cursor = allOf(hash.scan(cursor, count, (field) => void seen.push(field)));
    between(++calls);
  } while (cursor !== 0);
  return { seen, calls };
}

test('fields stay in the order in which they were added', () => {
  const hash = hashOf(3);
  hash.set('f1', 'new');
  hash.delete('f0');
  hash.set('f0', 'back');
  expect([...hash.entries()]).toEqual([
    ['f1', 'new'],
    ['f2', 'v2'],
    ['f0', 'back'],
  ]);
});

test('up to 512 fields of up to 64 bytes are a listpack', () => {
  expect(hashOf(512).encoding).toBe('listpack');
  expect(hashOf(513).encoding).toBe('hashtable');
  const hash = new HashValue();
  hash.set('f'.repeat(64), 'v'.repeat(64));
  expect(hash.encoding).toBe('listpack');
  hash.set('f', 'v'.repeat(65));
  expect(hash.encoding).toBe('hashtable');
  hash.delete('f');
  expect(hash.encoding).toBe('hashtable');
});

test('a listpack with expiring fields is a listpackex', () => {
  const hash = hashOf(2);
  hash.setExpiry('f0', 10);
  expect(hash.encoding).toBe('listpackex');
  const large = hashOf(513);
  large.setExpiry('f0', 10);
  expect(large.encoding).toBe('hashtable');
});

test('a small hash is scanned at once', () => {
  const { seen, calls } = scanAll(hashOf(512), 10);
  expect(calls).toBe(1);
  expect(seen).toHaveLength(512);
});

test('a large hash is scanned in steps, each field once', () => {
  const { seen, calls } = scanAll(hashOf(1000), 10);
  expect(calls).toBe(100);
  expect(new Set(seen).size).toBe(1000);
  expect(seen).toHaveLength(1000);
});

test('a scan returns fields that exist from start to end, whatever else is added and removed', () => {
  const hash = hashOf(1000);
  const { seen } = scanAll(hash, 7, (call) => {
    for (let i = 0; i < 5; i++) hash.set(`new${call}-${i}`, 'v');
    hash.delete(`f${call * 3}`);
    hash.delete(`new${call}-0`);
    hash.set(`f${call * 3 + 1}`, 'changed');
  });
  const kept = [...hash.fields()].filter((field) => field.startsWith('f'));
  expect(seen).toEqual(expect.arrayContaining(kept));
  expect(new Set(seen).size).toBe(seen.length);
});

test.each([10, 600])('random fields of %i are uniformly distributed', (size) => {
  const hash = hashOf(size);
  let step = 0;
  const draw = allOf(hash.drawer(() => (step++ % 1000) / 1000));
  const drawn = new Map<string, number>();
  for (let i = 0; i < 1000; i++) {
    const field = draw();
    drawn.set(field, (drawn.get(field) ?? 0) + 1);
  }
  expect(drawn.size).toBe(size);
  expect(Math.max(...drawn.values()) - Math.min(...drawn.values())).toBeLessThan(2);
});

test('dropping expired fields removes those that are due, with their expiries', () => {
  const hash = hashOf(3);
  hash.setExpiry('f2', 10);
  hash.setExpiry('f0', 20);
  expect(hash.earliestExpiry()).toBe(10);
  expect(hash.dropExpired(10)).toEqual(['f2']);
  expect([...hash.fields()]).toEqual(['f0', 'f1']);
  expect([...hash.expiries()]).toEqual([['f0', 20]]);
});

test('setting a value removes the expiry, unless it is to be kept', () => {
  const hash = hashOf(2);
  hash.setExpiry('f0', 10);
  hash.set('f0', 'kept', true);
  expect(hash.expiryOf('f0')).toBe(10);
  hash.set('f0', 'gone');
  expect(hash.expiryOf('f0')).toBeUndefined();
  expect(hash.earliestExpiry()).toBe(Infinity);
});

test('a field that is deleted and added again does not expire', () => {
  const hash = hashOf(1);
  hash.setExpiry('f0', 10);
  hash.delete('f0');
  hash.set('f0', 'v');
  expect(hash.dropExpired(10)).toEqual([]);
});

test('a clone of a hash is complete, and independent', () => {
  const hash = hashOf(600);
  hash.setExpiry('f0', 10);
  allOf(hash.drawer(() => 0))();
  const copy = allOf(hash.cloneInSteps());
  expect([...copy.entries()]).toEqual([...hash.entries()]);
  expect(copy.encoding).toBe('hashtable');
  expect(copy.expiryOf('f0')).toBe(10);
  copy.set('f1', 'other');
  copy.clearExpiry('f0');
  copy.delete('f2');
  expect(hash.get('f1')).toBe('v1');
  expect(hash.expiryOf('f0')).toBe(10);
  expect(hash.size).toBe(600);
});

test('after any changes, the counted memory of a hash is that of its content', () => {
  const text = string({ maxLength: 12, unit: 'binary-ascii' });
  const step = record({ field: text, value: text, kind: nat(3) });
  assert(
    property(array(step), (steps) => {
      const hash = new HashValue();
      for (const { field, value, kind } of steps) {
        if (kind === 0) hash.delete(field);
        else if (kind === 1 && hash.has(field)) hash.setExpiry(field, 5);
        else hash.set(field, value, kind === 2);
      }
      const rebuilt = new HashValue();
      for (const [field, value] of hash.entries()) rebuilt.set(field, value);
      for (const [field, time] of hash.expiries()) rebuilt.setExpiry(field, time);
      expect(hash.bytes).toBe(rebuilt.bytes);
    }),
  );
});
