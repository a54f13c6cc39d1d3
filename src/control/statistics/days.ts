const DAY_MS = 86_400_000;
/** How many days of statistics are kept: the most that a month or the last five days need. */
export const RETENTION_DAYS = 36;

const WEEKDAYS = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

export type Weekday = (typeof WEEKDAYS)[number];

/** The day of a moment, in UTC: `2026-11-20`. */
export function dayOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 10);
}

/** The month of a day: `2026-11`. */
export function monthOf(day: string): string {
  return day.slice(0, 7);
}

/** When a day begins, in Unix milliseconds. */
export function startOfDay(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}

/** When the day after the one of this moment begins, in Unix milliseconds. */
export function nextMidnight(milliseconds: number): number {
  return (Math.floor(milliseconds / DAY_MS) + 1) * DAY_MS;
}

/** The last days up to the one of this moment, which comes first. */
export function lastDays(milliseconds: number, count: number): string[] {
  return Array.from({ length: count }, (_, i) => dayOf(milliseconds - i * DAY_MS));
}

export function weekdayOf(day: string): Weekday {
  return WEEKDAYS[new Date(startOfDay(day)).getUTCDay()]!;
}
