import { expect, test } from 'vitest';
import { readCron } from './cron.ts';

function ticks(cron: string, from: string, count: number): string[] {
  const { after } = readCron(cron);
  const found: string[] = [];
  for (let moment = Date.parse(from); found.length < count;) {
    moment = after(moment)!;
    found.push(new Date(moment).toISOString().slice(0, 16));
  }
  return found;
}

test('the next tick is after the given time, to the minute', () => {
  expect(ticks('* * * * *', '2026-01-01T00:00:00Z', 2)).toEqual([
    '2026-01-01T00:01',
    '2026-01-01T00:02',
  ]);
  expect(ticks('* * * * *', '2025-12-31T23:59:59.999Z', 1)).toEqual(['2026-01-01T00:00']);
  expect(ticks('*/20 8-9 * * mon', '2026-01-01T00:00:00Z', 3)).toEqual([
    '2026-01-05T08:00',
    '2026-01-05T08:20',
    '2026-01-05T08:40',
  ]);
});

test('a step after a number runs up to the last value', () => {
  expect(ticks('5/20 * * * *', '2026-01-01T00:00:00Z', 4)).toEqual([
    '2026-01-01T00:05',
    '2026-01-01T00:25',
    '2026-01-01T00:45',
    '2026-01-01T01:05',
  ]);
});

test('a day of the month and a day of the week are alternatives', () => {
  expect(ticks('0 0 9 * 1', '2026-01-02T00:00:00Z', 3)).toEqual([
    '2026-01-05T00:00',
    '2026-01-09T00:00',
    '2026-01-12T00:00',
  ]);
});

test.each(['0 9 */1 * 1', '0 9 ?/01 * 1', '*/1 9 */1 */1 1'])(
  '%s: every day is no day of the month that would do as well',
  (cron) => {
    expect(ticks(cron, '2026-01-01T00:00:00Z', 1)).toEqual(['2026-01-05T09:00']);
  },
);

test('every day of the week is no restriction either', () => {
  expect(ticks('0 9 15 * */1', '2026-01-01T00:00:00Z', 1)).toEqual(['2026-01-15T09:00']);
});

test('the last tick before a time is found too', () => {
  const { upTo } = readCron('0 9 * * *');
  expect(upTo(Date.parse('2026-01-02T09:00:00Z'))).toBe(Date.parse('2026-01-02T09:00:00Z'));
  expect(upTo(Date.parse('2026-01-02T08:59:59Z'))).toBe(Date.parse('2026-01-01T09:00:00Z'));
});

test('a time zone may precede the fields', () => {
  expect(ticks('CRON_TZ=Asia/Kolkata 0 9 * * *', '2026-01-01T00:00:00Z', 1)).toEqual([
    '2026-01-01T03:30',
  ]);
  expect(ticks('TZ=America/New_York 0 9 * * *', '2026-07-01T00:00:00Z', 1)).toEqual([
    '2026-07-01T13:00',
  ]);
});

test('when clocks go forward, ticks in the gap happen after it', () => {
  expect(ticks('CRON_TZ=Europe/Berlin 30 2 * * *', '2026-03-28T00:00:00Z', 3)).toEqual([
    '2026-03-28T01:30',
    '2026-03-29T01:00',
    '2026-03-30T00:30',
  ]);
  expect(ticks('CRON_TZ=Europe/Berlin */30 * * * *', '2026-03-29T00:00:00Z', 4)).toEqual([
    '2026-03-29T00:30',
    '2026-03-29T01:00',
    '2026-03-29T01:30',
    '2026-03-29T02:00',
  ]);
});

test('when clocks go back, a tick at a repeated hour happens once, and an hourly one in both', () => {
  expect(ticks('CRON_TZ=Europe/Berlin 30 2 * * *', '2026-10-24T00:00:00Z', 3)).toEqual([
    '2026-10-24T00:30',
    '2026-10-25T00:30',
    '2026-10-26T01:30',
  ]);
  expect(ticks('CRON_TZ=Europe/Berlin 30 * * * *', '2026-10-25T00:00:00Z', 3)).toEqual([
    '2026-10-25T00:30',
    '2026-10-25T01:30',
    '2026-10-25T02:30',
  ]);
});

test('a tick at an hour of the day stays at it, whatever the clocks do', () => {
  expect(ticks('CRON_TZ=America/New_York 0 9 * * 1-5', '2026-03-06T00:00:00Z', 2)).toEqual([
    '2026-03-06T14:00',
    '2026-03-09T13:00',
  ]);
});

test('leap days happen, and days that do not exist never do', () => {
  expect(ticks('0 0 29 2 *', '2026-01-01T00:00:00Z', 1)).toEqual(['2028-02-29T00:00']);
  expect(readCron('0 0 30 2 *').after(0)).toBeUndefined();
});

test.each([
  ['@daily', '2026-01-02T00:00'],
  ['@hourly', '2026-01-01T01:00'],
  ['@monthly', '2026-02-01T00:00'],
  ['CRON_TZ=Asia/Tokyo @midnight', '2026-01-01T15:00'],
])('%s is an alias', (cron, first) => {
  expect(ticks(cron, '2026-01-01T00:00:00Z', 1)).toEqual([first]);
});

test.each([
  ['', 'it must have five fields'],
  ['/15 * * * *', 'a step such as /15 needs * or a number before it'],
  ['* * * *', 'it must have five fields'],
  ['* * * * * *', 'it must have five fields'],
  ['2026-12-24T00:00:00', 'it must have five fields'],
  ['@every 5m', 'it must have five fields'],
  ['70 * * * *', 'the minute is from 0 to 59, not 70'],
  ['0-70 * * * *', 'the minute is from 0 to 59, not 70'],
  ['0 5,24 * * *', 'the hour is from 0 to 23, not 24'],
  ['0 0 0 * *', 'the day of the month is from 1 to 31, not 0'],
  ['0 0 * 13 *', 'the month is from 1 to 12, not 13'],
  ['0 0 * * 8', 'the day of the week is from 0 to 7, not 8'],
  ['a b c d e', 'invalid'],
  ['CRON_TZ=Mars/Base * * * * *', 'there is no time zone Mars/Base'],
  ['CRON_TZ= * * * * *', 'it must have five fields'],
])('%j is refused', (cron, reason) => {
  const words = `invalid cron expression "${cron}": `;
  expect(() => readCron(cron)).toThrow(words);
  expect(() => readCron(cron)).toThrow(reason);
});
