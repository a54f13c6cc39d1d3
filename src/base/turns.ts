import { reportInternalError } from './internal-errors.ts';
import { OwnerQueue } from './owner-queue.ts';

/**
 * Lets pieces of work that take long go on in turns: one in a turn of the event loop, owner by owner, with everything else
 * served in between. So however much an owner has to do, others wait for one piece of it.
 */
export class Turns {
  readonly #waiting = new OwnerQueue<() => void>();
  /** How many turns of the event loop there are from one piece to the next. */
  readonly #apart: number;

  /**
   * @param apart how many turns of the event loop there are from one piece to the next. A request takes some turns to
   *   arrive, be answered and leave: with as many, it waits for one piece rather than for one in each of them.
   */
  constructor(apart = 1) {
    this.#apart = apart;
  }

  /** Resolves when it is the turn of this owner, for one piece of work without waiting. */
  next(owner: string): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.add(resolve, owner);
      if (this.#waiting.size === 1) setImmediate(this.#turn, 1);
    });
  }

  /** @param left how many turns are left before the next piece, with this one */
  readonly #turn = (left: number): void => {
    if (left > 1) {
      setImmediate(this.#turn, left - 1);
      return;
    }
    const begin = this.#waiting.next();
    if (this.#waiting.size > 0) setImmediate(this.#turn, this.#apart);
    begin?.();
  };
}

/** Work that waits for a turn of the event loop of its own. */
const waiting: (() => void)[] = [];

/**
 * Calls back in a later turn of the event loop, one caller in each, in order. Whatever has arrived is processed between
 * them, so that pieces of work that take long hold up others for one of them at most. One that throws is reported.
 */
export function inTurnOfItsOwn(work: () => void): void {
  if (waiting.push(work) === 1) setImmediate(next);
}

function next(): void {
  try {
    waiting[0]!();
  } catch (error) {
    reportInternalError('background', error);
  }
  waiting.shift();
  if (waiting.length > 0) setImmediate(next);
}
