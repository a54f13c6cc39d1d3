/** `1.4 MB` */
export function bytesText(bytes: number): string {
  const units = ['B', 'kB', 'MB', 'GB', 'TB'];
  let value = bytes;
  let unit = 0;
  while (value >= 1000 && unit < units.length - 1) {
    value /= 1000;
    unit += 1;
  }
  return `${unit === 0 ? value : value.toFixed(value < 10 ? 1 : 0)} ${units[unit]}`;
}

/** `0.412 ms`, `1.20 s` */
export function durationText(milliseconds: number): string {
  if (milliseconds >= 1000) return `${(milliseconds / 1000).toFixed(2)} s`;
  return `${milliseconds < 10 ? milliseconds.toFixed(2) : Math.round(milliseconds)} ms`;
}

/** The time of a day, with milliseconds. @param time Unix milliseconds */
export function timeText(time: number): string {
  const date = new Date(time);
  const parts = [date.getHours(), date.getMinutes(), date.getSeconds()];
  const clock = parts.map((part) => String(part).padStart(2, '0')).join(':');
  return `${clock}.${String(date.getMilliseconds()).padStart(3, '0')}`;
}

/** `2026-11-20 10:59:00` in the zone of the reader. @param time Unix milliseconds */
export function dateText(time: number): string {
  const date = new Date(time);
  const day = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  const text = day.map((part) => String(part).padStart(2, '0')).join('-');
  return `${text} ${timeText(time).slice(0, 8)}`;
}

/** `1 key`, `2 keys`, `100,000 keys` */
export function countText(count: number, what: string): string {
  return `${count.toLocaleString('en')} ${what}${count === 1 ? '' : 's'}`;
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
