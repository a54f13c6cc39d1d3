import type { ByteString } from '../../bytes.ts';
import { globMatcher } from '../keyspace/glob.ts';
import { Channels, type Subscriber } from './channels.ts';

/** Who listens to what in one database. Messages are not kept: who does not listen misses them. */
export class PubSub {
  readonly channels = new Channels();
  readonly patterns = new Channels();
  /** Channels of SSUBSCRIBE, which are apart from the others and have no patterns. */
  readonly shardChannels = new Channels();
  readonly #matchers = new Map<ByteString, (channel: ByteString) => boolean>();

  /** @returns whether it was not subscribed yet */
  subscribe(channel: ByteString, subscriber: Subscriber): boolean {
    return this.channels.add(channel, subscriber);
  }

  /** @returns whether it was subscribed */
  unsubscribe(channel: ByteString, subscriber: Subscriber): boolean {
    return this.channels.remove(channel, subscriber);
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
    return this.patterns.add(pattern, subscriber);
  }

  /** @returns whether it was subscribed */
  unsubscribePattern(pattern: ByteString, subscriber: Subscriber): boolean {
    const removed = this.patterns.remove(pattern, subscriber);
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
}
