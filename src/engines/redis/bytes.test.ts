import { expect, test } from 'vitest';
import { fromQuote, fromText, lowerCase, toQuote, toText } from './bytes.ts';

test('text becomes its bytes in UTF-8, and back', () => {
  const bytes = fromText('café');
  expect(bytes).toBe('caf\xc3\xa9');
  expect(toText(bytes)).toBe('café');
});

test('text that is encoded twice, or decoded twice, does not compile', () => {
  // @ts-expect-error: the argument is bytes already
  expect(fromText(fromText('é'))).not.toBe(fromText('é'));
  // @ts-expect-error: the argument is text already
  expect(toText(toText('\xc3\xa9'))).not.toBe('é');
});

test.each([
  'plain',
  'caf\xc3\xa9 \xe2\x82\xac \xf0\x9f\x98\x80',
  '\xff',
  'a\xc3',
  '\xe2\x82\xff\xe2\x82\xac',
  // Neither an overlong form nor half a pair of surrogates is UTF-8.
  '\xc0\x80\xed\xa0\x80\xed\xb0\x80\xf4\x90\x80\x80',
])('%j can be quoted in a text, and is known again', (bytes) => {
  expect(fromQuote(toQuote(bytes))).toBe(bytes);
  expect(
    toQuote(bytes)
      .toWellFormed()
      .replaceAll(/\ufffd+/g, '?'),
  ).toBe(toText(bytes).replaceAll(/\ufffd+/g, '?'));
});

test('only the letters A to Z get lower case', () => {
  expect(lowerCase('AZ[@az')).toBe('az[@az');
  expect(lowerCase('AZ\xc0\xe0\xd7')).toBe('az\xc0\xe0\xd7');
});
