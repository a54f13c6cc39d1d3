import { expect, test } from 'vitest';
import { fromText, toText } from './bytes.ts';

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
