import { expect, test } from 'vitest';
import type { TestResult } from './reporter.ts';
import { outcomeOf } from './tally.ts';

const result = (name: string, state: TestResult['state'], note?: string): TestResult => ({
  file: 'src/a.test.ts',
  name,
  state,
  note,
});

test('tests are counted by how they ended, and what failed is told with its errors', () => {
  const outcome = outcomeOf([
    result('adds', 'passed'),
    result('sums > adds', 'failed', 'Error: 3 and not 4\n    at src/a.test.ts:5'),
  ]);
  expect(outcome).toMatchObject({ passed: 1, failed: 1, skipped: 0, reasons: [] });
  expect(outcome.failures).toEqual([
    'src/a.test.ts > sums > adds\nError: 3 and not 4\n    at src/a.test.ts:5',
  ]);
});

test('each reason to skip is told once, with how many tests it is of', () => {
  const { skipped, reasons } = outcomeOf([
    result('a Redis 8 > counts', 'skipped'),
    result('is asked in Python', 'skipped', 'there is no python3'),
    result('is asked again', 'skipped', 'there is no python3'),
  ]);
  expect(skipped).toBe(3);
  expect(reasons).toEqual([
    '2 skipped: there is no python3',
    '1 skipped: src/a.test.ts > a Redis 8',
  ]);
});
