import { expect, test } from 'vitest';
import { crashRounds } from '../../harness/crash/crash-rounds.ts';

/** `npm run bench:crash` does a hundred rounds of the same. */
test(
  'what was acknowledged before a kill is true after it, ten times over',
  { timeout: 180_000 },
  async () => {
    const { acknowledged, messages, lines } = await crashRounds({
      rounds: 10,
      random: Math.random,
    });
    expect(acknowledged).toBeGreaterThan(100);
    expect(messages).toBeGreaterThanOrEqual(acknowledged);
    expect(lines).toBeGreaterThan(10);
  },
);
