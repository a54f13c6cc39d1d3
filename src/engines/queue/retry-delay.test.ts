import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyCharacter } from '../../../testing/base/any-character.ts';
import { defaultDelay, retryDelay, retryDelayFault } from './retry-delay.ts';
import { tries } from '../../../testing/base/tries.ts';

describe('the value of an expression', () => {
  test.each([
    ['1000', 0, 1000],
    ['1000 * (1 + retried)', 0, 1000],
    ['1000 * (1 + retried)', 4, 5000],
    ['pow(2, retried) * 1000', 3, 8000],
    ['max(1000, pow(2, retried) * 100)', 1, 1000],
    ['max(1000, pow(2, retried) * 100)', 5, 3200],
    ['min(1, 2, 3 * 4)', 0, 1],
    ['sqrt(9) + abs(-4) + floor(1.9) + ceil(1.1) + round(2.5)', 0, 3 + 4 + 1 + 2 + 3],
    ['exp(0)', 0, 1],
    ['2 + 3 * 4', 0, 14],
    ['10 - 3 - 2', 0, 5],
    ['100 / 5 / 2', 0, 10],
    ['17 % 5', 0, 2],
    ['--5', 0, 5],
    ['+5', 0, 5],
    ['2 * -3 + 10', 0, 4],
    ['1.5e3', 0, 1500],
    ['.5 * 4', 0, 2],
    ['\t5 ', 0, 5],
    ['0.4', 0, 0],
  ])('%s after %i retries: %i ms', (expression, retried, delay) => {
    expect(retryDelay(expression, retried)).toBe(delay);
  });

  test('is 0 if it is negative', () => {
    expect(retryDelay('1000 * (retried - 5)', 0)).toBe(0);
  });

  test.each(['100000000', 'pow(10, retried)', '1 / 0', 'exp(1000)'])(
    'is a day at most: %s',
    (expression) => {
      expect(retryDelay(expression, 50)).toBe(86_400_000);
    },
  );

  test.each(['sqrt(-1)', '0 / 0', '5 % 0', '1 / 0 - 1 / 0'])(
    'does not exist for %s',
    (expression) => {
      expect(retryDelay(expression, 0)).toBeUndefined();
    },
  );
});

describe('an invalid expression has an error with its position', () => {
  test.each([
    ['', 'expected a number, retried, a function or "(" at its end'],
    ['1 +', 'expected a number, retried, a function or "(" at its end'],
    ['2 ** 3', 'expected a number, retried, a function or "(" at position 4, not "*"'],
    ['1 2', 'expected an operator or the end at position 3, not "2"'],
    ['(1', 'expected an operator or ")" at its end'],
    ['1)', 'expected an operator or the end at position 2, not ")"'],
    ['pow 2', 'expected "(" after pow at position 5, not "2"'],
    ['pow(2)', 'pow at position 1 takes 2 values, not 1'],
    ['1 + sqrt(1, 2)', 'sqrt at position 5 takes 1 value, not 2'],
    ['max()', 'max at position 1 takes at least 1 value, not 0'],
    ['max(1,)', 'expected a number, retried, a function or "(" at position 7, not ")"'],
    ['max(1; 2)', 'expected an operator, "," or ")" at position 6, not ";"'],
    ['1 + 🙂', 'expected a number, retried, a function or "(" at position 5, not "🙂"'],
    [
      'process.exit()',
      '"process" at position 1 is not known; known are retried, pow, sqrt, abs, exp, floor, ceil, round, min, max',
    ],
    [
      'constructor(1)',
      '"constructor" at position 1 is not known; known are retried, pow, sqrt, abs, exp, floor, ceil, round, min, max',
    ],
    ['1'.repeat(513), 'it has 513 characters, and at most 512 are allowed'],
    [`${'('.repeat(33)}1`, 'it is nested too deeply at position 33: at most 32 levels are allowed'],
    [`${'-'.repeat(40)}1`, 'it is nested too deeply at position 33: at most 32 levels are allowed'],
  ])('%s', (expression, fault) => {
    expect(retryDelayFault(expression)).toBe(fault);
    expect(() => retryDelay(expression, 0)).toThrow(fault);
  });

  test('a valid expression has no error', () => {
    expect(retryDelayFault('max(1000, pow(2, retried) * 1000)')).toBeUndefined();
  });
});

test('any text is refused or has a delay as its value', () => {
  const pieces = fc.constantFrom(
    ...[
      '1',
      '2.5',
      'retried',
      '+',
      '-',
      '*',
      '/',
      '%',
      '(',
      ')',
      ',',
      ' ',
      'pow(',
      'min(',
      'sqrt(',
    ],
  );
  const expressions = fc.oneof(
    fc.array(pieces, { maxLength: 60 }).map((parts) => parts.join('')),
    fc.string({ unit: anyCharacter, maxLength: 600 }),
  );
  fc.assert(
    fc.property(expressions, fc.nat(1000), (expression, retried) => {
      if (retryDelayFault(expression) !== undefined) return;
      const delay = retryDelay(expression, retried);
      if (delay === undefined) return;
      expect(Number.isInteger(delay)).toBe(true);
      expect(delay).toBeGreaterThanOrEqual(0);
      expect(delay).toBeLessThanOrEqual(86_400_000);
    }),
    { numRuns: tries(2000) },
  );
});

test.each([
  [0, '12s', 12],
  [1, '2m28s', 2 * 60 + 28],
  [2, '30m8s', 30 * 60 + 8],
  [3, '6h7m6s', 6 * 3600 + 7 * 60 + 6],
  [4, '24h', 24 * 3600],
  [5, '24h', 24 * 3600],
  [999, '24h', 24 * 3600],
])('after %i retries the default delay is %s', (retried, _, seconds) => {
  expect(defaultDelay(retried)).toBe(seconds * 1000);
});
