import type { ByteString } from '../bytes.ts';
import { Unavailable } from '../errors.ts';
import { RedisError, type Reply } from '../reply.ts';
import type { Subscriber } from '../embedded/pubsub/channels.ts';
import { Channels } from '../embedded/pubsub/channels.ts';
import { PubSub } from '../embedded/pubsub/registry.ts';
import { globMatcher } from '../embedded/keyspace/glob.ts';
import type { DatabaseLinks } from './database-links.ts';
import type { OwnConnection } from './wire/sender.ts';

/** After a connection has ended another is tried after so long, in milliseconds. */
const RETRY_AFTER = 250;

/** Words of the commands, by what is subscribed to. */
const KINDS = { channels: 'SUBSCRIBE', patterns: 'PSUBSCRIBE', shards: 'SSUBSCRIBE' } as const;
type Kind = keyof typeof KINDS;

/** Channels of which it is known when the first subscriber comes and when the last one goes. */
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
 * Who listens to what of a database in this copy. The server is asked for each channel and pattern once, on one connection
 * for all; its messages go to all subscribers here.
 */
export class MessageHub extends PubSub {
  override readonly channels = this.#watched('channels');
  override readonly patterns = this.#watched('patterns');
  override readonly shardChannels = this.#watched('shards');
  /** What the server has been asked for, in its own names. */
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

  /** @param links undefined while it is not known where the database is */
  constructor(links: () => DatabaseLinks | undefined) {
    super();
    this.#links = links;
  }

  /** Resolves when the server listens to what was subscribed to until now, and to nothing else; undefined where it does. */
  settled(): Promise<unknown> | undefined {
    return this.#waiting === 0 ? undefined : this.#work;
  }

  /** How often the server delivers a message of this channel to this copy. */
  heardFrom(channel: ByteString): number {
    let count = this.#asked.channels.has(channel) ? 1 : 0;
    for (const matches of this.#asked.patterns.values()) if (matches(channel)) count += 1;
    return count;
  }

  /** To how many in this copy a message of this channel is delivered. */
  listenersOf(channel: ByteString): number {
    let count = this.channels.subscribersOf(channel)?.size ?? 0;
    for (const [pattern, matches] of this.#asked.patterns) {
      if (matches(channel)) count += this.patterns.subscribersOf(pattern)?.size ?? 0;
    }
    return count;
  }

  /** Ends listening where the database was, whose channels may be those of another one by now; it goes on where it will be. */
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

  /** Tells the server of all that has changed by now, which may be thousands of channels of one client, in one piece. */
  async #tell(links: DatabaseLinks): Promise<void> {
    const changes = this.#changes.splice(0);
    if (changes.length === 0) return;
    const connection = await this.#connected(links);
    const replies = await connection.sendTogether(changes);
    // Of a cluster one node may be away: all is asked for again.
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
      // What it listens to already would be heard twice.
      connection?.close();
      this.#lost();
      throw error;
    }
  }

  /** Subscriptions are made again as soon as the server is reachable; what was published meanwhile is missed. */
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

  /** As each subscription of the server brings a message once, only those of that subscription get it. */
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
