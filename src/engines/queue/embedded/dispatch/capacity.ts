import type { InLine } from '../store/message-rows.ts';
import type { Owners } from '../store/owners.ts';
import type { Gate } from './gate.ts';
import { Pool } from './pool.ts';

export interface CapacityLimits {
  /** Deliveries under way at a time, of all users. */
  readonly parallelism: number;
  /** Bytes of the bodies that are under way, without the first {@link SMALL} of each. */
  readonly bytes: number;
}

/** Bytes of each body for which there is always memory. */
export const SMALL = 64 * 1024;
/** Alone, a host takes half of all places and of the memory for bodies. */
const SHARE = 1;
/** Alone, a host takes four fifths of what its user may have under way, who often has only one. */
const SHARE_OF_USER = 4;

const onePlace = () => 1;

/** How much may be under way at a time: deliveries of all and of each user, bytes; and of that to each host. */
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

  /** Deliveries of a user that are under way. */
  parallelismOf(owner: number): number {
    return this.#user(owner).taken;
  }

  /** Where a message has to wait; undefined where it may begin. */
  gateOf(owner: number, head: InLine): Gate | undefined {
    return this.#user(owner).gateOf(head) ?? this.#places.gateOf(head) ?? this.#memory.gateOf(head);
  }

  take(owner: number, head: InLine): void {
    this.#user(owner).take(head);
    this.#places.take(head);
    this.#memory.take(head);
  }

  give(owner: number, head: InLine): void {
    this.#user(owner).give(head);
    this.#places.give(head);
    this.#memory.give(head);
  }

  /** Opens the gates that may let more through when a delivery of a user has ended, or they may have more. */
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
