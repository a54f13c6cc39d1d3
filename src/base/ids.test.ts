import { expect, test } from 'vitest';
import { SeedableIds } from './ids.ts';

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

test('a seed gives the same ids each time, and another seed gives others', () => {
  const ids = new SeedableIds();
  const some = (seed: number) => {
    ids.fix(seed);
    return [ids.uuid(), ids.uuid(), ids.secret(12)];
  };
  const first = some(7);
  expect(first[0]).toMatch(UUID);
  expect(first[2]).toMatch(/^[\w-]{16}$/);
  expect(new Set(first).size).toBe(3);
  expect(some(7)).toEqual(first);
  expect(some(8)).not.toEqual(first);
});

test('without a seed no two ids are the same', () => {
  const ids = new SeedableIds();
  ids.fix(7);
  ids.release();
  expect(ids.uuid()).toMatch(UUID);
  expect(ids.uuid()).not.toBe(ids.uuid());
});
