import { expect, test } from 'vitest';
import { queueCrashRounds } from '../../harness/crash/queue/queue-rounds.ts';
import { roundsOf } from '../../harness/rounds.ts';

const ROUNDS = roundsOf(6);

/** `npm run bench -- crash` does a hundred rounds of the same. */
test('messages that were acknowledged before a kill are delivered or fail after it', async () => {
  const { acknowledged, deliveries, deadLetters } = await queueCrashRounds({
    rounds: ROUNDS,
    random: Math.random,
  });
  expect(acknowledged).toBeGreaterThan(10 * ROUNDS);
  expect(deliveries).toBeGreaterThan(acknowledged);
  expect(deadLetters).toBeGreaterThan(0);
});
