import type { ByteString } from '../../bytes.ts';
import { globMatcher } from '../keyspace/glob.ts';
import { Channels, type Subscriber } from './channels.ts';

/** The subscriptions of one database. Messages are not kept: later subscribers do not get them. */
export class PubSub {
  readonly channels: Channels = new Channels();
  readonly patterns: Channels = new Channels();
  /** Channels of SSUBSCRIBE, which are apart from the others and have no patterns. */
  readonly shardChannels: Channels = new Channels();
  readonly #matchers = new Map<ByteString, (channel: ByteString) => boolean>();

  /** Of each how many channels and patterns it listens to. */
  readonly #subscriptions = new Map<Subscriber, number>();

  /** How many listen to channels or patterns. */
  get subscribers(): number {
    return this.#subscriptions.size;
  }

  /** @returns whether it was not subscribed yet */
  subscribe(channel: ByteString, subscriber: Subscriber): boolean {
    const added = this.channels.add(channel, subscriber);
    if (added) this.#count(subscriber, 1);
    return added;
  }

  /** @returns whether it was subscribed */
  unsubscribe(channel: ByteString, subscriber: Subscriber): boolean {
    const removed = this.channels.remove(channel, subscriber);
    if (removed) this.#count(subscriber, -1);
    return removed;
  }

  /** Delivers a message to those of a shard channel. @returns to how many it was delivered */
  publishToShard(channel: ByteString, message: ByteString): number {
    const subscribers = this.shardChannels.subscribersOf(channel);
    for (const each of subscribers ?? []) each.deliver(channel, message, undefined);
    return subscribers?.size ?? 0;
  }

  /** @returns whether it was not subscribed yet */
  subscribePattern(pattern: ByteString, subscriber: Subscriber): boolean {
    if (!this.#matchers.has(pattern)) this.#matchers.set(pattern, globMatcher(pattern));
    const added = this.patterns.add(pattern, subscriber);
    if (added) this.#count(subscriber, 1);
    return added;
  }

  /** @returns whether it was subscribed */
  unsubscribePattern(pattern: ByteString, subscriber: Subscriber): boolean {
    const removed = this.patterns.remove(pattern, subscriber);
    if (removed) this.#count(subscriber, -1);
    if (this.patterns.subscribersOf(pattern) === undefined) this.#matchers.delete(pattern);
    return removed;
  }

  /**
   * Delivers a message: first to those of the channel, then to those of every pattern that matches
   * it; who has both gets it twice (Redis 7.2 `pubsub.c` `pubsubPublishMessageInternal`).
   * @returns to how many it was delivered
   */
  publish(channel: ByteString, message: ByteString): number {
    const subscribers = this.channels.subscribersOf(channel);
    let receivers = subscribers?.size ?? 0;
    for (const each of subscribers ?? []) each.deliver(channel, message, undefined);
    for (const [pattern, matches] of this.#matchers) {
      if (!matches(channel)) continue;
      for (const each of this.patterns.subscribersOf(pattern) ?? []) {
        each.deliver(channel, message, pattern);
        receivers++;
      }
    }
    return receivers;
  }

  #count(subscriber: Subscriber, more: number): void {
    const count = (this.#subscriptions.get(subscriber) ?? 0) + more;
    if (count === 0) this.#subscriptions.delete(subscriber);
    else this.#subscriptions.set(subscriber, count);
  }
}
