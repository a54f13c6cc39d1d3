import { NameMap } from '../../../../../base/name-map.ts';
import type { ByteString } from '../../../bytes.ts';
import { stringBytes } from '../value-object.ts';
import type { StreamId } from './stream-id.ts';

/** What `XCFGSET` sets: how long IDs of producers are kept, in seconds, and how many of each producer. */
interface ProducerSettings {
  readonly duration: number;
  readonly maxSize: number;
}

const INITIAL: ProducerSettings = { duration: 100, maxSize: 100 };
/** The memory of a producer with its map, and of an ID with its place in it; in bytes. */
const PRODUCER_BYTES = 300;
const ID_BYTES = 120;

/**
 * The IDs that producers have given the entries of a stream, so that an entry which is sent again is not added again (Redis
 * 8.6). An ID is as old as its entry, whose own ID has the time.
 */
export class Producers {
  settings = INITIAL;
  /** How many entries with such an ID were added, and how many were not, because they were there already. */
  added = 0;
  duplicates = 0;
  /** By the name of the producer, the one that has added something last at the end; the IDs of each in order of time. */
  readonly #ids = new NameMap<ByteString, Map<ByteString, StreamId>>();
  #tracked = 0;
  #bytes = 0;

  /** The number of producers. */
  get producers(): number {
    return this.#ids.size;
  }

  /** The number of IDs of all producers. */
  get tracked(): number {
    return this.#tracked;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** The entry to which a producer has given an ID. */
  find(producer: ByteString, id: ByteString): StreamId | undefined {
    return this.#ids.get(producer)?.get(id);
  }

  /** Notes the ID that a producer has given a new entry. */
  record(producer: ByteString, id: ByteString, entry: StreamId): void {
    const ids = this.#ids.get(producer) ?? new NameMap<ByteString, StreamId>();
    if (ids.size === 0) this.#bytes += PRODUCER_BYTES + stringBytes(producer);
    this.#ids.delete(producer);
    this.#ids.set(producer, ids);
    ids.set(id, entry);
    this.#tracked++;
    this.#bytes += ID_BYTES + stringBytes(id);
    this.added++;
    while (ids.size > this.settings.maxSize) this.#forgetFirst(ids);
  }

  /** Forgets the IDs that are too old. @param now Unix milliseconds */
  forgetOld(now: number): void {
    const before = BigInt(Math.max(0, now - this.settings.duration * 1000));
    for (const [producer, ids] of this.#ids) {
      for (const { ms } of ids.values()) {
        if (ms >= before) break;
        this.#forgetFirst(ids);
      }
      // The producers behind it have added something later.
      if (ids.size > 0) break;
      this.#ids.delete(producer);
      this.#bytes -= PRODUCER_BYTES + stringBytes(producer);
    }
  }

  /** Changes settings. If one is another than before, all IDs are forgotten. */
  configure(settings: Partial<ProducerSettings>): void {
    const next = { ...this.settings, ...settings };
    const { duration, maxSize } = this.settings;
    if (next.duration === duration && next.maxSize === maxSize) return;
    this.settings = next;
    this.#ids.clear();
    this.#tracked = 0;
    this.#bytes = 0;
  }

  /** All IDs, in the order in which they were noted within a producer. */
  *entries(): Generator<readonly [producer: ByteString, id: ByteString, entry: StreamId], void> {
    for (const [producer, ids] of this.#ids) {
      for (const [id, entry] of ids) yield [producer, id, entry];
    }
  }

  clone(): Producers {
    const copy = new Producers();
    copy.settings = this.settings;
    for (const [producer, id, entry] of this.entries()) copy.record(producer, id, entry);
    copy.added = this.added;
    copy.duplicates = this.duplicates;
    return copy;
  }

  #forgetFirst(ids: Map<ByteString, StreamId>): void {
    const id = ids.keys().next().value!;
    ids.delete(id);
    this.#tracked--;
    this.#bytes -= ID_BYTES + stringBytes(id);
  }
}
