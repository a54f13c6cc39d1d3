import { array, assert, constantFrom, float, integer, property, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import { tries } from '../../../../../../testing/base/tries.ts';
import { allOf } from '../../steps.ts';
import { METRICS, scoreOf, type Metric } from './metric.ts';
import { search } from './search.ts';
import { VectorIndex } from './vector-index.ts';

const sumOf = (terms: readonly number[]) => terms.reduce((sum, term) => sum + term, 0);
const dot = (one: readonly number[], other: readonly number[]) =>
  sumOf(one.map((element, i) => element * other[i]!));

/** The definition of each metric. */
function nearness(metric: Metric, one: readonly number[], other: readonly number[]): number {
  if (metric === 'DOT') return dot(one, other);
  if (metric === 'EUCLIDEAN') return -sumOf(one.map((element, i) => (element - other[i]!) ** 2));
  const lengths = Math.sqrt(dot(one, one)) * Math.sqrt(dot(other, other));
  return lengths === 0 ? 0 : dot(one, other) / lengths;
}

test('finds what comparing each vector by the definition of the metric finds', () => {
  const number = float({ min: -100, max: 100, noNaN: true });
  const dimensions = constantFrom(1, 2, 3, 4, 5, 8, 13, 100);
  const given = dimensions.chain((dimension) => {
    const vector = array(number, { minLength: dimension, maxLength: dimension });
    return tuple(array(vector, { maxLength: 60 }), vector);
  });
  const check = (
    [vectors, query]: [number[][], number[]],
    metric: Metric,
    most: number,
    deleted: number,
  ) => {
    const index = new VectorIndex(query.length, metric);
    for (const [i, each] of vectors.entries()) index.set(`v${i}`, Float32Array.from(each));
    for (let i = 0; i < vectors.length; i += deleted) index.delete(`v${i}`);
    const expected = vectors
      .flatMap((each, i) => (i % deleted === 0 ? [] : [nearness(metric, query, each)]))
      .toSorted((one, other) => other - one)
      .slice(0, most);
    const found = allOf(search(index, Float32Array.from(query), most));
    expect(found).toHaveLength(expected.length);
    for (const [i, { id, nearness: near }] of found.entries()) {
      const own = nearness(metric, query, [...index.get(id)!]);
      const about = 1e-9 * (1 + Math.abs(own));
      expect(Math.abs(near - own)).toBeLessThan(about);
      expect(Math.abs(near - expected[i]!)).toBeLessThan(about);
    }
    expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
  };
  const all = property(
    given,
    constantFrom(...METRICS),
    integer({ min: 1, max: 70 }),
    integer({ min: 2, max: 9 }),
    check,
  );
  assert(all, { numRuns: tries(1000) });
});

test('of many blocks none is left out', () => {
  const index = new VectorIndex(16_384, 'EUCLIDEAN');
  for (let i = 0; i < 75; i++) index.set(`v${i}`, new Float32Array(16_384).fill(i));
  for (const nearest of [0, 3, 4, 31, 32, 40, 74]) {
    const [first] = allOf(search(index, new Float32Array(16_384).fill(nearest), 1));
    expect(first).toMatchObject({ id: `v${nearest}` });
  }
});

test('two searches that take turns do not disturb each other', () => {
  const index = new VectorIndex(16_384, 'DOT');
  for (let i = 0; i < 75; i++) index.set(`v${i}`, new Float32Array(16_384).fill(i - 40));
  const high = search(index, new Float32Array(16_384).fill(1), 1);
  const low = search(index, new Float32Array(16_384).fill(-1), 1);
  let [best, worst] = [high.next(), low.next()];
  while (best.done !== true || worst.done !== true) [best, worst] = [high.next(), low.next()];
  expect(allOf(search(index, new Float32Array(16_384).fill(1), 1))[0]!.id).toBe('v74');
  expect(allOf(search(index, new Float32Array(16_384).fill(-1), 1))[0]!.id).toBe('v0');
});

test('vectors that are equally near are ordered by the bytes of their IDs', () => {
  const index = new VectorIndex(2, 'COSINE');
  for (const id of ['b', 'aa', 'c', 'a', 'B']) index.set(id, Float32Array.of(0.3, 0.7));
  const ids = (most: number) =>
    allOf(search(index, Float32Array.of(1, 1), most)).map(({ id }) => id);
  expect(ids(9)).toEqual(['B', 'a', 'aa', 'b', 'c']);
  expect(ids(2)).toEqual(['B', 'a']);
});

test('the angle to a vector of length 0 is a right one', () => {
  const index = new VectorIndex(2, 'COSINE');
  index.set('zero', Float32Array.of(0, 0));
  index.set('one', Float32Array.of(1, 0));
  expect(allOf(search(index, Float32Array.of(1, 0), 2))).toEqual([
    { id: 'one', nearness: 1 },
    { id: 'zero', nearness: 0 },
  ]);
  const ofNothing = allOf(search(index, Float32Array.of(0, 0), 2));
  expect(ofNothing.map((each) => each.nearness)).toEqual([0, 0]);
});

test('the greatest floats overflow nothing', () => {
  const most = Math.fround(3.4028234663852886e38);
  for (const metric of METRICS) {
    const index = new VectorIndex(32_768, metric);
    index.set('most', new Float32Array(32_768).fill(most));
    index.set('least', new Float32Array(32_768).fill(-most));
    const found = allOf(search(index, new Float32Array(32_768).fill(most), 2));
    expect(found.map(({ id }) => id)).toEqual(['most', 'least']);
    expect(found.map((each) => scoreOf(metric, each.nearness))).toEqual([1, 0]);
  }
});

test.each<[metric: Metric, nearness: number, score: number]>([
  ['COSINE', 1, 1],
  ['COSINE', 1 + 1e-15, 1],
  ['COSINE', 0, 0.5],
  ['COSINE', -1 - 1e-15, 0],
  ['EUCLIDEAN', -0, 1],
  ['EUCLIDEAN', -1, 0.5],
  ['EUCLIDEAN', -3, 0.25],
  ['DOT', 1, 1],
  ['DOT', 0, 0.5],
  ['DOT', 20, 1],
  ['DOT', -20, 0],
])('%s: a nearness of %d has the score %d', (metric, near, score) => {
  expect(scoreOf(metric, near)).toBe(score);
});

test('comparing long IDs of vectors that are equally near is divided into steps', () => {
  const index = new VectorIndex(1, 'DOT');
  for (let i = 3000; i > 0; i--) {
    index.set(`${'x'.repeat(2000)}${String(i).padStart(4, '0')}`, Float32Array.of(1));
  }
  const steps = search(index, Float32Array.of(1), 2);
  let count = 1;
  let step = steps.next();
  for (; step.done !== true; step = steps.next()) count++;
  expect(count).toBeGreaterThan(20);
  expect(step.value.map(({ id }) => id.slice(-4))).toEqual(['0001', '0002']);
});
