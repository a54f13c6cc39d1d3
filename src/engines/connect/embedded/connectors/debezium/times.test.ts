import { expect, test } from 'vitest';
import {
  dateDays,
  intervalMicros,
  timeMicros,
  timestampMicros,
  zonedTime,
  zonedTimestamp,
} from './times.ts';

test.each([
  ['1970-01-01', 0],
  ['1969-12-31', -1],
  ['0001-01-01', -719_162],
  ['0001-12-31 BC', -719_163],
  ['12026-01-01', 3_672_879],
  ['infinity', 2_147_483_647],
  ['-infinity', -2_147_483_648],
])('the date %s is the day %d', (text, days) => {
  expect(dateDays(text)).toBe(days);
});

test.each([
  ['00:00:00', 0n],
  ['24:00:00', 86_400_000_000n],
  ['12:34:56.000001', 45_296_000_001n],
  ['00:30:00+01', 84_600_000_000n],
  ['23:30:00-05:30', 18_000_000_000n],
])('the time %s is %d microseconds', (text, micros) => {
  expect(timeMicros(text)).toBe(micros);
});

test.each([
  ['1969-12-31 23:59:59.999999', -1n],
  ['0044-03-15 12:00:00 BC', -63_517_780_800_000_000n],
  ['infinity', 9_223_372_036_825_200_000n],
])('the timestamp %s is %d microseconds', (text, micros) => {
  expect(timestampMicros(text)).toBe(micros);
});

test('times with zones are texts in UTC', () => {
  expect(zonedTimestamp('2026-01-02 03:04:05+00')).toBe('2026-01-02T03:04:05Z');
  expect(zonedTimestamp('2026-01-02 03:04:05.120300+00')).toBe('2026-01-02T03:04:05.1203Z');
  expect(zonedTime('00:30:00+01')).toBe('23:30:00Z');
});

test.each([
  ['PT0S', 0],
  ['P1D', 86_400_000_000],
  ['P1M', 2_629_800_000_000],
  ['PT-1H-2M-3.5S', -3_723_500_000],
  ['PT-0.000001S', -1],
])('the interval %s is %d microseconds', (text, micros) => {
  expect(intervalMicros(text)).toBe(micros);
});

test('an invalid time is refused', () => {
  expect(() => dateDays('soon')).toThrow('The time soon can not be read');
});
