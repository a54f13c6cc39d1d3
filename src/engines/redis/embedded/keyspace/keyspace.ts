import type { ByteString } from '../../bytes.ts';
import type { Clock } from '../../clock.ts';
import { errors } from '../../errors.ts';
import { StringBuffer } from '../values/string-buffer.ts';
import { bytesOf, stringBytes, type Value, type ValueObject } from '../values/value.ts';
import { Dict, type DictEntry } from './dict.ts';
import { Entry, NEVER } from './entry.ts';
import type { KeyEvent } from './events.ts';

/** What the keyspace tells those who must know of changes before or after they happen. */
export interface KeyspaceListener {
  /**
   * A key is about to change or go, or (undefined) all of them are: the last moment to see its old
   * state. A running snapshot needs it.
   */
  beforeChange?(entry: Entry): void;
  /** All keys are about to go; `keys` keeps them. */
  beforeFlush?(keys: Dict<Entry>): void;
  /** A key has changed or gone. */
  afterEvent?(event: KeyEvent, key: ByteString): void;
  /** A key has gone of itself: its time was up, or memory was short. It must reach the log as a DEL. */
  afterLoss?(event: 'expired' | 'evicted', key: ByteString): void;
}

interface VolatileKey extends DictEntry {
  readonly entry: Entry;
}

/** An `Entry` with its fields, its place in the map and in the order array, in bytes (measured). */
const ENTRY_BYTES = 144;

/**
 * The keys of one database. It knows what expires and what changed; it knows no command, no user and
 * no file.
 *
 * The rule for commands: fetch with {@link read} to look, with {@link write} before changing a value
 * in place, and call {@link changed} after. {@link put} and {@link delete} do all of that themselves.
 */
export class Keyspace {
  /** The time at which the running command began: all of a command happens at one moment. */
  now: number;
  /** Changes since the start. Dispatch compares it to learn whether a command changed anything. */
  dirty = 0;
  /** While a log is replayed, nothing expires: the log itself says what went, and when. */
  replaying = false;
  /** Memory counted for keys and values, in bytes. */
  usedBytes = 0;
  hits = 0;
  misses = 0;
  expired = 0;
  readonly listener: KeyspaceListener = {};

  readonly #clock: Clock;
  #keys = new Dict<Entry>();
  #volatile = new Dict<VolatileKey>();
  /** Marks a key as used, for the eviction policies; set by `eviction.ts`. */
  touch: (entry: Entry) => void = () => {};

  constructor(clock: Clock) {
    this.#clock = clock;
    this.now = Math.floor(clock.now());
  }

  get size(): number {
    return this.#keys.size;
  }

  get keys(): Dict<Entry> {
    return this.#keys;
  }

  /** The keys that have an expiry. */
  get volatile(): Dict<VolatileKey> {
    return this.#volatile;
  }

