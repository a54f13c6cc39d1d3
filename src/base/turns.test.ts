import { expect, test } from 'vitest';
import { Turns } from './turns.ts';

const pause = () => new Promise((resolve) => setImmediate(resolve));

test('work on one thing is done in turn, also after work that failed', async () => {
  const turns = new Turns();
  const seen: string[] = [];
  const work = (name: string) => async () => {
    seen.push(`${name} begins`);
    await pause();
    seen.push(`${name} ends`);
    if (name === 'b') throw new Error('b fails');
  };
  const all = [turns.take('x', work('a')), turns.take('x', work('b')), turns.take('x', work('c'))];
  await expect(all[1]).rejects.toThrow('b fails');
  await Promise.allSettled(all);
  expect(seen).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
});

test('work on different things goes on beside each other, and idle waits for all of it', async () => {
  const turns = new Turns();
  const seen: string[] = [];
  const work = (name: string) => async () => {
    seen.push(name);
    await pause();
    seen.push(name);
  };
  void turns.take('x', work('x'));
  void turns.take('y', work('y'));
  await turns.idle();
  expect(seen).toEqual(['x', 'y', 'x', 'y']);
});
