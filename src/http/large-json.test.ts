import { expect, test } from 'vitest';
import { largeJson } from './large-json.ts';

/** As `JSON.stringify` where a string can have 12 characters. */
function stringify(value: unknown): string | undefined {
  const text = JSON.stringify(value) as string | undefined;
  if (text !== undefined && text.length > 12) throw new RangeError('Invalid string length');
  return text;
}

const written = (value: unknown) => largeJson(value, stringify)!.toString();

test.each([
  ['a list', ['first', 'second', 'third']],
  ['an object', { 'a b': 'first', c: ['second', { d: 'third' }], e: null }],
  ['an empty list and an empty object', { lists: [[], {}, [[]]], 'and more': 1 }],
  ['what has no JSON', { gone: undefined, list: [undefined, 'something'], last: () => 1 }],
  ['characters of several bytes', ['ä☃😀', '\u0000"\\', 'ä☃😀']],
])('%s too large for one string is written in pieces', (_name, value) => {
  expect(written(value)).toBe(JSON.stringify(value));
});

test('a single text that is too large is refused', () => {
  expect(() => written(['x'.repeat(20)])).toThrow(RangeError);
});
