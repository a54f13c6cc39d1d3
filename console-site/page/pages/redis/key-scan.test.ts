import { expect, test } from 'vitest';
import type { Redis, Word } from '../../api/redis.ts';
import { KeyScan, patternOf } from './key-scan.ts';

/** A database with scripted scan results, and the commands that it got. */
function scripted(replies: readonly (readonly [string, readonly string[]])[]) {
  const asked: Word[][] = [];
  const run = async (...words: Word[]) => {
    asked.push(words);
    return replies[asked.length - 1];
  };
  return { asked, redis: { run } as unknown as Redis };
}

test.each([
  ['', '*'],
  ['user:', 'user:*'],
  ['*:cart', '*:cart'],
  ['user:[12]', 'user:[12]'],
])('typing "%s" searches for %s', (typed, pattern) => {
  expect(patternOf(typed)).toBe(pattern);
});

test('it goes on where less was found than a list shows, and knows each key once', async () => {
  const many = Array.from({ length: 50 }, (_, i) => `m${i}`);
  const { asked, redis } = scripted([
    ['7', ['a']],
    ['9', many],
    ['0', ['a', 'c']],
  ]);
  const scan = new KeyScan(redis, { prefix: '', type: 'hash' });
  await scan.more();
  expect(scan.keys).toEqual(['a', ...many]);
  expect(scan.isWhole).toBe(false);
  await scan.more();
  expect(scan.keys).toEqual(['a', ...many, 'c']);
  expect(scan.isWhole).toBe(true);
  expect(await scan.more()).toBe(false);
  expect(asked.map((words) => words.slice(0, 2))).toEqual([
    ['SCAN', '0'],
    ['SCAN', '7'],
    ['SCAN', '9'],
  ]);
  expect(asked[0]).toEqual(['SCAN', '0', 'MATCH', '*', 'COUNT', 10_000, 'TYPE', 'hash']);
});
