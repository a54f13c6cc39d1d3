import { expect, test } from 'vitest';
import { PrefixTable } from './prefix-table.ts';

/** The followers of a key, in any order. */
function followersOf(table: PrefixTable<string>, key: string): string[] {
  const found: string[] = [];
  for (let each = table.longest(key); each !== undefined; each = each.shorter) {
    found.push(...each.followers);
  }
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

test('of very many prefixes those are found that a key begins with', () => {
  const table = new PrefixTable<string>();
  const prefixes = Array.from({ length: 500 }, (_, i) => i.toString(3));
  for (const prefix of prefixes) table.add(prefix, prefix);
  for (const key of ['', '0', '1', '2', '21', '1201', '12012', '222222', '3', ...prefixes]) {
    const expected = prefixes.filter((prefix) => key.startsWith(prefix));
    expect(followersOf(table, key)).toEqual(expected.toSorted());
  }
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
