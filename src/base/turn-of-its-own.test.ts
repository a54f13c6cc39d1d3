import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { inTurnOfItsOwn } from './turn-of-its-own.ts';

test('callers get a turn of the event loop each, in order, also those that come later', async () => {
  const called: string[] = [];
  for (const name of ['a', 'b']) inTurnOfItsOwn(() => called.push(name));
  expect(called).toEqual([]);
  await turn();
  expect(called).toEqual(['a']);
  inTurnOfItsOwn(() => called.push('c'));
  await turn();
  expect(called).toEqual(['a', 'b']);
  await turn();
  expect(called).toEqual(['a', 'b', 'c']);
  inTurnOfItsOwn(() => called.push('d'));
  await turn();
  expect(called).toEqual(['a', 'b', 'c', 'd']);
});
