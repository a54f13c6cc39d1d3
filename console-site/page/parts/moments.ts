import { dateText, timeText } from './format.ts';

const MINUTE = 60_000;

/**
 * The moment of a field for a date and time, which is in the zone of the viewer, in Unix milliseconds; undefined
 * without one.
 */
export function momentOf(field: string | undefined): number | undefined {
  const time = field === undefined || field === '' ? NaN : new Date(field).getTime();
  return Number.isNaN(time) ? undefined : time;
}

/** From the first of two such fields to the end of the minute of the other one, as filters of the queue service. */
export function spanOf({ from, to }: Readonly<Record<string, string>>): {
  fromDate?: number;
  toDate?: number;
} {
  const [first, last] = [momentOf(from), momentOf(to)];
  return {
    ...(first !== undefined && { fromDate: first }),
    ...(last !== undefined && { toDate: last + MINUTE - 1 }),
  };
}

/** The time of an event, with the date if that is not today's. @param time Unix milliseconds */
export function whenText(time: number, now: number): string {
  const isToday = new Date(time).toDateString() === new Date(now).toDateString();
  return isToday ? timeText(time) : dateText(time);
}
