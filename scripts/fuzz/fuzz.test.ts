import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { fuzz } from './fuzz.ts';
import { caseOf, savedCases } from './saved-case.ts';

/** Requests that `npm run fuzz -- --save` has stored: what once found something is sent again in each run. */
const cases = [...savedCases(fileURLToPath(new URL('found', import.meta.url))).values()];

// A short, reproducible run; `npm run fuzz` has more and random requests.
test.each(['mock', 'implementation'] as const)(
  'the %s conforms to its contracts',
  async (target) => {
    const { findings, operations } = await fuzz({
      target,
      seed: 1,
      rounds: 1,
      besides: (contract) =>
        cases
          .filter((each) => each.contract === contract.name)
          .map((each) => caseOf(contract, each)),
    });
    expect(operations.map(({ operation }) => operation)).toEqual(
      expect.arrayContaining(cases.map(({ operation }) => operation)),
    );
    expect(findings.map(({ message, exchange, curl }) => ({ message, exchange, curl }))).toEqual(
      [],
    );
  },
);
