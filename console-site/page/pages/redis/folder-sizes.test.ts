import { expect, test } from 'vitest';
import type { Redis, Word } from '../../api/redis.ts';
import { folderSizes } from './folder-sizes.ts';
import { treeRows } from './key-tree.ts';

test('a small folder is added up, a large one is estimated from a few of its keys', async () => {
  const large = Array.from({ length: 1_000 }, (_, one) => `large:${one}`);
  const rows = treeRows(['small:1', 'small:2', ...large], ':', new Set());
  const folders = rows.filter((row) => row.kind === 'folder');
  const asked: Word[] = [];
  const runAll = async (commands: Word[][]) => {
    asked.push(...commands.map(([, , key]) => key!));
    return commands.map(([, , key]) => (String(key).startsWith('small') ? 64 : 100));
  };
  const read = Promise.withResolvers<void>();
  const sizes = folderSizes({ runAll } as unknown as Redis, read.resolve);
  sizes.see(folders);
  await read.promise;
  expect(folders.map((folder) => [folder.id, sizes.of(folder)])).toEqual([
    ['large:', { bytes: 100_000, isEstimate: true }],
    ['small:', { bytes: 128, isEstimate: false }],
  ]);
  expect(asked).toHaveLength(12);
  expect(asked).toContain('large:900');
});
