import { expect, test } from 'vitest';
import { HeldBack } from './held-back.ts';

/** What is held back until there is room, of which each takes some. */
function heldBack(count: number) {
  const channel = { isFull: false };
  const gone: number[] = [];
  const held = new HeldBack<number>(channel, (number) => gone.push(number));
  for (let number = 0; number < count; number++) held.add(number);
  return { channel, gone, held };
}

test('many go on in several turns, in their order', async () => {
  const { gone, held } = heldBack(100);

  held.goOn();

  expect(gone.length).toBeLessThan(50);
  await expect.poll(() => gone.length).toBe(100);
  expect(gone).toEqual(Array.from({ length: 100 }, (_, number) => number));
});

test('none goes on without room, and the others when there is some again', async () => {
  const { channel, gone, held } = heldBack(100);
  held.goOn();
  const before = gone.length;

  channel.isFull = true;
  await new Promise(setImmediate);
  expect(gone.length).toBe(before);

  channel.isFull = false;
  held.goOn();
  await expect.poll(() => gone.length).toBe(100);
  expect(held.size).toBe(0);
});

test('what is gone is not called', async () => {
  const { gone, held } = heldBack(20);
  held.goOn();
  held.delete(19);

  await expect.poll(() => held.size).toBe(0);
  expect(gone).not.toContain(19);
});
