import { expect, test } from 'vitest';
import { foldersOf, treeRows, type TreeRow } from './key-tree.ts';

const KEYS = ['user:2', 'events', 'user:1', 'user:1:visits', 'cart:4711', 'jobs'];

function told(row: TreeRow): string {
  const indent = '  '.repeat(row.depth);
  if (row.kind === 'key') return indent + row.key;
  return `${indent}${row.isOpen ? '▾' : '▸'} ${row.title} ${row.count}`;
}

test('keys are in folders by what they begin with, folders first', () => {
  expect(treeRows(KEYS, ':', new Set()).map(told)).toEqual([
    '▸ cart: 1',
    '▸ user: 3',
    'events',
    'jobs',
  ]);
});

test('an open folder shows its keys and folders', () => {
  expect(treeRows(KEYS, ':', new Set(['user:', 'user:1:'])).map(told)).toEqual([
    '▸ cart: 1',
    '▾ user: 3',
    '  ▾ 1: 1',
    '    user:1:visits',
    '  user:1',
    '  user:2',
    'events',
    'jobs',
  ]);
});

test('a key is seen when its folders are open', () => {
  const open = foldersOf('user:1:visits', ':');
  expect(open).toEqual(['user:', 'user:1:']);
  expect(treeRows(KEYS, ':', new Set(open)).map(({ id }) => id)).toContain('user:1:visits');
  expect(foldersOf('events', ':')).toEqual([]);
});

test('a separator that no key has makes no folder', () => {
  expect(treeRows(['b', 'a'], '/', new Set()).map(told)).toEqual(['a', 'b']);
});

test('numbers in names are in the order in which people count', () => {
  expect(
    treeRows(['k:10', 'k:9', 'j:10:a', 'j:2:a'], ':', new Set(['j:', 'k:'])).map(told),
  ).toEqual(['▾ j: 2', '  ▸ 2: 1', '  ▸ 10: 1', '▾ k: 2', '  k:9', '  k:10']);
});
