import { constants } from 'node:buffer';
import { fromBuffer, type ByteString } from '../../bytes.ts';
import { errors } from '../../errors.ts';
import type { Steps } from '../steps.ts';
import type { ValueObject } from './value-object.ts';

/** The memory of the object and its allocations besides the bytes, in bytes. */
const OVERHEAD = 448;

const ONE_MEGABYTE = 1024 * 1024;

/** The bytes that are copied between two yields: some milliseconds. */
const COPIED_AT_ONCE = 4 * ONE_MEGABYTE;

/** From this length on the last conversion to a string is cached within a turn. */
const LONG = 4096;

/**
 * A string that is modified in place: appended to, overwritten at an offset, or used as a bitmap. It never shrinks, and
 * its memory consists of whole 32-bit words that are zero beyond the end. So growing within the capacity costs nothing,
 * and bit operations can use words.
 */
export class StringBuffer implements ValueObject {
  readonly type = 'string';
  #buffer: Buffer<ArrayBuffer>;
  #length: number;
  /** The whole string, if it was converted in this turn. */
  #text: ByteString | undefined;

  /** @param length the minimum length; bytes beyond `content` are zero */
  constructor(content: ByteString, length = content.length) {
    this.#length = Math.max(length, content.length);
    this.#buffer = zeros(this.#length);
    this.#buffer.write(content, 0, 'latin1');
  }

  get length(): number {
    return this.#length;
  }

  get bytes(): number {
    return OVERHEAD + this.#buffer.length;
  }

  /** The bytes in use; valid until the next change. */
  view(): Buffer<ArrayBuffer> {
    return this.#buffer.subarray(0, this.#length);
  }

  /** To be called after writes to its {@link view}. */
  touched(): void {
    this.#text = undefined;
  }

  /** The memory as 32-bit words: the bytes in use, then zeros. Valid until the next change. */
  words(): Int32Array<ArrayBuffer> {
    return new Int32Array(this.#buffer.buffer);
  }

  /** An independent copy. */
  *cloneInSteps(): Steps<StringBuffer> {
    const copy = new StringBuffer('', this.#length);
    yield* this.#copyTo(copy.#buffer);
    return copy;
  }

  /** Makes room for a length. @returns the steps in which it does, if this takes long; undefined if not */
  reserve(length: number): Steps<void> | undefined {
    if (length <= this.#buffer.length || this.#length <= COPIED_AT_ONCE) return undefined;
    return this.#moveTo(roomFor(length));
  }

  /** One byte; 0 beyond the end. */
  byteAt(index: number): number {
    return this.#buffer[index] ?? 0;
  }

  setByte(index: number, byte: number): void {
    this.#text = undefined;
    this.grow(index + 1);
    this.#buffer[index] = byte;
  }

  /**
   * The whole as a string. A long one is cached for this turn, because a command may repeat a key very often.
   * @throws RedisError if it is longer than a JavaScript string can be: 24 bytes below 512 MB
   */
  toString(): ByteString {
    if (this.#text !== undefined) return this.#text;
    if (this.#length > constants.MAX_STRING_LENGTH) throw errors.stringTooLong();
    const text = fromBuffer(this.view());
    if (text.length >= LONG) {
      this.#text = text;
      setImmediate(() => (this.#text = undefined));
    }
    return text;
  }

  /** The bytes from `start` to `end`, exclusive. */
  slice(start: number, end: number): ByteString {
    if (end - start > constants.MAX_STRING_LENGTH) throw errors.stringTooLong();
    return this.#buffer.toString('latin1', start, Math.min(end, this.#length));
  }

  /**
   * Makes the string at least `length` long, with zeros. The capacity doubles below 1 MB and grows by a quarter above,
   * so n appends cost O(n).
   */
  grow(length: number): void {
    if (length <= this.#length) return;
    this.#text = undefined;
    if (length > this.#buffer.length) {
      const larger = roomFor(length);
      this.#buffer.copy(larger, 0, 0, this.#length);
      this.#buffer = larger;
    }
    this.#length = length;
  }

  *#moveTo(larger: Buffer<ArrayBuffer>): Steps<void> {
    yield* this.#copyTo(larger);
    this.#buffer = larger;
  }

  *#copyTo(target: Buffer): Steps<void> {
    for (let from = 0; from < this.#length; from += COPIED_AT_ONCE) {
      this.#buffer.copy(target, from, from, Math.min(from + COPIED_AT_ONCE, this.#length));
      yield;
    }
  }

  /** Overwrites from `offset` on, growing if the text ends beyond the end. */
  write(offset: number, text: ByteString): void {
    this.#text = undefined;
    this.grow(offset + text.length);
    this.#buffer.write(text, offset, 'latin1');
  }
}

/** A new buffer with room to grow. */
function roomFor(length: number): Buffer<ArrayBuffer> {
  return zeros(length + (length < ONE_MEGABYTE ? length : length >>> 2));
}

/** A new buffer of whole words. */
function zeros(length: number): Buffer<ArrayBuffer> {
  return Buffer.from(new ArrayBuffer((length + 3) & ~3));
}
