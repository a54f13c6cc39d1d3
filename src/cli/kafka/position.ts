/** A place in the partitions of a topic, as a user names it. */
export type Position =
  | 'earliest'
  | 'latest'
  | { readonly offset: number }
  /** Unix milliseconds. */
  | { readonly timestamp: number };

/** The placeholder for a position in `--help`. */
export const POSITION = 'earliest|latest|offset|time';

const TIME = /^\d{4}-\d\d-\d\d([T ]\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)?)?$/i;

/** Reads `earliest`, `latest`, an offset (`42`) or an ISO 8601 time; undefined for anything else. */
export function readPosition(text: string): Position | undefined {
  if (text === 'earliest' || text === 'latest') return text;
  if (/^\d+$/.test(text)) {
    const offset = Number(text);
    return Number.isSafeInteger(offset) ? { offset } : undefined;
  }
  const timestamp = TIME.test(text) ? Date.parse(text) : Number.NaN;
  return timestamp >= 0 ? { timestamp } : undefined;
}
