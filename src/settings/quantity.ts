/** The kind of a quantity, by its unit. */
export type Quantity = 'bytes' | 'milliseconds';

const KB = 1024;
const SECOND = 1000;
const HOUR = 3600 * SECOND;

/** As in Redis, a kilobyte is 1024 bytes; a kibibyte is never anything else. */
const UNITS: Readonly<Record<Quantity, Readonly<Record<string, number>>>> = {
  bytes: { TB: KB ** 4, GB: KB ** 3, MB: KB ** 2, KB, B: 1 },
  milliseconds: { w: 168 * HOUR, d: 24 * HOUR, h: HOUR, m: 60 * SECOND, s: SECOND, ms: 1 },
};

/** Descriptions of valid values, for messages. */
export const QUANTITY_RULES: Readonly<Record<Quantity, string>> = {
  bytes: 'a number of bytes, or a size such as 512KB, 10MB or 1GB',
  milliseconds: 'a number of milliseconds, or a duration such as 30s, 12h or 7d',
};

/**
 * Reads `10MB`, `1.5 GB`, `512KiB`, `7d`, `1h30m` or a plain number.
 * @returns undefined if it is none of these, or not a whole number of bytes or milliseconds
 */
export function quantityIn(text: string, quantity: Quantity): number | undefined {
  if (/^[+-]?\d+$/.test(text)) return Number(text);
  const parts = [...text.matchAll(/(\d+(?:\.\d+)?) ?([a-z]+)/gi)];
  if (parts.map(([part]) => part).join('') !== text || parts.length === 0) return undefined;
  // A size has a single unit.
  if (quantity === 'bytes' && parts.length > 1) return undefined;
  let sum = 0;
  for (const [, number, unit = ''] of parts) sum += Number(number) * sizeOf(unit, quantity);
  return Number.isSafeInteger(sum) ? sum : undefined;
}

/** NaN if there is no such unit. */
function sizeOf(unit: string, quantity: Quantity): number {
  const name =
    quantity === 'bytes' ? unit.toUpperCase().replace(/^([KMGT])I?B?$/, '$1B') : unit.toLowerCase();
  return UNITS[quantity][name] ?? Number.NaN;
}

/** A number with the largest unit that divides it: `10MB`. */
export function quantityText(number: number, quantity: Quantity): string {
  if (number === 0) return '0';
  const found = Object.entries(UNITS[quantity]).find(([, size]) => number % size === 0);
  return found === undefined ? String(number) : `${number / found[1]}${found[0]}`;
}
