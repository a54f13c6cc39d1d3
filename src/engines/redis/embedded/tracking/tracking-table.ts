import type { Holding } from '../../../../base/memory-budget.ts';
import { inTurnOfItsOwn } from '../../../../base/turns.ts';
import type { ByteString } from '../../bytes.ts';
import type { Keyspace } from '../keyspace/keyspace.ts';
import type { TouchObserver } from '../keyspace/observers.ts';
import { AT_ONCE, type Steps } from '../steps.ts';
import { Broadcasts } from './broadcasts.ts';
import type { TrackingClient } from './client-tracking.ts';
import { TrackedKeys } from './tracked-keys.ts';

/** What a table may hold; the oldest keys are invalidated first. */
interface TableLimits {
  /** The number of keys (`tracking-table-max-keys`); 0 is any. */
  readonly keys: () => number;
  /** The number of pairs of a key and a client, and the memory of all keys. Redis has no such limits. */
  readonly items: number;
  readonly bytes: number;
}

const LIMITS = { items: 1_000_000, bytes: 256 * 1024 * 1024 };
/** How many keys are forgotten at once for a lower limit; the others in later turns. */
const MOST_FORGOTTEN = 1000;

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
  readonly #tracked = new TrackedKeys();
  readonly #broadcasts = new Broadcasts();
  /** The part of the table in the total of all that is kept for clients. */
  #holding: Holding | undefined;
  #isForgetting = false;

  constructor(keyspace: Keyspace, limits: Pick<TableLimits, 'keys'> & Partial<TableLimits>) {
    this.#keyspace = keyspace;
    this.#limits = { ...LIMITS, ...limits };
  }

  /** The number of tracking clients. */
  get clients(): number {
    return this.#clients.size;
  }

  get keys(): number {
    return this.#tracked.size;
  }

  /** The number of pairs of a key and a client. */
  get items(): number {
    return this.#tracked.items;
  }

  /** The number of distinct prefixes of all clients in broadcasting mode; no prefix is an empty one. */
  get prefixes(): number {
    return this.#broadcasts.prefixes;
  }

  /**
   * Starts tracking for a client, or applies new options.
   * @param hold counts what the table keeps for its clients in the total of all
   */
  add(client: TrackingClient, hold?: () => Holding): void {
    if (this.#clients.size === 0) {
      this.#keyspace.touchObservers.add(this);
      this.#holding = hold?.();
    }
    this.#clients.add(client);
    const options = client.tracking?.options;
    if (options?.broadcast === true) this.#broadcasts.add(client, options.prefixes);
    else this.#broadcasts.delete(client);
  }

  /** Stops tracking for a client. Its reads are forgotten when the keys change. */
  delete(client: TrackingClient): void {
    if (!this.#clients.delete(client)) return;
    this.#broadcasts.delete(client);
    if (this.#clients.size > 0) return;
    this.#keyspace.touchObservers.delete(this);
    this.#forgetAll();
  }

  /** Tracks keys that a client has read. */
  remember(client: TrackingClient, keys: Iterable<ByteString>): void {
    let added = 0;
    for (const key of keys) {
      if (!this.#tracked.add(key, client)) continue;
      added++;
      // One more than there may be; a longer key may take the place of several.
      while (this.#isFull && added > 0) {
        this.#forgetOldest();
        added--;
      }
    }
    if (this.#isFull) this.makeRoom();
    if (this.#holding?.set(this.#tracked.bytes) !== false) return;
    for (; added > 0; added--) this.#forgetOldest();
    this.#holding.set(this.#tracked.bytes);
  }

  /** {@link remember} for very many keys. Until the last step they must not change. */
  *rememberInSteps(client: TrackingClient, keys: () => readonly ByteString[]): Steps<void> {
    const all = keys();
    for (let from = 0; from < all.length; from += AT_ONCE) {
      yield;
      // It may have stopped tracking meanwhile.
      if (!this.#clients.has(client)) return;
      this.remember(client, all.slice(from, from + AT_ONCE));
    }
  }

  /** Forgets the oldest keys until no limit is exceeded; clients are told as of a change. */
  makeRoom(): void {
    for (let i = 0; i < MOST_FORGOTTEN && this.#isFull; i++) this.#forgetOldest();
    this.#holding?.set(this.#tracked.bytes);
    if (!this.#isFull || this.#isForgetting) return;
    this.#isForgetting = true;
    inTurnOfItsOwn(() => {
      this.#isForgetting = false;
      this.makeRoom();
    });
  }

  touched(key: ByteString, isLost = false): void {
    const by = isLost ? undefined : this.current;
    this.#broadcasts.touched(key, by);
    this.#invalidate(key, by);
  }

  touchedAll(): void {
    this.#forgetAll();
    for (const client of this.#clients) client.invalidate(null);
  }

  get #isFull(): boolean {
    const { items, bytes, keys } = this.#limits;
    const tracked = this.#tracked;
    return tracked.items > items || tracked.bytes > bytes || tracked.size > (keys() || Infinity);
  }

  #forgetOldest(): void {
    const { oldest } = this.#tracked;
    if (oldest !== undefined) this.#invalidate(oldest, undefined);
  }

  #forgetAll(): void {
    this.#tracked.clear();
    this.#holding?.set(0);
  }

  /** @param by the client whose command has changed the key, if one has: NOLOOP is about its own changes only */
  #invalidate(key: ByteString, by: TrackingClient | undefined): void {
    for (const client of this.#tracked.take(key)) {
      const options = client.tracking?.options;
      // The client may have changed its options since it read the key.
      if (options === undefined || options.broadcast) continue;
      if (!(options.noLoop && client === by)) client.invalidate([key]);
    }
  }
}
