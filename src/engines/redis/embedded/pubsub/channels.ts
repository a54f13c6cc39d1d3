import type { ByteString } from '../../bytes.ts';

/** A subscriber of channels. */
export interface Subscriber {
  /**
   * Takes a message at once and without throwing: the publisher waits.
   * @param pattern the pattern that was subscribed to; undefined where it was the channel itself
   */
  deliver(channel: ByteString, message: ByteString, pattern: ByteString | undefined): void;
}

/** Subscribers by channel, or by whatever else they subscribe to. */
export class Channels {
  readonly #subscribers = new Map<ByteString, Set<Subscriber>>();

  /** How many channels have subscribers. */
  get size(): number {
    return this.#subscribers.size;
  }

  names(): MapIterator<ByteString> {
    return this.#subscribers.keys();
  }

  subscribersOf(name: ByteString): ReadonlySet<Subscriber> | undefined {
    return this.#subscribers.get(name);
  }

  /** @returns whether it was not subscribed yet */
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
