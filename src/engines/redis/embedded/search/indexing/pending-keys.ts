import { NameSet } from '../../../../../base/name-set.ts';
import type { ByteString } from '../../../bytes.ts';

/** The places of a key in the set and in the list; its text is that of the keyspace. */
const BYTES_A_KEY = 64;
/** How many places of keys that were taken stay in the list at least. */
const MOST_TAKEN = 1024;

/** The keys that have changed since they were indexed, the one that waits longest first. */
export class PendingKeys {
  readonly #keys = new NameSet<ByteString>();
  /** The keys in their order: the first one of a set from which many were deleted takes V8 long to find. */
  #order: ByteString[] = [];
  /** Where the first one is in the list. */
  #first = 0;
  #added = 0;
  #done = 0;
  #givenUp = 0;
  /** How many were indexed while others that had been added before them were given up. */
  #doneMeanwhile = 0;

  get size(): number {
    return this.#keys.size;
  }

  get bytes(): number {
    return this.#keys.size * BYTES_A_KEY;
  }

  /** How many were ever added: what is pending now is done when {@link done} is as much. */
  get added(): number {
    return this.#added;
  }

  get done(): number {
    return this.#done;
  }

  /** Adds a key, unless it is pending. */
  add(key: ByteString): void {
    const { size } = this.#keys;
    this.#keys.add(key);
    if (this.#keys.size === size) return;
    this.#order.push(key);
    this.#added++;
  }

  /** Forgets all keys, which are done when they have been found in another way. */
  giveUp(): void {
    this.#givenUp += this.#keys.size;
    this.#keys.clear();
    this.#order = [];
    this.#first = 0;
  }

  /** Notes that the keys that were given up are indexed. */
  finishGivenUp(): void {
    this.#done += this.#givenUp + this.#doneMeanwhile;
    this.#givenUp = 0;
    this.#doneMeanwhile = 0;
  }

  /** Removes the first key, which may be added again before it is {@link finish}ed. */
  take(): ByteString | undefined {
    const key = this.#order[this.#first];
    if (key === undefined) return undefined;
    this.#keys.delete(key);
    this.#first++;
    if (this.#first > MOST_TAKEN && this.#first * 2 > this.#order.length) {
      this.#order = this.#order.slice(this.#first);
      this.#first = 0;
    }
    return key;
  }

  /** Notes that a key that was taken is indexed. */
  finish(): void {
    if (this.#givenUp > 0) this.#doneMeanwhile++;
    else this.#done++;
  }
}
