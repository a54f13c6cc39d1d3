import { expect, test } from 'vitest';
import { threadTime } from '../../scripting/thread-time.ts';
import { PendingKeys } from './pending-keys.ts';

const MANY = 120_000;

test('a key is taken once for all its changes before, in the order of the first', () => {
  const pending = new PendingKeys();
  for (const key of ['a', 'b', 'a', 'c']) pending.add(key);
  expect([pending.size, pending.added]).toEqual([3, 3]);
  expect(pending.take()).toBe('a');
  // It has changed again since it was taken.
  pending.add('a');
  expect([pending.take(), pending.take(), pending.take(), pending.take()]).toEqual([
    'b',
    'c',
    'a',
    undefined,
  ]);
  expect([pending.size, pending.added]).toEqual([0, 4]);
});

test('what is given up is taken no more, and is done once all keys have been looked at, before what was added later', () => {
  const pending = new PendingKeys();
  for (const key of ['a', 'b', 'c']) pending.add(key);
  pending.take();
  pending.finish();
  pending.giveUp();
  pending.add('d');
  expect([pending.take(), pending.take()]).toEqual(['d', undefined]);
  pending.finish();
  expect(pending.done).toBe(1);
  pending.finishGivenUp();
  expect(pending.done).toBe(pending.added);
});

test('to take keys takes no more work than to add them, however many were taken before', () => {
  const pending = new PendingKeys();
  const adding = timeOf(() => {
    for (let i = 0; i < MANY; i++) pending.add(`key:${i}`);
  });
  let isInOrder = true;
  const taking = timeOf(() => {
    for (let i = 0; i < MANY; i++) isInOrder &&= pending.take() === `key:${i}`;
  });
  expect([isInOrder, pending.size]).toEqual([true, 0]);
  expect(taking).toBeLessThan(8 * adding);
});

/** Processor time of this thread, in milliseconds. */
function timeOf(work: () => void): number {
  const began = threadTime();
  work();
  return threadTime() - began;
}
