import { expect, test } from 'vitest';
import { crashRounds } from '../../harness/crash/crash-rounds.ts';
import { roundsOf } from '../../harness/rounds.ts';

const ROUNDS = roundsOf(10);

/** `npm run bench -- crash` does a hundred rounds of the same. */
test('acknowledged messages survive a kill', async () => {
  const { acknowledged, messages, lines } = await crashRounds({
    rounds: ROUNDS,
    random: Math.random,
  });
  expect(acknowledged).toBeGreaterThan(10 * ROUNDS);
  expect(messages).toBeGreaterThanOrEqual(acknowledged);
  expect(lines).toBeGreaterThan(ROUNDS);
});
