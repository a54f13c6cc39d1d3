import type { ByteString } from '../bytes.ts';
import { Unavailable } from '../errors.ts';
import { RedisError, type Reply } from '../reply.ts';
import type { Subscriber } from '../embedded/pubsub/channels.ts';
import { Channels } from '../embedded/pubsub/channels.ts';
import { PubSub } from '../embedded/pubsub/registry.ts';
import { globMatcher } from '../embedded/keyspace/glob.ts';
import type { DatabaseLinks } from './database-links.ts';
import type { OwnConnection } from './wire/sender.ts';

/** The delay before reconnecting, in milliseconds. */
const RETRY_AFTER = 250;

/** The commands by kind of subscription. */
const KINDS = { channels: 'SUBSCRIBE', patterns: 'PSUBSCRIBE', shards: 'SSUBSCRIBE' } as const;
type Kind = keyof typeof KINDS;

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
 * The subscriptions of a database in this copy. Each channel and pattern is subscribed to once on the server, on one
 * connection for all subscribers, to which its messages are distributed here.
 */
export class MessageHub extends PubSub {
  override readonly channels = this.#watched('channels');
  override readonly patterns = this.#watched('patterns');
  override readonly shardChannels = this.#watched('shards');
  /** The server-side channels and patterns that are subscribed to. */
  readonly #asked: Record<Kind, Map<ByteString, (channel: ByteString) => boolean>> = {
    channels: new Map(),
    patterns: new Map(),
    shards: new Map(),
  };
  readonly #links: () => DatabaseLinks | undefined;
  #connection: Promise<OwnConnection> | undefined;
  #retry: NodeJS.Timeout | undefined;
  #work: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  readonly #changes: [word: string, channel: ByteString][] = [];
  #isClosed = false;

  /** @param links undefined while the place of the database is unknown */
  constructor(links: () => DatabaseLinks | undefined) {
    super();
    this.#links = links;
  }

  /** Resolves when the subscriptions on the server are the present ones; undefined if they already are. */
  settled(): Promise<unknown> | undefined {
    return this.#waiting === 0 ? undefined : this.#work;
  }

  /** How many times the server delivers a message of a channel to this copy. */
  heardFrom(channel: ByteString): number {
    let count = this.#asked.channels.has(channel) ? 1 : 0;
    for (const matches of this.#asked.patterns.values()) if (matches(channel)) count += 1;
    return count;
  }

  /** The number of subscribers in this copy to whom a message of a channel is delivered. */
  listenersOf(channel: ByteString): number {
    let count = this.channels.subscribersOf(channel)?.size ?? 0;
    for (const [pattern, matches] of this.#asked.patterns) {
      if (matches(channel)) count += this.patterns.subscribersOf(pattern)?.size ?? 0;
    }
    return count;
  }

  /**
   * Unsubscribes at the former place of the database, whose channels may belong to another one by now. It subscribes
   * again at the new place.
   */
  moved(): void {
    void this.#connection?.then(
      (connection) => connection.close(),
      () => {},
    );
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#retry);
    this.moved();
  }

  #watched(kind: Kind): WatchedChannels {
    return new WatchedChannels((name, isHeard) => this.#change(kind, name, isHeard));
  }

  #change(kind: Kind, name: ByteString, isHeard: boolean): void {
    const asked = this.#asked[kind];
    if (isHeard) asked.set(name, kind === 'patterns' ? globMatcher(name) : (it) => it === name);
    else asked.delete(name);
    const links = this.#links();
    if (links === undefined) return;
    const word = isHeard ? KINDS[kind] : KINDS[kind].replace('SUB', 'UNSUB');
    this.#waiting += 1;
    this.#changes.push([word, links.channels + name]);
    this.#work = this.#work
      .then(() => this.#tell(links))
      .catch(() => {})
      .then(() => void (this.#waiting -= 1));
  }

  /** Sends all changes so far to the server in one batch: a single client may have thousands of channels. */
  async #tell(links: DatabaseLinks): Promise<void> {
    const changes = this.#changes.splice(0);
    if (changes.length === 0) return;
    const connection = await this.#connected(links);
    const replies = await connection.sendTogether(changes);
    // A node of a cluster may be away, so everything is subscribed to again.
    if (replies.some((reply) => reply instanceof Unavailable)) connection.close();
  }

  #connected(links: DatabaseLinks): Promise<OwnConnection> {
    this.#connection ??= this.#connect(links);
    return this.#connection;
  }

  async #connect(links: DatabaseLinks): Promise<OwnConnection> {
    let connection: OwnConnection | undefined;
    try {
      const heard = (words: readonly Reply[]) => this.#deliver(words, links.channels.length);
      connection = await links.listen(heard);
      connection.onClose = () => this.#lost();
      for (const kind of Object.keys(KINDS) as Kind[]) {
        for (const name of this.#asked[kind].keys()) {
          const reply = await connection.send([KINDS[kind], links.channels + name]);
          if (reply instanceof RedisError) throw reply;
        }
      }
      return connection;
    } catch (error) {
      // A second subscription would deliver its messages twice.
      connection?.close();
      this.#lost();
      throw error;
    }
  }

  /** Subscribes again as soon as the server is reachable. Messages published meanwhile are missed. */
  #lost(): void {
    this.#connection = undefined;
    if (this.#isClosed || this.#retry !== undefined) return;
    this.#retry = setTimeout(() => {
      this.#retry = undefined;
      const isWanted = Object.values(this.#asked).some((names) => names.size > 0);
      if (!isWanted || this.#isClosed) return;
      const links = this.#links();
      if (links === undefined) this.#lost();
      else this.#connected(links).catch(() => {});
    }, RETRY_AFTER);
    this.#retry.unref();
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
