import { NameMap } from '../../../../../base/name-map.ts';
import { reportInternalError } from '../../../../../base/internal-errors.ts';
import { inTurnOfItsOwn } from '../../../../../base/turns.ts';
import type { ByteString } from '../../../bytes.ts';
import { errors, quoted } from '../../../errors.ts';
import { RedisError, type Reply } from '../../../reply.ts';
import type { Keyspace } from '../../keyspace/keyspace.ts';
import type { TouchObserver } from '../../keyspace/observers.ts';
import { StreamValue } from '../../values/stream/stream.ts';
import { threadTime } from '../../scripting/thread-time.ts';
import { Aliases } from '../aliases.ts';
import type { IndexConfiguration } from '../configuration.ts';
import type { Searches } from '../searches.ts';
import { FollowedIndex } from './followed-index.ts';
import { PrefixTable } from './prefix-table.ts';
import { SearchIndex } from './search-index.ts';

/** Each may be told of each change of a key. */
const MOST_INDEXES = 64;
/** How many changed keys all indexes together remember; a script may change any number before anything is indexed. */
const MOST_PENDING = 1_000_000;
/** How long one turn of the event loop is used for indexing, in milliseconds. */
const SLICE = 3;

/** The part of a `Database` that indexes need. */
interface Host {
  readonly keyspace: Keyspace;
  readonly searches: Searches;
  /** Resolves when what is suspended in the middle may have ended; undefined if nothing is. */
  readonly unquiet: Promise<void> | undefined;
  /** Tells clients that cache what they have read. */
  readonly tracking: Pick<TouchObserver, 'touched'>;
  /** Evicts keys if memory is short. @returns whether more may be taken */
  makeRoom(): boolean;
  serveBlocked(): void;
}

/**
 * The search indexes of one database, each the value of a key. They follow the changes of keys, and index in slices, one in
 * a turn of the event loop. Without an index or an alias they observe nothing.
 */
export class SearchIndexes implements TouchObserver {
  readonly aliases = new Aliases();
  readonly #host: Host;
  readonly #mostPending: number;
  readonly #followed = new NameMap<ByteString, FollowedIndex>();
  readonly #byPrefix = new PrefixTable<FollowedIndex>();
  readonly #byStream = new NameMap<ByteString, FollowedIndex>();
  #isScheduled = false;
  #isTelling = false;
  #isClosed = false;

  /** @param mostPending how many changed keys are remembered, before all keys are looked at instead */
  constructor(host: Host, mostPending = MOST_PENDING) {
    this.#host = host;
    this.#mostPending = mostPending;
    host.searches.whenFree = () => this.#schedule();
  }

