import { expect, test } from 'vitest';
import { fuzz } from './fuzz.ts';

// A short run, always the same; `npm run fuzz` has all families, more requests, and others.
test.each([
  { target: 'mock', families: ['redis', 'kafka', 'schema-registry'] },
  { target: 'implementation', families: ['redis', 'kafka', 'schema-registry', 'queue'] },
] as const)('the $target is what its contracts say', async ({ target, families }) => {
  const { findings } = await fuzz({ target, families, seed: 1, rounds: 1 });
  expect(findings.map(({ message, exchange, curl }) => ({ message, exchange, curl }))).toEqual([]);
});
