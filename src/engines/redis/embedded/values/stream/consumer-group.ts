import { NameMap } from '../../../../../base/name-map.ts';
import type { ByteString } from '../../../bytes.ts';
import { AT_ONCE, type Steps } from '../../steps.ts';
import { ScoreIndex } from '../score-index.ts';
import { sortInSteps } from '../sorting.ts';
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

/** The memory of all groups of a stream, in bytes. */
export interface GroupTotal {
  bytes: number;
}

/** To whom and when an entry was delivered last. */
interface Delivery {
  /** Undefined if that consumer has given it back (XNACK). */
  readonly consumer: Consumer | undefined;
  /** In Unix milliseconds; {@link GIVEN_BACK} if it was given back. */
  readonly deliveredAt: number;
  /** How often it was delivered; see `deliveries.ts`. */
  readonly deliveries: number;
}

/** An entry that was delivered but not acknowledged. It changes by {@link ConsumerGroup.deliver}. */
export interface PendingEntry extends Delivery {
  /** See `idKey`. */
  readonly key: ByteString;
}

/** The time of delivery of entries that were given back, which may be claimed at once (Redis 8.8 `xnackCommand`). */
export const GIVEN_BACK = 0;

/** The memory of a pending entry: in a map, with its key, in two indexes, and the object; in bytes. */
const PENDING_BYTES = 200;
/** What the order of delivery takes for each of them. */
const PLACE_BYTES = 28;
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
  readonly #consumers = new NameMap<ByteString, Consumer>();
  readonly #pending = new NameMap<ByteString, PendingEntry>();
  readonly #order = new ScoreIndex();
  /** By the time of delivery; made when entries are first claimed by XREADGROUP. */
  #byDelivery: ScoreIndex | undefined;
  #givenBack = 0;
  #nameBytes: number;

  #total: GroupTotal | undefined;
  /** What of it is counted in the total. */
  #counted = 0;

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
      this.#pending.size * PENDING_BYTES +
      (this.#byDelivery?.size ?? 0) * PLACE_BYTES
    );
  }

  /** Counts its memory, from now on after each change, in that of all groups of a stream. */
  countIn(total: GroupTotal | undefined): void {
    if (this.#total !== undefined) this.#total.bytes -= this.#counted;
    this.#total = total;
    this.#counted = 0;
    this.#count();
  }

  #count(): void {
    if (this.#total === undefined) return;
    const { bytes } = this;
    this.#total.bytes += bytes - this.#counted;
    this.#counted = bytes;
  }

  get consumerCount(): number {
    return this.#consumers.size;
  }

  get pendingCount(): number {
    return this.#pending.size;
  }

  /** The number of pending entries that no consumer has. */
  get givenBack(): number {
    return this.#givenBack;
  }

  get consumers(): Iterable<Consumer> {
    return this.#consumers.values();
  }

  /** Ordered by name. */
  sortedConsumers(): Steps<Consumer[]> {
    return sortInSteps([...this.#consumers.values()], byName);
  }

  consumer(name: ByteString): Consumer | undefined {
    return this.#consumers.get(name);
  }

  /** Adds a consumer that does not exist yet. */
  addConsumer(name: ByteString, seenAt: number, activeAt?: number): Consumer {
    const consumer: Consumer = { name, seenAt, activeAt, pending: new ScoreIndex() };
    this.#consumers.set(name, consumer);
    this.#nameBytes += stringBytes(name);
    this.#count();
    return consumer;
  }

  /** Removes a consumer with its pending entries. */
  *removeConsumer(consumer: Consumer): Steps<void> {
    let removed = 0;
    for (const [key] of [...consumer.pending.entries()]) {
      this.remove(this.#pending.get(key)!);
      if (++removed % CHANGED_AT_ONCE === 0) yield;
    }
    this.#consumers.delete(consumer.name);
    this.#nameBytes -= stringBytes(consumer.name);
    this.#count();
  }

  pending(key: ByteString): PendingEntry | undefined {
    return this.#pending.get(key);
  }

  /** Adds a pending entry that is new. */
  add(key: ByteString, delivery: Delivery): PendingEntry {
    const { consumer, deliveredAt, deliveries } = delivery;
    const entry: PendingEntry = { key, consumer, deliveredAt, deliveries };
    this.#pending.set(key, entry);
    this.#order.insert(0, key);
    this.#byDelivery?.insert(deliveredAt, key);
    if (consumer === undefined) this.#givenBack++;
    else consumer.pending.insert(0, key);
    this.#count();
    return entry;
  }

  /** Notes that a pending entry was delivered again, or given back. */
  deliver(entry: PendingEntry, { consumer, deliveredAt, deliveries }: Delivery): void {
    const { key, consumer: before } = entry;
    if (before !== consumer) {
      if (before === undefined) this.#givenBack--;
      else before.pending.delete(0, key);
      if (consumer === undefined) this.#givenBack++;
      else consumer.pending.insert(0, key);
    }
    if (entry.deliveredAt !== deliveredAt) {
      this.#byDelivery?.delete(entry.deliveredAt, key);
      this.#byDelivery?.insert(deliveredAt, key);
    }
    Object.assign<PendingEntry, Delivery>(entry, { consumer, deliveredAt, deliveries });
  }

  remove({ key, consumer, deliveredAt }: PendingEntry): void {
    this.#pending.delete(key);
    this.#order.delete(0, key);
    this.#byDelivery?.delete(deliveredAt, key);
    if (consumer === undefined) this.#givenBack--;
    else consumer.pending.delete(0, key);
    this.#count();
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

  /** The pending entries that were delivered up to a moment, the oldest first; they must not change meanwhile. */
  *deliveredUntil(moment: number): Generator<PendingEntry, void> {
    const index = this.#orderOfDelivery();
    const count = index.countBelow((deliveredAt) => deliveredAt <= moment);
    for (let rank = 0; rank < count; rank += CHUNK) {
      const keys: ByteString[] = [];
      index.visitUp(rank, Math.min(CHUNK, count - rank), (key) => keys.push(key));
      for (const key of keys) yield this.#pending.get(key)!;
    }
  }

  /** When the pending entry was delivered whose delivery is the oldest; undefined if nothing is pending. */
  get oldestDelivery(): number | undefined {
    let oldest: number | undefined;
    this.#orderOfDelivery().visitUp(0, 1, (_, deliveredAt) => (oldest = deliveredAt));
    return oldest;
  }

  #orderOfDelivery(): ScoreIndex {
    if (this.#byDelivery === undefined) {
      this.#byDelivery = new ScoreIndex();
      for (const { key, deliveredAt } of this.#pending.values()) {
        this.#byDelivery.insert(deliveredAt, key);
      }
      this.#count();
    }
    return this.#byDelivery;
  }

  *cloneInSteps(): Steps<ConsumerGroup> {
    const copy = new ConsumerGroup(this.name, this.lastId, this.entriesRead);
    for (const { name, seenAt, activeAt } of this.#consumers.values()) {
      copy.addConsumer(name, seenAt, activeAt);
      if (copy.consumerCount % AT_ONCE === 0) yield;
    }
    for (const { key, consumer, deliveredAt, deliveries } of this.#pending.values()) {
      const same = consumer && copy.consumer(consumer.name);
      copy.add(key, { consumer: same, deliveredAt, deliveries });
      if (copy.pendingCount % AT_ONCE === 0) yield;
    }
    return copy;
  }
}

/** The pending entries that are changed between two yields. */
export const CHANGED_AT_ONCE = AT_ONCE / 8;

/** The order of groups and consumers in replies and files. */
export function byName(one: { readonly name: ByteString }, other: { readonly name: ByteString }) {
  return one.name < other.name ? -1 : 1;
}

/**
 * The highest number of deliveries, with which XNACK FATAL marks an entry: 2^63 - 1, which is 2^63 as a floating-point number.
 * Numbers from 2^53 on are kept as this one.
 */
export const MOST_DELIVERIES = 2 ** 63;

const HIGHEST = 2n ** 63n - 1n;

/** The number of deliveries that a command or a file names. */
export function deliveriesOf(count: bigint): number {
  return count > BigInt(Number.MAX_SAFE_INTEGER) ? MOST_DELIVERIES : Number(count);
}

/** The exact number, for replies, commands and files. */
export function exactDeliveries(deliveries: number): number | bigint {
  return deliveries >= MOST_DELIVERIES ? HIGHEST : deliveries;
}

/** The number after one more delivery. */
export function oneMore(deliveries: number): number {
  return deliveries >= MOST_DELIVERIES ? MOST_DELIVERIES : deliveries + 1;
}
