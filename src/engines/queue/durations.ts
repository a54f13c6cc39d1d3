import { memoize } from '../../base/memoize.ts';

const UNITS = { d: 86_400_000, h: 3_600_000, m: 60_000, s: 1000 } as const;
type Unit = keyof typeof UNITS;

const DURATION = /^(?:\d{1,12}(?:\.\d{1,9})?[dhms])+$/;
const PART = /(\d+(?:\.\d+)?)([dhms])/g;

/**
 * Parses a duration such as `1d10h30m`, `50s` or `1.5h`; undefined if it is malformed. Each unit may
 * occur once.
 * @returns whole milliseconds
 */
export const readDuration = memoize((text: string): number | undefined => {
  if (!DURATION.test(text)) return undefined;
  let milliseconds = 0;
  const seen = new Set<string>();
  for (const [, amount, unit] of text.matchAll(PART)) {
    if (seen.has(unit!)) return undefined;
    seen.add(unit!);
    milliseconds += Number(amount) * UNITS[unit as Unit];
  }
  return Math.round(milliseconds);
});
