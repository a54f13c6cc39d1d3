import { test as base, type TestAPI } from 'vitest';
import type { ContractSource } from './given-contract.ts';
import type { Conformance, ConformsOptions } from './conforms.ts';
import {
  startMock,
  startPlinth,
  type ContractMockOptions,
  type MockedContract,
  type Plinth,
  type StartOptions,
} from './plinth.ts';

export type { Conformance, ConformsOptions, ContractSource };

/** The fixtures of tests: the platform of their worker, emptied. */
export interface PlinthFixtures {
  readonly plinth: Plinth;
}

/** What has been held against a contract. */
export interface ConformanceFixtures {
  readonly conformance: Conformance;
}

/** The contract of an application under test, and where it is served. */
export interface ConformsTo extends ConformsOptions {
  readonly contract: ContractSource;
}

/** Vitest's `test` with `plinth`, a platform in memory. */
export const test: TestAPI<PlinthFixtures> = plinthTest();

/**
 * Vitest's `test` with `plinth`: a platform that is started for the first test of a worker that asks for it, is reset
 * before each test, and ends with the worker. During such a test, the variables of its env block are set in the
 * process, so clients made with `fromEnv()` find it. With `conforms`, it is `conformsTest` too.
 */
export function plinthTest(
  options: StartOptions & { readonly conforms: ConformsTo },
): TestAPI<PlinthFixtures & ConformanceFixtures>;
export function plinthTest(options?: StartOptions): TestAPI<PlinthFixtures>;
export function plinthTest({
  conforms: given,
  ...options
}: StartOptions & { readonly conforms?: ConformsTo } = {}): TestAPI<
  PlinthFixtures & ConformanceFixtures
> {
  const withPlatform = base.extend<PlinthFixtures & { readonly platformOfWorker: Plinth }>({
    platformOfWorker: [
      // oxlint-disable-next-line no-empty-pattern -- Vitest reads the names of fixtures from the pattern
      async ({}, use) => {
        const platform = await startPlinth(options);
        await use(platform);
        await platform.close();
      },
      { scope: 'worker' },
    ],
    plinth: async ({ platformOfWorker }, use) => {
      await platformOfWorker.reset();
      const before = withVariables(platformOfWorker.env);
      await use(platformOfWorker);
      withVariables(before);
    },
  });
  // Without a contract, the type of the call has no `conformance`.
  type Whole = TestAPI<PlinthFixtures & ConformanceFixtures>;
  if (given === undefined) return withPlatform as unknown as Whole;
  return withPlatform.extend<ConformanceFixtures>({
    conformance: [
      // oxlint-disable-next-line no-empty-pattern -- as above
      async ({}, use) => holding(given, use),
      { auto: true },
    ],
  });
}

/**
 * Vitest's `test`, which also fails if an exchange of the application under test does not conform to its contract: what
 * `fetch` sends to the contract's servers meanwhile, or to the address `at`, and what a server gets that
 * `conformance.watch` knows. The failure names each finding with its place in the contract.
 */
export function conformsTest(given: ConformsTo): TestAPI<ConformanceFixtures> {
  return base.extend<ConformanceFixtures>({
    conformance: [
      // oxlint-disable-next-line no-empty-pattern -- Vitest reads the names of fixtures from the pattern
      async ({}, use) => holding(given, use),
      { auto: true },
    ],
  });
}

/** Holds what is exchanged during a test against a contract. @throws ConformanceError after the test */
async function holding(
  given: ConformsTo,
  use: (conformance: Conformance) => Promise<void>,
): Promise<void> {
  const { conforms } = await import('./conforms.ts');
  const conformance = conforms(given.contract, given);
  const before = globalThis.fetch;
  globalThis.fetch = conformance.fetch;
  try {
    await use(conformance);
  } finally {
    globalThis.fetch = before;
  }
  await conformance.check();
}

/** The fixtures of tests with the mock of a contract: that of their worker, without the faults and changes of other tests. */
export interface MockFixtures {
  readonly mock: MockedContract;
}

/** Vitest's `test` with `mock`: that of a contract of any service, started for the first test of a worker that asks for it. */
export function mockTest(options: ContractMockOptions): TestAPI<MockFixtures> {
  return base.extend<MockFixtures & { readonly mockOfWorker: MockedContract }>({
    mockOfWorker: [
      // oxlint-disable-next-line no-empty-pattern -- Vitest reads the names of fixtures from the pattern
      async ({}, use) => {
        const mock = await startMock(options);
        await use(mock);
        await mock.close();
      },
      { scope: 'worker' },
    ],
    mock: async ({ mockOfWorker }, use) => {
      await mockOfWorker.reset();
      await use(mockOfWorker);
    },
  });
}

/** Sets variables of the process. @returns their earlier values */
function withVariables(
  variables: Readonly<Record<string, string | undefined>>,
): Record<string, string | undefined> {
  const before: Record<string, string | undefined> = {};
  for (const [name, value] of Object.entries(variables)) {
    before[name] = process.env[name];
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
  return before;
}
