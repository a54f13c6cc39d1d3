import { expect, test } from 'vitest';
import { dateText, timeText } from './format.ts';
import { momentOf, spanOf, whenText } from './moments.ts';

test('a date and time is that of the viewer', () => {
  expect(momentOf('2026-03-01T09:30')).toBe(new Date(2026, 2, 1, 9, 30).getTime());
});

test.each([undefined, '', 'soon'])('%j is no moment', (field) => {
  expect(momentOf(field)).toBeUndefined();
});

test('the last minute belongs to the time that it ends', () => {
  const nine = new Date(2026, 2, 1, 9).getTime();
  expect(spanOf({ from: '2026-03-01T09:00', to: '2026-03-01T09:00' })).toEqual({
    fromDate: nine,
    toDate: nine + 59_999,
  });
  expect(spanOf({ from: '', to: '' })).toEqual({});
});

test('a time of another day has its date', () => {
  const noon = new Date(2026, 2, 1, 12).getTime();
  expect(whenText(noon, noon + 3_600_000)).toBe(timeText(noon));
  expect(whenText(noon, noon + 86_400_000)).toBe(dateText(noon));
});
