/** Kafka `ProducerConfig` `batch.size`: bytes that go to one partition before another is chosen. */
const STICKY_BYTES = 16_384;

/** The partition for a key: `toPositive(murmur2(key)) % partitions` (Kafka `BuiltInPartitioner.partitionForKey`). */
export function partitionForKey(key: Buffer, partitions: number): number {
  return (murmur2(key) & 0x7fffffff) % partitions;
}

/**
 * Chooses partitions of a topic for records without a key: one at random, until a batch of them is full (Kafka
 * `BuiltInPartitioner`, KIP-794).
 */
export class StickyPartitioner {
  readonly #random: () => number;
  #partition = -1;
  #bytes = 0;

  /** @param random gives numbers from 0 to below 1 */
  constructor(random: () => number) {
    this.#random = random;
  }

  /** @param bytes size of the record */
  next(partitions: number, bytes: number): number {
    if (this.#partition < 0 || this.#bytes >= STICKY_BYTES) {
      this.#partition = Math.floor(this.#random() * partitions);
      this.#bytes = 0;
    }
    this.#bytes += bytes;
    return this.#partition;
  }
}

const SEED = 0x9747b28c;
const M = 0x5bd1e995;
const R = 24;

/**
 * The hash by which Kafka's clients choose partitions (Kafka `Utils.murmur2`): 32-bit MurmurHash2 with Kafka's seed.
 * @returns a signed 32-bit integer, as in Java
 */
export function murmur2(bytes: Uint8Array): number {
  const length = bytes.length;
  const whole = length & ~3;
  let hash = SEED ^ length;
  for (let i = 0; i < whole; i += 4) {
    let word = bytes[i]! | (bytes[i + 1]! << 8) | (bytes[i + 2]! << 16) | (bytes[i + 3]! << 24);
    word = Math.imul(word, M);
    word ^= word >>> R;
    hash = Math.imul(hash, M) ^ Math.imul(word, M);
  }
  if (length > whole) {
    let rest = 0;
    for (let i = length - 1; i >= whole; i--) rest = (rest << 8) | bytes[i]!;
    hash = Math.imul(hash ^ rest, M);
  }
  hash = Math.imul(hash ^ (hash >>> 13), M);
  return hash ^ (hash >>> 15);
}
