import * as fc from 'fast-check';
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

test('bytes of all kinds can be quoted in a text, beside what is UTF-8', () => {
  const part = fc.oneof(
    fc.constantFrom(
      'a',
      '\xc3\xa9',
      '\xef\xbb\xbf',
      '\xed\x9f\xbf',
      '\xf4\x8f\xbf\xbf',
      '\xe0\xa0\x80',
    ),
    fc.integer({ min: 0, max: 0xff }).map((byte) => String.fromCharCode(byte)),
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
      const bytes = parts.join('');
      const text = toQuote(bytes);
      expect(fromQuote(text)).toBe(bytes);
      if (text.isWellFormed()) expect(text).toBe(toText(bytes));
      else expect(toText(bytes)).toContain('\ufffd');
    }),
  );
});

test('very many bytes are quoted as text, so that nobody waits until they are told apart', () => {
  const long = `${'a'.repeat(70_000)}\xff`;
  expect(toQuote(long)).toBe(toText(long));
});

test('only the letters A to Z get lower case', () => {
  expect(lowerCase('AZ[@az')).toBe('az[@az');
  expect(lowerCase('AZ\xc0\xe0\xd7')).toBe('az\xc0\xe0\xd7');
});
