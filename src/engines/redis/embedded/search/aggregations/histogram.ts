import type { Reply } from '../../../reply.ts';
import { AT_ONCE, type Steps } from '../../steps.ts';
import type { DocumentSet } from '../document-index.ts';
import type { Aggregations, Bounds, Histogram } from './aggregation.ts';
import { durationOffset, fixedInterval } from './duration.ts';
import type { Evaluation } from './evaluation.ts';
import { countDocuments, membersOf, type Grouping } from './grouping.ts';
import type { AggregationCost } from './limits.ts';
import type { Options } from './options.ts';
import { bucketsReply, dateText, numberReply } from './reply.ts';
import { distinct, placeOf, sortNumbers, valuesOf } from './sorted-numbers.ts';
import { ValueReader, type ValueSource } from './value-reader.ts';

export function parseHistogram(options: Options): Histogram {
  const field = options.field(['U64', 'I64', 'F64', 'DATE']).path;
  const interval = options.number('interval');
  if (interval === undefined || interval <= 0) {
    throw options.error("option 'interval' must be a positive number");
  }
  const offset = options.number('offset') ?? 0;
  return { ...parseBuckets(options), field, interval, offset };
}

export function parseDateHistogram(options: Options): Histogram {
  const field = options.field(['DATE']).path;
  const interval = fixedInterval(options);
  if (interval === undefined) throw options.error("is missing required option 'fixedInterval'");
  return { ...parseBuckets(options), field, interval, offset: durationOffset(options) };
}

/** The options that both have. */
function parseBuckets(options: Options): Omit<Histogram, 'field' | 'interval' | 'offset'> {
  const minDocCount = options.integer('minDocCount', 0) ?? 0;
  const hardBounds = parseBounds('hardBounds', options);
  const extendedBounds = parseBounds('extendedBounds', options);
  // The rules of Tantivy (`histogram.rs` `validate`).
  if (extendedBounds !== undefined && minDocCount > 0) {
    throw options.error("option 'extendedBounds' requires 'minDocCount' to be 0");
  }
  if (extendedBounds !== undefined && hardBounds !== undefined) {
    if (extendedBounds.min < hardBounds.min || extendedBounds.max > hardBounds.max) {
      throw options.error("option 'extendedBounds' must be inside 'hardBounds'");
    }
  }
  const isKeyed = options.boolean('keyed') ?? false;
  return { kind: 'histogram', minDocCount, hardBounds, extendedBounds, isKeyed };
}

function parseBounds(option: string, options: Options): Bounds | undefined {
  const value = options.value(option);
  if (value === undefined) return undefined;
  const within = options.within(option, value);
  const [min, max] = [within.number('min'), within.number('max')];
  within.end();
  if (min === undefined || max === undefined || min > max) {
    throw within.error("requires numbers 'min' and 'max', of which 'min' is not greater");
  }
  return { min, max };
}

/** `buckets`: by default all from that of the least value to that of the greatest, also empty ones. */
export function* histogramReply(
  histogram: Histogram,
  inner: Aggregations,
  documents: DocumentSet,
  evaluation: Evaluation,
): Steps<Reply[]> {
  const { cost } = evaluation;
  const column = evaluation.column(histogram.field);
  const source = { column, documents, missing: undefined };
  const grid = yield* gridOf(histogram, source, cost);
  const counts = yield* countDocuments(source, grid, cost);
  const shown: number[] = [];
  for (let bucket = 0; bucket < grid.size; bucket++) {
    if (counts[bucket]! >= histogram.minDocCount) shown.push(bucket);
    if (bucket % AT_ONCE === AT_ONCE - 1) yield;
  }
  cost.buckets(shown.length);
  cost.reply(shown.length * 7);
  const members =
    inner.length === 0 ? undefined : yield* membersOf(shown, counts, source, grid, cost);
  const isDate = column.type === 'DATE';
  const buckets: Reply[][] = [];
  const keys: Reply[] = [];
  for (const bucket of shown) {
    const key = grid.position(bucket) * histogram.interval + histogram.offset;
    const text = isDate ? dateText(key) : String(key);
    keys.push(text);
    const reply: Reply[] = ['key', numberReply(key)];
    if (isDate) reply.push('keyAsString', text);
    reply.push('docCount', counts[bucket]!);
    if (members !== undefined) yield* evaluation.append(reply, inner, members.of(bucket));
    buckets.push(reply);
    if (buckets.length % AT_ONCE === 0) yield;
  }
  cost.release(counts.byteLength + grid.bytes + (members?.bytes ?? 0));
  return bucketsReply(buckets, histogram.isKeyed ? keys : undefined);
}

/** The buckets of a histogram, by their positions: the one that begins with the offset has 0. */
interface Grid extends Grouping {
  readonly position: (bucket: number) => number;
  /** What it holds until it is released. */
  readonly bytes: number;
}

function* gridOf(
  { interval, offset, minDocCount, hardBounds, extendedBounds }: Histogram,
  source: ValueSource,
  cost: AggregationCost,
): Steps<Grid> {
  const positionOf = (value: number) => Math.floor((value - offset) / interval);
  const isWithin = (value: number) =>
    hardBounds === undefined || (value >= hardBounds.min && value <= hardBounds.max);
  if (minDocCount > 0) return yield* filledGrid(positionOf, isWithin, source, cost);

  let [first, last] = [Infinity, -Infinity];
  const extend = (value: number) => {
    const position = positionOf(value);
    if (position < first) first = position;
    if (position > last) last = position;
  };
  if (extendedBounds !== undefined) {
    extend(extendedBounds.min);
    extend(extendedBounds.max);
  }
  const reader = new ValueReader(source, cost);
  while (reader.hasMore) {
    const read = reader.next();
    for (let i = 0; i < read; i++) if (isWithin(reader.values[i]!)) extend(reader.values[i]!);
    yield;
  }
  const size = last === -Infinity && first === Infinity ? 0 : last - first + 1;
  // Before there is an array of them; they are counted when they are known to be shown.
  cost.buckets(size);
  cost.buckets(-size);
  return {
    size,
    bucketOf: (value) => (isWithin(value) ? positionOf(value) - first : -1),
    position: (bucket) => first + bucket,
    bytes: 0,
  };
}

/** The buckets that have documents, however far apart. */
function* filledGrid(
  positionOf: (value: number) => number,
  isWithin: (value: number) => boolean,
  source: ValueSource,
  cost: AggregationCost,
): Steps<Grid> {
  const values = yield* valuesOf(source, cost);
  let count = 0;
  for (let i = 0; i < values.length; i++) {
    if (isWithin(values[i]!)) values[count++] = positionOf(values[i]!);
    if (i % AT_ONCE === AT_ONCE - 1) yield;
  }
  const filled = values.subarray(0, count);
  yield* sortNumbers(filled, cost);
  const positions = yield* distinct(filled);
  // The interval is too small for such values.
  if (!Number.isFinite(positions[0] ?? 0) || !Number.isFinite(positions.at(-1) ?? 0))
    cost.buckets(Infinity);
  return {
    size: positions.length,
    bucketOf: (value) => (isWithin(value) ? placeOf(positions, positionOf(value)) : -1),
    position: (bucket) => positions[bucket]!,
    bytes: values.byteLength,
  };
}
