import { expect, test } from 'vitest';
import { bytesText, countText, durationText, prettyJson } from './format.ts';

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [1_400, '1.4 kB'],
  [32_000_000, '32 MB'],
])('%j bytes are %s', (bytes, text) => {
  expect(bytesText(bytes)).toBe(text);
});

test.each([
  [0.412, '0.41 ms'],
  [42.4, '42 ms'],
  [1_204, '1.20 s'],
])('%j milliseconds are %s', (milliseconds, text) => {
  expect(durationText(milliseconds)).toBe(text);
});

test.each([
  [1, '1 key'],
  [100_000, '100,000 keys'],
])('%j is counted as %s', (count, text) => {
  expect(countText(count, 'key')).toBe(text);
});

test('JSON is indented, unless a number would lose its digits', () => {
  expect(prettyJson('{"a":1}')).toBe('{\n  "a": 1\n}');
  expect(prettyJson('{"a":12345678901234567890}')).toBe('{"a":12345678901234567890}');
  expect(prettyJson('hello')).toBe('hello');
});
