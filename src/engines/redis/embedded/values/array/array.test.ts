import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { tries } from '../../../../../../testing/base/tries.ts';
import { allOf } from '../../steps.ts';
import { ArrayValue } from './array.ts';
import { indexAt, LAST_INDEX, arrayIndex, type ArrayIndex } from './array-index.ts';

/** Indexes that are often in the same slice or at its edges, and some that are far away. */
const anyIndex: fc.Arbitrary<ArrayIndex> = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 0, max: 60 }) },
  { weight: 2, arbitrary: fc.integer({ min: 4080, max: 4110 }) },
  { weight: 1, arbitrary: fc.integer({ min: 2048 * 4096 - 3, max: 2048 * 4096 + 3 }) },
  { weight: 1, arbitrary: fc.bigInt({ min: 0n, max: LAST_INDEX }).map(arrayIndex) },
  { weight: 1, arbitrary: fc.bigInt({ min: LAST_INDEX - 5n, max: LAST_INDEX }).map(arrayIndex) },
);

type Step =
  | { readonly set: ArrayIndex; readonly value: string }
  | { readonly fill: number; readonly length: number }
  | { readonly delete: ArrayIndex }
  | { readonly from: ArrayIndex; readonly to: ArrayIndex };

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ set: anyIndex, value: fc.string({ maxLength: 12 }) }),
  fc.record({
    fill: fc.integer({ min: 0, max: 4100 }),
    length: fc.integer({ min: 2, max: 40 }),
  }),
  fc.record({ delete: anyIndex }),
  fc.record({ from: anyIndex, to: anyIndex }),
);

function ascending([one]: readonly [ArrayIndex, string], [other]: readonly [ArrayIndex, string]) {
  return one < other ? -1 : 1;
}

function apply(array: ArrayValue, model: Map<ArrayIndex, string>, step: Step): void {
  if ('set' in step) {
    expect(array.set(step.set, step.value)).toBe(!model.has(step.set));
    model.set(step.set, step.value);
  } else if ('fill' in step) {
    array.expect(step.fill, step.fill + step.length - 1);
    for (let i = step.fill; i < step.fill + step.length; i++) {
      array.set(i, `v${i}`);
      model.set(i, `v${i}`);
    }
  } else if ('delete' in step) {
    expect(array.delete(step.delete)).toBe(model.delete(step.delete));
  } else {
    const [low, high] = step.from <= step.to ? [step.from, step.to] : [step.to, step.from];
    const within = [...model.keys()].filter((index) => low <= index && index <= high);
    expect(allOf(array.deleteRange(low, high))).toBe(within.length);
    for (const index of within) model.delete(index);
  }
}

test('an array holds what a map of indexes would hold, whatever is set and deleted', () => {
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 60 }), anyIndex, anyIndex, (steps, start, end) => {
      const array = new ArrayValue();
      const model = new Map<ArrayIndex, string>();
      for (const step of steps) apply(array, model, step);
      const sorted = [...model].toSorted(ascending);
      expect([...array.entries()]).toEqual(sorted);
      expect(array.count).toBe(model.size);
      const last = sorted.at(-1)?.[0];
      expect(BigInt(array.length)).toBe(last === undefined ? 0n : BigInt(last) + 1n);
      for (const [index, value] of model) expect(array.get(index)).toBe(value);
      const found = [...array.parts(start, end)].flatMap(({ slice, offsets }) =>
        offsets.map((offset) => indexAt(slice, offset)),
      );
      const [low, high] = start <= end ? [start, end] : [end, start];
      const within = sorted.map(([index]) => index).filter((i) => low <= i && i <= high);
      expect(found).toEqual(start <= end ? within : within.toReversed());
      const copy = allOf(array.cloneInSteps());
      expect(copy.bytes).toBe(array.bytes);
      for (const [index] of sorted) array.delete(index);
      expect([...copy.entries()]).toEqual(sorted);
      expect(array.bytes).toBe(new ArrayValue().bytes);
    }),
    { numRuns: tries(300) },
  );
});

test('a value at a huge index takes no more memory than at a low one', () => {
  const low = new ArrayValue();
  low.set(0, 'value');
  const high = new ArrayValue();
  high.set(LAST_INDEX, 'value');
  expect(high.bytes).toBe(low.bytes);
  expect(high.length).toBe(2n ** 64n - 1n);
});

test('a slice is sparse up to ten values, and again when five are left', () => {
  const array = new ArrayValue();
  const kinds = () => [...array.allSlices()].map(({ isDense, places }) => [isDense, places]);
  for (let i = 0; i < 10; i++) array.set(i * 100, 'v');
  expect(kinds()).toEqual([[false, 10]]);
  array.set(1000, 'v');
  expect(kinds()).toEqual([[true, 1024]]);
  for (let i = 0; i < 6; i++) array.delete(i * 100);
  expect(kinds()).toEqual([[false, 5]]);
});

test('a slice takes no more memory than its values, however far apart they are', () => {
  const array = new ArrayValue();
  for (let i = 0; i < 11; i++) array.set(i * 400, 'v');
  expect([...array.allSlices()]).toMatchObject([{ isDense: true, places: 4096 }]);
  expect(array.bytes).toBeLessThan(1500);
  array.expect(0, 4095);
  for (let i = 0; i < 4096; i++) array.set(i, 'v');
  const full = array.bytes;
  for (let i = 20; i < 4096; i++) array.delete(i);
  expect(array.bytes).toBeLessThan(full / 40);
});

test('memory is counted per value: far-apart values take slices of their own', () => {
  const together = new ArrayValue();
  const apart = new ArrayValue();
  for (let i = 0; i < 1000; i++) {
    together.set(i, 'value');
    apart.set(i * 4096, 'value');
  }
  expect(together.slices).toBe(1);
  expect(apart.slices).toBe(1000);
  expect(apart.bytes).toBeGreaterThan(4 * together.bytes);
});

test('the directory is told as Redis keeps it', () => {
  const array = new ArrayValue();
  array.set(0, 'v');
  expect(array.directory).toEqual({ size: 1, blocks: 0 });
  array.set(5 * 4096, 'v');
  expect(array.directory).toEqual({ size: 8, blocks: 0 });
  array.set(2048 * 4096, 'v');
  expect(array.directory).toEqual({ size: 4, blocks: 2 });
  for (let block = 2; block < 6; block++) array.set(block * 2048 * 4096, 'v');
  expect(array.directory).toEqual({ size: 8, blocks: 6 });
  allOf(array.deleteRange(1, LAST_INDEX));
  expect(array.directory).toEqual({ size: 8, blocks: 1 });
});
