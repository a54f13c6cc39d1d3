import { test as base, type TestAPI } from 'vitest';
import { startPlinth, type Plinth, type StartOptions } from './plinth.ts';

/** What tests get: a platform of their worker, with nothing in it. */
export interface PlinthFixtures {
  readonly plinth: Plinth;
}

/** Vitest's `test` with `plinth`, a platform in memory. */
export const test: TestAPI<PlinthFixtures> = plinthTest();

/**
 * Vitest's `test` with `plinth`: a platform that is started when the first test of a worker asks for it, has forgotten
 * everything when a test begins, and ends with the worker. While a test runs that asks for it, the variables of its env
 * block are those of the process, so clients made with `fromEnv()` find it.
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

/** Sets variables of the process. @returns what they were */
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
