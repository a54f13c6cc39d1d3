import { fromText } from '../../../bytes.ts';
import type { Reply } from '../../../reply.ts';
import { AT_ONCE, type Steps } from '../../steps.ts';
import { rise, sink } from '../../values/heap.ts';
import { sortInSteps } from '../../values/sorting.ts';
import type { Column } from '../columns.ts';
import type { DocumentSet } from '../document-index.ts';
import type { Aggregations, Composite, CompositeSource, CompositeValue } from './aggregation.ts';
import { afterKey } from './composite-cursor.ts';
import { sourceKeys, type SourceKeys } from './composite-sources.ts';
import type { Evaluation } from './evaluation.ts';
import { keyed } from './exact-values.ts';
import type { AggregationCost } from './limits.ts';
import { bucketsReply, dateText, numberReply } from './reply.ts';
import { SORTED_AT_ONCE } from './top.ts';

/** About what a bucket takes, besides its documents. */
const BUCKET_BYTES = 300;
/** What it takes to put a part of a combination into its bucket. */
const LOOKS_FOR_A_PART = 16;
/** A document may take some microseconds. */
const DOCUMENTS_AT_ONCE = AT_ONCE / 8;

interface Bucket {
  readonly code: string;
  readonly values: readonly CompositeValue[];
  count: number;
  /** The place of the last document, which counts once although several of its values may be in the bucket. */
  last: number;
  /** Only if there are inner aggregations. */
  readonly documents: number[];
}

/** A page of `buckets`, one for each combination of values, and `afterKey` unless it is empty. */
export function* compositeReply(
  composite: Composite,
  inner: Aggregations,
  documents: DocumentSet,
  evaluation: Evaluation,
): Steps<Reply[]> {
  const { cost } = evaluation;
  const { sources } = composite;
  const columns: Column[] = [];
  const keys: SourceKeys[] = [];
  let held = 0;
  for (const source of sources) {
    const read = { column: evaluation.column(source.field), documents };
    if (source.grouping.by === 'value') {
      const values = yield* keyed(read, undefined, cost);
      columns.push(values.source.column);
      keys.push(sourceKeys(source, values.source.column, values.exact));
      held += values.bytes;
    } else {
      columns.push(read.column);
      keys.push(sourceKeys(source, read.column));
    }
  }
  const page = new Page(composite, columns, keys, inner.length > 0, cost);
  for (let place = 0; place < documents.length; place++) {
    yield* page.add(documents[place]!, place);
    if (place % DOCUMENTS_AT_ONCE === 0) yield;
  }
  const buckets = yield* page.sorted();
  cost.buckets(buckets.length);
  cost.reply(buckets.length * (5 + 2 * sources.length));
  const replies: Reply[][] = [];
  for (const bucket of buckets) {
    const key = sources.flatMap((source, i) => [
      fromText(source.name),
      partReply(source, columns[i]!, bucket.values[i]!),
    ]);
    const reply: Reply[] = ['key', key, 'docCount', bucket.count];
    if (inner.length > 0) {
      yield* evaluation.append(reply, inner, Uint32Array.from(bucket.documents));
    }
    replies.push(reply);
    if (replies.length % DOCUMENTS_AT_ONCE === 0) yield;
  }
  cost.release(page.bytes + held);
  const last = buckets.at(-1);
  if (last === undefined) return bucketsReply([]);
  return [...bucketsReply(replies), 'afterKey', afterKey(sources, last.values)];
}

function partReply({ grouping }: CompositeSource, column: Column, value: CompositeValue): Reply {
  if (value === null) return null;
  if (typeof value === 'string') return fromText(value);
  const isDate = column.type === 'DATE' && grouping.by === 'value';
  return isDate ? dateText(Number(value)) : numberReply(value);
}

