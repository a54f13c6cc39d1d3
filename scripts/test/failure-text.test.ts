import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { failureText } from './failure-text.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

test('a failure shows its message, the difference, and the stack lines of the repository', () => {
  const stack = [
    'AssertionError: expected 3 to be 4',
    `    at ${ROOT}src/base/sum.test.ts:5:10`,
    `    at file://${ROOT}node_modules/vitest/dist/chunks/run.js:1695:35`,
    '    at new Promise (<anonymous>)',
    `    at sum (${ROOT}src/base/sum.ts:2:3)`,
  ].join('\n');
  const diff = '- 4\n+ 3';
  const text = failureText({ name: 'AssertionError', message: 'expected 3 to be 4', diff, stack });
  expect(text.split('\n')).toEqual([
    'expected 3 to be 4',
    '- 4',
    '+ 3',
    '    at src/base/sum.test.ts:5:10',
    '    at sum (src/base/sum.ts:2:3)',
  ]);
});

test('an error that no test has caught shows what caused it, and the test that was running', () => {
  const cause = {
    name: 'TypeError',
    message: 'no row',
    stack: `TypeError: no row\n    at read (file://${ROOT}src/base/read.ts?v=1:1:2)`,
    cause: 'a closed connection',
  };
  const text = failureText({
    message: 'an internal error: delivery',
    cause,
    VITEST_TEST_PATH: `${ROOT}src/base/read.test.ts`,
    VITEST_TEST_NAME: 'rows are read',
  });
  expect(text.split('\n')).toEqual([
    'an internal error: delivery',
    'while src/base/read.test.ts > rows are read',
    'caused by',
    'no row',
    '    at read (src/base/read.ts?v=1:1:2)',
    'caused by',
    "'a closed connection'",
  ]);
});
