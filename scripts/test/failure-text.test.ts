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
