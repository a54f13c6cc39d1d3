import { defineConfig } from 'vitest/config';

/** What the tests of one target share: a platform of their own, and one file after the other. */
const onTarget = {
  globalSetup: ['contract-tests/harness/start-target.ts'],
  fileParallelism: false,
  isolate: false,
};

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'src/**/*.test.ts',
            'mocks/**/*.test.ts',
            'scripts/**/*.test.ts',
            'docs-site/**/*.test.ts',
            'openapi/**/*.test.ts',
            'contract-tests/harness/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'mock',
          include: ['contract-tests/{cases,scenarios,mock}/**/*.test.ts'],
          ...onTarget,
        },
      },
      {
        test: {
          name: 'implementation',
          include: ['contract-tests/{cases,scenarios,state,clients}/**/*.test.ts'],
          ...onTarget,
        },
      },
      {
        test: {
          name: 'servers',
          include: ['contract-tests/differential/**/*.test.ts'],
          ...onTarget,
        },
      },
    ],
  },
});
