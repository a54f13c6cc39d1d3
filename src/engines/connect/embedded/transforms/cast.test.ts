import { describe, expect, test } from 'vitest';
import {
  applied,
  map,
  record,
  struct,
  transform,
} from '../../../../../testing/engines/connect/embedded/transforms.ts';
import { DATE, INT32, INT64, STRING, TIMESTAMP, optional } from '../data/schema.ts';
import { Decimal } from '../data/decimal.ts';
import type { Value } from '../data/value.ts';

describe('Cast', () => {
  test.each<[string, Value, Value]>([
    ['int8', 300, 44],
    ['int16', '12', 12],
    ['int32', 1.9, 1],
    ['int64', '9007199254740993', 9007199254740993n],
    ['int64', true, 1],
    ['float64', '1.5', 1.5],
    ['float32', 0.1, Math.fround(0.1)],
    ['boolean', 'TRUE', true],
    ['boolean', 2n, true],
    ['string', 12, '12'],
    ['string', Buffer.from('x'), 'eA=='],
    ['int64', new Decimal(15n, 1), 1],
    ['string', null, null],
  ])('casts to %s: %s', (type, value, expected) => {
    expect(applied('Cast$Value', { spec: type }, value)).toEqual(expected);
    expect(applied('Cast$Value', { spec: `a:${type}` }, map({ a: value, b: 1 }))).toEqual(
      map({ a: expected, b: 1 }),
    );
  });

  test.each<[string, Value, RegExp]>([
    ['int8', '128', /Value \(128\) was out of range for requested data type/],
    ['int32', 'x', /Value \(x\) was out of range/],
    ['int32', '1.5', /out of range/],
    ['string', [1], /Unexpected type in Cast transformation: java.util.ArrayList/],
  ])('can not cast to %s: %s', (type, value, message) => {
    expect(() => applied('Cast$Value', { spec: type }, value)).toThrow(message);
  });

  test('changes the schema too', () => {
    const valueSchema = struct(
      ['a', { ...optional(STRING), defaultValue: '7' }],
      ['at', TIMESTAMP],
      ['d', DATE],
    );
    const cast = transform('Cast$Value', { spec: 'a:int32,at:int64,d:int32' });
    const value = map({ a: '1', at: new Date(5), d: new Date(86_400_000) });
    const changed = cast(record({ valueSchema, value }))!;
    expect(changed.value).toEqual(map({ a: 1, at: 5, d: 1 }));
    expect(changed.valueSchema).toEqual(
      struct(
        ['a', { type: 'INT32', optional: true, defaultValue: 7 }],
        ['at', INT64],
        ['d', INT32],
      ),
    );
  });
});
