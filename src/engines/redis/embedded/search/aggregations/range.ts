import { fromText, type ByteString } from '../../../bytes.ts';
import type { Reply } from '../../../reply.ts';
import type { Steps } from '../../steps.ts';
import type { Column } from '../columns.ts';
import type { DocumentSet } from '../document-index.ts';
import type { Aggregations, NumberRange, Range } from './aggregation.ts';
import type { Evaluation } from './evaluation.ts';
import { countDocuments, membersOf } from './grouping.ts';
import { LIMITS } from './limits.ts';
import type { Options } from './options.ts';
import { bucketsReply, dateText, numberReply } from './reply.ts';
import { placeBelow } from './sorted-numbers.ts';

export function parseRange(options: Options): Range {
  const field = options.field(['U64', 'I64', 'F64', 'DATE']).path;
  const value = options.value('ranges');
  if (!Array.isArray(value) || value.length === 0 || value.length > LIMITS.ranges) {
    throw options.error(`option 'ranges' must be a non-empty array of up to ${LIMITS.ranges}`);
  }
  const asked = value.map((range) => parseOne(options.within('range', range)));
  return {
    kind: 'range',
    field,
    ranges: withoutGaps(asked, options),
    isKeyed: options.boolean('keyed') ?? false,
  };
}

function parseOne(options: Options): NumberRange {
  const from = options.number('from') ?? -Infinity;
  const to = options.number('to') ?? Infinity;
  if (from >= to) throw options.error("option 'from' must be less than 'to'");
  const key = options.text('key');
  options.end();
  return { key: key === undefined ? undefined : fromText(key), from, to };
}

/**
 * Sorts ranges, and adds what is before, between and after them, as Tantivy does (`range.rs` `extend_validate_ranges`).
 */
function withoutGaps(asked: NumberRange[], options: Options): NumberRange[] {
  const ranges: NumberRange[] = [];
  let end = -Infinity;
  for (const range of asked.toSorted((a, b) => (a.from < b.from ? -1 : Number(a.from > b.from)))) {
    if (range.from < end) {
      throw options.error("option 'ranges' has ranges that overlap");
    }
    if (range.from > end) ranges.push({ key: undefined, from: end, to: range.from });
    ranges.push(range);
    end = range.to;
  }
  if (end < Infinity) ranges.push({ key: undefined, from: end, to: Infinity });
  return ranges;
}

/** `buckets`: one for each range, also if it is empty. */
export function* rangeReply(
  { field, ranges, isKeyed }: Range,
  inner: Aggregations,
  documents: DocumentSet,
  evaluation: Evaluation,
): Steps<Reply[]> {
  const { cost } = evaluation;
  cost.buckets(ranges.length);
  cost.reply(ranges.length * 14);
  const column = evaluation.column(field);
  const source = { column, documents, missing: undefined };
  const begins = Float64Array.from(ranges, ({ from }) => from);
  const grouping = {
    size: ranges.length,
    bucketOf: (value: number) => placeBelow(begins, value),
  };
  const counts = yield* countDocuments(source, grouping, cost);
  const all = ranges.map((_, i) => i);
  const members =
    inner.length === 0 ? undefined : yield* membersOf(all, counts, source, grouping, cost);
  const buckets: Reply[][] = [];
  for (const [i, range] of ranges.entries()) {
    const reply: Reply[] = ['key', keyOf(range, column), 'docCount', counts[i]!];
    reply.push(...endReply('from', range.from, column), ...endReply('to', range.to, column));
    if (members !== undefined) yield* evaluation.append(reply, inner, members.of(i));
    buckets.push(reply);
  }
  cost.release(counts.byteLength + (members?.bytes ?? 0));
  return bucketsReply(buckets, isKeyed ? ranges.map((range) => keyOf(range, column)) : undefined);
}

/** As Tantivy forms it: `*-30`, `30-60`, `60-*`. */
function keyOf({ key, from, to }: NumberRange, column: Column): ByteString {
  return key ?? `${endText(from, column)}-${endText(to, column)}`;
}

function endText(end: number, column: Column): ByteString {
  if (!Number.isFinite(end)) return '*';
  return column.type === 'DATE' ? dateText(end) : String(end);
}

function endReply(name: 'from' | 'to', end: number, column: Column): Reply[] {
  if (!Number.isFinite(end)) return [];
  const reply = [name, numberReply(end)];
  return column.type === 'DATE' ? [...reply, `${name}AsString`, dateText(end)] : reply;
}
