import { expect, test } from 'vitest';
import { Semaphore } from './semaphore.ts';

test('runs the given number of tasks at a time, in order, even if many wait and some fail', async () => {
  const semaphore = new Semaphore(3);
  let under = 0;
  let most = 0;
  const begun: number[] = [];
  const act = (i: number) => async () => {
    begun.push(i);
    most = Math.max(most, ++under);
    await Promise.resolve();
    under -= 1;
    if (i % 2 === 1) throw new Error(`no ${i}`);
    return i;
  };
  const all = Array.from({ length: 20_000 }, (_, i) => i);
  const ended = await Promise.allSettled(all.map((i) => semaphore.run(act(i))));
  expect(most).toBe(3);
  expect(begun).toEqual(all);
  expect(ended.filter(({ status }) => status === 'rejected')).toHaveLength(10_000);
  expect(await semaphore.run(act(0))).toBe(0);
});
