import type { Text } from '../../../bytes.ts';
import { fromText } from '../../../bytes.ts';
import type { Reply } from '../../../reply.ts';
import { AT_ONCE, type Steps } from '../../steps.ts';
import type { DocumentSet } from '../document-index.ts';
import type { Aggregations, Metric, Terms, TermsOrder } from './aggregation.ts';
import { missingKey } from './cardinality.ts';
import type { Evaluation } from './evaluation.ts';
import { keyed } from './exact-values.ts';
import {
  countDocuments,
  distinctValues,
  membersOf,
  type DistinctValues,
  type Grouping,
} from './grouping.ts';
import { LIMITS } from './limits.ts';
import { hasNumber, metricNumber } from './metric.ts';
import { shown } from '../filter/parse-field.ts';
import type { Options } from './options.ts';
import { bucketsReply, compareTexts, keyAsString, keyReply } from './reply.ts';
import { termsMatcher } from './terms-matcher.ts';
import { firstOf } from './top.ts';
import type { ValueSource } from './value-reader.ts';

const DEFAULT_SIZE = 10;

/** @param inner by whose metrics the buckets may be ordered */
export function parseTerms(options: Options, inner: Aggregations): Terms {
  const { path, type } = options.field(['U64', 'I64', 'F64', 'DATE', 'BOOL', 'KEYWORD']);
  const size = options.integer('size', 1, LIMITS.buckets) ?? DEFAULT_SIZE;
  // Counts are exact without, because an index has one segment.
  options.integer('segmentSize', 1);
  return {
    kind: 'terms',
    field: path,
    size,
    minDocCount: options.integer('minDocCount', 0) ?? 1,
    order: parseOrder(options, inner),
    missing: missingKey(options),
    include: termsMatcher('include', type, options),
    exclude: termsMatcher('exclude', type, options),
    showsError: options.boolean('showTermDocCountError') ?? true,
  };
}

/** `{ count }`, `{ key }`, or the name of a metric of the buckets, after a dot one of its numbers. */
function parseOrder(options: Options, inner: Aggregations): TermsOrder {
  const order = options.order('order');
  if (order === undefined) return { by: 'count', isDescending: true };
  const { target, isDescending } = order;
  if (target === 'count' || target === 'key') return { by: target, isDescending };
  // The name may have dots as well.
  const named = inner.find(({ name }) => target === name || target.startsWith(`${name}.`));
  if (named === undefined) {
    throw options.error(
      "option 'order' must be by 'count', 'key' or the name of an aggregation in '$aggs'",
    );
  }
  const property = target === named.name ? undefined : target.slice(named.name.length + 1);
  const metric = metricOf(named.operator);
  if (metric === undefined || !hasNumber(metric, property)) {
    throw options.error(`option 'order' names '${shown(target)}', which is not one number`);
  }
  return { by: 'metric', metric, property, isDescending };
}

function metricOf(operator: Aggregations[number]['operator']): Metric | undefined {
  switch (operator.kind) {
    case 'terms':
    case 'range':
    case 'histogram':
    case 'composite':
    case 'facet':
      return undefined;
    default:
      return operator;
  }
}

/** `buckets`, one for each value, `sumOtherDocCount` and `docCountErrorUpperBound`. */
export function* termsReply(
  terms: Terms,
  inner: Aggregations,
  documents: DocumentSet,
  evaluation: Evaluation,
): Steps<Reply[]> {
  const { cost } = evaluation;
  const groups = yield* groupsOf(terms, documents, evaluation);
  const { counts, source, grouping } = groups;
  const candidates = yield* candidatesOf(terms, groups, evaluation);
  const compare = yield* comparison(terms.order, candidates, groups, evaluation);
  const chosen = yield* firstOf(candidates, terms.size, compare);

  let others = yield* total(candidates, counts);
  for (const bucket of chosen) others -= counts[bucket]!;
  cost.buckets(chosen.length);
  cost.reply(chosen.length * 6);
  const members =
    inner.length === 0 ? undefined : yield* membersOf(chosen, counts, source, grouping, cost);
  const buckets: Reply[][] = [];
  for (const bucket of chosen) {
    const reply: Reply[] = ['key', ...groups.keyOf(bucket), 'docCount', counts[bucket]!];
    if (members !== undefined) yield* evaluation.append(reply, inner, members.of(bucket));
    buckets.push(reply);
    if (buckets.length % AT_ONCE === 0) yield;
  }
  // The candidates are held as long as the counts, and as large.
  cost.release(2 * counts.byteLength + groups.bytes + (members?.bytes ?? 0));
  const reply = [...bucketsReply(buckets), 'sumOtherDocCount', others];
  return terms.showsError ? [...reply, 'docCountErrorUpperBound', 0] : reply;
}

function* total(buckets: Uint32Array, counts: Uint32Array): Steps<number> {
  let sum = 0;
  for (let i = 0; i < buckets.length; i++) {
    sum += counts[buckets[i]!]!;
    if (i % AT_ONCE === AT_ONCE - 1) yield;
  }
  return sum;
}

