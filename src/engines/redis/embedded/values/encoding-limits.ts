/**
 * Up to where values keep their compact encodings, as OBJECT ENCODING shows them. Each database has one such object, which
 * CONFIG SET changes; values look at it when they grow, so that a change has its effect at the next write, as in Redis.
 */
export interface EncodingLimits {
  /** `hash-max-listpack-entries` and `hash-max-listpack-value`, the latter in bytes, as all that are named `value`. */
  hashEntries: number;
  hashValue: number;
  /** `list-max-listpack-size`: a number of elements, or from -1 to -5 a size of 4 KB to 64 KB. */
  listSize: number;
  /** `set-max-intset-entries`, `set-max-listpack-entries`, `set-max-listpack-value` */
  setIntegers: number;
  setEntries: number;
  setValue: number;
  /** `zset-max-listpack-entries` and `zset-max-listpack-value` */
  sortedSetEntries: number;
  sortedSetValue: number;
  /** `stream-node-max-entries` and `stream-node-max-bytes` */
  nodeEntries: number;
  nodeBytes: number;
  /** `hll-sparse-max-bytes` */
  sparseBytes: number;
}

/** The limits of Redis 7.2. */
export const DEFAULT_ENCODING_LIMITS: Readonly<EncodingLimits> = {
  hashEntries: 512,
  hashValue: 64,
  listSize: -2,
  setIntegers: 512,
  setEntries: 128,
  setValue: 64,
  sortedSetEntries: 128,
  sortedSetValue: 64,
  nodeEntries: 100,
  nodeBytes: 4096,
  sparseBytes: 3000,
};
