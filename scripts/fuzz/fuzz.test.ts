import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { FamilyName } from '../../src/toolkit/our-contracts.ts';
import { fuzz } from './fuzz.ts';
import { caseOf, savedCases } from './saved-case.ts';

/** Requests that `npm run fuzz -- --save` has stored: what once found something is sent again in each run. */
const cases = [...savedCases(fileURLToPath(new URL('found', import.meta.url))).values()];

/**
 * Of which families requests are made up: of all in the run with servers. In the quick run only of small contracts, and
 * only for the implementation. `contract-tests/cases` sends malformed requests of the other families there, and
 * `mocks/prism.test.ts` and `contract-tests/mock` hold the answers of the mock to the contracts.
 */
const MADE_UP: Readonly<Record<'mock' | 'implementation', readonly FamilyName[] | undefined>> =
  process.env['TEST_WITH_SERVERS'] === 'yes'
    ? { mock: undefined, implementation: undefined }
    : { mock: [], implementation: ['schema-registry', 'console', 'control'] };

// A short, reproducible run; `npm run fuzz` has more and random requests.
test.each(['mock', 'implementation'] as const)(
  'the %s conforms to its contracts',
  async (target) => {
    const madeUp = MADE_UP[target];
    const { findings, operations } = await fuzz({
      target,
      seed: 1,
      rounds: 1,
      ...(madeUp && { madeUp }),
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
