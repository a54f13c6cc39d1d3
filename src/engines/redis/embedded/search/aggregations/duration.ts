import type { Options } from './options.ts';

/** As Tantivy has them (`date_histogram.rs` `parse_into_milliseconds`). */
const MILLISECONDS: Readonly<Record<string, number>> = {
  ms: 1,
  milliseconds: 1,
  s: 1000,
  seconds: 1000,
  m: 60_000,
  minutes: 60_000,
  h: 3_600_000,
  hours: 3_600_000,
  d: 86_400_000,
  days: 86_400_000,
};

const FORM = /^([+-]?)(\d{1,15})([a-z]+)$/;

/** The option `fixedInterval`, such as `90m`. @returns milliseconds; undefined if it is missing */
export function fixedInterval(options: Options): number | undefined {
  const text = options.text('fixedInterval');
  if (text === undefined) return undefined;
  const interval = /^\d/.test(text) ? milliseconds(text) : undefined;
  if (interval !== undefined && interval > 0) return interval;
  throw options.error(
    "option 'fixedInterval' must be a whole number and a unit, such as '90m' or '1d'",
  );
}

/** The option `offset` of dates, such as `-4h`. @returns milliseconds, 0 if it is missing */
export function durationOffset(options: Options): number {
  const text = options.text('offset');
  if (text === undefined) return 0;
  const offset = milliseconds(text);
  if (offset !== undefined) return offset;
  throw options.error("option 'offset' must be a whole number and a unit, such as '6h' or '-30m'");
}

function milliseconds(text: string): number | undefined {
  const [, sign, digits, unit] = FORM.exec(text) ?? [];
  if (digits === undefined || unit === undefined || !Object.hasOwn(MILLISECONDS, unit)) {
    return undefined;
  }
  const value = Number(digits) * MILLISECONDS[unit]!;
  if (!Number.isSafeInteger(value)) return undefined;
  return sign === '-' ? -value : value;
}
