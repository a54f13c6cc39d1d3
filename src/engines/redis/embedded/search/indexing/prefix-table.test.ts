import { expect, test } from 'vitest';
import { PrefixTable } from './prefix-table.ts';

/** The followers of a key, in any order. */
function followersOf(table: PrefixTable<string>, key: string): string[] {
  const found: string[] = [];
  table.visit(key, (follower) => found.push(follower));
  return found.toSorted();
}

test('a key is followed by whoever has one of its beginnings', () => {
  const table = new PrefixTable<string>();
  table.add('', 'all');
  table.add('product:', 'products');
  table.add('product:', 'shop');
  table.add('pro', 'pros');
  expect(followersOf(table, 'product:1')).toEqual(['all', 'products', 'pros', 'shop']);
  expect(followersOf(table, 'product:')).toEqual(['all', 'products', 'pros', 'shop']);
  expect(followersOf(table, 'product')).toEqual(['all', 'pros']);
  expect(followersOf(table, 'x')).toEqual(['all']);
  expect(followersOf(table, '')).toEqual(['all']);
});

test('who has left is told no more', () => {
  const table = new PrefixTable<string>();
  table.add('product:', 'products');
  table.add('product:', 'shop');
  table.delete('product:', 'products');
  table.delete('absent', 'products');
  expect(followersOf(table, 'product:1')).toEqual(['shop']);
  table.delete('product:', 'shop');
  expect(followersOf(table, 'product:1')).toEqual([]);
});
