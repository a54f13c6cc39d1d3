import type { ByteString } from '../../bytes.ts';
import { globMatcher, type GlobMatcher } from '../keyspace/glob.ts';
import { uncounted, type Spending } from '../work.ts';
import { Channels, type Subscriber } from './channels.ts';

/** Trying a pattern on a short text takes a part of the time of looking at a value. */
const VALUES_A_PATTERN = 1 / 4;

/** The subscriptions of one database. Messages are not kept for later subscribers. */
export class PubSub {
  readonly channels: Channels = new Channels();
  readonly patterns: Channels = new Channels();
  /** The channels of SSUBSCRIBE, which are separate and have no patterns. */
  readonly shardChannels: Channels = new Channels();
  readonly #matchers = new Map<ByteString, GlobMatcher>();

  /** The number of channels, patterns and shard channels of each subscriber. */
  readonly #subscriptions = new Map<Subscriber, number>();

  /** The number of subscribers to channels, patterns or shard channels. */
  get subscribers(): number {
    return this.#subscriptions.size;
  }

  /** @returns whether it was not subscribed before */
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

  /**
   * Subscribes to a shard channel.
   * @param owner the subscriber to channels of the same client, with whom it counts as one
   */
  subscribeShard(channel: ByteString, subscriber: Subscriber, owner: Subscriber): void {
    if (this.shardChannels.add(channel, subscriber)) this.#count(owner, 1);
  }

  unsubscribeShard(channel: ByteString, subscriber: Subscriber, owner: Subscriber): void {
    if (this.shardChannels.remove(channel, subscriber)) this.#count(owner, -1);
  }

  /** Delivers a message to the subscribers of a shard channel. @returns their number */
  publishToShard(channel: ByteString, message: ByteString): number {
    const subscribers = this.shardChannels.subscribersOf(channel);
    for (const each of subscribers ?? []) each.deliver(channel, message, undefined);
    return subscribers?.size ?? 0;
  }

  /** @returns whether it was not subscribed before */
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
   * Delivers a message to the subscribers of the channel, then to those of every matching pattern; a subscriber of both
   * gets it twice (Redis 7.2 `pubsub.c` `pubsubPublishMessageInternal`).
   * @returns the number of deliveries
   * @throws RedisError if matching all patterns is too much work; then nothing was delivered
   */
  publish(channel: ByteString, message: ByteString, work: Spending = uncounted): number {
    const matching: ByteString[] = [];
    for (const [pattern, matches] of this.#matchers) {
      work.spend(VALUES_A_PATTERN);
      if (matches(channel, work)) matching.push(pattern);
    }
    const subscribers = this.channels.subscribersOf(channel);
    let receivers = subscribers?.size ?? 0;
    for (const each of subscribers ?? []) each.deliver(channel, message, undefined);
    for (const pattern of matching) {
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
