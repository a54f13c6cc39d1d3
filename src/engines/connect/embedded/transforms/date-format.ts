import { ConfigError, DataError } from '../../errors.ts';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** The fields of a date that have been parsed. */
interface Parts {
  year: number;
  month: number;
  day: number;
  hour: number;
  /** Of the 12-hour clock; undefined if the pattern does not have it. */
  afternoon: boolean | undefined;
  minute: number;
  second: number;
  millisecond: number;
  /** Minutes east of UTC. */
  zone: number;
}

interface Token {
  readonly numeric: boolean;
  readonly width: number;
  readonly format: (date: Date) => string;
  /** A regular expression without groups. */
  readonly pattern: string;
  readonly read: (text: string, parts: Parts) => void;
}

/** A pattern of Java's `SimpleDateFormat`, in UTC and English. */
export interface DateFormat {
  format(date: Date): string;
  /** @throws DataError */
  parse(text: string): Date;
}

/** @throws ConfigError if the pattern has an unknown letter */
export function compileDateFormat(pattern: string): DateFormat {
  const tokens = [...pattern.matchAll(/'((?:[^']|'')*)'|([A-Za-z])\2*|[^A-Za-z']+/g)].map(
    ([whole, quoted, letter]) => {
      if (letter !== undefined) return tokenOf(letter, whole.length);
      return literal(
        quoted === undefined ? whole : quoted === '' ? "'" : quoted.replaceAll("''", "'"),
      );
    },
  );
  // Field by field, as Java does: without backtracking, which could take exponential time.
  const matchers = tokens.map(({ numeric, width, pattern: form }, i) => {
    // A number directly before another one has exactly its width.
    const exact = numeric && tokens[i + 1]?.numeric === true;
    return new RegExp(`${i === 0 ? '\\s*' : ''}(${exact ? `\\d{${width}}` : form})`, 'iy');
  });
  return {
    format: (date) => tokens.map((token) => token.format(date)).join(''),
    parse(text) {
      let at = 0;
      const found = matchers.map((matcher) => {
        matcher.lastIndex = at;
        const match = matcher.exec(text);
        if (match === null) {
          throw new DataError(
            `Could not parse timestamp: value (${text}) does not match pattern (${pattern})`,
          );
        }
        at = matcher.lastIndex;
        return match[1]!;
      });
      const parts: Parts = {
        year: 1970,
        month: 0,
        day: 1,
        hour: 0,
        afternoon: undefined,
        minute: 0,
        second: 0,
        millisecond: 0,
        zone: 0,
      };
      tokens.forEach((token, i) => token.read(found[i]!, parts));
      return assemble(parts);
    },
  };
}

function assemble(parts: Parts): Date {
  const { afternoon, hour } = parts;
  const hours = afternoon === undefined ? hour : (hour % 12) + (afternoon ? 12 : 0);
  const date = new Date(0);
  date.setUTCFullYear(parts.year, parts.month, parts.day);
  date.setUTCHours(hours, parts.minute - parts.zone, parts.second, parts.millisecond);
  return date;
}

function literal(text: string): Token {
  return {
    numeric: false,
    width: text.length,
    format: () => text,
    pattern: text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&'),
    read: () => undefined,
  };
}

function numberToken(
  width: number,
  get: (date: Date) => number,
  read: (value: number, parts: Parts) => void,
): Token {
  return {
    numeric: true,
    width,
    format: (date) => String(get(date)).padStart(width, '0'),
    pattern: '\\d+',
    read: (text, parts) => read(Number(text), parts),
  };
}

function nameToken(
  names: readonly string[],
  width: number,
  get: (date: Date) => number,
  read: (index: number, parts: Parts) => void,
): Token {
  const shown = (name: string) => (width < 4 ? name.slice(0, 3) : name);
  return {
    numeric: false,
    width,
    format: (date) => shown(names[get(date)]!),
    pattern: names.flatMap((name) => [name, name.slice(0, 3)]).join('|'),
    read: (text, parts) =>
      read(
        names.findIndex((name) => name.toLowerCase().startsWith(text.toLowerCase().slice(0, 3))),
        parts,
      ),
  };
}

function zoneToken(shown: string): Token {
  return {
    numeric: false,
    width: 1,
    format: () => shown,
    pattern: 'Z|UTC|GMT|[+-]\\d{2}(?::?\\d{2})?',
    read(text, parts) {
      const [, sign, hours, minutes = '0'] = /^([+-])(\d{2}):?(\d{2})?$/.exec(text) ?? [];
      if (sign === undefined) return;
      parts.zone = (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
    },
  };
}

function monthOf(date: Date): number {
  return date.getUTCMonth();
}

function tokenOf(letter: string, width: number): Token {
  switch (letter) {
    case 'y':
    case 'u':
      return yearToken(width);
    case 'M':
    case 'L':
      if (width > 2)
        return nameToken(MONTHS, width, monthOf, (month, parts) => (parts.month = month));
      return numberToken(
        width,
        (date) => monthOf(date) + 1,
        (value, parts) => (parts.month = value - 1),
      );
    case 'd':
      return numberToken(
        width,
        (date) => date.getUTCDate(),
        (value, parts) => (parts.day = value),
      );
    case 'E':
      return nameToken(
        DAYS,
        width,
        (date) => date.getUTCDay(),
        () => undefined,
      );
    case 'H':
      return numberToken(
        width,
        (date) => date.getUTCHours(),
        (value, parts) => (parts.hour = value),
      );
    case 'h':
      return numberToken(
        width,
        (date) => date.getUTCHours() % 12 || 12,
        (value, parts) => (parts.hour = value),
      );
    case 'a':
      return {
        numeric: false,
        width,
        format: (date) => (date.getUTCHours() < 12 ? 'AM' : 'PM'),
        pattern: 'AM|PM',
        read: (text, parts) => (parts.afternoon = text.toUpperCase() === 'PM'),
      };
    case 'm':
      return numberToken(
        width,
        (date) => date.getUTCMinutes(),
        (value, parts) => (parts.minute = value),
      );
    case 's':
      return numberToken(
        width,
        (date) => date.getUTCSeconds(),
        (value, parts) => (parts.second = value),
      );
    case 'S':
      return numberToken(
        width,
        (date) => date.getUTCMilliseconds(),
        (value, parts) => (parts.millisecond = value),
      );
    case 'z':
      return zoneToken('UTC');
    case 'Z':
      return zoneToken('+0000');
    case 'X':
      return zoneToken('Z');
    default:
      throw new ConfigError(`Illegal pattern character '${letter}'`);
  }
}

function yearToken(width: number): Token {
  if (width !== 2) {
    return numberToken(
      width,
      (date) => date.getUTCFullYear(),
      (value, parts) => (parts.year = value),
    );
  }
  // Java maps years of two digits into the century around today; here the range is fixed.
  return numberToken(
    2,
    (date) => date.getUTCFullYear() % 100,
    (value, parts) => (parts.year = value < 70 ? 2000 + value : 1900 + value),
  );
}
