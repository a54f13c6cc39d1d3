import { expect, test } from 'vitest';
import type { TestResult } from './reporter.ts';
import { outcomeOf } from './tally.ts';

const result = (name: string, state: TestResult['state'], note?: string): TestResult => ({
  file: 'src/a.test.ts',
  name,
  state,
  note,
});

test('tests are counted by outcome, and failures are listed with their errors', () => {
  const outcome = outcomeOf([
    result('adds', 'passed'),
    result('sums > adds', 'failed', 'Error: 3 and not 4\n    at src/a.test.ts:5'),
  ]);
  expect(outcome).toMatchObject({ passed: 1, failed: 1, skipped: 0, reasons: [] });
  expect(outcome.failures).toEqual([
    'src/a.test.ts > sums > adds\nError: 3 and not 4\n    at src/a.test.ts:5',
  ]);
});

test('each reason to skip is listed once, with the number of its tests', () => {
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
