import { expect, test } from 'vitest';
import { serialize, deserialize } from './serialization.ts';

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
  [{ $bytes: 1 }],
  [{ a: [{ $bytes: [0, 4], b: { $bytes: { $bytes: [] } } }], c: Buffer.from('c') }],
  [{ $bytes: Buffer.from('b'), b: null }],
  [{ a: Buffer.alloc(0), b: Buffer.from('b'), c: [Buffer.from('c')] }],
])('%j is the same after serialization', (value) => {
  expect(deserialize(serialize(value))).toEqual(value);
});
