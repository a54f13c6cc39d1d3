import { isIP } from 'node:net';
import type { Formats } from './model/schemas.ts';

const DATE = /^(\d{4})-(\d\d)-(\d\d)$/;
const TIME =
  /^([01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:z|[+-](?:[01]\d|2[0-3]):?[0-5]\d)$/i;
const MAX_INT32 = 2 ** 31 - 1;
const MAX_FLOAT = (2 - 2 ** -23) * 2 ** 127;

/** A date of the calendar (RFC 3339, `full-date`). */
function isDate(text: string): boolean {
  const [, year, month, day] = DATE.exec(text) ?? [];
  if (day === undefined) return false;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
}

function isDateTime(text: string): boolean {
  const at = text.search(/[t ]/i);
  return at > 0 && isDate(text.slice(0, at)) && TIME.test(text.slice(at + 1));
}

/**
 * The formats that requests to others' contracts are held against: those of JSON Schema and OpenAPI that most services
 * agree on. Others describe only.
 */
export const FORMATS: Formats = {
  date: isDate,
  time: (text) => TIME.test(text),
  'date-time': isDateTime,
  duration:
    /^P(?!$)(?:\d+W|(?:\d+Y)?(?:\d+M)?(?:\d+D)?(?:T(?=\d)(?:\d+H)?(?:\d+M)?(?:\d+(?:\.\d+)?S)?)?)$/,
  email: /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)*$/,
  hostname:
    /^(?=.{1,253}$)[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i,
  ipv4: (text) => isIP(text) === 4,
  ipv6: (text) => isIP(text) === 6,
  uri: (text) => /^[a-z][a-z\d+.-]*:[^\s"<>\\^`{|}]+$/i.test(text),
  uuid: /^(?:urn:uuid:)?[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i,
  byte: /^(?:[A-Za-z\d+/]{4})*(?:[A-Za-z\d+/]{2}==|[A-Za-z\d+/]{3}=)?$/,
  int32: {
    type: 'number',
    validate: (value) => Number.isInteger(value) && value >= -MAX_INT32 - 1 && value <= MAX_INT32,
  },
  int64: { type: 'number', validate: Number.isInteger },
  float: { type: 'number', validate: (value) => Math.abs(value) <= MAX_FLOAT },
};
