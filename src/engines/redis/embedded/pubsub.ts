import { NameMap } from '../../../base/name-map.ts';
import type { ByteString } from '../bytes.ts';
import { globMatcherInSteps, type GlobInSteps } from './keyspace/glob.ts';
import { uncounted, type Spending, type Work } from './work.ts';
import { RedisError } from '../reply.ts';
import { allOf, isSteps, Pace, type Steps } from './steps.ts';
import type { DatabaseConfig } from './config.ts';
import { EVENT_CLASSES, type KeyEvent } from './keyspace/events.ts';
import type { Keyspace } from './keyspace/keyspace.ts';

/** Trying a pattern on a short text takes a part of the time of looking at a value. */
const VALUES_A_PATTERN = 1 / 4;

/** The subscriptions of one database. Messages are not kept for later subscribers. */
export class PubSub {
  readonly channels: Channels = new Channels();
  readonly patterns: Channels = new Channels();
  /** The channels of SSUBSCRIBE, which are separate and have no patterns. */
  readonly shardChannels: Channels = new Channels();
  readonly #matchers = new NameMap<ByteString, GlobInSteps>();

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
    if (!this.#matchers.has(pattern)) this.#matchers.set(pattern, globMatcherInSteps(pattern));
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
    const isMatched = this.patterns.size > 0;
    const matching = isMatched ? allOf(findMatching(this.#matchers, channel, work)) : [];
    return this.#deliver(channel, message, matching);
  }

  /** The same in steps, as there may be very many patterns. */
  *publishInSteps(channel: ByteString, message: ByteString, work: Spending): Steps<number> {
    // Subscribers may leave meanwhile.
    const matching = yield* findMatching([...this.#matchers], channel, work);
    return this.#deliver(channel, message, matching);
  }

  #deliver(channel: ByteString, message: ByteString, matching: readonly ByteString[]): number {
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

/** The patterns that match a channel. @throws RedisError if matching all of them is too much work */
function* findMatching(
  matchers: Iterable<readonly [ByteString, GlobInSteps]>,
  channel: ByteString,
  work: Spending,
): Steps<ByteString[]> {
  const pace = new Pace();
  const matching: ByteString[] = [];
  for (const [pattern, match] of matchers) {
    work.spend(VALUES_A_PATTERN);
    const matches = match(channel, work);
    if (isSteps(matches) ? yield* matches : matches) matching.push(pattern);
    if (pace.isDue()) yield;
  }
  return matching;
}

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
  readonly #subscribers = new NameMap<ByteString, Set<Subscriber>>();

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

/**
 * Publishes keyspace events as configured by `notify-keyspace-events` (Redis 7.2 `notify.c`): the event on the channel
 * of the key, the key on the channel of the event, or both. The keyspace has a listener only while events are enabled. The rest of the events of a command
 * is lost if matching them with all patterns is too much work for one command.
 */
export function publishKeyEvents(
  keyspace: Keyspace,
  config: DatabaseConfig,
  pubsub: PubSub,
  work: Work,
): void {
  const listen = () => {
    keyspace.listener.afterEvent = publisherFor(config.notifyKeyspaceEvents, pubsub, work);
  };
  config.onChange((name) => {
    if (name === 'notify-keyspace-events') listen();
  });
  listen();
}

type AfterEvent = (event: KeyEvent, key: ByteString) => void;

function publisherFor(
  letters: ReadonlySet<string>,
  pubsub: PubSub,
  work: Work,
): AfterEvent | undefined {
  const onKeys = letters.has('K');
  const onEvents = letters.has('E');
  const hasClasses = Object.values(EVENT_CLASSES).some((letter) => letters.has(letter));
  if (!hasClasses || !(onKeys || onEvents)) return undefined;
  return (event, key) => {
    if (!letters.has(EVENT_CLASSES[event]) || work.isSpent) return;
    try {
      if (onKeys) pubsub.publish(`__keyspace@0__:${key}`, event, work);
      if (onEvents) pubsub.publish(`__keyevent@0__:${event}`, key, work);
    } catch (error) {
      if (!(error instanceof RedisError)) throw error;
    }
  };
}
