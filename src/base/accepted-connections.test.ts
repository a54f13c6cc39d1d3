import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { AcceptedConnections } from './accepted-connections.ts';

/** Turns of the event loop that take a millisecond each. */
function open() {
  let time = 0;
  const accepted = new AcceptedConnections(() => time);
  /** @returns how long each of some turns may get */
  const turns = async (count: number, hasConnections: boolean): Promise<number[]> => {
    const lengths: number[] = [];
    for (let i = 0; i < count; i += 1) {
      if (hasConnections) for (let k = 0; k < 2; k += 1) accepted.count();
      time += 1;
      await turn();
      lengths.push(accepted.turnLength);
    }
    return lengths;
  };
  const wait = (ms: number) => (time += ms);
  return { turns, wait };
}

test('turns get shorter once there is a new connection in each, and are as before after one without', async () => {
  const { turns } = open();
  expect(await turns(8, true)).toEqual([10, 5, 2.5, 1.25, 0.625, 0.3125, 0.25, 0.25]);
  expect(await turns(1, false)).toEqual([10]);
});

test('if connections come without end, that lasts for about two seconds, and then for a tenth of the time', async () => {
  const { turns, wait } = open();
  const shortOf = async (count: number) =>
    (await turns(count, true)).filter((length) => length < 10).length;
  const atFirst = await shortOf(3_000);
  expect(atFirst).toBeGreaterThan(2_000);
  expect(atFirst).toBeLessThan(2_500);
  const later = await shortOf(2_000);
  expect(later).toBeGreaterThan(100);
  expect(later).toBeLessThan(300);

  await turns(1, false);
  wait(5_000);
  expect(await shortOf(400)).toBe(399);
});
