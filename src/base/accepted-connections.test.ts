import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { connectionAccepted, turnLength } from './accepted-connections.ts';

test('turns get shorter as long as there is a new connection in each, and are as before after one without', async () => {
  const usual = turnLength();
  const lengths: number[] = [];
  for (let i = 0; i < 10; i += 1) {
    connectionAccepted();
    connectionAccepted();
    await turn();
    lengths.push(turnLength());
  }
  await turn();

  expect(lengths.slice(0, 3)).toEqual([usual / 2, usual / 4, usual / 8]);
  expect(lengths.at(-1)).toBe(0.25);
  expect(turnLength()).toBe(usual);
});
