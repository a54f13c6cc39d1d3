import { NameMap } from '../../../base/name-map.ts';
import { NameSet } from '../../../base/name-set.ts';
import type { ByteString } from '../bytes.ts';
import type { Keyspace } from './keyspace/keyspace.ts';
import type { TouchObserver } from './keyspace/observers.ts';

/** What a table may hold; the oldest keys are invalidated first. */
interface TableLimits {
  /** The number of keys (`tracking-table-max-keys`); 0 is any. */
  readonly keys: () => number;
  /** The number of pairs of a key and a client, and the length of all keys. Redis has no such limits. */
  readonly items: number;
  readonly bytes: number;
}

const LIMITS = { items: 1_000_000, bytes: 64 * 1024 * 1024 };

/**
 * The tracked keys of one database with their clients, to which it sends invalidations (Redis 7.2 `tracking.c`).
 * Without clients it costs nothing.
 */
export class TrackingTable implements TouchObserver {
  /** The client of the running command. */
  current: TrackingClient | undefined;
  readonly #keyspace: Keyspace;
  readonly #limits: TableLimits;
  readonly #clients = new Set<TrackingClient>();
  /** The clients that have read a key since it last changed. */
  readonly #readers = new NameMap<ByteString, Set<TrackingClient>>();
  #items = 0;
  /** The length of all keys, in bytes. */
  #bytes = 0;
  /** The keys changed in this turn of the event loop, each with the client that changed it last. */
  #changed = new NameMap<ByteString, TrackingClient | undefined>();
  /** The number of clients in broadcasting mode. */
  #broadcasts = 0;

  constructor(keyspace: Keyspace, limits: Pick<TableLimits, 'keys'> & Partial<TableLimits>) {
    this.#keyspace = keyspace;
    this.#limits = { ...LIMITS, ...limits };
  }

  /** The number of tracking clients. */
  get clients(): number {
    return this.#clients.size;
  }

  get keys(): number {
    return this.#readers.size;
  }

  /** The number of pairs of a key and a client. */
  get items(): number {
    return this.#items;
  }

  /** The number of distinct prefixes of all clients in broadcasting mode; no prefix is an empty one. */
  get prefixes(): number {
    const all = [...this.#clients].flatMap(({ tracking }) =>
      tracking?.options.broadcast === true ? tracking.options.prefixes : [],
    );
    return new NameSet(all).size;
  }

  /** Starts tracking for a client, or applies new options. */
  add(client: TrackingClient): void {
    if (this.#clients.size === 0) this.#keyspace.touchObservers.add(this);
    this.#clients.add(client);
    this.#countBroadcasts();
  }

  /** Stops tracking for a client. Its reads are forgotten when the keys change. */
  delete(client: TrackingClient): void {
    if (!this.#clients.delete(client)) return;
    this.#countBroadcasts();
    if (this.#clients.size > 0) return;
    this.#keyspace.touchObservers.delete(this);
    this.#forgetAll();
    this.#changed = new NameMap();
  }

  /** Tracks keys that a client has read. */
  remember(client: TrackingClient, keys: Iterable<ByteString>): void {
    for (const key of keys) {
      let readers = this.#readers.get(key);
      if (readers === undefined) {
        this.#readers.set(key, (readers = new Set()));
        this.#bytes += key.length;
      }
      if (readers.has(client)) continue;
      readers.add(client);
      this.#items++;
    }
    this.makeRoom();
  }

  /** Forgets the oldest keys until no limit is exceeded; clients are told as of a change. */
  makeRoom(): void {
    const { items, bytes, keys } = this.#limits;
    const most = keys() || Infinity;
    while (this.#items > items || this.#bytes > bytes || this.#readers.size > most) {
      this.#invalidate(this.#readers.keys().next().value!, undefined);
    }
  }

  touched(key: ByteString, isLost = false): void {
    const by = isLost ? undefined : this.current;
    if (this.#broadcasts > 0) {
      if (this.#changed.size === 0) setImmediate(() => this.#broadcast());
      this.#changed.set(key, by);
    }
    this.#invalidate(key, by);
  }

  touchedAll(): void {
    this.#forgetAll();
    for (const client of this.#clients) client.invalidate(null);
  }

  #forgetAll(): void {
    this.#readers.clear();
    this.#items = 0;
    this.#bytes = 0;
  }

  /** @param by the client whose command has changed the key, if one has: NOLOOP is about its own changes only */
  #invalidate(key: ByteString, by: TrackingClient | undefined): void {
    const readers = this.#readers.get(key);
    if (readers === undefined) return;
    this.#readers.delete(key);
    this.#bytes -= key.length;
    this.#items -= readers.size;
    for (const client of readers) {
      const options = client.tracking?.options;
      // The client may have changed its options since it read the key.
      if (options === undefined || options.broadcast) continue;
      if (!(options.noLoop && client === by)) client.invalidate([key]);
    }
  }

  /**
   * Sends the changes of a turn together, by prefix and in the order of a radix tree
   * (`trackingBroadcastInvalidationMessages`).
   */
  #broadcast(): void {
    const changed = this.#changed;
    this.#changed = new NameMap();
    for (const client of this.#clients) {
      const options = client.tracking?.options;
      if (options?.broadcast !== true) continue;
      const { prefixes, noLoop } = options;
      const isToldOf = (key: ByteString, by: TrackingClient | undefined) =>
        !(noLoop && by === client) && client.mayKnow(key);
      for (const prefix of prefixes.toSorted()) {
        const told: ByteString[] = [];
        for (const [key, by] of changed) {
          if (key.startsWith(prefix) && isToldOf(key, by)) told.push(key);
        }
        if (told.length > 0) client.invalidate(told.toSorted());
      }
    }
  }

  #countBroadcasts(): void {
    this.#broadcasts = 0;
    for (const { tracking } of this.#clients) {
      if (tracking?.options.broadcast === true) this.#broadcasts++;
    }
  }
}

/** The options of CLIENT TRACKING ON. */
export interface TrackingOptions {
  /** The connection that gets the invalidations; 0 is the client's own. */
  readonly redirect: number;
  /** Whether all keys with one of the prefixes are tracked, read or not. */
  readonly broadcast: boolean;
  /** OPTIN tracks only reads after CLIENT CACHING YES; OPTOUT does not track those after CLIENT CACHING NO. */
  readonly opt: 'in' | 'out' | undefined;
  /** Whether the client's own changes are left out. */
  readonly noLoop: boolean;
  /** The prefixes for broadcasting; an empty one matches all keys. */
  readonly prefixes: readonly ByteString[];
}

/** A connection whose client caches what it reads, and gets invalidations. */
export interface TrackingClient {
  /** Undefined if tracking is off. */
  readonly tracking: ClientTracking | undefined;
  /** Whether the client may be told of a key. */
  mayKnow(key: ByteString): boolean;
  /** Sends an invalidation of keys; null is all of them. */
  invalidate(keys: readonly ByteString[] | null): void;
}

/** The tracking state of one connection (Redis 7.2 `tracking.c`). */
export class ClientTracking {
  options: TrackingOptions;
  /** Whether the connection that gets the invalidations has closed. */
  isBroken = false;
  /** Whether CLIENT CACHING was given for the next command or transaction. */
  isCachingGiven = false;

  constructor(options: TrackingOptions) {
    this.options = options;
  }

  /** Whether the keys that the running command reads are tracked (`trackingRememberKeys`). */
  get isKept(): boolean {
    const { broadcast, opt } = this.options;
    if (broadcast) return false;
    return opt === 'in' ? this.isCachingGiven : !(opt === 'out' && this.isCachingGiven);
  }
}
