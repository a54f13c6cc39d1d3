import { describe, expect, test } from 'vitest';
import { REGEX } from './types.ts';

const read = (text: string) => REGEX.parse(text, 'topics.regex');

describe('a regular expression of a configuration', () => {
  test.each([
    ['orders-.*', 'orders-eu', 'my-orders-eu'],
    ['a|ab', 'ab', 'abc'],
    ['[a-c\\d_]{2,4}', 'a1_', 'a1_d_'],
    ['\\Qa.b+c\\E+', 'a.b+cc', 'axb+c'],
    ['\\Q[', '[', ']'],
    ['[]x][^]&a]*', ']x', 'a'],
    ['(?i)eu\\-(?:north|south)', 'EU-North', 'EU-East'],
    ['\\p{Lu}\\x41\\.', 'ÄA.', 'äA.'],
    ['', '', 'x'],
  ])('%s matches the whole of %s and not %s', (regex, is, isNot) => {
    expect([read(regex).test(is), read(regex).test(isNot)]).toEqual([true, false]);
    expect([read(regex).test(is), read(regex).test(isNot)]).toEqual([true, false]);
  });

  test.each([
    ['(?=a)b', 'look-ahead and look-behind are not supported'],
    ['(?!a)b', 'look-ahead and look-behind are not supported'],
    ['a(?<=a)', 'look-ahead and look-behind are not supported'],
    ['a(?<!a)', 'look-ahead and look-behind are not supported'],
    ['(a)\\1', 'back-references are not supported'],
    ['(?<n>a)\\k<n>', 'back-references are not supported'],
    ['(?>a)', 'atomic groups and possessive quantifiers are not supported'],
    ['a*+', 'atomic groups and possessive quantifiers are not supported'],
    ['[a-z&&[^b]]', 'character classes within character classes are not supported'],
    ['[[:alpha:]]', 'character classes within character classes are not supported'],
    ['\\0101', 'octal escapes are not supported'],
    ['[\\0101]', 'octal escapes are not supported'],
    ['(', 'missing closing )'],
    ['a{1001}', 'invalid repeat count'],
    ['(a{100}){100}', 'invalid repeat count'],
    ['(abcdefgh){1000}', 'too large: its repetitions multiply'],
    ['a'.repeat(1001), 'longer than 1000 characters'],
    ['\\', 'trailing backslash'],
  ])('is refused if it is not valid or not supported: %s', (regex, problem) => {
    expect(() => read(regex)).toThrow(
      `Invalid value ${regex} for configuration topics.regex: Invalid regex: ${problem}`,
    );
  });

  test('takes linear time for a text that it almost matches', () => {
    const almost = `${'a'.repeat(5000)}!`;
    for (const regex of ['(a+)+', '(a|a)*', '(a*)*b', '(.*a){20}']) {
      expect(read(regex).test(almost)).toBe(false);
      expect(read(regex).groups(almost)).toBeUndefined();
    }
  });
});
