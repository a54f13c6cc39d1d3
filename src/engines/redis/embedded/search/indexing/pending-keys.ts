import { NameSet } from '../../../../../base/name-set.ts';
import type { ByteString } from '../../../bytes.ts';

/** The place of a key in the set; its text is that of the keyspace. */
const BYTES_A_KEY = 48;

/** The keys that have changed since they were indexed, the one that waits longest first. */
export class PendingKeys {
  readonly #keys = new NameSet<ByteString>();
  #added = 0;
  #done = 0;
  #givenUp = 0;

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
    if (this.#keys.size > size) this.#added++;
  }

  /** Forgets all keys, which are done when they have been found in another way. */
  giveUp(): void {
    this.#givenUp += this.#keys.size;
    this.#keys.clear();
  }

  /** Notes that the keys that were given up are indexed. */
  finishGivenUp(): void {
    this.#done += this.#givenUp;
    this.#givenUp = 0;
  }

  /** Removes the first key, which may be added again before it is {@link finish}ed. */
  take(): ByteString | undefined {
    const key = this.#keys.values().next().value;
    if (key !== undefined) this.#keys.delete(key);
    return key;
  }

  /** Notes that a key that was taken is indexed. */
  finish(): void {
    this.#done++;
  }
}
