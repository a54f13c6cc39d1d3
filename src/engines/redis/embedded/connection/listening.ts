import { NameSet } from '../../../../base/name-set.ts';
import { inTurnOfItsOwn } from '../../../../base/turns.ts';
import type { ByteString } from '../../bytes.ts';
import type { Resp3Reply } from '../../resp3.ts';
import { RedisError, Status } from '../../reply.ts';
import { maySubscribe } from '../acl/permission.ts';
import type { User } from '../acl/user.ts';
import type { Monitor, Monitors } from '../monitor.ts';
import type { Subscriber, PubSub } from '../pubsub.ts';
import { AT_ONCE } from '../steps.ts';
import type { Work } from '../work.ts';
import type { Names } from './room.ts';

/** Channels, patterns or shard channels, by the first letter of their commands and messages. */
export type Kind = '' | 'p' | 's';

/** The parts of a database that its listeners use. */
interface HeardDatabase {
  readonly pubsub: PubSub;
  readonly monitors: Monitors;
  readonly work: Work;
}

/** The subscriptions of one connection: channels, patterns, shard channels, and MONITOR. */
export class Listening {
  readonly #database: HeardDatabase;
  readonly #room: Names;
  readonly #push: Push;
  #subscriptions: Subscriptions;
  #monitor: Monitor | undefined;

  /** @param push sends a message to the client */
  constructor(database: HeardDatabase, room: Names, push: Push) {
    this.#database = database;
    this.#room = room;
    this.#push = push;
    this.#subscriptions = new Subscriptions(database.pubsub, room, push);
  }

  /** The number of subscriptions of a kind. */
  count(kind: Kind): number {
    return this.#subscriptions.names[kind].size;
  }

  get isSubscribed(): boolean {
    return this.count('') + this.count('p') + this.count('s') > 0;
  }

  get isMonitoring(): boolean {
    return this.#monitor !== undefined;
  }

  /**
   * @returns a confirmation for each name (Redis 7.2 `pubsub.c` `addReplyPubsubSubscribed`)
   * @throws RedisError if there is no room for them
   */
  subscribe(kind: Kind, names: readonly ByteString[]): Resp3Reply[][] {
    const subscriptions = this.#subscriptions;
    this.#room.reserve(subscriptions.names[kind], names);
    return names.map((name) => {
      subscriptions.add(kind, name);
      return [`${kind}subscribe`, name, this.#counted(kind)];
    });
  }

  /**
   * @param names none for all
   * @returns a confirmation for each name, or one if there are none
   */
  unsubscribe(kind: Kind, names: readonly ByteString[]): Resp3Reply[][] {
    const subscriptions = this.#subscriptions;
    const left = names.length > 0 ? names : [...subscriptions.names[kind]];
    const word = `${kind}unsubscribe`;
    if (left.length === 0) return [[word, null, this.#counted(kind)]];
    return left.map((name) => {
      subscriptions.delete(kind, name);
      return [word, name, this.#counted(kind)];
    });
  }

  /** Shows commands from now on. @param show receives a line for each */
  monitor(show: (line: Status) => void): void {
    if (this.#monitor !== undefined) return;
    this.#monitor = { show: (line) => show(new Status(line)) };
    this.#database.monitors.add(this.#monitor);
  }

  /** Whether a user may keep all subscriptions. */
  isPermitted(user: User): boolean {
    if (user.unrestricted) return true;
    const { work } = this.#database;
    const may = (kind: Kind) =>
      [...this.#subscriptions.names[kind]].every((name) =>
        maySubscribe(user, name, kind === 'p', work),
      );
    try {
      return may('') && may('p') && may('s');
    } catch (error) {
      // Comparing all names with all patterns is too much work, so nobody knows.
      if (error instanceof RedisError) return false;
      throw error;
    }
  }

  /** Ends all subscriptions and MONITOR, without confirmations. */
  end(): void {
    if (this.isSubscribed) {
      this.#subscriptions.end();
      this.#subscriptions = new Subscriptions(this.#database.pubsub, this.#room, this.#push);
    }
    if (this.#monitor !== undefined) this.#database.monitors.delete(this.#monitor);
    this.#monitor = undefined;
  }

  /** The count in a confirmation. Shard channels are counted separately. */
  #counted(kind: Kind): number {
    return kind === 's' ? this.count('s') : this.count('') + this.count('p');
  }
}

/** Sends a message to a client. */
type Push = (items: readonly Resp3Reply[]) => void;

/** What a connection is subscribed to, until all of that ends. */
class Subscriptions {
  readonly names: Readonly<Record<Kind, Set<ByteString>>> = {
    '': new NameSet(),
    p: new NameSet(),
    s: new NameSet(),
  };
  readonly #pubsub: PubSub;
  readonly #room: Names;
  readonly #subscriber: Subscriber;
  readonly #shardSubscriber: Subscriber;
  #hasEnded = false;

  constructor(pubsub: PubSub, room: Names, push: Push) {
    this.#pubsub = pubsub;
    this.#room = room;
    const send: Push = (items) => {
      if (!this.#hasEnded) push(items);
    };
    this.#subscriber = {
      deliver: (channel, message, pattern) =>
        send(
          pattern === undefined
            ? ['message', channel, message]
            : ['pmessage', pattern, channel, message],
        ),
    };
    this.#shardSubscriber = {
      deliver: (channel, message) => send(['smessage', channel, message]),
    };
  }

  /** There must be room for the name. */
  add(kind: Kind, name: ByteString): void {
    this.names[kind].add(name);
    if (kind === 'p') this.#pubsub.subscribePattern(name, this.#subscriber);
    else if (kind === 's') {
      this.#pubsub.subscribeShard(name, this.#shardSubscriber, this.#subscriber);
    } else this.#pubsub.subscribe(name, this.#subscriber);
  }

  delete(kind: Kind, name: ByteString): void {
    this.#room.delete(this.names[kind], name);
    if (kind === 'p') this.#pubsub.unsubscribePattern(name, this.#subscriber);
    else if (kind === 's') {
      this.#pubsub.unsubscribeShard(name, this.#shardSubscriber, this.#subscriber);
    } else this.#pubsub.unsubscribe(name, this.#subscriber);
  }

  /** Ends all: nothing is sent any more. Very many leave the tables in later turns of the event loop. */
  end(): void {
    this.#hasEnded = true;
    let left = AT_ONCE;
    for (const kind of ['', 'p', 's'] as const) {
      for (const name of this.names[kind]) {
        if (left-- === 0) {
          inTurnOfItsOwn(() => this.end());
          return;
        }
        this.delete(kind, name);
      }
    }
  }
}
