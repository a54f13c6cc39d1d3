import type { ByteString } from '../../../bytes.ts';
import { LISTPACK_FRAME, listpackEntrySize } from '../listpack.ts';
import {
  elementInteger,
  elementSize,
  elementText,
  integerSize,
  writeInteger,
  writeText,
} from './packed-elements.ts';
import { IdTexts, idAt } from './id-texts.ts';
import { PackedReader } from './packed-reader.ts';
import { compareIds, formatId, type StreamId } from './stream-id.ts';

/** An entry as clients are shown it: its ID, and fields and values in turn. */
export type ShownEntry = [id: ByteString, words: ByteString[]];

/** The bits of an entry's flags (Redis 7.2 `t_stream.c`). */
const DELETED = 1;
const SAME_FIELDS = 2;

/** The counts of live and deleted entries, as elements before the rest of a listpack. */
const COUNTS = 4;
/** What a listpack with very many elements says of their number. */
const MANY = 65_535;
/** A node begins with so much room. */
const FIRST_ROOM = 256;
/** The integers that a number holds exactly. */
const LEAST_NUMBER = BigInt(Number.MIN_SAFE_INTEGER);
const GREATEST_NUMBER = BigInt(Number.MAX_SAFE_INTEGER);

/**
 * Some entries of a stream one behind the other in the form of Redis's listpacks: the names of the fields
 * of the first one, which those after it need not repeat, then each entry with the distance of its ID from
 * that of the first. A deleted entry is marked and stays.
 *
 * The bytes here are those behind the two counts, which are kept beside them.
 */
export class PackedNode {
  /** The ID that the distances are counted from. */
  readonly master: StreamId;
  /** The highest ID that was added, whether or not it is still there. */
  last: StreamId;
  live = 0;
  deleted = 0;
  readonly #fields: readonly ByteString[];
  #bytes: Buffer;
  /** Whether a clone has the same bytes: then neither writes to them. */
  #isShared = false;
  #length = 0;
  #elements = 0;
  /** Where the first entry begins. */
  #first = 0;

  private constructor(master: StreamId, fields: readonly ByteString[], bytes: Buffer) {
    this.master = master;
    this.last = master;
    this.#fields = fields;
    this.#bytes = bytes;
  }

  /** A node without entries, for the first of them and those that follow. */
  static begin(master: StreamId, fields: readonly ByteString[]): PackedNode {
    const node = new PackedNode(master, fields, Buffer.allocUnsafeSlow(FIRST_ROOM));
    node.#integer(fields.length);
    for (const field of fields) node.#text(field);
    node.#integer(0);
    node.#first = node.#length;
    return node;
  }

  /** As the bytes of a listpack with all that belongs to it. */
  get size(): number {
    return LISTPACK_FRAME + COUNTS + this.#length;
  }

  /** The memory that it holds, in bytes. */
  get capacity(): number {
    return this.#bytes.length;
  }

  /** Adds an entry behind all others. */
  append(id: StreamId, words: readonly ByteString[]): void {
    const same =
      words.length === this.#fields.length * 2 &&
      this.#fields.every((field, i) => field === words[2 * i]);
    const before = this.#elements;
    this.#integer(same ? SAME_FIELDS : 0);
    this.#integer(distance(id.ms, this.master.ms));
    this.#integer(distance(id.seq, this.master.seq));
    if (!same) this.#integer(words.length / 2);
    for (let i = same ? 1 : 0; i < words.length; i += same ? 2 : 1) this.#text(words[i]!);
    this.#integer(this.#elements - before);
    this.last = id;
    this.live++;
  }

