import { expect, test } from 'vitest';
import { atTurnEnd } from './turn-end.ts';

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

test('work waits for the end of the turn, and is done in the order in which it was asked for', async () => {
  const done: string[] = [];
  atTurnEnd(() => done.push('first'));
  atTurnEnd(() => done.push('second'));
  await Promise.resolve();
  expect(done).toEqual([]);
  await nextTurn();
  expect(done).toEqual(['first', 'second']);
});

test('what the end of a turn makes ready is done in the same turn', async () => {
  const done: string[] = [];
  const written = Promise.withResolvers<void>();
  async function answer(name: string): Promise<void> {
    await written.promise;
    await Promise.resolve();
    atTurnEnd(() => done.push(name));
  }
  void answer('first');
  void answer('second');
  atTurnEnd(() => written.resolve());
  const next = nextTurn().then(() => done.push('next turn'));
  await next;
  expect(done).toEqual(['first', 'second', 'next turn']);
});

test('work that asks for more and more work lets other turns begin', async () => {
  let isOver = false;
  let rounds = 0;
  const again = () => {
    rounds++;
    if (!isOver) atTurnEnd(again);
  };
  again();
  await nextTurn();
  await nextTurn();
  isOver = true;
  await nextTurn();
  expect(rounds).toBeGreaterThan(2);
  expect(rounds).toBeLessThan(10);
});
