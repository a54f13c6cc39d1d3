import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { globMatcher } from './glob.ts';

const matches = (pattern: string, text: string) => globMatcher(pattern)(text);

test.each([
  ['hello', 'hello', 'hellos'],
  ['h?llo', 'hxllo', 'hllo'],
  ['h*llo', 'hllo', 'hell'],
  ['h[ae]llo', 'hallo', 'hillo'],
  ['h[a-c]llo', 'hbllo', 'hdllo'],
  ['h[c-a]llo', 'hbllo', 'hdllo'],
  ['h[^e]llo', 'hallo', 'hello'],
  ['h\\?llo', 'h?llo', 'hello'],
  ['[\\]]', ']', '\\'],
  ['user:*:name', 'user:1:2:name', 'user:1:names'],
  ['*a*b*', 'xxaxxbxx', 'bbaa'],
  ['a*a', 'aa', 'a'],
  ['\u0000*\u00ff', '\u0000\u0080\u00ff', '\u0000'],
  ['CASE', 'CASE', 'case'],
])('%s matches %s and not %s', (pattern, text, other) => {
  expect(matches(pattern, text)).toBe(true);
  expect(matches(pattern, other)).toBe(false);
});

test('an unterminated class extends to the end of the pattern', () => {
  expect(matches('[ab', 'b')).toBe(true);
  expect(matches('[^', 'b')).toBe(true);
  expect(matches('[', '[')).toBe(false);
  expect(matches('[a-', '-')).toBe(true);
  expect(matches('[\\', '\\')).toBe(true);
});

test('a minus before the closing bracket makes a range up to the bracket, as in Redis', () => {
  expect(matches('[a-]', '^')).toBe(true);
  expect(matches('[a-]', '-')).toBe(false);
});

test('a backslash at the end matches itself', () => {
  expect(matches('a\\', 'a\\')).toBe(true);
});

test('the empty text matches the empty pattern and a single star', () => {
  expect(matches('', '')).toBe(true);
  expect(matches('*', '')).toBe(true);
  expect(matches('**', '')).toBe(false);
  expect(matches('', 'a')).toBe(false);
});

test('patterns match like equivalent regular expressions', () => {
  const pattern = fc.string({ unit: fc.constantFrom('a', 'b', '*', '?', '[ab]', '[^b]') });
  const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1 });
  fc.assert(
    fc.property(pattern, text, (glob, candidate) => {
      const expression = new RegExp(`^${glob.replaceAll('*', '.*').replaceAll('?', '.')}$`, 's');
      expect(matches(glob, candidate)).toBe(expression.test(candidate));
    }),
  );
});

test('a hostile pattern is matched quickly', () => {
  // A matcher that tried every way to share the text among the stars would not in a lifetime.
  const text = 'a'.repeat(20_000);
  expect(matches(`${'a*'.repeat(50)}b`, text)).toBe(false);
  expect(matches(`${'[ab]*'.repeat(50)}?c`, text)).toBe(false);
});

test.each(['?a', '[ab]', '\\a', '*?', 'a'])(
  'a pattern of megabytes of %s costs nothing on shorter texts',
  (element) => {
    const matcher = globMatcher(`?${element.repeat(5_000_000)}`);
    expect(['', 'a', 'aa', 'a'.repeat(30_000)].some(matcher)).toBe(false);
  },
);

test('many equal classes share a table, and too many different ones match nothing', () => {
  const text = 'a'.repeat(1_000_000);
  expect(matches('[ab]'.repeat(1_000_000), text)).toBe(true);
  const different = Array.from(
    { length: 70_000 },
    (_, i) =>
      `[a${String.fromCharCode(0x80 + (i >> 10), 0x60 + (i & 31), 0x80 + ((i >> 5) & 31))}]`,
  );
  expect(matches(different.join(''), text.slice(0, different.length))).toBe(false);
});

test('a pattern of very many parts matches nothing', () => {
  expect(matches('*a'.repeat(2 ** 20), 'a'.repeat(2 ** 20))).toBe(false);
});
