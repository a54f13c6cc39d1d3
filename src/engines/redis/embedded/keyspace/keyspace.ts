import type { ByteString } from '../../bytes.ts';
import type { Clock } from '../../../../base/clock.ts';
import { errors } from '../../errors.ts';
import { DEFAULT_ENCODING_LIMITS, type EncodingLimits } from '../values/encoding-limits.ts';
import { HashValue } from '../values/hash.ts';
import { StringBuffer } from '../values/string-buffer.ts';
import type { Value } from '../values/value.ts';
import type { ValueObject } from '../values/value-object.ts';
import { Dict } from './dict.ts';
import { countedBytes, Entry, EXPIRY_BYTES, NEVER } from './entry.ts';
import type { KeyEvent } from './events.ts';
import { ExpiringHashes, VolatileKeys } from './volatile-keys.ts';
import {
  Observers,
  type KeyspaceListener,
  type Observer,
  type TouchObserver,
} from './observers.ts';
import { KeyspaceMemory, SharedMemory } from './shared-memory.ts';
import { KeyspaceStatistics, Usage } from './usage.ts';

/**
 * The keys of one database, with their expiry, memory and change events. It knows no commands, users or files.
 *
 * The rule for commands: fetch with {@link read} to read, with {@link write} before changing a value in place, and call
 * {@link changed} after. {@link put} and {@link delete} do all of that themselves.
 */
export class Keyspace {
  /** The time at which the running command began, in Unix milliseconds: a command happens at one moment. */
  now: number;
  /** The number of changes since the start. A command has changed something if it grows. */
  dirty = 0;
  /** While a log is replayed nothing expires, because the log contains the deletions. */
  replaying = false;
  /** Whether accesses update the access time or frequency of keys. */
  touches = true;
  /** For the encodings of its values. */
  limits: Readonly<EncodingLimits> = DEFAULT_ENCODING_LIMITS;
  readonly statistics = new KeyspaceStatistics();
  readonly listener: KeyspaceListener = {};
  /** Called before keys change. */
  readonly observers = new Observers<Observer>();
  /** Called after keys have changed. */
  readonly touchObservers = new Observers<TouchObserver>();
  /** The access times or frequencies for the eviction policies. */
  readonly usage: Usage;
  readonly memory: KeyspaceMemory;

  readonly #clock: Clock;
  #keys = new Dict<Entry>();
  #volatile = new VolatileKeys();
  #expiringHashes = new ExpiringHashes();

  constructor(clock: Clock, random: () => number = Math.random, shared = new SharedMemory()) {
    this.#clock = clock;
    this.memory = new KeyspaceMemory(shared);
    this.now = Math.floor(clock.now());
    this.usage = new Usage(this.now, random);
  }

  get size(): number {
    return this.#keys.size;
  }

  /** The memory counted for keys and values, in bytes. */
  get usedBytes(): number {
    return this.memory.used;
  }

  get keys(): Dict<Entry> {
    return this.#keys;
  }

  /** The keys that have an expiry. */
  get volatile(): VolatileKeys {
    return this.#volatile;
  }

  get expiringHashes(): ExpiringHashes {
    return this.#expiringHashes;
  }

  /** Sets the time for the command that begins now. */
  tick(now = this.#clock.now()): void {
    this.now = Math.floor(now);
  }

  /** A live entry for reading. Counts a hit or a miss, and an access of the key. */
  read(key: ByteString): Entry | undefined {
    const entry = this.inspect(key);
    if (entry !== undefined) this.touch(entry);
    return entry;
  }

  /** A live entry for information about the key. Counts a hit or a miss, but not an access (Redis's `LOOKUP_NOTOUCH`). */
  inspect(key: ByteString): Entry | undefined {
    const entry = this.peek(key);
    if (entry !== undefined) {
      this.statistics.hits++;
    } else {
      this.statistics.misses++;
      this.listener.afterEvent?.('keymiss', key);
    }
    return entry;
  }

  /** Counts an access of the key. */
  touch(entry: Entry): void {
    if (this.touches) entry.use = this.usage.next(entry.use, this.now);
  }

  /** A live entry, without counting anything. */
  peek(key: ByteString): Entry | undefined {
    const entry = this.#keys.get(key);
    if (entry === undefined || !this.isDue(entry)) return entry;
    this.lose(entry, 'expired');
    return undefined;
  }

  /** A live entry that the caller is about to change. */
  write(key: ByteString): Entry | undefined {
    const entry = this.peek(key);
    if (entry === undefined) return undefined;
    this.touch(entry);
    for (const each of this.observers.all) each.beforeChange(entry);
    this.#adopt(entry.value);
    return entry;
  }

  /** The string under a key, for reading. @throws RedisError WRONGTYPE */
  readString(key: ByteString): ByteString | undefined {
    const value = this.read(key)?.value;
    if (typeof value === 'string' || value === undefined) return value;
    if (value instanceof StringBuffer) return value.toString();
    throw errors.wrongType();
  }

