import { setTimeout as wait } from 'node:timers/promises';

interface Moving {
  /** The last command that is resent. */
  last: Promise<unknown>;
  /** Resolves when all refused commands have been resent. */
  settled: Promise<void>;
  isOver: boolean;
}

/** Milliseconds to wait for the old node: after that, commands that it has not refused yet may be overtaken. */
const PATIENCE = 1000;
const waited = (): Promise<unknown> => wait(PATIENCE, undefined, { ref: false });

/**
 * Keeps the order of the commands of a slot while it moves to another node. Several may be in progress at the old node,
 * which refuses one after the other; each is resent in that order. Commands that arrive in the meantime, and would go
 * to the new node directly, wait until the last of these has been resent.
 */
export class MovingSlots {
  readonly #moving = new Map<number, Moving>();
  readonly #patience: () => Promise<unknown>;

  /** @param patience resolves when an old node has been waited for long enough */
  constructor(patience = waited) {
    this.#patience = patience;
  }

  /** Resolves when a command of a slot may be sent; undefined if it may be sent now. */
  before(slot: number): Promise<void> | undefined {
    return this.#moving.size === 0 ? undefined : this.#moving.get(slot)?.settled;
  }

  /**
   * Resends a command that has just been refused, after those that were refused before it.
   * @param fence resolves when the node that has refused it has answered all commands sent to it so far
   * @param send starts sending it, without waiting for the reply
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
    await Promise.race([fence().catch(() => undefined), this.#patience()]);
    // By then all commands that were refused earlier are in line.
    await new Promise(setImmediate);
    for (let last; last !== moving.last;) {
      last = moving.last;
      await last;
    }
    moving.isOver = true;
    // After the commands that wait for `settled` have been sent.
    setImmediate(() => {
      if (this.#moving.get(slot) === moving) this.#moving.delete(slot);
    });
  }
}
