import type { Holding } from '../base/memory-budget.ts';
import { BodyTooLarge, Crowded, EMPTY_BODY } from './body.ts';

/** Initial size of the buffer for a body that comes in several pieces. */
const FIRST_ROOM = 16 * 1024;

/** What is done with a body once all of it has come. */
export type BodyTaker = (body: Buffer | BodyTooLarge | Crowded) => void;

/**
 * Collects a body as its pieces arrive. Pieces are copied into one buffer: each is an object of about a hundred bytes even
 * if it holds one byte.
 */
export class GatheredBody {
  /** Its length in bytes, if the head announces that. */
  readonly #announced: number;
  #bytes: Buffer<ArrayBuffer> = EMPTY_BODY;
  /** Whether the memory was allocated here, and is known to nobody else. */
  #isOwn = false;
  #size = 0;
  #limit = Infinity;
  #hold: (() => Holding) | undefined = undefined;
  /** Its part of the memory for all bodies. */
  #held: Holding | undefined = undefined;
  #isCrowded = false;

  /** @param announced the `Content-Length`, or infinity */
  constructor(announced: number) {
    this.#announced = announced;
  }

  /** How many bytes have come. */
  get size(): number {
    return this.#size;
  }

  /**
   * Of a body of more bytes, nothing is kept.
   * @param hold called if it comes in several pieces: counts it among all; whoever is called has to end that
   */
  limitTo(limit: number, hold: (() => Holding) | undefined): void {
    this.#limit = limit;
    this.#hold = hold;
    if (this.#size > limit) this.#drop();
  }

  /** @param piece is kept if it is the first one */
  add(piece: Buffer): void {
    const before = this.#size;
    this.#size += piece.length;
    if (this.#size > this.#limit || this.#isCrowded) this.#drop();
    else if (before === 0) this.#bytes = piece as Buffer<ArrayBuffer>;
    else if (this.#hasRoom()) {
      if (this.#size > this.#bytes.length) this.#grow(before);
      piece.copy(this.#bytes, before);
    } else {
      this.#isCrowded = true;
      this.#drop();
    }
  }

  /** What has come, or why that is not kept. */
  outcome(): Buffer | BodyTooLarge | Crowded {
    if (this.#size > this.#limit) return new BodyTooLarge(this.#limit, this.#size);
    if (this.#isCrowded) return new Crowded();
    const bytes = this.#bytes;
    return this.#size === bytes.length ? bytes : bytes.subarray(0, this.#size);
  }

  /** Gives the memory back at once: the garbage collector may not run for a long time if nothing else happens. */
  free(): void {
    if (this.#isOwn) this.#bytes.buffer.transfer(0);
    this.#isOwn = false;
    this.#bytes = EMPTY_BODY;
  }

  /** Counts it among all. */
  #hasRoom(): boolean {
    if (this.#hold === undefined) return true;
    this.#held ??= this.#hold();
    return this.#held.set(this.#size);
  }

  #drop(): void {
    this.free();
    this.#held?.set(0);
  }

  /** Doubles the buffer. Memory that is never written to costs nothing. */
  #grow(length: number): void {
    const room = Math.max(FIRST_ROOM, 2 ** Math.ceil(Math.log2(this.#size)));
    const larger = Buffer.allocUnsafeSlow(Math.min(room, this.#announced));
    this.#bytes.copy(larger, 0, 0, length);
    this.free();
    this.#bytes = larger;
    this.#isOwn = true;
  }
}
