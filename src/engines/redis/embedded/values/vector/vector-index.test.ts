import { array, assert, constantFrom, integer, nat, oneof, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { tries } from '../../../../../../testing/base/tries.ts';
import { allOf } from '../../steps.ts';
import { VectorIndex } from './vector-index.ts';

const entriesOf = (index: VectorIndex) =>
  Object.fromEntries(Array.from(index.entries(), ([id, vector]) => [id, [...vector]]));

const listed = ({ size, at }: ReturnType<VectorIndex['listing']>) =>
  Object.fromEntries(
    Array.from({ length: size }, (_, slot) => {
      const [id, vector] = at(slot);
      return [id, [...vector]];
    }),
  );

test('an index has what was put into it last, whatever was deleted in between', () => {
  const change = oneof(
    record({ is: constantFrom('set' as const), id: nat(30), value: integer({ min: -9, max: 9 }) }),
    record({ is: constantFrom('delete' as const), id: nat(30), value: nat(0) }),
  );
  // Blocks of two vectors each, of two with a rest, and one block that grows.
  const dimensions = constantFrom(32_768, 20_001, 5, 1);
  const check = (
    dimension: number,
    changes: readonly { is: string; id: number; value: number }[],
  ) => {
    const index = new VectorIndex(dimension, 'COSINE');
    const empty = index.bytes;
    const model = new Map<string, number>();
    const shown = (of: VectorIndex) => Array.from(of.entries(), ([id, each]) => [id, each.at(-1)]);
    for (const { is, id: number, value } of changes) {
      const id = `v${number}`;
      const isThere = model.has(id);
      if (is === 'set') {
        expect(index.set(id, new Float32Array(dimension).fill(value))).toBe(!isThere);
        model.set(id, value);
      } else {
        expect(index.delete(id)).toBe(isThere);
        model.delete(id);
      }
      expect(index.get(id)?.at(-1)).toBe(model.get(id));
    }
    expect(new Map(shown(index) as [string, number][])).toEqual(model);
    expect(shown(allOf(index.cloneInSteps()))).toEqual(shown(index));
    expect(allOf(index.cloneInSteps()).bytes).toBe(index.bytes);
    for (const id of model.keys()) index.delete(id);
    // A last block may be kept.
    expect(index.bytes).toBeLessThanOrEqual(empty + 300_000);
  };
  assert(property(dimensions, array(change, { maxLength: 60 }), check), { numRuns: tries(300) });
});

test('a listing stays as it was, however the index changes', () => {
  const index = new VectorIndex(2, 'DOT');
  for (let i = 0; i < 20; i++) index.set(`v${i}`, Float32Array.of(i, -i));
  const before = entriesOf(index);
  const listing = index.listing();
  index.set('v3', Float32Array.of(100, 100));
  index.delete('v5');
  for (let i = 20; i < 100; i++) index.set(`v${i}`, Float32Array.of(i, -i));
  expect(listed(listing)).toEqual(before);
  const again = index.listing();
  const now = entriesOf(index);
  for (let i = 6; i < 50; i++) index.delete(`v${i}`);
  expect(listed(again)).toEqual(now);
  expect(listed(listing)).toEqual(before);
});

test('a copy is independent', () => {
  const index = new VectorIndex(3, 'EUCLIDEAN');
  index.set('a', Float32Array.of(1, 2, 3));
  const copy = allOf(index.cloneInSteps());
  copy.set('a', Float32Array.of(4, 5, 6));
  copy.set('b', Float32Array.of(7, 8, 9));
  index.delete('a');
  expect(entriesOf(index)).toEqual({});
  expect(entriesOf(copy)).toEqual({ a: [4, 5, 6], b: [7, 8, 9] });
});

test('its memory is that of its floats, of its IDs, and little else', () => {
  const index = new VectorIndex(100, 'EUCLIDEAN');
  for (let i = 0; i < 5000; i++) index.set(`v${i}`, new Float32Array(100));
  const floats = 5000 * 100 * 4;
  const ids = 5000 * 88;
  expect(index.bytes).toBeGreaterThan(floats + ids);
  expect(index.bytes).toBeLessThan(1.2 * (floats + ids));
});
