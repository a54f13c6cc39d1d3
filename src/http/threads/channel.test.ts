import { expect, test } from 'vitest';
import { Channel } from './channel.ts';
import { Ring, ringMemory } from './ring.ts';

test('a thread that sleeps is woken soon, although there is always something else to do', async () => {
  const memory = { input: ringMemory(), output: ringMemory() };
  const otherWrites = new Ring(memory.input);
  const otherReads = new Ring(memory.output);
  let turns = 0;
  let wokenIn: number | undefined;
  const channel = new Channel(memory, {
    take: () => {
      // There is a frame in each turn.
      turns += 1;
      if (turns < 1000) otherWrites.write(1, 1, 1, '');
      otherWrites.publish();
    },
    onRoom: () => {},
    wake: () => (wokenIn ??= turns),
    patience: 0,
    atEnd: queueMicrotask,
  });
  expect(otherReads.sleep()).toBe(true);
  otherWrites.write(1, 1, 1, '');
  otherWrites.publish();
  channel.look();

  channel.put(1, 1, 1, 'an answer');

  await expect.poll(() => wokenIn).toBeDefined();
  expect(wokenIn).toBeLessThan(50);
});
