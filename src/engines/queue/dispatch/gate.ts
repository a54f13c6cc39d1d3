import type { Lane } from './lane.ts';

/**
 * Something that lets only so many deliveries be under way: a flow-control key, a queue, a user, a host.
 * Lanes whose next message it does not let through wait at it, in the order they came.
 */
export interface Gate {
  readonly waiting: Set<Lane>;
  /** How many more may begin now; 0 or less is none. */
  room(): number;
}

/** Deliveries under way of one user, or to one host. */
export class CountingGate implements Gate {
  readonly waiting = new Set<Lane>();
  readonly #limit: () => number;
  count = 0;

  /** @param limit how many may be under way now */
  constructor(limit: () => number) {
    this.#limit = limit;
  }

  room(): number {
    return this.#limit() - this.count;
  }
}