/** The buckets of all values. */
interface Groups {
  readonly source: ValueSource;
  readonly grouping: Grouping;
  readonly counts: Uint32Array;
  /** The key of a bucket in the reply, with what follows it. */
  readonly keyOf: (bucket: number) => Reply[];
  /** The key of a bucket if it is text. */
  readonly textOf: (bucket: number) => Text | undefined;
  readonly bytes: number;
}

function* groupsOf(
  { field, missing, minDocCount }: Terms,
  documents: DocumentSet,
  evaluation: Evaluation,
): Steps<Groups> {
  const { cost } = evaluation;
  const column = evaluation.column(field);
  const fills = column.kind === 'numbers' && typeof missing !== 'string';
  const read = { column, documents };
  const {
    source: filled,
    exact,
    bytes: held,
  } = yield* keyed(read, fills ? missing : undefined, cost);
  const values = yield* distinctValues(filled, cost, minDocCount === 0);
  const textOfValue = (bucket: number) =>
    column.kind === 'terms' ? column.term(values.at(bucket)) : undefined;
  const keyOfValue = (bucket: number) => [
    keyReply(column, values.at(bucket), exact(values.at(bucket))),
    ...keyAsString(column, values.at(bucket)),
  ];
  const bytes = values.bytes + held;
  if (missing === undefined || fills) {
    const counts = yield* countDocuments(filled, values, cost);
    return {
      source: filled,
      grouping: values,
      counts,
      keyOf: keyOfValue,
      textOf: textOfValue,
      bytes,
    };
  }
  // The documents without a value have a bucket of their own, unless its key is a value of others.
  const key = String(missing);
  const same = yield* bucketOfText(key, values, textOfValue);
  const own = same ?? values.size;
  const grouping: Grouping = {
    size: same === undefined ? values.size + 1 : values.size,
    bucketOf: (value) => (Number.isNaN(value) ? own : values.bucketOf(value)),
  };
  const source = { ...filled, missing: NaN };
  const counts = yield* countDocuments(source, grouping, cost);
  return {
    source,
    grouping,
    counts,
    keyOf: (bucket) => (bucket === own ? [fromText(key)] : keyOfValue(bucket)),
    textOf: (bucket) => (bucket === own ? key : textOfValue(bucket)),
    bytes,
  };
}

function* bucketOfText(
  text: Text,
  { size }: DistinctValues,
  textOf: (bucket: number) => Text | undefined,
): Steps<number | undefined> {
  for (let bucket = 0; bucket < size; bucket++) {
    if (textOf(bucket) === text) return bucket;
    if (bucket % AT_ONCE === AT_ONCE - 1) yield;
  }
  return undefined;
}

/** The buckets that have enough documents, and that `include` and `exclude` let through. */
function* candidatesOf(
  { minDocCount, include, exclude }: Terms,
  { counts, textOf }: Groups,
  { cost }: Evaluation,
): Steps<Uint32Array> {
  cost.hold(counts.byteLength);
  const candidates = new Uint32Array(counts.length);
  let found = 0;
  for (let bucket = 0; bucket < counts.length; bucket++) {
    if (bucket % AT_ONCE === AT_ONCE - 1) {
      cost.look(AT_ONCE);
      yield;
    }
    if (counts[bucket]! < minDocCount) continue;
    if (include !== undefined || exclude !== undefined) {
      const text = textOf(bucket) ?? '';
      yield;
      if (include?.(text) === false || exclude?.(text) === true) continue;
    }
    candidates[found++] = bucket;
  }
  return candidates.subarray(0, found);
}

/** The order of buckets. What is equal is ordered by its key; buckets without a number come last. */
function* comparison(
  order: TermsOrder,
  candidates: Uint32Array,
  { counts, source, grouping, textOf }: Groups,
  evaluation: Evaluation,
): Steps<(one: number, other: number) => number> {
  const byKey = (one: number, other: number) => {
    const [text, otherText] = [textOf(one), textOf(other)];
    // Of numbers, only that of missing values is a text, and it is the last bucket. Buckets of numbers ascend.
    if (text === undefined || otherText === undefined) return one - other;
    return compareTexts(text, otherText);
  };
  const sign = order.isDescending ? -1 : 1;
  if (order.by !== 'metric') {
    return (one, other) => {
      if (order.by === 'key') return sign * byKey(one, other);
      return sign * (counts[one]! - counts[other]!) || byKey(one, other);
    };
  }
  const { cost } = evaluation;
  const members = yield* membersOf(candidates, counts, source, grouping, cost);
  cost.hold(counts.length * 8);
  const numbers = new Float64Array(counts.length);
  for (const bucket of candidates) {
    const documents = members.of(bucket);
    numbers[bucket] =
      (yield* metricNumber(order.metric, order.property, documents, evaluation)) ?? NaN;
  }
  cost.release(members.bytes + numbers.byteLength);
  return (one, other) => {
    const [number, otherNumber] = [numbers[one]!, numbers[other]!];
    if (number === otherNumber) return byKey(one, other);
    if (Number.isNaN(number) || Number.isNaN(otherNumber)) {
      return Number(Number.isNaN(number)) - Number(Number.isNaN(otherNumber)) || byKey(one, other);
    }
    return number < otherNumber ? -sign : sign;
  };
}
