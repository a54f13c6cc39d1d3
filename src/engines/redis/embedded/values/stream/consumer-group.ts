import type { ByteString } from '../../../bytes.ts';
import { ScoreIndex } from '../score-index.ts';
import { stringBytes } from '../value.ts';
import type { StreamId } from './stream-id.ts';

/** One who reads in a group. */
export interface Consumer {
  readonly name: ByteString;
  /** When it last tried to read, and when it last was given anything, in Unix milliseconds. */
  seenAt: number;
  activeAt: number | undefined;
  /** The keys of the entries that it has not acknowledged, in order; a key has no score. */
  readonly pending: ScoreIndex;
}

/** An entry that was delivered and not acknowledged. */
export interface PendingEntry {
  /** See `idKey`. */
  readonly key: ByteString;
  consumer: Consumer;
  /** In Unix milliseconds. */
  deliveredAt: number;
  deliveries: number;
}

/** An entry in a map, its key, its places in two indexes, and the object; in bytes. */
const PENDING_BYTES = 200;
const CONSUMER_BYTES = 400;
const GROUP_BYTES = 600;
/** How many pending entries are looked up at once. */
const CHUNK = 64;

/** The consumers that share the entries of a stream, and what was delivered to each. */
export class ConsumerGroup {
  readonly name: ByteString;
  /** The last entry that was delivered. */
  lastId: StreamId;
  /** How many entries there have been up to that one; undefined where nobody can tell. */
  entriesRead: number | undefined;
  readonly #consumers = new Map<ByteString, Consumer>();
  readonly #pending = new Map<ByteString, PendingEntry>();
  readonly #order = new ScoreIndex();
  #nameBytes: number;

  constructor(name: ByteString, lastId: StreamId, entriesRead: number | undefined) {
    this.name = name;
    this.lastId = lastId;
    this.entriesRead = entriesRead;
    this.#nameBytes = stringBytes(name);
  }

  get bytes(): number {
    return (
      GROUP_BYTES +
      this.#nameBytes +
      this.#consumers.size * CONSUMER_BYTES +
      this.#pending.size * PENDING_BYTES
    );
  }

  get consumerCount(): number {
    return this.#consumers.size;
  }

  get pendingCount(): number {
    return this.#pending.size;
  }

  /** In the order of their names. */
  consumers(): Consumer[] {
    return [...this.#consumers.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
  }

  consumer(name: ByteString): Consumer | undefined {
    return this.#consumers.get(name);
  }

  /** Adds a consumer that is not there yet. */
  addConsumer(name: ByteString, seenAt: number, activeAt?: number): Consumer {
    const consumer: Consumer = { name, seenAt, activeAt, pending: new ScoreIndex() };
    this.#consumers.set(name, consumer);
    this.#nameBytes += stringBytes(name);
    return consumer;
  }

  /** Removes a consumer with all that it has not acknowledged. */
  removeConsumer(consumer: Consumer): void {
    for (const [key] of [...consumer.pending.entries()]) this.remove(this.#pending.get(key)!);
    this.#consumers.delete(consumer.name);
    this.#nameBytes -= stringBytes(consumer.name);
  }

  pending(key: ByteString): PendingEntry | undefined {
    return this.#pending.get(key);
  }

  /** Notes what was delivered, and to whom; it is not pending yet. */
  add(key: ByteString, consumer: Consumer, deliveredAt: number, deliveries: number): PendingEntry {
    const entry: PendingEntry = { key, consumer, deliveredAt, deliveries };
    this.#pending.set(key, entry);
    this.#order.insert(0, key);
    consumer.pending.insert(0, key);
    return entry;
  }

  /** Makes it another consumer's. */
  assign(entry: PendingEntry, consumer: Consumer): void {
    if (entry.consumer === consumer) return;
    entry.consumer.pending.delete(0, entry.key);
    consumer.pending.insert(0, entry.key);
    entry.consumer = consumer;
  }

  remove({ key, consumer }: PendingEntry): void {
    this.#pending.delete(key);
    this.#order.delete(0, key);
    consumer.pending.delete(0, key);
  }

  /** The lowest and the highest ID that are pending, as keys. */
  bounds(): { first: ByteString; last: ByteString } | undefined {
    let [first, last]: (ByteString | undefined)[] = [];
    this.#order.visitUp(0, 1, (key) => (first = key));
    this.#order.visitDown(this.#order.size - 1, 1, (key) => (last = key));
    return first === undefined || last === undefined ? undefined : { first, last };
  }

  /**
   * What is pending, of one consumer or of all, in order from a key on. It may be acknowledged or
   * assigned meanwhile.
   */
  *pendingFrom(start: ByteString, of?: Consumer): Generator<PendingEntry, void> {
    const index = of?.pending ?? this.#order;
    let rank = index.countBelow((_, key) => key < start);
    while (rank < index.size) {
      const keys: ByteString[] = [];
      index.visitUp(rank, CHUNK, (key) => keys.push(key));
      for (const key of keys) {
        const entry = this.#pending.get(key);
        if (entry !== undefined && (of === undefined || entry.consumer === of)) yield entry;
      }
      rank = index.countBelow((_, key) => key <= keys.at(-1)!);
    }
  }

  clone(): ConsumerGroup {
    const copy = new ConsumerGroup(this.name, this.lastId, this.entriesRead);
    for (const { name, seenAt, activeAt } of this.#consumers.values()) {
      copy.addConsumer(name, seenAt, activeAt);
    }
    for (const { key, consumer, deliveredAt, deliveries } of this.#pending.values()) {
      copy.add(key, copy.consumer(consumer.name)!, deliveredAt, deliveries);
    }
    return copy;
  }
}
