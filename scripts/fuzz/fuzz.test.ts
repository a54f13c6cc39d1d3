import { expect, test } from 'vitest';
import { fuzz } from './fuzz.ts';

// A short, reproducible run; `npm run fuzz` has more and random requests.
test.each(['mock', 'implementation'] as const)(
  'the %s conforms to its contracts',
  async (target) => {
    const { findings } = await fuzz({ target, seed: 1, rounds: 1 });
    expect(findings.map(({ message, exchange, curl }) => ({ message, exchange, curl }))).toEqual(
      [],
    );
  },
);
