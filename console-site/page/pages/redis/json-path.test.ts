import { expect, test } from 'vitest';
import { partsOf } from './json-path.ts';

test('members and elements have their paths', () => {
  expect(partsOf({ 'a "b"': 1, c: [true] }, '$')).toEqual([
    { title: 'a "b"', path: String.raw`$["a \"b\""]`, value: 1 },
    { title: 'c', path: '$["c"]', value: [true] },
  ]);
  expect(partsOf(['x'], '$["c"]')).toEqual([{ title: '0', path: '$["c"][0]', value: 'x' }]);
});

test.each([null, 'text', 1, true])('%j has no parts', (value) => {
  expect(partsOf(value, '$')).toBeUndefined();
});