  /** The value of a class under a key, for reading. @throws RedisError WRONGTYPE */
  readAs<T extends ValueObject>(key: ByteString, type: ValueClass<T>): T | undefined {
    const value = this.read(key)?.value;
    if (value === undefined) return undefined;
    if (value instanceof type) return value;
    throw errors.wrongType();
  }

  /** The value of a class under a key, about to be changed in place. @throws RedisError WRONGTYPE */
  writeAs<T extends ValueObject>(key: ByteString, type: ValueClass<T>): T | undefined {
    const value = this.write(key)?.value;
    if (value === undefined) return undefined;
    if (value instanceof type) return value;
    throw errors.wrongType();
  }

  /**
   * Sets the value of a key, whether it exists or not. Removes the expiry unless `keepExpiry` is set. Counts as one
   * change, with the given event.
   */
  put(key: ByteString, value: Value, event: KeyEvent, keepExpiry = false): Entry {
    let entry = this.write(key);
    if (entry === undefined) {
      entry = this.#add(key, value);
    } else {
      entry.value = value;
      this.listener.gone?.(key);
      if (!keepExpiry) this.clearExpiry(entry);
    }
    this.changed(entry, event);
    return entry;
  }

  /**
   * Sets the value of a key that counts as new: an old value is deleted first, without an event (Redis 7.2 `db.c`
   * `copyCommand`, `cluster.c` `restoreCommand`). Counts as one change, with the given event.
   */
  replace(key: ByteString, value: Value, event: KeyEvent): Entry {
    const before = this.peek(key);
    if (before !== undefined) this.#remove(before);
    const entry = this.#add(key, value);
    this.changed(entry, event);
    return entry;
  }

  /** Notes that a value fetched with {@link write} has changed. Some changes have no event. */
  changed(entry: Entry, event?: KeyEvent): void {
    this.dirty++;
    this.#count(entry);
    this.touched(entry.key);
    if (event !== undefined) this.listener.afterEvent?.(event, entry.key);
  }

  /**
   * Notes that the groups of a stream, or its counters, have changed. Nobody who watches or tracks the key is told, because its
   * entries are as before (Redis 7.2 `t_stream.c`, where only commands on entries call `signalModifiedKey`).
   */
  groupsChanged(entry: Entry, event?: KeyEvent): void {
    this.dirty++;
    this.#count(entry);
    if (event !== undefined) this.listener.afterEvent?.(event, entry.key);
  }

  /** Counts the memory of a value that has grown or shrunk without a change of the key, as a search index does. */
  resized(entry: Entry): void {
    this.#count(entry);
  }

  /**
   * Notes that a command has written a key and left it as it was: watchers and listeners are told as after a change, but
   * there is nothing to log.
   */
  unchanged(key: ByteString, event: KeyEvent): void {
    this.touched(key);
    this.listener.afterEvent?.(event, key);
  }

  /**
   * Marks a key as ready for blocked clients, though it is not new (Redis 7.2 `blocked.c` `signalKeyAsReady`). They are
   * served at the end of the command, transaction or script.
   */
  signalReady(key: ByteString): void {
    this.listener.ready?.(key);
  }

  /** {@link changed} for the value under a key. */
  changedKey(key: ByteString, event: KeyEvent): void {
    const entry = this.#keys.get(key);
    if (entry !== undefined) this.changed(entry, event);
  }

  /** Deletes a key. @returns whether it existed */
  delete(key: ByteString, event: KeyEvent = 'del'): boolean {
    const entry = this.peek(key);
    if (entry === undefined) return false;
    this.#remove(entry);
    this.dirty++;
    this.listener.afterEvent?.(event, key);
    return true;
  }

  /**
   * Moves a value to another key, together with its expiry. An old value there is deleted without an event. Counts as
   * one change.
   */
  rename(entry: Entry, key: ByteString): void {
    const replaced = this.peek(key);
    if (replaced !== undefined) this.#remove(replaced);
    const { expireAt } = entry;
    this.#remove(entry);
    const renamed = this.#add(key, entry.value);
    renamed.use = entry.use;
    if (expireAt !== NEVER) this.setExpiry(renamed, expireAt);
    this.listener.afterEvent?.('rename_from', entry.key);
    this.changed(renamed, 'rename_to');
  }

  /** Sets the expiry time of a key, in Unix milliseconds. The caller has fetched it with {@link write}. */
  setExpiry(entry: Entry, expireAt: number): void {
    if (entry.expireAt === NEVER) {
      this.#volatile.add(entry);
      this.#recount(entry, entry.counted + EXPIRY_BYTES);
    }
    entry.expireAt = expireAt;
  }

