import type { Holding } from '../../base/memory-budget.ts';
import { GatheredBody, type BodyTaker } from '../gathered-body.ts';

/** The most that is read of a body before somebody wants it, as Node reads of one. */
const MOST_UNWANTED = 64 * 1024;

/** A body that has not come whole when its request is served. */
export class ArrivingBody {
  /** Undefined once somebody has got it, or nobody will want it: whoever keeps the request does not keep the body. */
  #body: GatheredBody | undefined;
  /** How many bytes are still to come. */
  #left: number;
  #taker: BodyTaker | undefined = undefined;
  readonly #goOn: () => void;

  /** @param goOn called when it is no longer held back */
  constructor(length: number, goOn: () => void) {
    this.#body = new GatheredBody(length);
    this.#left = length;
    this.#goOn = goOn;
  }

  /** How many bytes are still to come. */
  get left(): number {
    return this.#left;
  }

  /** How many bytes it holds that nobody has wanted yet. */
  get unwanted(): number {
    return this.#taker === undefined ? (this.#body?.size ?? 0) : 0;
  }

  /** Whether no more is read of it until somebody wants it. */
  get isHeldBack(): boolean {
    return this.#left > 0 && this.unwanted >= MOST_UNWANTED;
  }

  /** @param piece no more than what is left */
  add(piece: Buffer): void {
    this.#left -= piece.length;
    this.#body?.add(piece);
  }

  /** Gives it to whoever wants it, if it is complete. */
  deliver(): void {
    const taker = this.#taker;
    if (this.#left > 0 || taker === undefined || this.#body === undefined) return;
    const outcome = this.#body.outcome();
    this.#body = undefined;
    this.#taker = undefined;
    taker(outcome);
  }

  /** See `readBody`. */
  take(limit: number, done: BodyTaker, hold: (() => Holding) | undefined): void {
    const wasHeldBack = this.isHeldBack;
    this.#body?.limitTo(limit, hold);
    this.#taker = done;
    this.deliver();
    if (wasHeldBack) this.#goOn();
  }

  /** Nobody will want it. */
  discard(): void {
    const wasHeldBack = this.isHeldBack;
    this.#body?.free();
    this.#body = undefined;
    if (wasHeldBack) this.#goOn();
  }
}
