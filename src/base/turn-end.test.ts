import { expect, test } from 'vitest';
import { catchInternalErrors } from '../../testing/base/internal-errors.ts';
import { atTurnEnd } from './turn-end.ts';

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

test('callbacks run at the end of the turn, in the order in which they were added', async () => {
  const done: string[] = [];
  atTurnEnd(() => done.push('first'));
  atTurnEnd(() => done.push('second'));
  await Promise.resolve();
  expect(done).toEqual([]);
  await nextTurn();
  expect(done).toEqual(['first', 'second']);
});

test('callbacks that are added at the end of a turn run in the same turn', async () => {
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

test('callbacks that keep adding others do not prevent the next turn', async () => {
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

test('a callback that throws is reported, and the others run', async () => {
  const seen = catchInternalErrors();
  const done: string[] = [];
  atTurnEnd(() => {
    throw new Error('oh');
  });
  atTurnEnd(() => done.push('second'));
  await nextTurn();
  expect(done).toEqual(['second']);
  expect(seen).toEqual([{ where: 'background', message: 'oh' }]);
  atTurnEnd(() => done.push('third'));
  await nextTurn();
  expect(done).toEqual(['second', 'third']);
});
