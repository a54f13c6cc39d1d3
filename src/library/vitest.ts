import { test as base, type TestAPI } from 'vitest';
import {
  startMock,
  startPlinth,
  type ContractMockOptions,
  type MockedContract,
  type Plinth,
  type StartOptions,
} from './plinth.ts';

/** The fixtures of tests: the platform of their worker, emptied. */
export interface PlinthFixtures {
  readonly plinth: Plinth;
}

/** Vitest's `test` with `plinth`, a platform in memory. */
export const test: TestAPI<PlinthFixtures> = plinthTest();

/**
 * Vitest's `test` with `plinth`: a platform that is started for the first test of a worker that asks for it, is reset
 * before each test, and ends with the worker. During such a test, the variables of its env block are set in the
 * process, so clients made with `fromEnv()` find it.
 */
export function plinthTest(options: StartOptions = {}): TestAPI<PlinthFixtures> {
  return base.extend<PlinthFixtures & { readonly platformOfWorker: Plinth }>({
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
