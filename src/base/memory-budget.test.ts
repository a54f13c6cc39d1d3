import { expect, test } from 'vitest';
import { Holding, MemoryBudget } from './memory-budget.ts';

const MB = 1024 * 1024;

test('one owner may take half of the memory, also in many parts', () => {
  const budget = new MemoryBudget(100 * MB);
  const parts = Array.from({ length: 6 }, () => new Holding(budget, 'one'));
  expect(parts.map((part) => part.set(10 * MB))).toEqual([true, true, true, true, true, false]);
  parts.at(-1)!.set(0);
  expect(budget.taken).toBe(50 * MB);
});

test('what one owner takes leaves as much for another one', () => {
  const budget = new MemoryBudget(100 * MB);
  expect(new Holding(budget, 'one').set(50 * MB)).toBe(true);
  expect(new Holding(budget, 'two').set(25 * MB)).toBe(true);
  expect(new Holding(budget, 'three').set(13 * MB)).toBe(false);
});

test('what was given up can be taken again', () => {
  const budget = new MemoryBudget(100 * MB);
  const first = new Holding(budget, 'one');
  expect(first.set(50 * MB)).toBe(true);
  const second = new Holding(budget, 'one');
  expect(second.set(1 * MB)).toBe(false);
  first.set(0);
  expect(second.set(50 * MB)).toBe(true);
});

test('small parts are never refused', () => {
  const budget = new MemoryBudget(1 * MB);
  const large = new Holding(budget, 'one');
  expect(large.set(2 * MB)).toBe(false);
  expect(new Holding(budget, 'one').set(16 * 1024)).toBe(true);
  expect(new Holding(budget, 'one').set(16 * 1024 + 1)).toBe(false);
});

test('giving up a part succeeds, also above the limit', () => {
  const budget = new MemoryBudget(1 * MB);
  const large = new Holding(budget, 'one');
  expect(large.set(3 * MB)).toBe(false);
  expect(large.set(2 * MB)).toBe(true);
});