/** Keeps the first buckets after a key. */
class Page {
  readonly #composite: Composite;
  readonly #columns: readonly Column[];
  readonly #keys: readonly SourceKeys[];
  readonly #keepsDocuments: boolean;
  readonly #cost: AggregationCost;
  readonly #byCode = new Map<string, Bucket>();
  /** The last bucket is at the top. */
  readonly #heap: Bucket[] = [];
  #bytes = 0;

  constructor(
    composite: Composite,
    columns: readonly Column[],
    keys: readonly SourceKeys[],
    keepsDocuments: boolean,
    cost: AggregationCost,
  ) {
    this.#composite = composite;
    this.#columns = columns;
    this.#keys = keys;
    this.#keepsDocuments = keepsDocuments;
    this.#cost = cost;
  }

  /** What is held until it is released. */
  get bytes(): number {
    return this.#bytes;
  }

  /** The buckets in their order. */
  sorted(): Steps<Bucket[]> {
    return sortInSteps(
      this.#heap,
      (one, other) => this.#compare(one.values, other.values),
      SORTED_AT_ONCE,
    );
  }

  /** Adds a document to the buckets of all combinations of its values. */
  *add(document: number, place: number): Steps<void> {
    const columns = this.#columns;
    const counts = columns.map((column) => column.count(document));
    for (const [i, { hasMissingBucket }] of this.#composite.sources.entries()) {
      if (counts[i] === 0 && !hasMissingBucket) return;
    }
    // The next combination, counted like the digits of a number.
    const indexes = columns.map(() => 0);
    for (let combinations = 1; ; combinations++) {
      this.#cost.look(LOOKS_FOR_A_PART * columns.length);
      this.#addOne(
        columns.map((column, i) =>
          counts[i] === 0 ? NaN : this.#keys[i]!.code(column.at(document, indexes[i]!)),
        ),
        document,
        place,
      );
      if (combinations % DOCUMENTS_AT_ONCE === 0) yield;
      let digit = indexes.length - 1;
      while (digit >= 0 && ++indexes[digit]! >= counts[digit]!) indexes[digit--] = 0;
      if (digit < 0) return;
    }
  }

  #addOne(codes: readonly number[], document: number, place: number): void {
    const code = codes.join();
    const bucket = this.#byCode.get(code) ?? this.#begin(code, codes);
    if (bucket === undefined || bucket.last === place) return;
    bucket.count++;
    bucket.last = place;
    if (!this.#keepsDocuments) return;
    this.#hold(8);
    bucket.documents.push(document);
  }

  /** @returns undefined if the bucket is not on the page */
  #begin(code: string, codes: readonly number[]): Bucket | undefined {
    const { size, after } = this.#composite;
    const heap = this.#heap;
    const values = codes.map((part, i) => this.#keys[i]!.value(part));
    if (after !== undefined && this.#compare(values, after) <= 0) return undefined;
    const isFull = heap.length === size;
    if (isFull && this.#compare(values, heap[0]!.values) >= 0) return undefined;
    const bucket: Bucket = { code, values, count: 0, last: -1, documents: [] };
    const byOrder = (one: Bucket, other: Bucket) => this.#compare(one.values, other.values);
    if (!isFull) {
      this.#hold(BUCKET_BYTES);
      heap.push(bucket);
      rise(heap, byOrder);
    } else {
      const last = heap[0]!;
      this.#byCode.delete(last.code);
      this.#hold(-8 * last.documents.length);
      heap[0] = bucket;
      sink(heap, byOrder);
    }
    this.#byCode.set(code, bucket);
    return bucket;
  }

  #hold(bytes: number): void {
    this.#bytes += bytes;
    if (bytes > 0) this.#cost.hold(bytes);
    else this.#cost.release(-bytes);
  }

  #compare(one: readonly CompositeValue[], other: readonly CompositeValue[]): number {
    for (let i = 0; i < this.#keys.length; i++) {
      const order = this.#keys[i]!.compare(one[i]!, other[i]!);
      if (order !== 0) return order;
    }
    return 0;
  }
}
