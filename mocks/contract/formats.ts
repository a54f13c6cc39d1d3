import { isIP } from 'node:net';
import type { Formats } from '../../src/contract/model/schemas.ts';

const DATE = /^(\d{4})-(\d\d)-(\d\d)$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d:([0-5]\d|60)(?:\.\d+)?(?:z|[+-]([01]\d|2[0-3]):?[0-5]\d)$/i;

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

/** The formats that texts and numbers are held against: those that nearly all services agree on. */
export const FORMATS: Formats = {
  date: isDate,
  'date-time': isDateTime,
  time: (text) => TIME.test(text),
  email: /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)*$/,
  uuid: /^(?:urn:uuid:)?[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i,
  ipv4: (text) => isIP(text) === 4,
  ipv6: (text) => isIP(text) === 6,
  uri: (text) => /^[a-z][a-z\d+.-]*:\S*$/i.test(text),
  byte: /^(?:[A-Za-z\d+/_-]{4})*(?:[A-Za-z\d+/_-]{2,3}={0,2})?\s*$/,
  int32: { type: 'number', validate: (value) => value >= -(2 ** 31) && value < 2 ** 31 },
};
