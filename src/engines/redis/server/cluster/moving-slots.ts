import { setTimeout as wait } from 'node:timers/promises';

interface Moving {
  /** The last one that is to be sent on. */
  last: Promise<unknown>;
  /** All that were refused have been sent on. */
  settled: Promise<void>;
  isOver: boolean;
}

/** Milliseconds for the node that a slot has left to answer: then what it has still to refuse may be overtaken. */
const PATIENCE = 1000;

/**
 * Keeps the order of the commands of a slot while it moves to another node. Several may be in progress at the old node,
 * which refuses one after the other; each is resent in that order. Commands that arrive in the meantime, and would go
 * to the new node directly, wait until the last of these has been resent.
 */
export class MovingSlots {
  readonly #moving = new Map<number, Moving>();

  /** What a command of a slot has to wait for before it is sent; undefined if nothing. */
  before(slot: number): Promise<void> | undefined {
    return this.#moving.size === 0 ? undefined : this.#moving.get(slot)?.settled;
  }

  /**
   * Sends a command on that has just been refused, behind those that were refused before it.
   * @param fence resolves when the node that has refused it has answered all that it was sent until now
   * @param send begins to send it. It does not wait for the reply
   */
  async sendOn<Sent extends object>(
    slot: number,
    fence: () => Promise<unknown>,
    send: () => Promise<Sent>,
  ): Promise<Sent> {
    const moving = this.#of(slot, fence);
    const sending = moving.last.then(send);
    moving.last = sending.catch(() => undefined);
    return sending;
  }

  #of(slot: number, fence: () => Promise<unknown>): Moving {
    const known = this.#moving.get(slot);
    if (known?.isOver === false) return known;
    const moving: Moving = {
      last: Promise.resolve(),
      settled: Promise.resolve(),
      isOver: false,
    };
    this.#moving.set(slot, moving);
    moving.settled = this.#settle(slot, moving, fence);
    return moving;
  }

  async #settle(slot: number, moving: Moving, fence: () => Promise<unknown>): Promise<void> {
    await Promise.race([fence().catch(() => undefined), wait(PATIENCE, undefined, { ref: false })]);
    // Whoever was refused before that is in line by then.
    await new Promise(setImmediate);
    for (let last; last !== moving.last;) {
      last = moving.last;
      await last;
    }
    moving.isOver = true;
    // Not before those that wait have been sent.
    setImmediate(() => {
      if (this.#moving.get(slot) === moving) this.#moving.delete(slot);
    });
  }
}
