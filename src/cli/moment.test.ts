import { expect, test } from 'vitest';
import { momentText, readMoment } from './moment.ts';

test('reads times in ISO 8601 and in Unix milliseconds', () => {
  expect(readMoment('--from', '2026-11-20T12:00:00Z')).toBe(Date.UTC(2026, 10, 20, 12));
  expect(readMoment('--from', '2026-11-20')).toBe(Date.UTC(2026, 10, 20));
  expect(readMoment('--from', '1795478400000')).toBe(1_795_478_400_000);
  for (const text of ['', 'noon', '2026-13-40', '-1']) {
    expect(() => readMoment('--from', text)).toThrow('--from must be a time such as');
  }
});

test('prints times in UTC, and a dash for a missing one', () => {
  expect(momentText(Date.UTC(2026, 10, 20, 12))).toBe('2026-11-20T12:00:00.000Z');
  expect([undefined, NaN, 1e300].map(momentText)).toEqual(['-', '-', '-']);
});
