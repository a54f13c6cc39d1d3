import type { ByteString } from '../../../bytes.ts';
import { AT_ONCE, type Steps } from '../../steps.ts';
import { ScoreIndex } from '../score-index.ts';
import { stringBytes } from '../value-object.ts';
import type { StreamId } from './stream-id.ts';

/** A consumer of a group. */
export interface Consumer {
  readonly name: ByteString;
  /** When it last tried to read and when it last got an entry, in Unix milliseconds. */
  seenAt: number;
  activeAt: number | undefined;
  /** The keys of its pending entries, in order; they have no score. */
  readonly pending: ScoreIndex;
}

/** An entry that was delivered but not acknowledged. */
export interface PendingEntry {
  /** See `idKey`. */
  readonly key: ByteString;
  consumer: Consumer;
  /** In Unix milliseconds. */
  deliveredAt: number;
  deliveries: number;
}

/** The memory of a pending entry: in a map, with its key, in two indexes, and the object; in bytes. */
const PENDING_BYTES = 200;
const CONSUMER_BYTES = 400;
const GROUP_BYTES = 600;
/** The number of pending entries looked up at once. */
const CHUNK = 64;

/** The consumers that share the entries of a stream, and the pending entries of each. */
export class ConsumerGroup {
  readonly name: ByteString;
  /** The ID of the last delivered entry. */
  lastId: StreamId;
  /** The number of entries up to that ID; undefined if unknown. */
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

  /** Ordered by name. */
  consumers(): Consumer[] {
    return [...this.#consumers.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
  }

  consumer(name: ByteString): Consumer | undefined {
    return this.#consumers.get(name);
  }

  /** Adds a consumer that does not exist yet. */
  addConsumer(name: ByteString, seenAt: number, activeAt?: number): Consumer {
    const consumer: Consumer = { name, seenAt, activeAt, pending: new ScoreIndex() };
    this.#consumers.set(name, consumer);
    this.#nameBytes += stringBytes(name);
    return consumer;
  }

  /** Removes a consumer with its pending entries. */
  removeConsumer(consumer: Consumer): void {
    for (const [key] of [...consumer.pending.entries()]) this.remove(this.#pending.get(key)!);
    this.#consumers.delete(consumer.name);
    this.#nameBytes -= stringBytes(consumer.name);
  }

  pending(key: ByteString): PendingEntry | undefined {
    return this.#pending.get(key);
  }

  /** Adds a pending entry that is new. */
  add(key: ByteString, consumer: Consumer, deliveredAt: number, deliveries: number): PendingEntry {
    const entry: PendingEntry = { key, consumer, deliveredAt, deliveries };
    this.#pending.set(key, entry);
    this.#order.insert(0, key);
    consumer.pending.insert(0, key);
    return entry;
  }

  /** Assigns a pending entry to another consumer. */
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

  /** The lowest and the highest pending ID, as keys. */
  bounds(): { first: ByteString; last: ByteString } | undefined {
    let [first, last]: (ByteString | undefined)[] = [];
    this.#order.visitUp(0, 1, (key) => (first = key));
    this.#order.visitDown(this.#order.size - 1, 1, (key) => (last = key));
    return first === undefined || last === undefined ? undefined : { first, last };
  }

  /**
   * The pending entries of one consumer or of all, in order from a key on. They may be acknowledged or assigned during
   * the iteration.
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

  *cloneInSteps(): Steps<ConsumerGroup> {
    const copy = new ConsumerGroup(this.name, this.lastId, this.entriesRead);
    for (const { name, seenAt, activeAt } of this.#consumers.values()) {
      copy.addConsumer(name, seenAt, activeAt);
    }
    for (const { key, consumer, deliveredAt, deliveries } of this.#pending.values()) {
      copy.add(key, copy.consumer(consumer.name)!, deliveredAt, deliveries);
      if (copy.pendingCount % AT_ONCE === 0) yield;
    }
    return copy;
  }
}
