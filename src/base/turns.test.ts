import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Turns } from './turns.ts';

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
