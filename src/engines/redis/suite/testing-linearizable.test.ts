import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  isLinearizable,
  type Operation,
} from '../../../../testing/engines/redis/suite/linearizable.ts';
import { tries } from '../../../../testing/base/tries.ts';

const write = (value: string, start: number, end: number): Operation => ({
  kind: 'write',
  value,
  start,
  end,
});
const read = (value: string | null, start: number, end: number): Operation => ({
  kind: 'read',
  value,
  start,
  end,
});

test('with sequential operations, each read returns the last write', () => {
  expect(isLinearizable([])).toBe(true);
  expect(isLinearizable([read(null, 0, 1), write('a', 2, 3), read('a', 4, 5)])).toBe(true);
  expect(isLinearizable([write('a', 0, 1), read(null, 2, 3)])).toBe(false);
  expect(isLinearizable([write('a', 0, 1), write('b', 2, 3), read('a', 4, 5)])).toBe(false);
});

test('concurrent operations may have any order, the same for all', () => {
  const writes = [write('a', 0, 10), write('b', 0, 10)];
  expect(isLinearizable([...writes, read('a', 11, 12)])).toBe(true);
  expect(isLinearizable([...writes, read('b', 11, 12)])).toBe(true);
  expect(isLinearizable([...writes, read('a', 11, 12), read('b', 13, 14)])).toBe(false);
  expect(isLinearizable([...writes, read('a', 1, 2), read('b', 3, 4)])).toBe(true);
  expect(isLinearizable([...writes, read('a', 1, 2), read('b', 3, 4), read('a', 5, 6)])).toBe(
    false,
  );
});

test('a read may not return an older value than an earlier read', () => {
  const late = write('b', 2, 20);
  expect(isLinearizable([write('a', 0, 1), late, read('b', 3, 4), read('a', 5, 6)])).toBe(false);
});

test('an operation with an unknown outcome may have run later, or never, but not before it was sent', () => {
  const lost = write('b', 2, Infinity);
  const before = write('a', 0, 1);
  expect(isLinearizable([before, lost, read('a', 3, 4)])).toBe(true);
  expect(isLinearizable([before, lost, read('a', 3, 4), read('b', 50, 51)])).toBe(true);
  expect(isLinearizable([before, lost, read('b', 3, 4), read('a', 5, 6)])).toBe(false);
  expect(isLinearizable([before, read('b', 1, 1.5), lost])).toBe(false);
  expect(isLinearizable([before, read('c', 1, Infinity)])).toBe(true);
});

/** A register whose operations take effect at a moment between their start and end. */
const histories = fc
  .array(
    fc.record({
      isRead: fc.boolean(),
      moment: fc.integer({ min: 0, max: 1000 }),
      before: fc.integer({ min: 0, max: 60 }),
      after: fc.integer({ min: 0, max: 60 }),
      isLost: fc.boolean(),
    }),
    { maxLength: 60 },
  )
  .map((all) => {
    let value: string | null = null;
    const ordered = all.toSorted((one, other) => one.moment - other.moment);
    return ordered.map(({ isRead, moment, before, after, isLost }, i): Operation => {
      if (!isRead) value = `v${i}`;
      const times = { start: moment - before, end: isLost ? Infinity : moment + after };
      return { kind: isRead ? 'read' : 'write', value, ...times };
    });
  });

test('the history of a register is always linearizable', () => {
  fc.assert(fc.property(histories, (history) => isLinearizable(history)));
});

/** All orders of some of these. */
function* orders(all: readonly Operation[]): Generator<Operation[]> {
  yield [];
  for (const first of all) {
    for (const rest of orders(all.filter((each) => each !== first))) yield [first, ...rest];
  }
}

function isRegister(order: readonly Operation[]): boolean {
  let value: string | null = null;
  return order.every((each) => {
    if (each.kind === 'read') return each.value === value;
    ({ value } = each);
    return true;
  });
}

test('the check finds the same as trying all orders', () => {
  const small = fc.array(
    fc.record({
      isRead: fc.boolean(),
      seen: fc.integer({ min: 0, max: 4 }),
      start: fc.integer({ min: 0, max: 8 }),
      length: fc.integer({ min: 0, max: 4 }),
      isLost: fc.boolean(),
    }),
    { maxLength: 5 },
  );
  fc.assert(
    fc.property(small, (all) => {
      const history = all.map(({ isRead, seen, start, length, isLost }, i) => {
        const end = isLost ? Infinity : start + length;
        return isRead ? read(`v${seen}`, start, end) : write(`v${i}`, start, end);
      });
      const relevant = history.filter(({ kind, end }) => kind === 'write' || end !== Infinity);
      const mustBe = relevant.filter(({ end }) => end !== Infinity);
      const found = orders(relevant).some(
        (order) =>
          mustBe.every((each) => order.includes(each)) &&
          order.every((each, i) => order.slice(i + 1).every((later) => later.end >= each.start)) &&
          isRegister(order),
      );
      expect(isLinearizable(history)).toBe(found);
    }),
    { numRuns: tries(500) },
  );
});
