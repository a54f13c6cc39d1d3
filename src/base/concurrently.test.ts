import { expect, test } from 'vitest';
import { concurrently } from './concurrently.ts';

test('runs everything, at most the given number at a time', async () => {
  let underWay = 0;
  let most = 0;
  const done: number[] = [];
  await concurrently(3, [1, 2, 3, 4, 5, 6, 7], async (item) => {
    underWay += 1;
    most = Math.max(most, underWay);
    for (let turn = 0; turn < item; turn++) await Promise.resolve();
    done.push(item);
    underWay -= 1;
  });
  expect(done.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(most).toBe(3);
});

test('does nothing for an empty list', async () => {
  await concurrently(3, [], () => Promise.reject(new Error('nobody asked')));
});

test('starts nothing more after a failure, and waits for what is running', async () => {
  const begun: number[] = [];
  const ended: number[] = [];
  const work = concurrently(2, [1, 2, 3, 4], async (item) => {
    begun.push(item);
    if (item === 1) throw new Error('one is refused');
    await Promise.resolve();
    await Promise.resolve();
    ended.push(item);
  });
  await expect(work).rejects.toThrow('one is refused');
  expect(begun).toEqual([1, 2]);
  expect(ended).toEqual([2]);
});
