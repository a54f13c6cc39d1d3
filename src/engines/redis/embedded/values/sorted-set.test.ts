import { array, assert, constantFrom, integer, oneof, property, record, string } from 'fast-check';
import { expect, test } from 'vitest';
import { allOf } from '../steps.ts';
import { SortedSetValue } from './sorted-set.ts';

type Entry = [member: string, score: number];

function setOf(count: number): SortedSetValue {
  const set = new SortedSetValue();
  for (let i = 0; i < count; i++) set.set(`m${i}`, i);
  return set;
}

/** All members that a complete scan visits, with a callback between its calls. */
function scanAll(set: SortedSetValue, count: number, between: () => void = () => {}): Entry[] {
  const seen: Entry[] = [];
  let cursor = 0;
  do {
    cursor = allOf(set.scan(cursor, count, (member, score) => seen.push([member, score])));
    between();
  } while (cursor !== 0);
  return seen;
}

test('a score can be set, changed and removed', () => {
  const set = new SortedSetValue();
  set.set('a', 1);
  set.set('b', 2);
  set.set('a', 3);
  expect(set.size).toBe(2);
  expect(set.score('a')).toBe(3);
  expect(set.rank('a')).toBe(1);
  expect(set.delete('b')).toBe(true);
  expect(set.delete('b')).toBe(false);
  expect(set.has('b')).toBe(false);
  expect(set.rank('b')).toBeUndefined();
});

test('a sorted set with more than 128 members is a skip list, and stays one', () => {
  const set = setOf(128);
  expect(set.encoding).toBe('listpack');
  set.set('m0', 5);
  expect(set.encoding).toBe('listpack');
  set.set('one more', 0);
  expect(set.encoding).toBe('skiplist');
  set.delete('one more');
  expect(set.encoding).toBe('skiplist');
  expect(allOf(set.cloneInSteps()).encoding).toBe('skiplist');
});

test('a sorted set with a member of more than 64 bytes is a skip list', () => {
  const set = new SortedSetValue();
  set.set('x'.repeat(64), 0);
  expect(set.encoding).toBe('listpack');
  set.set('x'.repeat(65), 0);
  expect(set.encoding).toBe('skiplist');
});

test('a sorted set starts with the encoding for the expected number of members', () => {
  const many = new SortedSetValue();
  many.expect(129, 1);
  expect(many.encoding).toBe('skiplist');
  const long = new SortedSetValue();
  long.expect(1, 65);
  expect(long.encoding).toBe('skiplist');
  const few = new SortedSetValue();
  few.expect(128, 64);
  expect(few.encoding).toBe('listpack');
});

test('a listpack loses the sign of zero, a skip list does not', () => {
  const small = new SortedSetValue();
  small.set('a', -0);
  expect(small.score('a')).toBe(0);
  const large = setOf(129);
  large.set('a', -0);
  expect(large.score('a')).toBe(-0);
});

test('the counted memory of a sorted set follows its members', () => {
  const set = new SortedSetValue();
  const empty = set.bytes;
  set.set('a', 1);
  const one = set.bytes;
  expect(one).toBeGreaterThan(empty);
  set.set('a', 2);
  expect(set.bytes).toBe(one);
  set.set('b'.repeat(1000), 1);
  expect(set.bytes).toBeGreaterThan(one + 1000);
  set.delete('b'.repeat(1000));
  set.delete('a');
  expect(set.bytes).toBe(empty);
});

test('a scan of a listpack returns everything at once, in order, with any cursor', () => {
  const set = setOf(3);
  const seen: string[] = [];
  expect(allOf(set.scan(17, 1, (member) => seen.push(member)))).toBe(0);
  expect(seen).toEqual(['m0', 'm1', 'm2']);
});

test('a scan of a skip list returns each member once', () => {
  const set = setOf(1000);
  const seen = scanAll(set, 7);
  expect(seen.length).toBe(1000);
  expect(new Map(seen)).toEqual(new Map(set.entries()));
});

test('a scan returns members that exist from start to end, whatever is added and removed', () => {
  const set = setOf(1000);
  let step = 0;
  const seen = scanAll(set, 20, () => {
    step++;
    for (let i = 0; i < 10; i++) {
      set.delete(`m${step * 10 + i}`);
      set.set(`new ${step} ${i}`, i);
      set.set(`m${999 - step}`, -step);
    }
  });
  const members = new Set(seen.map(([member]) => member));
  for (const [member] of set.entries()) {
    if (member.startsWith('m')) expect(members).toContain(member);
  }
});

test('a clone of a sorted set and the set change independently', () => {
  const set = setOf(200);
  const copy = allOf(set.cloneInSteps());
  copy.set('m1', 1000);
  copy.delete('m2');
  set.set('x', 1);
  expect(set.score('m1')).toBe(1);
  expect(set.has('m2')).toBe(true);
  expect(copy.has('x')).toBe(false);
  expect(copy.rank('m1')).toBe(198);
  expect(copy.bytes).toBeLessThan(set.bytes);
});

test('after any changes, a sorted set equals a sorted map', () => {
  const change = record({
    member: oneof(
      string({ maxLength: 2 }),
      integer({ min: 0, max: 60 }).map((n) => `m${n}`),
    ),
    score: oneof(integer({ min: -5, max: 5 }), constantFrom(-Infinity, Infinity, 0.5, undefined)),
  });
  assert(
    property(array(change, { maxLength: 400, size: 'max' }), (changes) => {
      const set = new SortedSetValue();
      const model = new Map<string, number>();
      for (const { member, score } of changes) {
        if (score === undefined) {
          expect(set.delete(member)).toBe(model.delete(member));
        } else {
          set.set(member, score);
          model.set(member, score);
        }
        expect(set.score(member)).toBe(model.get(member));
      }
      const sorted = [...model].toSorted(([a, x], [b, y]) =>
        x === y ? (a < b ? -1 : 1) : x < y ? -1 : 1,
      );
      expect([...set.entries()]).toEqual(sorted);
      for (const [rank, [member]] of sorted.entries()) expect(set.rank(member)).toBe(rank);
      // One that was large keeps the map of its members until it is quite small.
      const { bytes } = allOf(
        SortedSetValue.inSteps({
          members: sorted.map(([member]) => member),
          scores: sorted.map(([, score]) => score),
        }),
      );
      if (sorted.length > 32 || sorted.length <= 16) expect(set.bytes).toBe(bytes);
      else expect([bytes, bytes + sorted.length * 56]).toContain(set.bytes);
    }),
    { numRuns: 50 },
  );
});

test.each([
  [0, 1000],
  [0, 990],
  [5, 980],
  [5, 900],
  [100, 400],
  [999, 1],
])('removing from rank %i on %i members keeps the others', (from, count) => {
  const set = new SortedSetValue();
  for (let i = 0; i < 1000; i++) set.set(`m${i}`, i % 10);
  const before = [...set.entries()];
  allOf(set.deleteRanks(from, count));
  const expected = before.toSpliced(from, count);
  expect([...set.entries()]).toEqual(expected);
  for (const [member, score] of before) {
    const isThere = expected.some(([other]) => other === member);
    expect(set.score(member)).toBe(isThere ? score : undefined);
  }
  const same = new SortedSetValue();
  for (const [member, score] of before) same.set(member, score);
  for (const [member] of before.slice(from, from + count)) same.delete(member);
  expect(set.bytes).toBe(same.bytes);
  set.set('new', 3);
  expect(set.size).toBe(expected.length + 1);
});
