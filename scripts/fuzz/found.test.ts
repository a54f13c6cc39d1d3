import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { fuzz } from './fuzz.ts';
import { caseOf, savedCases } from './saved-case.ts';

/** Requests that `npm run fuzz -- --save` has stored. */
const cases = [...savedCases(fileURLToPath(new URL('found', import.meta.url))).values()];

// A request that once found something is sent again in each run.
test.each(['mock', 'implementation'] as const)(
  'the %s has none of the errors that were found before',
  async (target) => {
    const { findings, operations } = await fuzz({
      target,
      seed: 1,
      rounds: 0,
      isMakingUp: false,
      besides: (contract) =>
        cases
          .filter((each) => each.contract === contract.name)
          .map((each) => caseOf(contract, each)),
    });
    expect(operations.map(({ operation }) => operation)).toEqual(
      expect.arrayContaining(cases.map(({ operation }) => operation)),
    );
    expect(findings.map(({ message, curl }) => ({ message, curl }))).toEqual([]);
  },
);