  /** The names of the indexes, sorted. */
  names(): ByteString[] {
    return [...this.#followed.keys()].toSorted();
  }

  /** @throws RedisError if there can't be an index under this name, in place of the one that is there */
  checkNew(name: ByteString, { stream }: IndexConfiguration): void {
    const { replaying } = this.#host.keyspace;
    if (!replaying && !this.#followed.has(name) && this.#followed.size >= MOST_INDEXES) {
      throw new RedisError(`ERR a database may have ${MOST_INDEXES} search indexes`);
    }
    const other = stream === undefined ? undefined : this.#byStream.get(stream);
    if (other === undefined || other.name === name) return;
    throw new RedisError(
      `ERR Stream ${quoted(stream!)} already has the index ${quoted(other.name)}`,
    );
  }

  /** @throws RedisError if a key is a stream with an index, which would stay behind */
  checkStays(key: ByteString): void {
    if (!this.#byStream.has(key)) return;
    throw new RedisError(
      `ERR Stream ${quoted(key)} has a search index and can't be renamed or copied`,
    );
  }

  /** Follows the index that has become the value of a key. Does nothing for other values. */
  add(name: ByteString, skipsInitialScan = false): void {
    const { keyspace } = this.#host;
    const index = keyspace.keys.get(name)?.value;
    if (!(index instanceof SearchIndex)) return;
    this.#follow(new FollowedIndex(name, index));
    // A log that is replayed contains all keys; they are indexed at its end.
    if (keyspace.replaying) return;
    const { stream } = index.configuration;
    if (!skipsInitialScan) index.beginScan();
    else if (stream !== undefined) {
      const value = keyspace.keys.get(stream)?.value;
      if (value instanceof StreamValue) index.entries.skip(value);
    }
    this.#schedule();
  }

  /** Moves an index to another name, around what moves its key. */
  move(from: ByteString, to: ByteString, moveKey: () => void): void {
    const moved = this.#followed.get(from);
    if (moved !== undefined) this.#unfollow(moved);
    moveKey();
    if (moved === undefined) return;
    moved.name = to;
    this.#follow(moved);
    // It may have waited for searches.
    this.#schedule();
  }

  /** Sets an alias. @returns whether it is new */
  setAlias(alias: ByteString, index: ByteString): boolean {
    const isNew = this.aliases.set(alias, index);
    this.#observe();
    this.#host.keyspace.touched(alias);
    return isNew;
  }

  deleteAlias(alias: ByteString): boolean {
    const existed = this.aliases.delete(alias);
    this.#observe();
    if (existed) this.#host.keyspace.touched(alias);
    return existed;
  }

  /** Has everything indexed, as after the log has been replayed. */
  indexAll(): void {
    for (const { index } of this.#followed.values()) index.beginScan();
    this.#schedule();
  }

  /** Indexes once more what an index follows. */
  reindex(index: SearchIndex): void {
    index.beginScan();
    this.#schedule();
  }

  /** Goes on where it has ended for want of memory. */
  resume(): void {
    this.#schedule();
  }

  /** Resolves to 1 when all changes so far are in an index, to 0 if it is dropped before, and to an error if there is no memory. */
  whenIndexed(name: ByteString): Promise<Reply> {
    this.#schedule();
    return this.#followed.get(name)?.whenIndexed() ?? Promise.resolve(0);
  }

  /** Takes over the indexes of the database whose keys have taken the place of its own. */
  takeOver(other: SearchIndexes): void {
    for (const [alias, index] of other.aliases.sorted()) this.setAlias(alias, index);
    for (const name of other.names()) this.add(name);
    other.close();
  }

  /** Ends indexing. */
  close(): void {
    this.#isClosed = true;
    this.#forgetAll();
  }

  touched(key: ByteString): void {
    const { keyspace } = this.#host;
    const own = this.#followed.get(key);
    if (own !== undefined && keyspace.keys.get(key)?.value !== own.index) {
      this.#unfollow(own);
      own.drop();
    }
    if (keyspace.replaying) return;
    if (this.aliases.size > 0) this.#tellOfAliases(key);
    let each = this.#byPrefix.longest(key);
    for (; each !== undefined; each = each.shorter) {
      for (const followed of each.followers) this.#stale(followed, key);
    }
    if (this.#byStream.size === 0) return;
    const ofStream = this.#byStream.get(key);
    if (ofStream !== undefined) this.#stale(ofStream, key);
  }

  /** Notes that a key has changed which an index follows. */
  #stale({ index }: FollowedIndex, key: ByteString): void {
    if (index.pending.size >= this.#mostPending / this.#followed.size) index.lookAtAll();
    else index.pending.add(key);
    this.#schedule();
  }

  /** Whoever watches or caches an alias depends on the index of that name. */
  #tellOfAliases(name: ByteString): void {
    // Aliases of aliases lead nowhere, so they change no more.
    if (this.#isTelling) return;
    this.#isTelling = true;
    for (const alias of this.aliases.of(name)) {
      if (alias !== name) this.#host.keyspace.touched(alias);
    }
    this.#isTelling = false;
  }

  touchedAll(): void {
    // So that the removal is logged although there may have been no key.
    if (this.aliases.size > 0) this.#host.keyspace.dirty++;
    this.#forgetAll();
  }

  #forgetAll(): void {
    const dropped = [...this.#followed.values()];
    this.#followed.clear();
    this.#byPrefix.clear();
    this.#byStream.clear();
    this.aliases.clear();
    this.#observe();
    for (const each of dropped) {
      this.#host.searches.changed(each.index, Infinity);
      each.drop();
    }
  }

  #follow(followed: FollowedIndex): void {
    const { prefixes, stream } = followed.index.configuration;
    this.#followed.set(followed.name, followed);
    for (const prefix of prefixes) this.#byPrefix.add(prefix, followed);
    if (stream !== undefined) this.#byStream.set(stream, followed);
    this.#observe();
  }

  #unfollow(followed: FollowedIndex): void {
    const { prefixes, stream } = followed.index.configuration;
    this.#followed.delete(followed.name);
    for (const prefix of prefixes) this.#byPrefix.delete(prefix, followed);
    if (stream !== undefined) this.#byStream.delete(stream);
    this.#host.searches.changed(followed.index, Infinity);
    this.#observe();
  }

  /** Observes the keyspace only while there is something that depends on it. */
  #observe(): void {
    const { touchObservers } = this.#host.keyspace;
    if (this.#followed.size > 0 || this.aliases.size > 0) touchObservers.add(this);
    else touchObservers.delete(this);
  }

  #schedule(): void {
    if (this.#isScheduled || this.#isClosed || !this.#hasWork) return;
    this.#isScheduled = true;
    inTurnOfItsOwn(() => this.#goOn());
  }

  get #hasWork(): boolean {
    for (const followed of this.#followed.values()) if (followed.hasWork) return true;
    return false;
  }

  /** Indexes for a slice of time. */
  #goOn(): void {
    this.#isScheduled = false;
    if (this.#isClosed) return;
    const { unquiet, keyspace } = this.#host;
    if (unquiet !== undefined) {
      // Nothing may expire in the middle of a transaction, and what it has changed so far is not to be found yet.
      this.#isScheduled = true;
      void unquiet.then(() => this.#goOn());
      return;
    }
    keyspace.tick();
    const next = this.#takeNext();
    if (next === undefined) return;
    if (this.#host.makeRoom()) {
      this.#goOnWith(next);
    } else {
      // It goes on with the next change, or when somebody waits again.
      for (const each of this.#followed.values()) this.#giveUp(each, errors.outOfMemory());
    }
    this.#host.serveBlocked();
  }

  #goOnWith(followed: FollowedIndex): void {
    const { searches } = this.#host;
    const began = threadTime();
    try {
      followed.goOn(this.#host.keyspace, SLICE);
      searches.changed(followed.index, followed.hasWork ? threadTime() - began : Infinity);
      this.#schedule();
    } catch (error) {
      // It goes on with the next change, as above: what fails now would fail again in the next turn.
      reportInternalError('background', error);
      this.#giveUp(followed, new RedisError('ERR internal error'));
    }
    this.#recount(followed);
    this.#tellOfContent(followed);
  }

  /** What clients have cached of an index is out of date; its definition, which transactions watch, is not. */
  #tellOfContent({ name }: FollowedIndex): void {
    const { tracking } = this.#host;
    for (const each of [name, ...this.aliases.of(name)]) tracking.touched(each, true);
  }

  #giveUp(followed: FollowedIndex, reason: RedisError): void {
    followed.giveUp(reason);
    this.#host.searches.changed(followed.index, Infinity);
  }

  /** An index that has something to do and may; those that have had their turn come last. */
  #takeNext(): FollowedIndex | undefined {
    for (const followed of this.#followed.values()) {
      if (!followed.hasWork || !this.#host.searches.mayChange(followed.index)) continue;
      this.#followed.delete(followed.name);
      this.#followed.set(followed.name, followed);
      return followed;
    }
    return undefined;
  }

  #recount({ name, index }: FollowedIndex): void {
    const entry = this.#host.keyspace.keys.get(name);
    if (entry?.value === index) this.#host.keyspace.resized(entry);
  }
}
