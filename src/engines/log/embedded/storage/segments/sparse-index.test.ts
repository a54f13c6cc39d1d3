import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { SparseIndex } from './sparse-index.ts';

const batches = fc
  .array(
    fc.record({
      length: fc.integer({ min: 1, max: 300 }),
      count: fc.integer({ min: 1, max: 5 }),
      timestamp: fc.nat(100),
    }),
    { maxLength: 100 },
  )
  .map((list) => {
    let [offset, position] = [0, 0];
    return list.map(({ length, count, timestamp }) => {
      const batch = { offset, position, timestamp };
      offset += count;
      position += length;
      return batch;
    });
  });

function indexOf(list: readonly { offset: number; position: number; timestamp: number }[]) {
  const index = new SparseIndex(256);
  for (const { offset, position, timestamp } of list) index.add(offset, position, timestamp);
  return index;
}

test('an entry is never after what is looked for, and no more than an interval before', () => {
  fc.assert(
    fc.property(batches, fc.nat(300), (list, offset) => {
      const wanted = list.findLast((batch) => batch.offset <= offset);
      const entry = indexOf(list).before(offset);
      expect(entry === undefined).toBe(wanted === undefined);
      if (entry === undefined || wanted === undefined) return;
      expect(list).toContainEqual(expect.objectContaining(entry));
      expect(entry.position).toBeLessThanOrEqual(wanted.position);
      expect(wanted.position - entry.position).toBeLessThan(256);
    }),
  );
});

test('the first batch that reaches a time lies in the interval of the entry that is found', () => {
  fc.assert(
    fc.property(batches, fc.nat(100), (list, timestamp) => {
      const wanted = list.find((batch) => batch.timestamp >= timestamp);
      const entry = indexOf(list).beforeTimestamp(timestamp);
      expect(entry === undefined).toBe(wanted === undefined);
      if (entry === undefined || wanted === undefined) return;
      expect(entry.position).toBeLessThanOrEqual(wanted.position);
      expect(wanted.position - entry.position).toBeLessThan(256);
    }),
  );
});

test('batches added while an index was loaded follow the loaded ones', () => {
  fc.assert(
    fc.property(batches, fc.nat(100), fc.nat(300), (list, cut, offset) => {
      const index = indexOf(list.slice(0, cut));
      index.append(indexOf(list.slice(cut)));
      const wanted = list.findLast((batch) => batch.offset <= offset);
      const entry = index.before(offset);
      expect(entry === undefined).toBe(wanted === undefined);
      if (entry !== undefined) expect(entry.position).toBeLessThanOrEqual(wanted!.position);
      for (const time of [0, 50, 100]) {
        const first = list.find((batch) => batch.timestamp >= time);
        const found = index.beforeTimestamp(time);
        expect(found === undefined).toBe(first === undefined);
        if (found !== undefined) expect(found.position).toBeLessThanOrEqual(first!.position);
      }
    }),
  );
});