  /** Removes the expiry of a key. @returns whether it had one */
  clearExpiry(entry: Entry): boolean {
    if (entry.expireAt === NEVER) return false;
    entry.expireAt = NEVER;
    this.#volatile.delete(entry);
    this.#recount(entry, entry.counted - EXPIRY_BYTES);
    return true;
  }

  /** Deletes every key. @returns how many there were */
  flush(): number {
    const count = this.#keys.size;
    this.#beforeFlush();
    this.#keys = new Dict();
    this.#volatile = new VolatileKeys();
    this.#expiringHashes = new ExpiringHashes();
    this.memory.replace(0);
    this.dirty += count;
    this.listener.replaced?.();
    return count;
  }

  /** Replaces all keys by those of another keyspace, which is not used any more. */
  replaceBy(other: Keyspace): void {
    this.#beforeFlush(other.#keys);
    this.dirty += this.size + other.size;
    this.#keys = other.#keys;
    this.#volatile = other.#volatile;
    this.#expiringHashes = other.#expiringHashes;
    this.memory.replace(other.usedBytes);
    this.listener.replaced?.();
  }

  /** Deletes a key because it has expired or is evicted. */
  lose(entry: Entry, event: 'expired' | 'evicted'): void {
    this.#remove(entry, true);
    if (event === 'expired') this.statistics.expired++;
    else this.statistics.evicted++;
    this.listener.afterLoss?.(event, entry.key);
    this.listener.afterEvent?.(event, entry.key);
  }

  /**
   * Removes the expired fields of a hash, and the hash if none is left. Does nothing for other values, and nothing
   * while a log is replayed.
   * @returns whether the entry still exists
   */
  expireFields(entry: Entry): boolean {
    const { key, value } = entry;
    if (!(value instanceof HashValue) || !this.hasDueFields(entry)) return true;
    for (const each of this.observers.all) each.beforeChange(entry);
    const fields = value.dropExpired(this.now);
    this.statistics.expiredFields += fields.length;
    this.listener.afterFieldLoss?.(key, fields);
    this.listener.afterEvent?.('hexpired', key);
    this.touched(key, true);
    if (value.size > 0) {
      this.#count(entry);
      return true;
    }
    this.#unlink(entry, true);
    this.listener.afterEvent?.('del', key);
    return false;
  }

  /** Whether the value is a hash with expired fields. */
  hasDueFields({ value }: Entry): boolean {
    return value instanceof HashValue && value.earliestExpiry() <= this.now && !this.replaying;
  }

  /** Whether a key has expired. It may still exist until it is accessed. */
  isDue(entry: Entry): boolean {
    return entry.expireAt !== NEVER && entry.expireAt <= this.now && !this.replaying;
  }

  /** A value may come from a file or another keyspace, which have limits of their own. */
  #adopt(value: Value): void {
    if (typeof value !== 'string' && 'limits' in value) value.limits = this.limits;
  }

  #add(key: ByteString, value: Value): Entry {
    this.#adopt(value);
    const entry = new Entry(key, value);
    entry.use = this.usage.first(this.now);
    this.#keys.add(entry);
    this.listener.ready?.(key);
    this.listener.afterEvent?.('new', key);
    return entry;
  }

  /** @param isLost whether it has expired or is evicted */
  #remove(entry: Entry, isLost = false): void {
    for (const each of this.observers.all) each.beforeChange(entry);
    this.#unlink(entry, isLost);
  }

  #unlink(entry: Entry, isLost: boolean): void {
    this.#keys.delete(entry.key);
    if (entry.expireAt !== NEVER) this.#volatile.delete(entry);
    if (this.#expiringHashes.size > 0) this.#expiringHashes.delete(entry.key);
    this.memory.change(-entry.counted);
    entry.seq = 0;
    this.touched(entry.key, isLost);
    this.listener.gone?.(entry.key);
  }

  /** Tells those who watch keys that one has changed, or what has a name without being a key. */
  touched(key: ByteString, isLost?: boolean): void {
    for (const each of this.touchObservers.all) each.touched(key, isLost);
  }

  /** @param after the keys that take the place of those that are there now */
  #beforeFlush(after?: Dict<Entry>): void {
    const before = this.#keys;
    for (const each of this.observers.all) each.beforeFlush(before);
    const isThere = (key: ByteString) => before.has(key) || after?.has(key) === true;
    for (const each of this.touchObservers.all) each.touchedAll(isThere);
  }

  #count(entry: Entry): void {
    const bytes = countedBytes(entry.key, entry.value);
    this.#recount(entry, entry.expireAt === NEVER ? bytes : bytes + EXPIRY_BYTES);
    this.#expiringHashes.update(entry);
  }

  #recount(entry: Entry, bytes: number): void {
    this.memory.change(bytes - entry.counted);
    entry.counted = bytes;
  }
}

/** A class of values, for `instanceof`. */
type ValueClass<T extends ValueObject> = new (...args: never[]) => T;
