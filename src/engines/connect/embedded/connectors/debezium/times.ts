import { ConnectError } from '../../../errors.ts';
import { integer, type Value } from '../../data/value.ts';

const DAY = 86_400_000_000n;
/** The length of a month in Debezium: 365.25 / 12 days. */
const MONTH = (DAY * 36_525n) / 1200n;

const DATE = /^(\d{4,})-(\d\d)-(\d\d)( BC)?$/;
const TIME = /^(\d\d):(\d\d):(\d\d)(?:\.(\d{1,6}))?(?:([+-])(\d\d)(?::(\d\d))?(?::(\d\d))?)?$/;
const INTERVAL =
  /^P(?:(-?\d+)Y)?(?:(-?\d+)M)?(?:(-?\d+)D)?(?:T(?:(-?\d+)H)?(?:(-?\d+)M)?(?:(-?)(\d+)(?:\.(\d{1,6}))?S)?)?$/;

/** The numbers that Debezium uses for PostgreSQL's `infinity` and `-infinity`. */
const INFINITE: Readonly<Record<string, bigint>> = {
  infinity: 9_223_372_036_825_200_000n,
  '-infinity': -9_223_372_036_832_400_000n,
};

/** Days from 1970 to a date. */
export function dateDays(text: string): number {
  if (text === 'infinity') return 2 ** 31 - 1;
  if (text === '-infinity') return -(2 ** 31);
  const [, year, month, day, before] = DATE.exec(text) ?? unreadable(text);
  const date = new Date(0);
  // The year before 1 is 1 BC.
  const full = before === undefined ? Number(year) : 1 - Number(year);
  date.setUTCFullYear(full, Number(month) - 1, Number(day));
  return Math.floor(date.getTime() / 86_400_000);
}

/** Microseconds from midnight, in UTC where a zone is given; of 24:00:00 a whole day. */
export function timeMicros(text: string): bigint {
  const [, hours, minutes, seconds, fraction = '', sign, ...zone] =
    TIME.exec(text) ?? unreadable(text);
  const time = toMicros(hours, minutes, seconds) + BigInt(fraction.padEnd(6, '0'));
  if (sign === undefined) return time;
  const east = toMicros(zone[0], zone[1], zone[2]) * (sign === '-' ? -1n : 1n);
  return (((time - east) % DAY) + DAY) % DAY;
}

/** Microseconds from 1970 to a time without a zone. */
export function timestampMicros(text: string): bigint {
  const infinite = INFINITE[text];
  if (infinite !== undefined) return infinite;
  const before = text.endsWith(' BC') ? ' BC' : '';
  const [date = '', time = ''] = text.split(' ');
  return BigInt(dateDays(date + before)) * DAY + timeMicros(time);
}

/** A time with a zone, in UTC, as ISO 8601 has it. */
export function zonedTimestamp(text: string): string {
  if (text === 'infinity') return '+294247-01-10T04:00:25.2Z';
  if (text === '-infinity') return '-290308-12-21T19:59:27.6Z';
  const before = text.endsWith(' BC') ? ' BC' : '';
  const [date = '', time = ''] = text.split(' ');
  // The text is in UTC, the time zone of the session.
  const iso = new Date(dateDays(date + before) * 86_400_000).toISOString();
  return `${iso.slice(0, iso.indexOf('T'))}T${clock(timeMicros(time))}Z`;
}

/** A time of the day with a zone, in UTC. */
export function zonedTime(text: string): string {
  return `${clock(timeMicros(text))}Z`;
}

/** The length of an interval in microseconds. @param text in the style `iso_8601` */
export function intervalMicros(text: string): Value {
  const [, years, months, days, hours, minutes, sign = '', seconds, fraction = ''] =
    INTERVAL.exec(text) ?? unreadable(text);
  const whole = BigInt(years ?? 0) * 12n + BigInt(months ?? 0);
  const time =
    BigInt(hours ?? 0) * 3_600_000_000n +
    BigInt(minutes ?? 0) * 60_000_000n +
    BigInt(`${sign}${BigInt(seconds ?? 0) * 1_000_000n + BigInt(fraction.padEnd(6, '0'))}`);
  return integer(whole * MONTH + BigInt(days ?? 0) * DAY + time);
}

function toMicros(hours = '0', minutes = '0', seconds = '0'): bigint {
  return BigInt(Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1_000_000n;
}

function two(value: bigint): string {
  return String(value).padStart(2, '0');
}

function clock(micros: bigint): string {
  const seconds = micros / 1_000_000n;
  const fraction = String(micros % 1_000_000n)
    .padStart(6, '0')
    .replace(/0+$/, '');
  const [hours, minutes] = [seconds / 3600n, (seconds / 60n) % 60n];
  const rest = fraction === '' ? '' : `.${fraction}`;
  return `${two(hours)}:${two(minutes)}:${two(seconds % 60n)}${rest}`;
}

function unreadable(text: string): never {
  throw new ConnectError(`The time ${text} can not be read`);
}
