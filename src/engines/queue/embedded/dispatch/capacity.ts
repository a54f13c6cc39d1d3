import type { WaitingMessage } from '../store/message-rows.ts';
import type { Owners } from '../store/owners.ts';
import type { Gate } from './lane.ts';
import { Pool } from './pool.ts';

export interface CapacityLimits {
  /** Concurrent deliveries of all users. */
  readonly parallelism: number;
  /** Bytes of the bodies in flight, not counting the first {@link SMALL} of each. */
  readonly bytes: number;
}

/** Bytes of each body that need no reservation. */
export const SMALL = 64 * 1024;
/** A host on its own may take half of all slots and of the memory for bodies. */
const SHARE = 1;
/** A host on its own may take four fifths of its user's slots: a user often has only one host. */
const SHARE_OF_USER = 4;

const onePlace = () => 1;

/** Limits concurrent deliveries in total, per user and per host, and the bytes of their bodies. */
export class Capacity {
  readonly #owners: Owners;
  readonly #places: Pool;
  readonly #memory: Pool;
  readonly #users = new Map<number, Pool>();

  constructor({ parallelism, bytes }: CapacityLimits, owners: Owners) {
    this.#owners = owners;
    this.#places = new Pool({ limit: () => parallelism, amountOf: onePlace, share: SHARE });
    this.#memory = new Pool({
      limit: () => bytes,
      amountOf: ({ size }) => Math.max(size - SMALL, 0),
      share: SHARE,
    });
  }

  get free(): number {
    return this.#places.free;
  }

  /** The number of a user's deliveries in progress. */
  parallelismOf(owner: number): number {
    return this.#user(owner).taken;
  }

  /** The gate at which a message has to wait; undefined if it may begin. */
  gateOf(owner: number, head: WaitingMessage): Gate | undefined {
    return this.#user(owner).gateOf(head) ?? this.#places.gateOf(head) ?? this.#memory.gateOf(head);
  }

  take(owner: number, head: WaitingMessage): void {
    this.#user(owner).take(head);
    this.#places.take(head);
    this.#memory.take(head);
  }

  give(owner: number, head: WaitingMessage): void {
    this.#user(owner).give(head);
    this.#places.give(head);
    this.#memory.give(head);
  }

  /**
   * Opens the gates that may admit more after a delivery of a user has ended, or after the limits were
   * raised.
   */
  openGates(owner: number, open: (gate: Gate) => void): void {
    this.#user(owner).openGates(open);
    this.#places.openGates(open);
    this.#memory.openGates(open);
  }

  #user(owner: number): Pool {
    let pool = this.#users.get(owner);
    if (pool === undefined) {
      const limit = () => this.#owners.get(owner).limits.maxGlobalParallelism;
      pool = new Pool({ limit, amountOf: onePlace, share: SHARE_OF_USER });
      this.#users.set(owner, pool);
    }
    return pool;
  }
}
