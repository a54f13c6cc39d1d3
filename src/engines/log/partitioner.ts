import { murmur2 } from './murmur2.ts';

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
