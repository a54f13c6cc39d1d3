import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { allOf } from '../../steps.ts';
import { StringBuffer } from '../../values/string-buffer.ts';
import { countBits, findBit } from './bit-range.ts';

/** A string with runs of equal bytes, as bitmaps have, and a range of its bits. */
const bitmap = fc
  .array(
    fc.record({
      byte: fc.oneof(fc.constantFrom(0, 0xff), fc.integer({ min: 0, max: 0xff })),
      times: fc.integer({ min: 1, max: 12 }),
    }),
    { minLength: 1, maxLength: 6 },
  )
  .map((runs) => runs.map(({ byte, times }) => String.fromCharCode(byte).repeat(times)).join(''))
  .chain((text) => {
    const place = fc.integer({ min: 0, max: text.length * 8 - 1 });
    return fc.record({ text: fc.constant(text), ends: fc.tuple(place, place) });
  });

test('counting and finding bits agree with a scan of all bits, in both representations of a string', () => {
  fc.assert(
    fc.property(bitmap, ({ text, ends }) => {
      const [start, end] = ends.toSorted((a, b) => a - b) as [number, number];
      const bits = text
        .split('')
        .map((byte) => byte.charCodeAt(0).toString(2).padStart(8, '0'))
        .join('')
        .slice(start, end + 1);
      for (const value of [text, new StringBuffer(text)]) {
        expect(allOf(countBits(value, start, end))).toBe(bits.replaceAll('0', '').length);
        for (const bit of [0, 1] as const) {
          const place = bits.indexOf(String(bit));
          expect(allOf(findBit(value, bit, start, end))).toBe(place === -1 ? -1 : place + start);
        }
      }
    }),
  );
});
