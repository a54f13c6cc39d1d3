import { expect, test } from 'vitest';
import { redisCrashRounds } from '../../harness/crash/redis/redis-rounds.ts';
import { roundsOf } from '../../harness/rounds.ts';

const ROUNDS = roundsOf(6);

/** `npm run bench -- crash` does a hundred rounds of the same. */
test('after a kill, transactions, scripts, functions, streams and documents are stored completely or not at all', async () => {
  const acknowledged = await redisCrashRounds({ rounds: ROUNDS, random: Math.random });
  expect(acknowledged).toBeGreaterThan(0);
});
