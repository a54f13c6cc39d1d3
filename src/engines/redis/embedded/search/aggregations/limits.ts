import { RedisError } from '../../../reply.ts';
import { uncounted, type Spending } from '../../work.ts';

/** What aggregations of one request may cost. */
export const LIMITS = {
  /** The length of their text. */
  bytes: 256 * 1024,
  /** How deep aggregations may be nested in `$aggs`. */
  depth: 8,
  /** The number of aggregations, nested ones included. */
  aggregations: 256,
  /** The number of sources of a `$composite`. */
  sources: 16,
  /** The number of `ranges`. */
  ranges: 1024,
  /** The number of `percents`. */
  percents: 1000,
  /** The number of paths that a `$facet` looks at: a map of more grows too slowly. */
  paths: 250_000,
  /** The number of buckets in the reply, which is that of Tantivy (`DEFAULT_BUCKET_LIMIT`). */
  buckets: 65_000,
  /** The number of values in the reply. */
  replyValues: 2_000_000,
  /** The number of values of documents that are looked at, each as often as it is; more where that takes long. */
  looks: 50_000_000,
  /** What is held meanwhile, in bytes. */
  memory: 256 * 1024 * 1024,
} as const;

/** How many of these take the time of a value that a command looks at. */
const FOR_A_VALUE = 8;

type Mutable<T> = { -readonly [K in keyof T]: number };

/** Measures what the aggregations of one request cost while they run. */
export class AggregationCost {
  readonly #limits: Readonly<Mutable<typeof LIMITS>>;
  readonly #spending: Spending;
  #buckets = 0;
  #replyValues = 0;
  #looks = 0;
  #memory = 0;

  /** @param spending what is counted as well: the work of a transaction or a script */
  constructor(spending: Spending = uncounted, limits: Readonly<Mutable<typeof LIMITS>> = LIMITS) {
    this.#spending = spending;
    this.#limits = limits;
  }

  /** To be called before buckets are made. @throws RedisError if they are too many */
  buckets(count: number): void {
    this.#buckets += count;
    // Not a number if an interval is too small for the values.
    if (this.#buckets <= this.#limits.buckets) return;
    throw new RedisError(
      `ERR the aggregations have too many buckets. Limit: ${this.#limits.buckets}. Use a smaller size, a larger interval, or $composite`,
    );
  }

  /** To be called before a part of the reply is made. @throws RedisError if it becomes too large */
  reply(values: number): void {
    this.#replyValues += values;
    if (this.#replyValues <= this.#limits.replyValues) return;
    throw new RedisError(
      `ERR the reply to the aggregations is too large. Limit: ${this.#limits.replyValues} values`,
    );
  }

  /** To be called with the number of values that are looked at. @throws RedisError if they are too many */
  look(values: number): void {
    this.#looks += values;
    this.#spending.spend(values / FOR_A_VALUE);
    if (this.#looks <= this.#limits.looks) return;
    throw new RedisError(
      `ERR the aggregations take too long. Limit: ${this.#limits.looks} values looked at`,
    );
  }

  /** To be called before memory is taken. @throws RedisError if that is too much */
  hold(bytes: number): void {
    this.#memory += bytes;
    if (this.#memory <= this.#limits.memory) return;
    throw new RedisError(
      `ERR the aggregations need too much memory. Limit: ${this.#limits.memory} bytes`,
    );
  }

  /** Memory has been given back. */
  release(bytes: number): void {
    this.#memory -= bytes;
  }
}
