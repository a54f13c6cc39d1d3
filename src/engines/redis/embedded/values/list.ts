import type { ByteString } from '../../bytes.ts';
import { DEFAULT_ENCODING_LIMITS, type EncodingLimits } from './encoding-limits.ts';
import { LISTPACK_FRAME, listpackEntrySize } from './listpack.ts';
import { stringBytes, type ValueObject } from './value-object.ts';

export type ListEnd = 'left' | 'right';

/** The sizes in bytes that -1 to -5 in `list-max-listpack-size` stand for (`quicklist.c` `optimization_level`). */
const LISTPACK_SIZES = [4096, 8192, 16384, 32768, 65536];
/** The limit in bytes if the elements are counted (`quicklist.c` `SIZE_SAFETY_LIMIT`). */
const SAFE_SIZE = 8192;
/** The memory of the object and the header of its slots, in bytes. */
const LIST_BYTES = 160;
const FEWEST_SLOTS = 4;

/**
 * A list as a circular buffer that doubles when full and halves when three quarters are empty, so that both ends and
 * every index are accessed in O(1).
 */
export class ListValue implements ValueObject {
  readonly type = 'list';
  limits: Readonly<EncodingLimits>;
  /** Its length is a power of two. Free slots are undefined. */
  #slots: (ByteString | undefined)[] = emptySlots(FEWEST_SLOTS);
  #head = 0;
  #size = 0;
  #elementBytes = 0;
  /** The length as a single listpack, in bytes. */
  #packed = LISTPACK_FRAME;
  #quicklist = false;

  constructor(limits: Readonly<EncodingLimits> = DEFAULT_ENCODING_LIMITS) {
    this.limits = limits;
  }

  get size(): number {
    return this.#size;
  }

  get bytes(): number {
    return LIST_BYTES + this.#slots.length * 8 + this.#elementBytes;
  }

  /**
   * The encoding in Redis 7.2. There a list of more than one node is a quicklist, too; here only the size counts: above
   * the limit it becomes one, and at half the limit a listpack again (`t_list.c` `listTypeTryConversionRaw`).
   */
  get encoding(): 'listpack' | 'quicklist' {
    return this.#quicklist ? 'quicklist' : 'listpack';
  }

  /** The element at an index from 0 to below the size. */
  at(index: number): ByteString {
    return this.#slots[this.#place(index)]!;
  }

  /** The elements in an index range, `to` exclusive; both must be within the list. */
  slice(from: number, to: number): ByteString[] {
    const slots = this.#slots as ByteString[];
    const first = this.#head + from;
    const end = this.#head + to;
    const { length } = slots;
    if (end <= length) return slots.slice(first, end);
    if (first >= length) return slots.slice(first - length, end - length);
    return slots.slice(first).concat(slots.slice(0, end - length));
  }

