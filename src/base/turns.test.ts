import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { catchInternalErrors } from '../../testing/base/internal-errors.ts';
import { Turns, inTurnOfItsOwn } from './turns.ts';

test('one piece of work goes on in a turn of the event loop, and owners take turns', async () => {
  const turns = new Turns();
  const order: string[] = [];
  for (const task of ['a1', 'a2', 'a3', 'b1', 'c1']) {
    void turns.next(task[0]!).then(() => order.push(task));
  }
  for (const expected of [['a1'], ['a1', 'b1'], ['a1', 'b1', 'c1'], ['a1', 'b1', 'c1', 'a2']]) {
    await turn();
    expect(order).toEqual(expected);
  }
  await turn();
  expect(order.at(-1)).toBe('a3');
  void turns.next('a').then(() => order.push('later'));
  await turn();
  expect(order.at(-1)).toBe('later');
});

test('pieces can be some turns of the event loop apart, in which others are served', async () => {
  const turns = new Turns(3);
  const order: string[] = [];
  for (const task of ['a1', 'a2']) void turns.next('a').then(() => order.push(task));
  const seen: string[] = [];
  for (let i = 0; i < 5; i++) {
    await turn();
    seen.push(order.join());
  }
  expect(seen).toEqual(['a1', 'a1', 'a1', 'a1,a2', 'a1,a2']);
});

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

test('others have their turns after one that has thrown, which is reported', async () => {
  const seen = catchInternalErrors();
  const called: string[] = [];
  inTurnOfItsOwn(() => {
    throw new Error('oh');
  });
  inTurnOfItsOwn(() => called.push('a'));
  for (let i = 0; i < 3; i++) await turn();
  inTurnOfItsOwn(() => called.push('b'));
  for (let i = 0; i < 3; i++) await turn();
  expect(called).toEqual(['a', 'b']);
  expect(seen).toEqual([{ where: 'background', message: 'oh' }]);
});
