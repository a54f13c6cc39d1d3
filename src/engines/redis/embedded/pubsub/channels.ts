import type { ByteString } from '../../bytes.ts';

/** A subscriber of channels. */
export interface Subscriber {
  /**
   * Receives a message. It returns at once and does not throw, because the publisher waits.
   * @param pattern the subscribed pattern; undefined if the channel itself was subscribed to
   */
  deliver(channel: ByteString, message: ByteString, pattern: ByteString | undefined): void;
}

/** Subscribers by name of a channel or pattern. */
export class Channels {
  readonly #subscribers = new Map<ByteString, Set<Subscriber>>();

  /** The number of names with subscribers. */
  get size(): number {
    return this.#subscribers.size;
  }

  names(): MapIterator<ByteString> {
    return this.#subscribers.keys();
  }

  subscribersOf(name: ByteString): ReadonlySet<Subscriber> | undefined {
    return this.#subscribers.get(name);
  }

  /** @returns whether it was not subscribed before */
  add(name: ByteString, subscriber: Subscriber): boolean {
    const subscribers = this.#subscribers.get(name);
    if (subscribers === undefined) {
      this.#subscribers.set(name, new Set([subscriber]));
      return true;
    }
    if (subscribers.has(subscriber)) return false;
    subscribers.add(subscriber);
    return true;
  }

  /** @returns whether it was subscribed */
  remove(name: ByteString, subscriber: Subscriber): boolean {
    const subscribers = this.#subscribers.get(name);
    if (subscribers?.delete(subscriber) !== true) return false;
    if (subscribers.size === 0) this.#subscribers.delete(name);
    return true;
  }
}
