import type { ByteString } from '../../../bytes.ts';
import { LISTPACK_FRAME, listpackEntrySize } from '../listpack.ts';
import {
  elementInteger,
  elementSize,
  elementText,
  integerSize,
  writeInteger,
  writeText,
  PackedReader,
} from './packed-elements.ts';
import { IdTexts, idAt, compareIds, formatId, type StreamId } from './stream-id.ts';

/** An entry as in replies: its ID, and alternating fields and values. */
export type EntryReply = [id: ByteString, words: ByteString[]];

/** The bits of an entry's flags (Redis 7.2 `t_stream.c`). */
const DELETED = 1;
const SAME_FIELDS = 2;

/** The size of the counts of live and deleted entries at the beginning of a listpack. */
const COUNTS = 4;
/** The element count of a listpack with too many elements to count. */
const MANY = 65_535;
/** The initial capacity of a node, in bytes. */
const FIRST_ROOM = 256;
/** What an entry takes in a reply for its ID and its arrays, and a field or value besides its text, in bytes. */
const ENTRY_IN_REPLY = 80;
const VALUE_IN_REPLY = 8;
/** The integers that a number represents exactly. */
const LEAST_NUMBER = BigInt(Number.MIN_SAFE_INTEGER);
const GREATEST_NUMBER = BigInt(Number.MAX_SAFE_INTEGER);

/**
 * Consecutive entries of a stream in the format of Redis's listpacks: the field names of the first entry, which later
 * entries need not repeat, then each entry with the distance of its ID from the first. A deleted entry is only marked.
 * The bytes here are those after the two counts, which are kept separately.
 */
export class PackedNode {
  /** The ID that distances are relative to. */
  readonly master: StreamId;
  /** The highest ID that was added, even if it has been deleted. */
  last: StreamId;
  live = 0;
  deleted = 0;
  readonly #fields: readonly ByteString[];
  #bytes: Buffer;
  /** Whether a clone has the same bytes, so that neither may write to them. */
  #isShared = false;
  #length = 0;
  #elements = 0;
  /** The offset of the first entry. */
  #first = 0;

  private constructor(master: StreamId, fields: readonly ByteString[], bytes: Buffer) {
    this.master = master;
    this.last = master;
    this.#fields = fields;
    this.#bytes = bytes;
  }

  /** Makes a node without entries, for the first of them and those after it. */
  static begin(master: StreamId, fields: readonly ByteString[]): PackedNode {
    const node = new PackedNode(master, fields, Buffer.allocUnsafeSlow(FIRST_ROOM));
    node.#integer(fields.length);
    for (const field of fields) node.#text(field);
    node.#integer(0);
    node.#first = node.#length;
    return node;
  }

  /** The size as a whole listpack, in bytes. */
  get size(): number {
    return LISTPACK_FRAME + COUNTS + this.#length;
  }

  /** The allocated memory, in bytes. */
  get capacity(): number {
    return this.#bytes.length;
  }

  /** The size of the live entries in a reply is not more: integers may be twice as long there, and fields are repeated. */
  get mostReplyBytes(): number {
    let fields = ENTRY_IN_REPLY;
    for (const field of this.#fields) fields += field.length + VALUE_IN_REPLY;
    return this.live * fields + this.#elements * VALUE_IN_REPLY + this.#length * 2;
  }

  /** Adds an entry at the end. */
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

  /** The offsets of the live entries, in order. */
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

  /** The live entries in order, for a reply: see {@link PackedReader}. */
  entryReply(): EntryReply[] {
    const entries: EntryReply[] = [];
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

  /** Alternating fields and values. */
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

  /** The live entries with IDs in an inclusive range, for a reply. */
  entryRepliesWithin(start: StreamId, end: StreamId): EntryReply[] {
    const entries: EntryReply[] = [];
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

  /** Frees the spare capacity, because nothing more will be added. */
  seal(): void {
    if (this.#length < this.#bytes.length) this.#resize(this.#length);
  }

  /** Encodes the node as a Redis listpack. */
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

  /** A copy that shares the bytes until one of both is changed. */
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

  /** The fields and values after the flags, which are two bytes, and the ID. */
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

  /** Copies the bytes to a buffer of its own. */
  #resize(length: number): void {
    const bytes = Buffer.allocUnsafeSlow(length);
    this.#bytes.copy(bytes, 0, 0, this.#length);
    this.#bytes = bytes;
    this.#isShared = false;
  }
}

/** The difference modulo 2^64, as a number if it is small. */
function distance(value: bigint, from: bigint): number | bigint {
  if (value === from) return 0;
  const difference = BigInt.asIntN(64, value - from);
  return difference >= LEAST_NUMBER && difference <= GREATEST_NUMBER
    ? Number(difference)
    : difference;
}
