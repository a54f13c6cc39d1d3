import type { ByteString } from '../../bytes.ts';
import { Dict, type DictEntry } from '../keyspace/dict.ts';
import { FieldExpiries } from './field-expiries.ts';
import { stringBytes, type ValueObject } from './value.ts';

/** Redis 7.2 `hash-max-listpack-entries`. */
const LISTPACK_FIELDS = 512;
/** Redis 7.2 `hash-max-listpack-value`, for fields and values, in bytes. */
const LISTPACK_BYTES = 64;

/** A `HashValue` with its empty map, and a place in that map, in bytes (measured, on average). */
const HASH_BYTES = 160;
const FIELD_BYTES = 40;
/** What one field takes in the order that is built for scans and draws. */
const ORDER_BYTES = 88;

/** The names OBJECT ENCODING has for hashes; `listpackex` is a listpack with expiring fields. */
export type HashEncoding = 'listpack' | 'listpackex' | 'hashtable';

/**
 * A hash: fields with their values, in the order in which the fields were added.
 *
 * What only some hashes need is made when it is first needed: the expiries of fields, and the order
 * that lets a large hash be scanned with a cursor and drawn from at random. It is large for good once
 * Redis would have made a hash table of it. A small one is scanned all at once, as in Redis.
 */
export class HashValue implements ValueObject {
  readonly type = 'hash';
  #fields = new Map<ByteString, ByteString>();
  #contentBytes = 0;
  #large = false;
  #order: Dict<DictEntry> | undefined;
  #expiries: FieldExpiries | undefined;

  get size(): number {
    return this.#fields.size;
  }

  get bytes(): number {
    let perField = FIELD_BYTES;
    if (this.#order !== undefined) perField += ORDER_BYTES;
    const expiries = this.#expiries === undefined ? 0 : this.#expiries.bytes;
    return HASH_BYTES + this.#contentBytes + this.#fields.size * perField + expiries;
  }

  get encoding(): HashEncoding {
    if (this.#large) return 'hashtable';
    return this.#expiries === undefined ? 'listpack' : 'listpackex';
  }

  get(field: ByteString): ByteString | undefined {
    return this.#fields.get(field);
  }

  has(field: ByteString): boolean {
    return this.#fields.has(field);
  }

  /** Sets a field. Its expiry goes unless `keepExpiry` is set. @returns whether the field is new */
  set(field: ByteString, value: ByteString, keepExpiry = false): boolean {
    const old = this.#fields.get(field);
    this.#fields.set(field, value);
    if (old === undefined) {
      this.#contentBytes += stringBytes(field) + stringBytes(value);
      this.#order?.add({ key: field, seq: 0 });
    } else {
      this.#contentBytes += stringBytes(value) - stringBytes(old);
      if (!keepExpiry) this.#expiries?.delete(field);
    }
    if (
      this.#fields.size > LISTPACK_FIELDS ||
      field.length > LISTPACK_BYTES ||
      value.length > LISTPACK_BYTES
    ) {
      this.#large = true;
    }
    return old === undefined;
  }

  /** @returns whether the field was there */
  delete(field: ByteString): boolean {
    const value = this.#fields.get(field);
    if (value === undefined) return false;
    this.#fields.delete(field);
    this.#contentBytes -= stringBytes(field) + stringBytes(value);
    this.#order?.delete(field);
    this.#expiries?.delete(field);
    return true;
  }

  fields(): MapIterator<ByteString> {
    return this.#fields.keys();
  }

  values(): MapIterator<ByteString> {
    return this.#fields.values();
  }

  entries(): MapIterator<[ByteString, ByteString]> {
    return this.#fields.entries();
  }

  /**
   * Visits up to `count` fields from the cursor on (0 at the beginning); all of a small hash at once.
   * What is there from the first call to the last is visited, and nothing twice.
   * @returns the cursor to go on from, 0 when all has been visited
   */
  scan(
    cursor: number,
    count: number,
    visit: (field: ByteString, value: ByteString) => void,
  ): number {
    if (!this.#large) {
      for (const [field, value] of this.#fields) visit(field, value);
      return 0;
    }
    return this.#ordered().scan(cursor, count, ({ key }) => visit(key, this.#fields.get(key)!));
  }

  /**
   * Makes a function that draws a field, each with the same chance; for as long as the hash, which
   * may not be empty, is not changed.
   * @param random a number from 0 to below 1
   */
  drawer(random: () => number): () => ByteString {
    if (this.#large) {
      const order = this.#ordered();
      return () => order.random(random)!.key;
    }
    const fields = [...this.#fields.keys()];
    return () => fields[Math.floor(random() * fields.length)]!;
  }

  /** When a field expires, in Unix milliseconds; undefined for never. */
  expiryOf(field: ByteString): number | undefined {
    return this.#expiries?.get(field);
  }

  /** Lets a field that is there expire. */
  setExpiry(field: ByteString, time: number): void {
    (this.#expiries ??= new FieldExpiries()).set(field, time);
  }

  /** Takes the expiry off a field. @returns whether it had one */
  clearExpiry(field: ByteString): boolean {
    return this.#expiries !== undefined && this.#expiries.delete(field);
  }

  /** The fields that expire, with their times. */
  *expiries(): Iterable<[ByteString, number]> {
    if (this.#expiries !== undefined) yield* this.#expiries.entries();
  }

  /** When the first of its fields expires; Infinity where none does. */
  earliestExpiry(): number {
    return this.#expiries === undefined ? Infinity : this.#expiries.earliest();
  }

  /** Removes the fields that expire at `now` or before. @returns which ones */
  dropExpired(now: number): ByteString[] {
    if (this.#expiries === undefined) return [];
    const due = this.#expiries.takeDue(now);
    for (const field of due) this.delete(field);
    return due;
  }

  clone(): HashValue {
    const copy = new HashValue();
    copy.#fields = new Map(this.#fields);
    copy.#contentBytes = this.#contentBytes;
    copy.#large = this.#large;
    copy.#expiries = this.#expiries?.clone();
    return copy;
  }

  /** Built at the first scan or draw, and kept, since the cursors that it hands out point into it. */
  #ordered(): Dict<DictEntry> {
    if (this.#order === undefined) {
      this.#order = new Dict();
      for (const key of this.#fields.keys()) this.#order.add({ key, seq: 0 });
    }
    return this.#order;
  }
}
