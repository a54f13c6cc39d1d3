import { NameMap } from '../../../../base/name-map.ts';
import type { ByteString } from '../../bytes.ts';
import { Dict, type DictEntry } from '../keyspace/dict.ts';
import { Pace, type Steps, mapInSteps } from '../steps.ts';
import { DEFAULT_ENCODING_LIMITS, type EncodingLimits } from './encoding-limits.ts';
import { FieldExpiries } from './field-expiries.ts';
import { stringBytes, type ValueObject } from './value-object.ts';

/** The memory of a `HashValue` with an empty map, and of a slot of the map, in bytes, on average. */
const HASH_BYTES = 160;
const FIELD_BYTES = 40;
/** Looking up a field takes longer by another one for each so many bytes, since a long name has a digest for tables. */
const BYTES_AS_FIELD = 512;
/** How many fields are looked up at once. */
const SCANNED = 4;
/** The memory of a field in the order for scans and draws, in bytes. */
const ORDER_BYTES = 88;

/** The results of OBJECT ENCODING for hashes; `listpackex` is a listpack with expiring fields. */
type HashEncoding = 'listpack' | 'listpackex' | 'hashtable';

/**
 * A hash: fields with their values, in insertion order.
 *
 * Structures that only some hashes need are created when first needed: the expiries of fields, and the order for
 * scanning and sampling a large hash. A hash stays large once Redis would have converted it to a hash table. A small
 * one is scanned all at once, as in Redis.
 */
export class HashValue implements ValueObject {
  readonly type = 'hash';
  limits: Readonly<EncodingLimits>;
  #fields = new NameMap<ByteString, ByteString>();
  #contentBytes = 0;
  #large = false;
  #order: Dict<DictEntry> | undefined;
  #expiries: FieldExpiries | undefined;

  constructor(limits: Readonly<EncodingLimits> = DEFAULT_ENCODING_LIMITS) {
    this.limits = limits;
  }

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

  /** Sets a field. Removes its expiry unless `keepExpiry` is set. @returns whether the field is new */
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
    const { hashEntries, hashValue } = this.limits;
    if (this.#fields.size > hashEntries || field.length > hashValue || value.length > hashValue) {
      this.#large = true;
    }
    return old === undefined;
  }

  /** @returns whether the field existed */
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
   * Visits up to `count` fields from the cursor on (0 at the beginning); a small hash at once. Fields that exist from
   * the first call to the last are visited, and none twice.
   * @returns the cursor to continue from; 0 at the end
   */
  *scan(
    cursor: number,
    count: number,
    visit: (field: ByteString, value: ByteString) => void,
  ): Steps<number> {
    if (!this.#large) {
      for (const [field, value] of this.#fields) visit(field, value);
      return 0;
    }
    const order = yield* this.#ordered();
    const pace = new Pace();
    let at = cursor;
    for (let left = count; left > 0; left -= SCANNED) {
      let length = 0;
      at = order.scan(at, Math.min(left, SCANNED), ({ key }) => {
        length += key.length;
        visit(key, this.#fields.get(key)!);
      });
      if (at === 0) break;
      if (pace.isDue(SCANNED + length / BYTES_AS_FIELD)) yield;
    }
    return at;
  }

  /**
   * Makes a function that draws a random field of a hash that is not empty; valid until the next change.
   * @param random a number from 0 to below 1
   */
  *drawer(random: () => number): Steps<() => ByteString> {
    if (this.#large) {
      const order = yield* this.#ordered();
      return () => order.random(random)!.key;
    }
    const fields = [...this.#fields.keys()];
    return () => fields[Math.floor(random() * fields.length)]!;
  }

  /** The expiry time of a field in Unix milliseconds; undefined for none. */
  expiryOf(field: ByteString): number | undefined {
    return this.#expiries?.get(field);
  }

  /** Sets the expiry time of an existing field. */
  setExpiry(field: ByteString, time: number): void {
    (this.#expiries ??= new FieldExpiries()).set(field, time);
  }

  /** Removes the expiry of a field. @returns whether it had one */
  clearExpiry(field: ByteString): boolean {
    return this.#expiries !== undefined && this.#expiries.delete(field);
  }

  /** The fields that expire, with their times. */
  *expiries(): Iterable<[ByteString, number]> {
    if (this.#expiries !== undefined) yield* this.#expiries.entries();
  }

  /** The earliest expiry time of a field; Infinity for none. */
  earliestExpiry(): number {
    return this.#expiries === undefined ? Infinity : this.#expiries.earliest();
  }

  /** Removes the fields with an expiry time up to `now`. @returns these fields */
  dropExpired(now: number): ByteString[] {
    if (this.#expiries === undefined) return [];
    const due = this.#expiries.takeDue(now);
    for (const field of due) this.delete(field);
    return due;
  }

  /** An independent copy, made in steps. */
  *cloneInSteps(): Steps<HashValue> {
    const copy = new HashValue(this.limits);
    copy.#fields = yield* mapInSteps(this.#fields);
    copy.#contentBytes = this.#contentBytes;
    copy.#large = this.#large;
    if (this.#expiries !== undefined) copy.#expiries = yield* this.#expiries.cloneInSteps();
    return copy;
  }

  /** Built at the first scan or draw, and kept, because the returned cursors refer to it. */
  *#ordered(): Steps<Dict<DictEntry>> {
    if (this.#order !== undefined) return this.#order;
    const order = new Dict<DictEntry>();
    const pace = new Pace();
    for (const key of this.#fields.keys()) {
      order.add({ key, seq: 0 });
      if (pace.isDue(1 + key.length / BYTES_AS_FIELD)) yield;
    }
    return (this.#order = order);
  }
}
