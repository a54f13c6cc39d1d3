import { expect, test } from 'vitest';
import { mergeSorted } from './merge-sorted.ts';

test('sorted lists become one order without repetitions', () => {
  const lists = [['b', 'b', 'd'], [], ['a', 'b', 'e', 'é'], ['c', 'e'], ['Z', '\u{1F600}']];
  expect([...mergeSorted(lists)]).toEqual([...new Set(lists.flat())].toSorted());
  expect([...mergeSorted([['a', 'a', 'b']])]).toEqual(['a', 'b']);
  expect([...mergeSorted([])]).toEqual([]);
});
