import { expect, test } from 'vitest';
import {
  contentOf,
  dumped,
  payloadOf,
  read,
  restored,
  versionOf,
} from '../../../../../../testing/engines/redis/embedded/persistence/rdb.ts';
import { ArrayValue } from '../../values/array/array.ts';
import { allOf } from '../../steps.ts';
import { LAST_INDEX } from '../../values/array/array-index.ts';
import { readPayload } from './dump-payload.ts';

function arrayOf(...values: readonly (readonly [number | bigint, string])[]): ArrayValue {
  const array = new ArrayValue();
  for (const [index, value] of values) array.set(index, value);
  return array;
}

test('an array is dumped in the format of Redis 8.8, each number and short text as what it is', () => {
  const array = arrayOf([0, '-2'], [1, 'short'], [300, 'a longer text']);
  array.lastAdded = 1;
  const payload = dumped(array);
  expect(versionOf(payload)).toBe(14);
  expect(Buffer.from(payload.slice(0, -10), 'latin1').toString('hex')).toBe(
    [
      ...['1c', '03', '01', '01'],
      ...['00', '01', 'feffffffffffffff'],
      ...['01', '03', '0573686f7274'],
      ...['412c', '00', '0d61206c6f6e6765722074657874'],
    ].join(''),
  );
});

test('a dumped array is restored unchanged', () => {
  const array = arrayOf(
    ...([
      ...['', '0', '-0', '007', '1.50', '9223372036854775807', '-9223372036854775808'],
      ...['2305843009213693951', '2305843009213693952', '\u00ff\u0000', '1234567', '12345678'],
    ].map((value, i) => [i * 5000, value]) as [number, string][]),
    [LAST_INDEX, 'last'],
  );
  expect(contentOf(restored(dumped(array)))).toEqual(contentOf(array));
  array.lastAdded = LAST_INDEX;
  expect(contentOf(restored(dumped(array)))).toEqual(contentOf(array));
});

test('numbers with a fraction that Redis has written are read as text', () => {
  const double = (value: number) => {
    const bytes = Buffer.alloc(8);
    bytes.writeDoubleLE(value);
    return bytes.toString('hex');
  };
  expect(read(`1c02000002${double(2.5)}0502${double(3)}`)).toEqual([
    [
      [0, '2.5'],
      [5, '3.0'],
    ],
    undefined,
  ]);
});

test.each([
  ['no values', '1c0000'],
  ['an unknown flag', '1c01020000c001'],
  ['the same index twice', '1c02000003016100030162'],
  ['an index beyond the last', '1c010081ffffffffffffffff030161'],
  ['an unknown kind of value', '1c010000040161'],
  ['fewer values than it says', '1c0500000301610103'],
])('an array with %s is no array', (_name, content) => {
  expect(() => restored(payloadOf(Buffer.from(content, 'hex')))).toThrow('ERR Bad data format');
});

test('reading stops where an array takes more memory than a record may, before its end', () => {
  const far = arrayOf();
  for (let i = 0; i < 1025; i++) far.set(i * 4096, '1');
  const payload = dumped(far);
  expect(payload.length).toBeLessThan(20_000);
  expect(() => allOf(readPayload(payload, 100_000))).toThrow('ERR Bad data format');
  // A payload that ends too early is noticed later.
  const content = Buffer.from(payload.slice(0, -10), 'latin1').subarray(0, -1);
  expect(() => allOf(readPayload(payloadOf(content, 14), 100_000))).toThrow('ERR Bad data format');
});