  /** Takes the time for the command that begins now. */
  tick(): void {
    this.now = Math.floor(this.#clock.now());
  }

  /** A live entry, to look at. Counts a hit or a miss. */
  read(key: ByteString): Entry | undefined {
    const entry = this.peek(key);
    if (entry === undefined) {
      this.misses++;
      return undefined;
    }
    this.hits++;
    this.touch(entry);
    return entry;
  }

  /** A live entry, without counting it as used. */
  peek(key: ByteString): Entry | undefined {
    const entry = this.#keys.get(key);
    if (entry === undefined || !this.#expireIfDue(entry)) return entry;
    return undefined;
  }

  /** A live entry that the caller is about to change. */
  write(key: ByteString): Entry | undefined {
    const entry = this.peek(key);
    if (entry === undefined) return undefined;
    this.touch(entry);
    this.listener.beforeChange?.(entry);
    return entry;
  }

  /** The string under a key, to look at. @throws RedisError WRONGTYPE */
  readString(key: ByteString): ByteString | undefined {
    const value = this.read(key)?.value;
    if (typeof value === 'string' || value === undefined) return value;
    if (value instanceof StringBuffer) return value.toString();
    throw errors.wrongType();
  }

  /** The value of one class under a key, to look at. @throws RedisError WRONGTYPE */
  readAs<T extends ValueObject>(key: ByteString, type: ValueClass<T>): T | undefined {
    const value = this.read(key)?.value;
    if (value === undefined) return undefined;
    if (value instanceof type) return value;
    throw errors.wrongType();
  }

  /** The value of one class under a key, about to be changed in place. @throws RedisError WRONGTYPE */
  writeAs<T extends ValueObject>(key: ByteString, type: ValueClass<T>): T | undefined {
    const value = this.write(key)?.value;
    if (value === undefined) return undefined;
    if (value instanceof type) return value;
    throw errors.wrongType();
  }

  /**
   * Puts a value under a key, whatever was there. The expiry goes unless `keepExpiry` is set.
   * One change is counted, under the event's name.
   */
  put(key: ByteString, value: Value, event: KeyEvent, keepExpiry = false): Entry {
    let entry = this.write(key);
    if (entry === undefined) {
      entry = new Entry(key, value);
      this.#keys.add(entry);
      this.touch(entry);
      this.listener.afterEvent?.('new', key);
    } else {
      entry.value = value;
      if (!keepExpiry && entry.expireAt !== NEVER) {
        entry.expireAt = NEVER;
        this.#volatile.delete(key);
      }
    }
    this.changed(entry, event);
    return entry;
  }

  /** Notes that a value fetched with {@link write} has been changed. */
  changed(entry: Entry, event: KeyEvent): void {
    this.dirty++;
    this.#count(entry);
    this.listener.afterEvent?.(event, entry.key);
  }

  /** {@link changed} for the value under a key. */
  changedKey(key: ByteString, event: KeyEvent): void {
    const entry = this.#keys.get(key);
    if (entry !== undefined) this.changed(entry, event);
  }

  /** Removes a key. @returns whether it was there */
  delete(key: ByteString, event: KeyEvent = 'del'): boolean {
    const entry = this.peek(key);
    if (entry === undefined) return false;
    this.#remove(entry);
    this.dirty++;
    this.listener.afterEvent?.(event, key);
    return true;
  }

  /** Sets when a key expires, in Unix milliseconds. The caller has fetched it with {@link write}. */
  setExpiry(entry: Entry, expireAt: number): void {
    entry.expireAt = expireAt;
    if (!this.#volatile.has(entry.key)) this.#volatile.add({ key: entry.key, seq: 0, entry });
  }

  /** Takes the expiry off a key. @returns whether it had one */
  clearExpiry(entry: Entry): boolean {
    if (entry.expireAt === NEVER) return false;
    entry.expireAt = NEVER;
    this.#volatile.delete(entry.key);
    return true;
  }

  /** Removes every key. @returns how many there were */
  flush(): number {
    const count = this.#keys.size;
    this.listener.beforeFlush?.(this.#keys);
    this.#keys = new Dict();
    this.#volatile = new Dict();
    this.usedBytes = 0;
    this.dirty += count;
    return count;
  }

  /** Removes a key because its time is up or memory is short. */
  lose(entry: Entry, event: 'expired' | 'evicted'): void {
    this.#remove(entry);
    if (event === 'expired') this.expired++;
    this.listener.afterLoss?.(event, entry.key);
    this.listener.afterEvent?.(event, entry.key);
  }

  /** Removes the entry if its time is up. @returns whether it was */
  #expireIfDue(entry: Entry): boolean {
    if (entry.expireAt === NEVER || entry.expireAt > this.now || this.replaying) return false;
    this.lose(entry, 'expired');
    return true;
  }

  #remove(entry: Entry): void {
    this.listener.beforeChange?.(entry);
    this.#keys.delete(entry.key);
    if (entry.expireAt !== NEVER) this.#volatile.delete(entry.key);
    this.usedBytes -= entry.counted;
    entry.seq = 0;
  }

  #count(entry: Entry): void {
    const bytes = ENTRY_BYTES + stringBytes(entry.key) + bytesOf(entry.value);
    this.usedBytes += bytes - entry.counted;
    entry.counted = bytes;
  }
}

/** A class of values, as `instanceof` wants it. */
type ValueClass<T extends ValueObject> = new (...args: never[]) => T;
