import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { tries } from '../../../../../testing/base/tries.ts';
import { fromBuffer, fromText, toText, type ByteString } from '../../bytes.ts';
import { characterAt, codePointOf, sizeOf } from './utf8.ts';

/** The first and last bytes of each kind, and those next to the bounds of the second one. */
const BYTES = [
  ...[0x00, 0x61, 0x7f, 0x80, 0x8f, 0x90, 0x9f, 0xa0, 0xbf, 0xc0, 0xc1, 0xc2, 0xdf, 0xe0, 0xe1],
  ...[0xec, 0xed, 0xee, 0xef, 0xf0, 0xf1, 0xf3, 0xf4, 0xf5, 0xff],
];

test('any bytes have the characters that a decoder finds in them', () => {
  const bytes = fc.array(fc.oneof(fc.constantFrom(...BYTES), fc.integer({ min: 0, max: 255 })));
  fc.assert(
    fc.property(bytes, (values) => {
      const text = fromBuffer(Uint8Array.from(values));
      expect(decoded(text)).toBe(toText(text));
    }),
    { numRuns: tries(5000) },
  );
});

test('each character is decoded', () => {
  const wrong: number[] = [];
  for (let from = 0; from <= 0x10ffff; from += 0x800) {
    // Surrogates are no characters.
    if (from === 0xd800) continue;
    const points = Array.from({ length: 0x800 }, (_, i) => from + i);
    const text = fromText(String.fromCodePoint(...points));
    let at = 0;
    for (const point of points) {
      const character = characterAt(text, at);
      if (codePointOf(character) !== point) wrong.push(point);
      at += sizeOf(character);
    }
    expect(at).toBe(text.length);
  }
  expect(wrong).toEqual([]);
});

function decoded(text: ByteString): string {
  let characters = '';
  for (let at = 0; at < text.length;) {
    const character = characterAt(text, at);
    characters += String.fromCodePoint(codePointOf(character));
    at += sizeOf(character);
  }
  return characters;
}
