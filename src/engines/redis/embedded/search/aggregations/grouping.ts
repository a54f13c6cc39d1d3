import type { Steps } from '../../steps.ts';
import type { DocumentSet } from '../document-index.ts';
import type { AggregationCost } from './limits.ts';
import { distinct, placeOf, sortNumbers, valuesOf } from './sorted-numbers.ts';
import { ValueReader, type ValueSource } from './value-reader.ts';

/** Which bucket a value is in. */
export interface Grouping {
  /** The number of buckets. */
  readonly size: number;
  /** The bucket of a value; -1 if it is in none. */
  readonly bucketOf: (value: number) => number;
}

/** The different values of documents, each with a number. */
export interface DistinctValues extends Grouping {
  /** The value with a number. */
  readonly at: (bucket: number) => number;
  /** What they hold until they are released, in bytes. */
  readonly bytes: number;
}

/** Up to how many ordinals are numbered by themselves, although most may be of other documents. */
const FEW = 1024;

/**
 * Numbers the different values. Ordinals that are not many more than the documents keep theirs, so some may be of none;
 * otherwise the numbers ascend with the values.
 * @param all whether ordinals that no document has are numbered as well
 */
export function* distinctValues(
  source: ValueSource,
  cost: AggregationCost,
  all = false,
): Steps<DistinctValues> {
  const { column, documents } = source;
  if (column.kind === 'terms') {
    const { ordinals } = column;
    if (all || ordinals <= Math.max(FEW, 4 * documents.length)) {
      return { size: ordinals, bucketOf: (value) => value, at: (bucket) => bucket, bytes: 0 };
    }
  }
  const values = yield* valuesOf(source, cost);
  yield* sortNumbers(values, cost);
  const sorted = yield* distinct(values);
  return {
    size: sorted.length,
    bucketOf: (value) => placeOf(sorted, value),
    at: (bucket) => sorted[bucket]!,
    bytes: values.byteLength,
  };
}

/** Counts the documents of each bucket. One with several values in a bucket counts once. */
export function* countDocuments(
  source: ValueSource,
  grouping: Grouping,
  cost: AggregationCost,
): Steps<Uint32Array> {
  cost.hold(grouping.size * 4);
  const counts = new Uint32Array(grouping.size);
  yield* eachMember(source, grouping, cost, (bucket) => counts[bucket]!++);
  return counts;
}

/** The documents of some buckets. */
export interface Members {
  /** Those of a bucket. */
  readonly of: (bucket: number) => DocumentSet;
  /** What they hold until they are released, in bytes. */
  readonly bytes: number;
}

/**
 * Lists the documents of some buckets.
 * @param counts of all buckets
 */
export function* membersOf(
  buckets: readonly number[] | Uint32Array,
  counts: Uint32Array,
  source: ValueSource,
  grouping: Grouping,
  cost: AggregationCost,
): Steps<Members> {
  // One more than the place in the list of the buckets.
  const slots = new Uint32Array(grouping.size);
  const ends = new Uint32Array(buckets.length);
  let total = 0;
  for (let i = 0; i < buckets.length; i++) {
    const bucket = buckets[i]!;
    slots[bucket] = i + 1;
    ends[i] = total;
    total += counts[bucket]!;
    if (i % FEW === FEW - 1) yield;
  }
  const bytes = total * 4 + slots.byteLength + ends.byteLength;
  cost.hold(bytes);
  const documents = new Uint32Array(total);
  yield* eachMember(source, grouping, cost, (bucket, place) => {
    const slot = slots[bucket]!;
    if (slot > 0) documents[ends[slot - 1]!++] = source.documents[place]!;
  });
  const of = (bucket: number) => {
    const end = ends[slots[bucket]! - 1]!;
    return documents.subarray(end - counts[bucket]!, end);
  };
  return { of, bytes };
}

/** Calls back for each bucket of each document. */
function* eachMember(
  source: ValueSource,
  { size, bucketOf }: Grouping,
  cost: AggregationCost,
  visit: (bucket: number, place: number) => void,
): Steps<void> {
  const reader = new ValueReader(source, cost);
  // For each bucket one more than the place of the last document in it, once a document may be in one twice.
  let last: Uint32Array | undefined;
  while (reader.hasMore) {
    const read = reader.next();
    if (reader.isMultiValued && last === undefined) {
      cost.hold(size * 4);
      last = new Uint32Array(size);
    }
    for (let i = 0; i < read; i++) {
      const bucket = bucketOf(reader.values[i]!);
      if (bucket < 0) continue;
      const place = reader.places[i]!;
      if (last?.[bucket] === place + 1) continue;
      if (last !== undefined) last[bucket] = place + 1;
      visit(bucket, place);
    }
    yield;
  }
  if (last !== undefined) cost.release(last.byteLength);
}
