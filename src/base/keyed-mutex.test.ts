import { expect, test } from 'vitest';
import { KeyedMutex } from './keyed-mutex.ts';

const pause = () => new Promise((resolve) => setImmediate(resolve));

test('work with one key runs one after the other, also after work that failed', async () => {
  const mutex = new KeyedMutex();
  const seen: string[] = [];
  const work = (name: string) => async () => {
    seen.push(`${name} begins`);
    await pause();
    seen.push(`${name} ends`);
    if (name === 'b') throw new Error('b fails');
  };
  const all = [mutex.run('x', work('a')), mutex.run('x', work('b')), mutex.run('x', work('c'))];
  await expect(all[1]).rejects.toThrow('b fails');
  await Promise.allSettled(all);
  expect(seen).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
});

test('work with different keys runs side by side, and idle waits for all of it', async () => {
  const mutex = new KeyedMutex();
  const seen: string[] = [];
  const work = (name: string) => async () => {
    seen.push(name);
    await pause();
    seen.push(name);
  };
  void mutex.run('x', work('x'));
  void mutex.run('y', work('y'));
  await mutex.idle();
  expect(seen).toEqual(['x', 'y', 'x', 'y']);
});
