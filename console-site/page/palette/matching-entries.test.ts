import { expect, test } from 'vitest';
import { matchingEntries, type Entry } from './matching-entries.ts';

const ENTRIES: readonly Entry[] = [
  { title: 'Create a topic', kind: 'action' },
  { title: 'orders', kind: 'topic' },
  { title: 'orders', kind: 'database' },
  { title: 'paid-orders', kind: 'topic' },
];

const found = (text: string) => matchingEntries(ENTRIES, text).map((one) => ENTRIES.indexOf(one));

test('titles that begin with the text come first', () => {
  expect(found('ord')).toEqual([1, 2, 3]);
});

test('all words must be in the title or the kind, in any order', () => {
  expect(found('topic orders')).toEqual([1, 3]);
  expect(found('Topic CREATE')).toEqual([0]);
  expect(found('nothing')).toEqual([]);
});

test('without a text all are offered, but no more than fifty', () => {
  expect(found('')).toEqual([0, 1, 2, 3]);
  const many = Array.from({ length: 10_000 }, (_, one) => ({ title: `t${one}`, kind: 'topic' }));
  expect(matchingEntries(many, 't9')).toHaveLength(50);
});

test('a kind is found however it is written', () => {
  const groups = [{ title: 'billing', kind: 'URL group' }];
  expect(matchingEntries(groups, 'url group')).toEqual(groups);
});
