import { expect, test } from 'vitest';
import { printJson } from './print-json.ts';

test('what fits in a line is in one, and what does not has a line for each member', () => {
  const long = 'a'.repeat(100);
  expect(printJson({ short: [1, { a: null }], long: { a: long, b: [long, []] } })).toBe(
    [
      '{',
      ' "short": [1,{"a":null}],',
      ' "long": {',
      `  "a": "${long}",`,
      `  "b": ["${long}",[]]`,
      ' }',
      '}',
    ].join('\n'),
  );
});

test('the text is the same JSON', () => {
  const value = { list: Array.from({ length: 50 }, (_, index) => ({ index, text: '"\n' })) };
  expect(JSON.parse(printJson(value))).toEqual(value);
});
