/** The language of the page. Dates and times are as the viewer's browser writes them. */
const LANGUAGE = 'en';

/** What bytes that are not UTF-8 have become in a text: what they were is lost, so saving it would change them. */
export const REPLACED = '\uFFFD';

/** `1,204` */
export function numberText(value: number, options?: Intl.NumberFormatOptions): string {
  return value.toLocaleString(LANGUAGE, options);
}

/** `1.4 MB` */
export function bytesText(bytes: number): string {
  const units = ['B', 'kB', 'MB', 'GB', 'TB'];
  let value = bytes;
  let unit = 0;
  while (value >= 1000 && unit < units.length - 1) {
    value /= 1000;
    unit += 1;
  }
  return `${unit === 0 ? Math.round(value) : value.toFixed(value < 10 ? 1 : 0)} ${units[unit]}`;
}

/** `0.41 ms`, `42 ms`, `1.2 s`, `3 h 12 min` */
export function durationText(milliseconds: number): string {
  if (milliseconds >= 60_000) return spanText(milliseconds / 1000);
  const value = milliseconds >= 1000 ? milliseconds / 1000 : milliseconds;
  const text = numberText(value, { maximumFractionDigits: value < 10 ? 2 : 0 });
  return `${text} ${milliseconds >= 1000 ? 's' : 'ms'}`;
}

/** The largest unit first. */
const SPANS = [
  ['d', 86_400],
  ['h', 3_600],
  ['min', 60],
  ['s', 1],
] as const;

/** `3 h 12 min`, `58 s`: the two largest units. */
export function spanText(seconds: number): string {
  let left = Math.max(0, Math.round(seconds));
  const parts: string[] = [];
  for (const [unit, length] of SPANS) {
    const count = Math.floor(left / length);
    left -= count * length;
    if (count > 0) parts.push(`${count} ${unit}`);
    else if (parts.length > 0) break;
    if (parts.length === 2) break;
  }
  return parts.length === 0 ? '0 s' : parts.join(' ');
}

const CLOCK = new Intl.DateTimeFormat(undefined, {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  fractionalSecondDigits: 3,
});
const DATE = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'medium' });

/** The time of a day, with milliseconds, as the viewer writes it. @param time Unix milliseconds */
export function timeText(time: number): string {
  return CLOCK.format(time);
}

/** A date and time, in the zone and the format of the viewer. @param time Unix milliseconds */
export function dateText(time: number): string {
  return DATE.format(time);
}

const DAY_AND_CLOCK = new Intl.DateTimeFormat(undefined, {
  ...{ month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit', second: '2-digit' },
});

/** The time of today, with milliseconds; of other days with the day. @param time Unix milliseconds */
export function momentText(time: number, now: number): string {
  const isToday = new Date(time).toDateString() === new Date(now).toDateString();
  return isToday ? CLOCK.format(time) : DAY_AND_CLOCK.format(time);
}

const AGO = new Intl.RelativeTimeFormat(LANGUAGE, { numeric: 'auto', style: 'short' });
const UNITS = { d: 'day', h: 'hour', min: 'minute', s: 'second' } as const;

/** `2 min ago`, `in 3 hr` @param time Unix milliseconds */
export function agoText(time: number, now: number): string {
  const seconds = (time - now) / 1000;
  const [unit, length] = SPANS.find(([, span]) => Math.abs(seconds) >= span) ?? SPANS[3];
  // The same short words as those of spans have no period.
  return AGO.format(Math.trunc(seconds / length), UNITS[unit]).replace('.', '');
}

const PLURALS = new Intl.PluralRules(LANGUAGE);

/** `1 key`, `2 keys`, `100,000 keys`, `1 entry`, `2 entries` */
export function countText(count: number, what: string, many = pluralOf(what)): string {
  return `${numberText(count)} ${PLURALS.select(count) === 'one' ? what : many}`;
}

function pluralOf(what: string): string {
  return /[^aeiou]y$/.test(what) ? `${what.slice(0, -1)}ies` : `${what}s`;
}

/**
 * Indented JSON; numbers keep all their digits, so a text with a long one is returned unchanged.
 */
export function prettyJson(text: string): string {
  if (/\d{16}/.test(text)) return text;
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

/** How a credential looks until it is asked for. */
export const HIDDEN = '••••••••••••';
