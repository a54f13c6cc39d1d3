import { expect, test } from 'vitest';
import type { Redis, Word } from '../../api/redis.ts';
import { keyFacts } from './key-facts.ts';

test('facts are read once of each key that is seen, in one request for all', async () => {
  const asked: Word[][][] = [];
  const runAll = async (rows: Word[][]) => {
    asked.push(rows);
    return rows.map(([command]) => (command === 'TYPE' ? 'hash' : command === 'PTTL' ? -1 : 64));
  };
  const redis = { runAll } as unknown as Redis;
  const read = Promise.withResolvers<void>();
  const reader = keyFacts(redis, () => {
    if (reader.of('c') !== undefined) read.resolve();
  });
  reader.see(['a', 'b']);
  // Scrolled on while the first are read: those in between are not asked for.
  reader.see(['x']);
  reader.see(['b', 'c']);
  await read.promise;
  expect(reader.of('a')).toEqual({ type: 'hash', pttl: -1, bytes: 64 });
  expect(reader.of('x')).toBeUndefined();
  expect(asked.map((rows) => rows.filter(([command]) => command === 'TYPE').length)).toEqual([
    2, 2,
  ]);
  reader.see(['a', 'b', 'c']);
  expect(asked).toHaveLength(2);
});
