import { expect, test } from 'vitest';
import { queueCrashRounds } from '../../harness/crash/queue/queue-rounds.ts';

/** `npm run bench:crash` does a hundred rounds of the same. */
test(
  'what was acknowledged before a kill is delivered or given up after it, ten times over',
  { timeout: 180_000 },
  async () => {
    const { acknowledged, deliveries, deadLetters } = await queueCrashRounds({
      rounds: 10,
      random: Math.random,
    });
    expect(acknowledged).toBeGreaterThan(100);
    expect(deliveries).toBeGreaterThan(acknowledged);
    expect(deadLetters).toBeGreaterThan(0);
  },
);
