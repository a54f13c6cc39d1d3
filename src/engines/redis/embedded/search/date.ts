import type { Text } from '../../bytes.ts';

const DATE_TIME =
  /^(\d{4})-(\d\d)-(\d\d)[Tt ](\d\d):(\d\d):(\d\d)(\.\d+)?(?:[Zz]|([+-])(\d\d):(\d\d))$/;

/**
 * Reads a date and time in the format of RFC 3339. A day alone is its beginning in UTC.
 *
 * @returns milliseconds since 1970; undefined if it is none
 */
export function parseDate(text: Text): number | undefined {
  const whole = /^\d{4}-\d\d-\d\d$/.test(text) ? `${text}T00:00:00Z` : text;
  const match = DATE_TIME.exec(whole);
  if (match === null) return undefined;
  const [, ...parts] = match;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts
    .slice(0, 6)
    .map(Number);
  const [fraction = '0', sign = '+', offsetHours = '0', offsetMinutes = '0'] = parts.slice(6);
  const isLeapSecond = second === 60;
  if (month < 1 || month > 12 || day < 1 || hour > 23 || minute > 59 || second > 60) {
    return undefined;
  }
  if (Number(offsetHours) > 23 || Number(offsetMinutes) > 59) return undefined;
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  if (date.getUTCDate() !== day) return undefined;
  date.setUTCHours(hour, minute, isLeapSecond ? 59 : second, Math.floor(Number(fraction) * 1000));
  const offset = (Number(offsetHours) * 60 + Number(offsetMinutes)) * 60_000;
  return date.getTime() - (sign === '-' ? -offset : offset);
}
