import { expect, test } from 'vitest';
import { hasRepeatedMembers } from './repeated-members.ts';

const repeats = (text: string) => hasRepeatedMembers(text, JSON.parse(text));

test.each([
  '{"a":1,"a":2}',
  String.raw`{"a":1,"\u0061":2}`,
  '{"a":{"b":1},"a":1}',
  '[{"x":0},{"a":1,"b":2,"a" : 3}]',
  '{"__proto__":1,"__proto__":2}',
])('%s has a name twice', (text) => {
  expect(repeats(text)).toBe(true);
});

test.each([
  '{"a":1,"b":{"a":1}}',
  String.raw`{"a\"":":","b":"\\","c":"\":"}`,
  '{"__proto__":1}',
  '["a","b"]',
  '":"',
  '7',
])('%s has none twice', (text) => {
  expect(repeats(text)).toBe(false);
});
