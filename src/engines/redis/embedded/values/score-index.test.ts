import { array, assert, constantFrom, integer, oneof, property, record, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ScoreIndex } from './score-index.ts';

type Entry = [member: string, score: number];

/** The promises of the index, implemented in a simple way. */
class SortedArray {
  entries: Entry[] = [];

  insert(score: number, member: string): void {
    this.entries.push([member, score]);
    this.entries.sort((a, b) => a[1] - b[1] || (a[0] < b[0] ? -1 : 1));
  }

  delete(score: number, member: string): boolean {
    const at = this.entries.findIndex(([m, s]) => m === member && s === score);
    if (at >= 0) this.entries.splice(at, 1);
    return at >= 0;
  }
}

function up(index: ScoreIndex, from: number, count: number): Entry[] {
  const seen: Entry[] = [];
  index.visitUp(from, count, (member, score) => seen.push([member, score]));
  return seen;
}

function down(index: ScoreIndex, from: number, count: number): Entry[] {
  const seen: Entry[] = [];
  index.visitDown(from, count, (member, score) => seen.push([member, score]));
  return seen;
}

/** The same numbers at every run. */
function randomNumbers(): () => number {
  let seed = 7;
  return () => (seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0) / 2 ** 32;
}

test('entries are ordered by score, equal scores by the bytes of the member', () => {
  const index = new ScoreIndex();
  index.insert(2, 'b');
  index.insert(1, 'z');
  index.insert(2, 'B');
  index.insert(-Infinity, 'last');
  index.insert(2, '\xff');
  expect([...index.entries()]).toEqual([
    ['last', -Infinity],
    ['z', 1],
    ['B', 2],
    ['b', 2],
    ['\xff', 2],
  ]);
  expect(index.rank(2, 'b')).toBe(3);
  expect(index.countBelow((score) => score < 2)).toBe(2);
  expect(index.search('z')).toBe(1);
  expect(index.search('y')).toBeUndefined();
});

test('an entry is deleted only with its score', () => {
  const index = new ScoreIndex();
  index.insert(1, 'a');
  expect(index.delete(2, 'a')).toBe(false);
  expect(index.delete(1, 'b')).toBe(false);
  expect(index.delete(1, 'a')).toBe(true);
  expect(index.size).toBe(0);
});

test('ranges beyond either end are clipped', () => {
  const index = new ScoreIndex();
  for (const member of 'abc') index.insert(0, member);
  expect(up(index, 1, 100)).toEqual([
    ['b', 0],
    ['c', 0],
  ]);
  expect(down(index, 1, Infinity)).toEqual([
    ['b', 0],
    ['a', 0],
  ]);
  expect(up(index, 3, 1)).toEqual([]);
  expect(down(index, -1, 1)).toEqual([]);
});

test('after any changes it equals a sorted array', () => {
  const change = record({
    member: oneof(string({ maxLength: 3 }), constantFrom('a', 'b', 'c', 'd', 'e')),
    score: oneof(integer({ min: -3, max: 3 }), constantFrom(-Infinity, Infinity, 0.5, -0)),
  });
  assert(
    property(array(change, { maxLength: 300, size: 'max' }), (changes) => {
      const index = new ScoreIndex();
      const model = new SortedArray();
      for (const { member, score } of changes) {
        if (index.delete(score, member)) expect(model.delete(score, member)).toBe(true);
        else {
          index.insert(score, member);
          model.insert(score, member);
        }
      }
      expect([...index.entries()]).toEqual(model.entries);
      expect(index.size).toBe(model.entries.length);
    }),
    { numRuns: 50 },
  );
});

describe('with several levels of branches', () => {
  const orders: Record<string, (i: number, random: () => number) => number> = {
    random: (_, random) => Math.floor(random() * 5000),
    rising: (i) => i,
    falling: (i) => -i,
    equal: () => 0,
    'in two streams': (i) => (i % 2 === 0 ? i : 1e6 - i),
  };

  test.each(Object.keys(orders))('%s scores', (order) => {
    const random = randomNumbers();
    const index = new ScoreIndex();
    const entries: Entry[] = [];
    for (let i = 0; i < 6000; i++) {
      const entry: Entry = [`m${Math.floor(random() * 1e9)}.${i}`, orders[order]!(i, random)];
      entries.push(entry);
      index.insert(entry[1], entry[0]);
    }
    const sorted = entries.toSorted((a, b) => a[1] - b[1] || (a[0] < b[0] ? -1 : 1));
    expect([...index.entries()]).toEqual(sorted);
    for (let i = 0; i < 100; i++) {
      const at = Math.floor(random() * sorted.length);
      const [member, score] = sorted[at]!;
      expect(index.rank(score, member)).toBe(at);
      expect(index.countBelow((s) => s <= score)).toBe(
        sorted.filter(([, other]) => other <= score).length,
      );
      expect(up(index, at, 150)).toEqual(sorted.slice(at, at + 150));
      expect(down(index, at, 150)).toEqual(
        sorted.slice(Math.max(at - 149, 0), at + 1).toReversed(),
      );
    }
    const left = sorted.filter(() => random() < 0.02);
    const kept = new Set(left);
    for (const entry of entries) {
      if (!kept.has(entry)) expect(index.delete(entry[1], entry[0])).toBe(true);
    }
    expect([...index.entries()]).toEqual(left);
    for (const [at, [member, score]] of left.entries()) {
      expect(index.rank(score, member)).toBe(at);
      expect(up(index, at, 1)).toEqual([[member, score]]);
    }
    for (const [member, score] of left) index.delete(score, member);
    expect(index.size).toBe(0);
    expect([...index.entries()]).toEqual([]);
  });
});
