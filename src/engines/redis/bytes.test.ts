import { expect, test } from 'vitest';
import { fromText, lowerCase, toText } from './bytes.ts';

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

test('only the letters A to Z get lower case', () => {
  expect(lowerCase('AZ[@az')).toBe('az[@az');
  expect(lowerCase('AZ\xc0\xe0\xd7')).toBe('az\xc0\xe0\xd7');
});
