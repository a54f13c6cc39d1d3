import type { CalendarUnit } from './aggregation.ts';

const DAY = 86_400_000;

/**
 * When the year, month or week (from Monday) begins that a time is in, in UTC.
 * @param time and what is returned are milliseconds since 1970
 */
export function calendarBegin(time: number, unit: CalendarUnit): number {
  if (unit === 'week') {
    // The first of January 1970 was a Thursday.
    const days = Math.floor(time / DAY);
    return (days - ((((days + 3) % 7) + 7) % 7)) * DAY;
  }
  const date = new Date(time);
  // `Date.UTC` takes the years 0 to 99 for 1900 to 1999.
  const begin = new Date(0);
  begin.setUTCFullYear(date.getUTCFullYear(), unit === 'year' ? 0 : date.getUTCMonth(), 1);
  return begin.getTime();
}
