import { expect, test } from 'vitest';
import { packed, unpacked } from './packed.ts';

test.each([
  [undefined],
  [null],
  ['text'],
  [[1, { a: 'ü', none: null }]],
  [
    [
      {
        key: null,
        value: Buffer.from([0, 255, 128]),
        headers: [{ key: 'h', value: Buffer.from('v') }],
      },
    ],
  ],
  [{ a: Buffer.alloc(0), b: Buffer.from('b'), c: [Buffer.from('c')] }],
])('%j is the same at the other end', (value) => {
  expect(unpacked(packed(value))).toEqual(value);
});