  /** The elements from left to right. */
  *values(): Generator<ByteString, void> {
    for (let i = 0; i < this.#size; i++) yield this.at(i);
  }

  /** Adds elements one by one at an end, so that the last becomes the outermost. */
  push(end: ListEnd, elements: readonly ByteString[]): void {
    this.#expect(elements);
    for (const element of elements) {
      if (this.#size === this.#slots.length) this.#resize(this.#size * 2);
      if (end === 'left') this.#head = this.#place(-1);
      this.#slots[this.#place(end === 'left' ? 0 : this.#size)] = element;
      this.#size++;
      this.#account(element, 1);
    }
  }

  /** The outermost element at an end; the list may not be empty. */
  outermost(end: ListEnd): ByteString {
    return this.at(end === 'left' ? 0 : this.#size - 1);
  }

  /** The `count` elements at an end, the outermost first; the list must have as many. */
  outer(end: ListEnd, count: number): ByteString[] {
    return end === 'left'
      ? this.slice(0, count)
      : this.slice(this.#size - count, this.#size).toReversed();
  }

  /** Removes `count` elements from an end; the list must have as many. */
  drop(end: ListEnd, count: number): void {
    const first = end === 'left' ? 0 : this.#size - count;
    for (let i = first; i < first + count; i++) {
      const place = this.#place(i);
      this.#account(this.#slots[place]!, -1);
      this.#slots[place] = undefined;
    }
    if (end === 'left') this.#head = this.#place(count);
    this.#size -= count;
    this.#shrink();
  }

  /** Replaces the element at an index. */
  set(index: number, element: ByteString): void {
    this.#expect([element]);
    const place = this.#place(index);
    this.#account(this.#slots[place]!, -1);
    this.#account(element, 1);
    this.#slots[place] = element;
    this.#shrink();
  }

  /** Inserts an element before an index, moving the shorter side. */
  insert(index: number, element: ByteString): void {
    if (index < this.#size / 2) {
      this.push('left', [element]);
      for (let i = 0; i < index; i++) this.#move(i + 1, i);
    } else {
      this.push('right', [element]);
      for (let i = this.#size - 1; i > index; i--) this.#move(i - 1, i);
    }
    this.#slots[this.#place(index)] = element;
  }

  /** Removes up to `limit` equal elements, beginning at an end. @returns how many were removed */
  remove(element: ByteString, limit: number, from: ListEnd): number {
    const size = this.#size;
    let removed = 0;
    for (let i = 0; i < size; i++) {
      const index = from === 'left' ? i : size - 1 - i;
      if (removed < limit && this.at(index) === element) removed++;
      else if (removed > 0) this.#swap(index, from === 'left' ? index - removed : index + removed);
    }
    if (removed > 0) this.drop(from === 'left' ? 'right' : 'left', removed);
    return removed;
  }

  clone(): ListValue {
    const copy = new ListValue(this.limits);
    copy.#slots = this.#slots.slice();
    copy.#head = this.#head;
    copy.#size = this.#size;
    copy.#elementBytes = this.#elementBytes;
    copy.#packed = this.#packed;
    copy.#quicklist = this.#quicklist;
    return copy;
  }

  /** The slot of an index, which may be up to one length outside of the list. */
  #place(index: number): number {
    return (this.#head + index) & (this.#slots.length - 1);
  }

  #move(from: number, to: number): void {
    this.#slots[this.#place(to)] = this.#slots[this.#place(from)];
  }

  #swap(one: number, other: number): void {
    const kept = this.#slots[this.#place(one)];
    this.#move(other, one);
    this.#slots[this.#place(other)] = kept;
  }

  #account(element: ByteString, sign: 1 | -1): void {
    this.#elementBytes += sign * stringBytes(element);
    this.#packed += sign * listpackEntrySize(element);
  }

  /** Before insertion Redis counts the plain length of elements (`listTypeTryConvertListpack`). */
  #expect(elements: readonly ByteString[]): void {
    if (this.#quicklist) return;
    let packed = this.#packed;
    for (const element of elements) packed += element.length;
    const { bytes, elements: most } = this.#listpackLimits();
    const longer = this.#size + elements.length;
    this.#quicklist =
      packed > Math.min(bytes, most === Infinity ? bytes : SAFE_SIZE) || longer > most;
  }

  /** `quicklist.c` `quicklistNodeLimit` */
  #listpackLimits(): { bytes: number; elements: number } {
    const { listSize } = this.limits;
    if (listSize >= 0) return { bytes: Infinity, elements: Math.max(listSize, 1) };
    return { bytes: LISTPACK_SIZES[Math.min(-listSize, 5) - 1]!, elements: Infinity };
  }

  #shrink(): void {
    if (this.#quicklist) {
      const { bytes, elements } = this.#listpackLimits();
      const fits = this.#packed <= bytes / 2 && this.#size <= Math.floor(elements / 2);
      if (fits) this.#quicklist = false;
    }
    let length = this.#slots.length;
    while (length > FEWEST_SLOTS && this.#size <= length / 4) length /= 2;
    if (length < this.#slots.length) this.#resize(length);
  }

  #resize(length: number): void {
    const slots = emptySlots(length);
    for (let i = 0; i < this.#size; i++) slots[i] = this.at(i);
    this.#slots = slots;
    this.#head = 0;
  }
}

function emptySlots(length: number): (ByteString | undefined)[] {
  // oxlint-disable-next-line unicorn/no-new-array -- Array.from would go through an iterator
  return new Array<ByteString | undefined>(length).fill(undefined);
}
