import { fromText, type ByteString, type Text } from '../../../bytes.ts';
import { formatDouble } from '../../../numbers.ts';
import type { Reply } from '../../../reply.ts';
import type { Column } from '../columns.ts';
import type { ExactNumber } from '../exact-number.ts';

/**
 * A number in a reply: an integer if it is one, so that clients which do not parse strings get a number, otherwise its
 * text, because RESP2 has no other numbers.
 */
export function numberReply(value: ExactNumber | null): Reply {
  if (value === null) return null;
  if (typeof value === 'bigint') return String(value);
  // Also -0.
  if (value === 0) return 0;
  return Number.isSafeInteger(value) ? value : formatDouble(value);
}

/** The largest date of JavaScript, in milliseconds since 1970. */
const LATEST = 8.64e15;

/**
 * A date as RFC 3339 in UTC, with as many decimals as it needs, as Tantivy has it.
 * @param milliseconds since 1970; what is no date becomes a number
 */
export function dateText(milliseconds: number): ByteString {
  if (!(Math.abs(milliseconds) <= LATEST)) return String(milliseconds);
  return new Date(milliseconds).toISOString().replace(/\.?0*Z$/, 'Z');
}

/** The key of a value of a column: a date as text, a boolean as 0 or 1. @param exact what the value stands for */
export function keyReply(column: Column, value: number, exact: ExactNumber): Reply {
  if (column.kind === 'terms') return fromText(column.term(value));
  return column.type === 'DATE' ? dateText(value) : numberReply(exact);
}

/** What follows the key of a bucket if that has another form for people. */
export function keyAsString(column: Column, value: number): Reply[] {
  if (column.kind !== 'numbers' || column.type !== 'BOOL') return [];
  return ['keyAsString', value === 0 ? 'false' : 'true'];
}

/** The order of texts as keys, which is that of their UTF-16 code units. */
export function compareTexts(one: Text, other: Text): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** The buckets in a reply. @param keys with them, the buckets are a map */
export function bucketsReply(buckets: readonly Reply[][], keys?: readonly Reply[]): Reply[] {
  return ['buckets', keys === undefined ? buckets : keys.flatMap((key, i) => [key, buckets[i]!])];
}
