import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { crc32c } from './crc32c.ts';

const of = (bytes: Uint8Array) => crc32c(bytes, 0, bytes.length);

test('checksums equal published ones', () => {
  // RFC 3720 appendix B.4, and the check value of the catalog of parameterized CRC algorithms.
  expect(of(Buffer.from('123456789'))).toBe(0xe3069283);
  expect(of(new Uint8Array(32))).toBe(0x8a9136aa);
  expect(of(new Uint8Array(32).fill(0xff))).toBe(0x62a8ab43);
  expect(of(Uint8Array.from({ length: 32 }, (_, i) => i))).toBe(0x46dd794e);
  expect(of(Uint8Array.from({ length: 32 }, (_, i) => 31 - i))).toBe(0x113fdb5c);
  expect(of(new Uint8Array(0))).toBe(0);
});

test('a checksum is the same at any alignment, and equals the result of long division', () => {
  const divided = (bytes: Uint8Array) => {
    let crc = 0xffffffff;
    for (const byte of bytes) {
      crc ^= byte;
      for (let bit = 0; bit < 8; bit++) crc = (crc & 1 ? 0x82f63b78 : 0) ^ (crc >>> 1);
    }
    return ~crc >>> 0;
  };
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), fc.nat(20), (bytes, before) => {
      const shifted = Buffer.concat([Buffer.alloc(before), bytes, Buffer.alloc(7)]);
      expect(crc32c(shifted, before, before + bytes.length)).toBe(divided(bytes));
    }),
  );
});
