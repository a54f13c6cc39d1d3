import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { StringBuffer } from '../../values/string-buffer.ts';
import { fit, readField, writeField, type IntegerField } from './integer-field.ts';

const field: fc.Arbitrary<IntegerField> = fc.boolean().chain((signed) =>
  fc.record({
    signed: fc.constant(signed),
    bits: fc.integer({ min: 1, max: signed ? 64 : 63 }),
    offset: fc.integer({ min: 0, max: 40 }),
  }),
);

const value = fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n });

test('a field is read as it was written, and the bits around it do not change', () => {
  const bytes = fc.uint8Array({ minLength: 16, maxLength: 16 });
  fc.assert(
    fc.property(field, value, bytes, (field, number, content) => {
      const buffer = new StringBuffer(Buffer.from(content).toString('latin1'));
      const before = bitsOf(buffer);
      const fitting = fit(number, field, 'WRAP')!;
      writeField(buffer, field, fitting);
      expect(readField(buffer, field)).toBe(fitting);
      expect(readField(buffer.toString(), field)).toBe(fitting);
      const after = bitsOf(buffer);
      const end = field.offset + field.bits;
      expect(after.slice(0, field.offset)).toBe(before.slice(0, field.offset));
      expect(after.slice(end)).toBe(before.slice(end));
    }),
  );
});

test('after the end of a string there are zeros', () => {
  expect(readField('', { signed: true, bits: 64, offset: 3 })).toBe(0n);
  expect(readField('\u00ff', { signed: false, bits: 12, offset: 4 })).toBe(0xf00n);
});

test('a value that fits is kept, another one wraps, saturates or is refused', () => {
  fc.assert(
    fc.property(field, value, (field, number) => {
      const { signed, bits } = field;
      const smallest = signed ? -(2n ** BigInt(bits - 1)) : 0n;
      const largest = smallest + 2n ** BigInt(bits) - 1n;
      const fits = number >= smallest && number <= largest;
      const wrapped = fit(number, field, 'WRAP')!;
      expect(wrapped >= smallest && wrapped <= largest).toBe(true);
      expect((wrapped - number) % 2n ** BigInt(bits)).toBe(0n);
      expect(fit(number, field, 'FAIL')).toBe(fits ? number : undefined);
      const stopped = number < smallest ? smallest : largest;
      expect(fit(number, field, 'SAT')).toBe(fits ? number : stopped);
    }),
  );
});

function bitsOf(buffer: StringBuffer): string {
  return [...buffer.view()].map((byte) => byte.toString(2).padStart(8, '0')).join('');
}
