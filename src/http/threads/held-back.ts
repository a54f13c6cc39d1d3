import type { Channel } from './channel.ts';

/** How many go on in a turn of the event loop. */
const AT_ONCE = 16;

/**
 * What waits for room between the threads. Some of them go on in each turn in which there is room: each brings more at once
 * than there is room for.
 */
export class HeldBack<Held> {
  readonly #channel: Pick<Channel, 'isFull'>;
  readonly #goOn: (held: Held) => void;
  readonly #held = new Set<Held>();
  #isGoingOn = false;

  /** @param goOn called for each when there is room */
  constructor(channel: Pick<Channel, 'isFull'>, goOn: (held: Held) => void) {
    this.#channel = channel;
    this.#goOn = goOn;
  }

  get size(): number {
    return this.#held.size;
  }

  add(held: Held): void {
    this.#held.add(held);
  }

  delete(held: Held): void {
    this.#held.delete(held);
  }

  /** To be called when there is room. */
  goOn(): void {
    if (this.#isGoingOn) return;
    this.#isGoingOn = true;
    this.#next();
  }

  readonly #next = (): void => {
    let left = AT_ONCE;
    for (const held of this.#held) {
      if (this.#channel.isFull || left === 0) break;
      this.#held.delete(held);
      this.#goOn(held);
      left -= 1;
    }
    this.#isGoingOn = !this.#channel.isFull && this.#held.size > 0;
    if (this.#isGoingOn) setImmediate(this.#next);
  };
}
