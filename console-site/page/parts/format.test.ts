import { expect, test } from 'vitest';
import { agoText, bytesText, countText, durationText, prettyJson, spanText } from './format.ts';

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [1_400, '1.4 kB'],
  [32_000_000, '32 MB'],
])('%j bytes are %s', (bytes, text) => {
  expect(bytesText(bytes)).toBe(text);
});

test.each([
  [0, '0 ms'],
  [0.412, '0.41 ms'],
  [42.4, '42 ms'],
  [1_204, '1.2 s'],
  [3_600_000, '1 h'],
])('%j milliseconds are %s', (milliseconds, text) => {
  expect(durationText(milliseconds)).toBe(text);
});

test.each([
  [0, '0 s'],
  [58, '58 s'],
  [11_520, '3 h 12 min'],
  [86_400, '1 d'],
  [90_061, '1 d 1 h'],
])('%j seconds are %s', (seconds, text) => {
  expect(spanText(seconds)).toBe(text);
});

test.each([
  [-120_000, '2 min ago'],
  [10_800_000, 'in 3 hr'],
  [-86_400_000, 'yesterday'],
  [0, 'now'],
])('%j milliseconds from now is %s', (from, text) => {
  expect(agoText(1_000_000_000 + from, 1_000_000_000)).toBe(text);
});

test.each([
  [1, 'key', '1 key'],
  [0, 'key', '0 keys'],
  [100_000, 'key', '100,000 keys'],
  [2, 'entry', '2 entries'],
  [1, 'entry', '1 entry'],
])('%j of %s are counted as %s', (count, what, text) => {
  expect(countText(count, what)).toBe(text);
});

test('JSON is indented, unless a number would lose its digits', () => {
  expect(prettyJson('{"a":1}')).toBe('{\n  "a": 1\n}');
  expect(prettyJson('{"a":12345678901234567890}')).toBe('{"a":12345678901234567890}');
  expect(prettyJson('hello')).toBe('hello');
});
