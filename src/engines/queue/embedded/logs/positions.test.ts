import { expect, test } from 'vitest';
import {
  addPositions,
  BLOCK_ROWS,
  intersect,
  noBits,
  positionsOf,
  readTickets,
  setBit,
  writePositions,
  writeTickets,
} from './positions.ts';

function everyNth(n: number, rows = BLOCK_ROWS): number[] {
  return Array.from({ length: Math.ceil(rows / n) }, (_, index) => index * n);
}

test.each([
  ['one', [4711], 2],
  ['the last', [BLOCK_ROWS - 1], 2],
  ['few', everyNth(20), 6554],
  ['many', everyNth(3), 8192],
  ['all', everyNth(1), 0],
])('%s of the positions are encoded in few bytes', (_, positions, bytes) => {
  const written = writePositions(positions, BLOCK_ROWS);
  expect(written.length).toBe(bytes);
  const bits = noBits();
  addPositions(bits, written);
  expect([...positionsOf(bits, BLOCK_ROWS)].toReversed()).toEqual(positions);
});

test('all positions of a short block are those of its rows', () => {
  const bits = noBits();
  addPositions(bits, writePositions([0, 1, 2], 3));
  expect([...positionsOf(bits, 3)]).toEqual([2, 1, 0]);
});

test('positions are read at any byte offset', () => {
  const bytes = new Uint8Array([0, ...writePositions([1, 300], BLOCK_ROWS)]).subarray(1);
  const bits = noBits();
  addPositions(bits, bytes);
  addPositions(bits, bytes);
  expect([...positionsOf(bits, BLOCK_ROWS)]).toEqual([300, 1]);
  const tickets = [1_767_225_600_000_000, 1_767_225_600_000_001];
  const moved = new Uint8Array([0, ...writeTickets(tickets)]).subarray(1);
  expect([...readTickets(moved)]).toEqual(tickets);
});

test('an intersection has what both have', () => {
  const [one, other] = [noBits(), noBits()];
  for (const position of [1, 31, 32, 60_000]) setBit(one, position);
  for (const position of [0, 31, 33, 60_000]) setBit(other, position);
  expect(intersect(one, other)).toBe(true);
  expect([...positionsOf(one, BLOCK_ROWS)]).toEqual([60_000, 31]);
  expect(intersect(one, noBits())).toBe(false);
});
