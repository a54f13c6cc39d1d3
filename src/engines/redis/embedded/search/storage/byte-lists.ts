import { grown } from './grown.ts';

/** A block is in a page that it shares, or, if it is large, in one of its own. The first pages are smaller. */
const PAGE_BITS = 16;
const PAGE = 1 << PAGE_BITS;
const SMALLEST_PAGE = 1024;
const LARGEST_SHARED = 8192;
/** What a page takes besides its bytes. */
const PAGE_OVERHEAD = 200;

/**
 * Many growing lists of bytes. Each is one block in a page outside of V8's heap. A block that is full is exchanged for a
 * larger one, and used again for another list.
 */
export class ByteLists {
  #pages: (Uint8Array<ArrayBuffer> | undefined)[] = [];
  /** Numbers of pages that are not used anymore. */
  readonly #freePages: number[] = [];
  #shared = -1;
  #sharedUsed = 0;
  #sharedSize = 0;
  /** Blocks that are not used anymore, by their class. */
  readonly #freeBlocks: number[][] = [];
  #addresses = new Uint32Array(0);
  #lengths = new Uint32Array(0);
  /** The class of each block, plus 1; 0 for a list without one. */
  #classes = new Uint8Array(0);
  #pageBytes = 0;

  /** The memory that is used. */
  get bytes(): number {
    const blocks = this.#freeBlocks.reduce((sum, free) => sum + free.length * 8, 0);
    return this.#pageBytes + this.#addresses.length * 9 + blocks;
  }

  length(list: number): number {
    return list < this.#lengths.length ? this.#lengths[list]! : 0;
  }

  /** The page of a list; only if it is not empty. It begins at {@link start}. */
  page(list: number): Uint8Array<ArrayBuffer> {
    return this.#pages[this.#addresses[list]! >>> PAGE_BITS]!;
  }

  start(list: number): number {
    return this.#addresses[list]! & (PAGE - 1);
  }

  /** Makes a list longer. @returns the page; what is to be written begins where the list ended */
  extend(list: number, by: number): Uint8Array<ArrayBuffer> {
    this.#addresses = grown(this.#addresses, list + 1);
    this.#lengths = grown(this.#lengths, list + 1);
    this.#classes = grown(this.#classes, list + 1);
    const length = this.#lengths[list]! + by;
    const held = this.#classes[list]!;
    if (held === 0 || length > sizeOf(held - 1)) this.#move(list, length);
    this.#lengths[list] = length;
    return this.page(list);
  }

  /** Moves a list to a block for this many bytes. */
  #move(list: number, length: number): void {
    const held = this.#classes[list]!;
    const size = classFor(length);
    const address = this.#allocate(size);
    if (held > 0) {
      const begin = this.start(list);
      const from = this.page(list).subarray(begin, begin + this.#lengths[list]!);
      this.#pages[address >>> PAGE_BITS]!.set(from, address & (PAGE - 1));
      this.#release(this.#addresses[list]!, held - 1);
    }
    this.#addresses[list] = address;
    this.#classes[list] = size + 1;
  }

  #allocate(size: number): number {
    const free = this.#freeBlocks[size]?.pop();
    if (free !== undefined) return free;
    const bytes = sizeOf(size);
    if (bytes > LARGEST_SHARED) return this.#newPage(bytes) * PAGE;
    if (this.#sharedUsed + bytes > this.#sharedSize) {
      this.#sharedSize = Math.min(PAGE, Math.max(SMALLEST_PAGE, bytes, this.#pageBytes));
      this.#shared = this.#newPage(this.#sharedSize);
      this.#sharedUsed = 0;
    }
    const address = this.#shared * PAGE + this.#sharedUsed;
    this.#sharedUsed += bytes;
    return address;
  }

  #release(address: number, size: number): void {
    if (sizeOf(size) <= LARGEST_SHARED) {
      (this.#freeBlocks[size] ??= []).push(address);
      return;
    }
    const page = address >>> PAGE_BITS;
    this.#pageBytes -= sizeOf(size) + PAGE_OVERHEAD;
    this.#pages[page] = undefined;
    this.#freePages.push(page);
  }

  #newPage(bytes: number): number {
    const page = this.#freePages.pop() ?? this.#pages.length;
    if (page === PAGE) throw new RangeError('the index has too many pages');
    this.#pages[page] = new Uint8Array(bytes);
    this.#pageBytes += bytes + PAGE_OVERHEAD;
    return page;
  }
}

/** The sizes of blocks are 4, 6, 8, 12, 16, 24 and so on. */
function sizeOf(size: number): number {
  return (size & 1) === 0 ? 4 << (size >> 1) : 6 << (size >> 1);
}

function classFor(bytes: number): number {
  let size = 0;
  while (sizeOf(size) < bytes) size++;
  return size;
}
