import { expect, test } from 'vitest';
import { inPatternWords, inPlainWords, memberAt } from './plain-words.ts';

test.each([
  ['must be array', 'must be an array'],
  ['must be string,number,boolean,null', 'must be a string, a number, a boolean or null'],
  ['must be string,null', 'must be a string or null'],
  ['must NOT have fewer than 1 items', 'must not be empty'],
  ['must NOT have fewer than 2 characters', 'must not have fewer than 2 characters'],
  ['must NOT have more than 64 characters', 'must not have more than 64 characters'],
  [
    'must NOT have duplicate items (items ## 1 and 0 are identical)',
    'must not have duplicate items (0 and 1 are the same)',
  ],
  ['must be equal to one of the allowed values: json, resp2', 'must be one of json, resp2'],
  ['must match pattern "^a$"', 'must match pattern "^a$"'],
  ['boolean schema is false', 'is not allowed here'],
  ['must be >= 0', 'must be at least 0'],
  ['must be <= 9', 'must be at most 9'],
  ['must be > 0', 'must be more than 0'],
  ['must be < 9', 'must be less than 9'],
  ['must match exactly one schema in oneOf', 'must fit exactly one of its alternatives'],
  ['must match a schema in anyOf', 'must fit one of its alternatives'],
])('%s: %s', (said, plain) => {
  expect(inPlainWords(said)).toBe(plain);
});

test.each([
  ['', 'body'],
  ['/name', 'name'],
  ['/read_regions/0', 'read_regions[0]'],
  ['/3/value', 'body[3].value'],
  ['/3', 'body[3]'],
  ['/headers/0/key', 'headers[0].key'],
])('the place %j is written %s', (pointer, member) => {
  expect(memberAt(pointer)).toBe(member);
});

test('a mismatch with a pattern is reported in the words that the contract has for it', () => {
  const words = { '^a"b$': 'must be a"b' };
  expect(inPatternWords('must match pattern "^a"b$"', words)).toBe('must be a"b');
  expect(inPatternWords('must match pattern "^c$"', words)).toBe('must match pattern "^c$"');
  expect(inPatternWords('must be a string', words)).toBe('must be a string');
});
