import { expect, test } from 'vitest';
import type { Redis, Word } from '../../api/redis.ts';
import { vectorsNear, wordsOf } from './vectors.ts';

test.each([
  ['0.1, 0.2,0.3', ['0.1', '0.2', '0.3']],
  ['[1 2\n-3e4]', ['1', '2', '-3e4']],
  ['', []],
])('the numbers of %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

/** A database with an index of some vectors of 10 elements. */
function redisWith(ids: readonly string[]) {
  const sent: (readonly Word[])[] = [];
  const elements = Array.from({ length: 10 }, (_, i) => String(i));
  const run = (...words: readonly Word[]): unknown => {
    sent.push(words);
    const [name, , id] = words;
    if (name === 'VECTOR.INFO') return ['dimension', 10, 'metric', 'DOT'];
    if (name === 'VECTOR.COUNT') return ids.length;
    if (name === 'VECTOR.QUERY') return ids.map((each) => [each, '0.5']);
    return ids.includes(String(id)) ? elements : null;
  };
  const redis: Pick<Redis, 'run' | 'runAll'> = {
    run: async (...words) => run(...words),
    runAll: async (rows) => rows.map((words) => run(...words)),
  };
  return { redis: redis as Redis, sent };
}

test('the vectors nearest to one of an index are read with the beginning of their elements', async () => {
  const { redis, sent } = redisWith(['a']);
  const elements = '0, 1, 2, 3, 4, 5, 6, 7 and 2 more';
  expect(await vectorsNear(redis, 'docs', 'a')).toEqual({
    dimension: 10,
    metric: 'DOT',
    count: 1,
    found: [{ id: 'a', score: '0.5', elements }],
  });
  expect(sent[3]?.slice(0, 8)).toEqual([
    'VECTOR.QUERY',
    'docs',
    'TOPK',
    20,
    'VALUES',
    10,
    '0',
    '1',
  ]);
});

test('without an ID those nearest to the vector of zeros, also of an empty index', async () => {
  const { redis, sent } = redisWith([]);
  expect(await vectorsNear(redis, 'docs', '')).toMatchObject({ count: 0, found: [] });
  expect(sent.at(-1)?.slice(5)).toEqual([10, ...Array<string>(10).fill('0')]);
  await expect(vectorsNear(redis, 'docs', 'b')).rejects.toThrow('There is no vector b.');
});
