import { describe, expect, test } from 'vitest';
import {
  applied,
  map,
  NOON,
  record,
  struct,
  transform,
} from '../../../../../testing/engines/connect/embedded/transforms.ts';
import { INT32, TIME, TIMESTAMP, optional } from '../data/schema.ts';
import type { Value } from '../data/value.ts';

describe('TimestampConverter', () => {
  test('refuses a text that is almost a time in linear time', () => {
    const format = `${'H1'.repeat(40)}'x'`;
    const convert = transform('TimestampConverter$Value', { 'target.type': 'unix', format });
    expect(() => convert(record({ value: '1'.repeat(300) }))).toThrow('does not match pattern');
  });

  const text = { format: 'yyyy-MM-dd HH:mm:ss.SSS' };
  test.each<[Record<string, string>, Value, Value]>([
    [{ 'target.type': 'string', ...text }, NOON, '2026-01-02 12:34:56.789'],
    [{ 'target.type': 'unix', ...text }, '2026-01-02 12:34:56.789', NOON],
    [
      { 'target.type': 'unix', 'unix.precision': 'seconds' },
      new Date(NOON),
      Math.floor(NOON / 1000),
    ],
    [
      { 'target.type': 'unix', 'unix.precision': 'nanoseconds' },
      new Date(NOON),
      BigInt(NOON) * 1_000_000n,
    ],
    [{ 'target.type': 'Timestamp', 'unix.precision': 'microseconds' }, NOON * 1000, new Date(NOON)],
    [{ 'target.type': 'Date' }, NOON, new Date(Date.UTC(2026, 0, 2))],
    [{ 'target.type': 'Time' }, NOON, new Date(45_296_789)],
    [{ 'target.type': 'Timestamp' }, null, null],
  ])('%j', (settings, value, expected) => {
    expect(applied('TimestampConverter$Value', settings, value)).toEqual(expected);
  });

  test('converts a field, and changes its schema', () => {
    const convert = transform('TimestampConverter$Value', { field: 'at', 'target.type': 'Time' });
    const valueSchema = struct(['at', optional(TIMESTAMP)], ['b', INT32]);
    const changed = convert(record({ valueSchema, value: map({ at: new Date(NOON), b: 1 }) }))!;
    expect(changed.value).toEqual(map({ at: new Date(45_296_789), b: 1 }));
    expect(changed.valueSchema).toEqual(struct(['at', optional(TIME)], ['b', INT32]));
  });

  test('refuses what is not a time', () => {
    const settings = { 'target.type': 'unix', format: 'yyyy' };
    expect(() => applied('TimestampConverter$Value', settings, 'x')).toThrow(
      'Could not parse timestamp: value (x) does not match pattern (yyyy)',
    );
    expect(() => applied('TimestampConverter$Value', settings, true)).toThrow(/does not support/);
  });

  test.each([
    ['EEE, d MMM yyyy hh:mm a z', 'Fri, 2 Jan 2026 12:34 PM UTC'],
    ["yyyy-MM-dd'T'HH:mm:ssXXX", '2026-01-02T12:34:56Z'],
    ['yyMMdd HHmmss', '260102 123456'],
    ['EEEE MMMM', 'Friday January'],
    ["h 'o''clock' a Z", "12 o'clock PM +0000"],
  ])('writes and reads %s', (format, expected) => {
    const write = { 'target.type': 'string', format };
    expect(applied('TimestampConverter$Value', write, NOON)).toBe(expected);
  });

  test('reads time zones', () => {
    const read = { 'target.type': 'unix', format: "yyyy-MM-dd'T'HH:mmX" };
    expect(applied('TimestampConverter$Value', read, '2026-01-02T12:00+02:00')).toBe(
      Date.UTC(2026, 0, 2, 10),
    );
  });
});
