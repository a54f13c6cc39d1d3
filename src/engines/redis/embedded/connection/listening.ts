import { NameSet } from '../../../../base/name-set.ts';
import type { ByteString } from '../../bytes.ts';
import type { Resp3Reply } from '../../resp3.ts';
import { RedisError, Status } from '../../reply.ts';
import { maySubscribe } from '../acl/permission.ts';
import type { User } from '../acl/user.ts';
import type { Monitor, Monitors } from '../monitor.ts';
import type { Subscriber, PubSub } from '../pubsub.ts';
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
  readonly #names: Readonly<Record<Kind, Set<ByteString>>> = {
    '': new NameSet(),
    p: new NameSet(),
    s: new NameSet(),
  };
  readonly #subscriber: Subscriber;
  readonly #shardSubscriber: Subscriber;
  #monitor: Monitor | undefined;

  /** @param push sends a message to the client */
  constructor(database: HeardDatabase, room: Names, push: (items: readonly Resp3Reply[]) => void) {
    this.#database = database;
    this.#room = room;
    this.#subscriber = {
      deliver: (channel, message, pattern) =>
        push(
          pattern === undefined
            ? ['message', channel, message]
            : ['pmessage', pattern, channel, message],
        ),
    };
    this.#shardSubscriber = {
      deliver: (channel, message) => push(['smessage', channel, message]),
    };
  }

  /** The number of subscriptions of a kind. */
  count(kind: Kind): number {
    return this.#names[kind].size;
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
    const { pubsub } = this.#database;
    this.#room.reserve(this.#names[kind], names);
    return names.map((name) => {
      this.#names[kind].add(name);
      if (kind === 'p') pubsub.subscribePattern(name, this.#subscriber);
      else if (kind === 's') pubsub.subscribeShard(name, this.#shardSubscriber, this.#subscriber);
      else pubsub.subscribe(name, this.#subscriber);
      return [`${kind}subscribe`, name, this.#counted(kind)];
    });
  }

  /**
   * @param names none for all
   * @returns a confirmation for each name, or one if there are none
   */
  unsubscribe(kind: Kind, names: readonly ByteString[]): Resp3Reply[][] {
    const { pubsub } = this.#database;
    const left = names.length > 0 ? names : [...this.#names[kind]];
    const word = `${kind}unsubscribe`;
    if (left.length === 0) return [[word, null, this.#counted(kind)]];
    return left.map((name) => {
      this.#room.delete(this.#names[kind], name);
      if (kind === 'p') pubsub.unsubscribePattern(name, this.#subscriber);
      else if (kind === 's') pubsub.unsubscribeShard(name, this.#shardSubscriber, this.#subscriber);
      else pubsub.unsubscribe(name, this.#subscriber);
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
      [...this.#names[kind]].every((name) => maySubscribe(user, name, kind === 'p', work));
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
    for (const kind of ['', 'p', 's'] as const) {
      if (this.count(kind) > 0) this.unsubscribe(kind, []);
    }
    if (this.#monitor !== undefined) this.#database.monitors.delete(this.#monitor);
    this.#monitor = undefined;
  }

  /** The count in a confirmation. Shard channels are counted separately. */
  #counted(kind: Kind): number {
    return kind === 's' ? this.count('s') : this.count('') + this.count('p');
  }
}
