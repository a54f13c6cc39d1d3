import { fromBuffer, type ByteString } from '../../bytes.ts';
import type { ValueObject } from './value.ts';

/**
 * A string that is written in place: appended to, overwritten at an offset, or used as a bitmap.
 * Room doubles as it grows (as `sds.c` does below 1 MB), so n appends cost O(n).
 */
export class StringBuffer implements ValueObject {
  readonly type = 'string';
  #buffer: Buffer;
  #length: number;

  constructor(content: ByteString) {
    this.#buffer = Buffer.from(content, 'latin1');
    this.#length = content.length;
  }

  get length(): number {
    return this.#length;
  }

  get bytes(): number {
    return 96 + this.#buffer.length;
  }

  /** The bytes in use; valid until the next change. */
  view(): Buffer {
    return this.#buffer.subarray(0, this.#length);
  }

  toString(): ByteString {
    return fromBuffer(this.view());
  }

  /** Makes the string at least `length` long; what is new is zero. */
  grow(length: number): void {
    if (length <= this.#length) return;
    if (length > this.#buffer.length) {
      const room = length < 1024 * 1024 ? length * 2 : length + 1024 * 1024;
      const larger = Buffer.alloc(room);
      this.view().copy(larger);
      this.#buffer = larger;
    }
    this.#length = length;
  }

  /** Overwrites from `offset`, growing where the text ends beyond the end. */
  write(offset: number, text: ByteString): void {
    this.grow(offset + text.length);
    this.#buffer.write(text, offset, 'latin1');
  }
}