  /** Where the entries begin that are there, in order. */
  places(): number[] {
    const places: number[] = [];
    for (let at = this.#first; at < this.#length; at = this.#after(at)) {
      if ((this.#bytes[at]! & DELETED) === 0) places.push(at);
    }
    return places;
  }

  idAt(at: number): StreamId {
    const ms = elementInteger(this.#bytes, at + 2);
    const seq = elementInteger(this.#bytes, at + 2 + elementSize(this.#bytes, at + 2));
    return idAt(this.master, ms, seq);
  }

  /** The entries that are there, in order, for a reply: see {@link PackedReader}. */
  shown(): ShownEntry[] {
    const entries: ShownEntry[] = [];
    const fields = this.#fields;
    const ids = new IdTexts(this.master);
    const reader = new PackedReader(this.#bytes, this.#first, this.#length);
    while (reader.at < this.#length) {
      const flags = Number(reader.integer());
      const id = ids.at(reader.integer(), reader.integer());
      const same = (flags & SAME_FIELDS) !== 0;
      const count = same ? fields.length : Number(reader.integer());
      if ((flags & DELETED) !== 0) {
        reader.skip(same ? count : 2 * count);
      } else {
        const words: ByteString[] = [];
        for (let i = 0; i < count; i++)
          words.push(same ? fields[i]! : reader.text(), reader.text());
        entries.push([id, words]);
      }
      // The number of all elements, for reading backwards.
      reader.skip(1);
    }
    return entries;
  }

  /** Fields and values in turn. */
  wordsAt(at: number): ByteString[] {
    const same = (this.#bytes[at]! & SAME_FIELDS) !== 0;
    let from = this.#wordsFrom(at);
    const words: ByteString[] = [];
    if (same) {
      for (const field of this.#fields) {
        words.push(field, elementText(this.#bytes, from));
        from += elementSize(this.#bytes, from);
      }
      return words;
    }
    const count = Number(elementInteger(this.#bytes, from)) * 2;
    from += elementSize(this.#bytes, from);
    for (let i = 0; i < count; i++) {
      words.push(elementText(this.#bytes, from));
      from += elementSize(this.#bytes, from);
    }
    return words;
  }

  /** The same of those from one ID to another, both included. */
  shownWithin(start: StreamId, end: StreamId): ShownEntry[] {
    const entries: ShownEntry[] = [];
    for (const at of this.places()) {
      const id = this.idAt(at);
      if (compareIds(id, start) < 0) continue;
      if (compareIds(id, end) > 0) break;
      entries.push([formatId(id), this.wordsAt(at)]);
    }
    return entries;
  }

  deleteAt(at: number): void {
    if (this.#isShared) this.#resize(this.#bytes.length);
    this.#bytes[at]! |= DELETED;
    this.live--;
    this.deleted++;
  }

  /** Gives back the room that is left: nothing will be added. */
  seal(): void {
    if (this.#length < this.#bytes.length) this.#resize(this.#length);
  }

  /** All of it as the listpack that Redis has. */
  toListpack(): Buffer {
    const counts = Buffer.alloc(integerSize(this.live) + integerSize(this.deleted));
    writeInteger(counts, writeInteger(counts, 0, this.live), this.deleted);
    const total = LISTPACK_FRAME + counts.length + this.#length;
    const listpack = Buffer.allocUnsafe(total);
    listpack.writeUInt32LE(total, 0);
    listpack.writeUInt16LE(Math.min(this.#elements + 2, MANY), 4);
    counts.copy(listpack, 6);
    this.#bytes.copy(listpack, 6 + counts.length, 0, this.#length);
    listpack[total - 1] = 0xff;
    return listpack;
  }

  /** Shares the bytes until one of both is changed. */
  clone(): PackedNode {
    const copy = new PackedNode(this.master, this.#fields, this.#bytes);
    this.#isShared = true;
    copy.#isShared = true;
    copy.last = this.last;
    copy.live = this.live;
    copy.deleted = this.deleted;
    copy.#length = this.#length;
    copy.#elements = this.#elements;
    copy.#first = this.#first;
    return copy;
  }

  toString(): string {
    return `${this.live} entries from ${formatId(this.master)}`;
  }

  /** Behind the flags, which are two bytes, and the ID. */
  #wordsFrom(at: number): number {
    const seq = at + 2 + elementSize(this.#bytes, at + 2);
    return seq + elementSize(this.#bytes, seq);
  }

  #after(at: number): number {
    const same = (this.#bytes[at]! & SAME_FIELDS) !== 0;
    let from = this.#wordsFrom(at);
    let left = this.#fields.length;
    if (!same) {
      left = Number(elementInteger(this.#bytes, from)) * 2;
      from += elementSize(this.#bytes, from);
    }
    // The last of them is the number of all elements, for reading backwards.
    for (; left >= 0; left--) from += elementSize(this.#bytes, from);
    return from;
  }

  #integer(value: number | bigint): void {
    this.#grow(integerSize(value));
    this.#length = writeInteger(this.#bytes, this.#length, value);
    this.#elements++;
  }

  #text(text: ByteString): void {
    this.#grow(listpackEntrySize(text));
    this.#length = writeText(this.#bytes, this.#length, text);
    this.#elements++;
  }

  #grow(by: number): void {
    const needed = this.#length + by;
    if (needed > this.#bytes.length) this.#resize(Math.max(needed, this.#bytes.length * 2));
    else if (this.#isShared) this.#resize(this.#bytes.length);
  }

  /** Takes other bytes, of its own. */
  #resize(length: number): void {
    const bytes = Buffer.allocUnsafeSlow(length);
    this.#bytes.copy(bytes, 0, 0, this.#length);
    this.#bytes = bytes;
    this.#isShared = false;
  }
}

/** The difference modulo 2^64, as a number where it is a small one. */
function distance(value: bigint, from: bigint): number | bigint {
  if (value === from) return 0;
  const difference = BigInt.asIntN(64, value - from);
  return difference >= LEAST_NUMBER && difference <= GREATEST_NUMBER
    ? Number(difference)
    : difference;
}
