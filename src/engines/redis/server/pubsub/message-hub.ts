import { NameMap } from '../../../../base/name-map.ts';
import type { ByteString } from '../../bytes.ts';
import type { Reply } from '../../reply.ts';
import { Channels, type Subscriber, PubSub } from '../../embedded/pubsub.ts';
import { globMatcher } from '../../embedded/keyspace/glob.ts';
import { PlainSubscriptions, type Links } from './plain-subscriptions.ts';
import { ShardSubscriptions } from './shard-subscriptions.ts';

/** Commands on shard channels; what follows are channels, or a channel and a message. */
const OF_SHARDS = /^s(?:publish|(?:un)?subscribe)$/i;

/** Channels that report their first subscriber and the end of the last one. */
class WatchedChannels extends Channels {
  readonly #changed: (name: ByteString, isHeard: boolean) => void;

  constructor(changed: (name: ByteString, isHeard: boolean) => void) {
    super();
    this.#changed = changed;
  }

  override add(name: ByteString, subscriber: Subscriber): boolean {
    const isFirst = this.subscribersOf(name) === undefined;
    const added = super.add(name, subscriber);
    if (isFirst) this.#changed(name, true);
    return added;
  }

  override remove(name: ByteString, subscriber: Subscriber): boolean {
    const removed = super.remove(name, subscriber);
    if (removed && this.subscribersOf(name) === undefined) this.#changed(name, false);
    return removed;
  }
}

/**
 * The subscriptions of a database in this copy. Each channel and pattern is subscribed to once on the server for all
 * subscribers, to which its messages are distributed here.
 */
export class MessageHub extends PubSub {
  override readonly channels = new WatchedChannels((name, isHeard) => {
    if (isHeard) this.#plain.add('channels', name);
    else this.#plain.remove('channels', name);
  });
  override readonly patterns = new WatchedChannels((name, isHeard) => {
    if (isHeard) {
      this.#matchers.set(name, globMatcher(name));
      this.#plain.add('patterns', name);
    } else {
      this.#matchers.delete(name);
      this.#plain.remove('patterns', name);
    }
  });
  override readonly shardChannels = new WatchedChannels((name, isHeard) => {
    if (isHeard) this.#shards.add(name);
    else this.#shards.remove(name);
  });
  readonly #matchers = new NameMap<ByteString, (channel: ByteString) => boolean>();
  readonly #plain: PlainSubscriptions;
  readonly #shards: ShardSubscriptions;

  /** @param links undefined while the place of the database is unknown */
  constructor(links: Links) {
    super();
    const heard = (words: readonly Reply[], prefix: number) => this.#deliver(words, prefix);
    this.#plain = new PlainSubscriptions(links, heard);
    this.#shards = new ShardSubscriptions(links, heard);
  }

  /**
   * Resolves when the server has the present subscriptions that a command depends on, or is known to be unreachable;
   * undefined if it already has them.
   */
  settled(argv: readonly ByteString[]): Promise<unknown> | undefined {
    const [name = '', ...names] = argv;
    return OF_SHARDS.test(name) ? this.#shards.settled(names) : this.#plain.settled();
  }

  /** How many times the server delivers a message of a channel to this copy. */
  heardFrom(channel: ByteString): number {
    let count = this.channels.subscribersOf(channel) === undefined ? 0 : 1;
    for (const matches of this.#matchers.values()) if (matches(channel)) count += 1;
    return count;
  }

  /** The number of subscribers in this copy to whom a message of a channel is delivered. */
  listenersOf(channel: ByteString): number {
    let count = this.channels.subscribersOf(channel)?.size ?? 0;
    for (const [pattern, matches] of this.#matchers) {
      if (matches(channel)) count += this.patterns.subscribersOf(pattern)?.size ?? 0;
    }
    return count;
  }

  /** Whether the server delivers the messages of a shard channel to this copy. */
  hearsShard(channel: ByteString): boolean {
    return this.#shards.hears(channel);
  }

  /**
   * Unsubscribes at the former place of the database, whose channels may belong to another one by now. It subscribes
   * again at the new place.
   */
  moved(): void {
    this.#plain.moved();
    this.#shards.moved();
  }

  close(): void {
    this.#plain.close();
    this.#shards.close();
  }

  /** Each subscription on the server delivers a message once, so it goes only to the subscribers of that one. */
  #deliver(words: readonly Reply[], prefix: number): void {
    const [kind, ...rest] = words.map(String);
    const isPattern = kind === 'pmessage';
    const pattern = isPattern ? rest.shift()!.slice(prefix) : undefined;
    const [name, message] = rest;
    const channel = name!.slice(prefix);
    const of = kind === 'smessage' ? this.shardChannels : isPattern ? this.patterns : this.channels;
    const subscribers = of.subscribersOf(pattern ?? channel);
    for (const each of subscribers ?? []) each.deliver(channel, message!, pattern);
  }
}
