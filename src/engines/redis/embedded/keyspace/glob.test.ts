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
    expect(['', 'a', 'aa', 'a'.repeat(30_000)].some((text) => matcher(text))).toBe(false);
  },
);

test('classes and parts may be as many as a text has bytes', () => {
  const text = 'a'.repeat(100_000);
  expect(matches('[ab]'.repeat(100_000), text)).toBe(true);
  expect(matches('*a'.repeat(100_000), text)).toBe(true);
  expect(matches('*a'.repeat(100_001), text)).toBe(false);
});

test('what is compared counts as work', () => {
  const compared = (pattern: string, text: string) => {
    let sum = 0;
    globMatcher(pattern)(text, { spend: (values) => (sum += values) });
    return sum;
  };
  const text = 'a'.repeat(10_000);
  expect(compared('user:*', 'user:1')).toBeLessThan(1);
  expect(compared('*b', text)).toBeLessThan(1);
  expect(compared(`*${'[ab]'.repeat(100)}c`, text)).toBeGreaterThan(10_000);
  expect(compared(`*[${'b'.repeat(1000)}]c`, text)).toBeGreaterThan(100_000);
  const stopping = () => {
    throw new Error('too much');
  };
  expect(() => globMatcher('*aaac')(text, { spend: stopping })).toThrow('too much');
});
