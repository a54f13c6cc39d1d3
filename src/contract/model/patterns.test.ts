import { describe, expect, test } from 'vitest';
import { bundle } from './bundle.ts';
import { Patterns } from './patterns.ts';
import { Schemas } from './schemas.ts';
import { fileReader } from '../../../testing/toolkit/toolkit.ts';

/** A text on which a backtracking pattern has more paths than can ever be tried. */
const ENDLESS = `${'a'.repeat(1000)}!`;
const NAME = '/components/schemas/Name';

/** The findings about texts that must match a pattern. */
function findings(pattern: string, longest?: number) {
  const contract = `openapi: 3.1.0
info: { title: Names, version: '1' }
paths: {}
components: { schemas: { Name: { type: string, pattern: '${pattern}' } } }
`;
  const from = bundle('c.yaml', fileReader({ 'c.yaml': contract }));
  const schemas = new Schemas(from, { patterns: new Patterns(longest) });
  return (text: string) => schemas.misfits('response', NAME, text).map(({ message }) => message);
}

test.each([
  ['^(a+)+$', false],
  ['^(?<name>a|aa)+$', false],
  ['(a*)*b', false],
  ['(?:a|a){60}!$', true],
  ['.*a.*a.*a.*a.*a!$', true],
  [`^${'(a|a)'.repeat(60)}b$`, false],
])('a pattern with exponential backtracking is still evaluated: %s', (pattern, isFitting) => {
  const expected = isFitting ? [] : [`must match pattern "${pattern}"`];
  expect(findings(pattern)(ENDLESS)).toEqual(expected);
});

test.each([
  ['^(?:[a-z]+ ?)+$', 'an example', 'AN EXAMPLE'],
  [String.raw`^(?:\w+\.)*\w+$`, 'a.b_1', 'a..b'],
  [String.raw`^(?:\S+\s?)+$`, 'a\u00a0b', '\u00a0'],
  ['^(?:.a?)+$', 'ab', '\r'],
  ['^(?:[[:a]b?)+$', '[b:', 'b'],
  ['^(?:[^]b?)+$', '\nb', ''],
  [String.raw`^(?:\u{1F600}a?)+$`, '\u{1F600}', 'a'],
  [String.raw`^(?i:\P{Lu}a?)+$`, 'A', ''],
])('a pattern matches as in JavaScript: %s', (pattern, fitting, other) => {
  const found = findings(pattern);
  expect(found(fitting)).toEqual([]);
  expect(found(other)).toEqual([`must match pattern "${pattern}"`]);
});

describe('a pattern with exponential backtracking that RE2 does not support', () => {
  const takesLong = /^is not held against the pattern ".+" in it, which takes too long/;

  test.each([
    ['a lookahead', '^(?=(a+)+$)a', ENDLESS],
    ['a backreference', String.raw`^(a*)*\1$`, ENDLESS],
    ['characters that RE2 classifies differently', '^(a+)+$', `${ENDLESS}\u00a0`],
  ])('is ended after a time limit, and named: %s', (_what, pattern, text) => {
    expect(findings(pattern, 100)(text)).toEqual([expect.stringMatching(takesLong)]);
  });

  test('is not evaluated again after that', () => {
    const found = findings('^(?!(a+)+$)a', 100);
    expect(found(ENDLESS)).toEqual([expect.stringMatching(takesLong)]);
    expect(found('aaa')).toEqual([expect.stringContaining('"^(?!(a+)+$)a"')]);
  });

  test('is evaluated normally for texts within the time limit', () => {
    const found = findings('^(?!(b+)+$)[ab]+$');
    expect(found('aab')).toEqual([]);
    expect(found('bbb')).toEqual(['must match pattern "^(?!(b+)+$)[ab]+$"']);
  });
});

test('patterns that match in linear time use the engine of JavaScript', () => {
  const patterns = [
    String.raw`^[a-z0-9-]{1,64}$`,
    String.raw`^\d{4}-\d{2}-\d{2}$`,
    '^(asc|desc)$',
    String.raw`^(?:\p{L}x)[)*+]+$`,
    '[(+]',
  ];
  for (const pattern of patterns) {
    expect(new Patterns().engine(pattern, 'u')).toBeInstanceOf(RegExp);
  }
});
