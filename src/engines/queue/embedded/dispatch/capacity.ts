import type { WaitingMessage } from '../store/message-rows.ts';
import type { Owners } from '../store/owners.ts';
import type { Gate } from './lane.ts';
import { Pool } from './pool.ts';
import { UserCapacity } from './user-capacity.ts';

export interface CapacityLimits {
  /** Concurrent deliveries of all users, not counting those that take long. */
  readonly parallelism: number;
  /** Bytes of the bodies of these, not counting the first {@link SMALL} of each. */
  readonly bytes: number;
  /** Deliveries that take long, see `SlowDeliveries`. */
  readonly slow: SlowLimits;
}

export interface SlowLimits {
  /** How many may be in progress. */
  readonly deliveries: number;
  /** Bytes that they may take, with their bodies. */
  readonly bytes: number;
}

/** Bytes of each body that need no reservation. */
export const SMALL = 64 * 1024;
/** A user on its own may take half of all slots and of the memory for bodies. */
const SHARE = 1;

const onePlace = () => 1;
const beyondSmall = ({ size }: WaitingMessage) => Math.max(size - SMALL, 0);

/**
 * Limits concurrent deliveries and the bytes of their bodies: in total, per user, and per host of a user. Users come
 * first, because a user can name any number of hosts. A delivery that takes long gives back what it has taken, except
 * that it still counts for its host.
 */
export class Capacity {
  readonly #owners: Owners;
  readonly #limits: CapacityLimits;
  readonly #places: Pool<number>;
  readonly #memory: Pool<number>;
  readonly #users = new Map<number, UserCapacity>();

  constructor(limits: CapacityLimits, owners: Owners) {
    this.#owners = owners;
    this.#limits = limits;
    const { parallelism, bytes } = limits;
    this.#places = new Pool({ limit: () => parallelism, amountOf: onePlace, share: SHARE });
    this.#memory = new Pool({ limit: () => bytes, amountOf: beyondSmall, share: SHARE });
  }

  get free(): number {
    return this.#places.free;
  }

  /** The number of a user's deliveries in progress. */
  parallelismOf(owner: number): number {
    return this.#user(owner).inFlight;
  }

  /** The gate at which a message has to wait; undefined if it may begin. */
  gateOf(owner: number, head: WaitingMessage): Gate | undefined {
    return (
      this.#places.gateOf(owner, head) ??
      this.#memory.gateOf(owner, head) ??
      this.#user(owner).gateOf(head)
    );
  }

  take(owner: number, head: WaitingMessage): void {
    this.#user(owner).take(head);
    this.#places.take(owner, head);
    this.#memory.take(owner, head);
  }

  /** A delivery takes long, and makes room for others. */
  giveEarly(owner: number, head: WaitingMessage, open: (gate: Gate) => void): void {
    this.#user(owner).giveEarly(head);
    this.#places.give(owner, head);
    this.#memory.give(owner, head);
    this.openGates(owner, open);
  }

  /** A delivery has ended. @param early whether it has made room before */
  end(owner: number, head: WaitingMessage, early: boolean, open: (gate: Gate) => void): void {
    const user = this.#user(owner);
    if (!early) this.giveEarly(owner, head, open);
    user.end(head, open);
  }

  /** Opens the gates that may admit more after a delivery has made room, or after the limits of a user were raised. */
  openGates(owner: number, open: (gate: Gate) => void): void {
    this.#user(owner).openGates(open);
    this.#places.openGates(open);
    this.#memory.openGates(open);
  }

  /** The limits of a user have changed. */
  userChanged(owner: number, open: (gate: Gate) => void): void {
    this.#user(owner).openHosts(open);
    this.openGates(owner, open);
  }

  #user(owner: number): UserCapacity {
    let user = this.#users.get(owner);
    if (user === undefined) {
      const { parallelism, bytes } = this.#limits;
      // No more than the user can get of all, so that the shares of its hosts leave some of it.
      const part = (all: number) => Math.max(Math.floor((all * SHARE) / (SHARE + 1)), 1);
      const places = () =>
        Math.min(this.#owners.get(owner).limits.maxGlobalParallelism, part(parallelism));
      user = new UserCapacity({
        places: { limit: places, amountOf: onePlace },
        memory: { limit: () => part(bytes), amountOf: beyondSmall },
      });
      this.#users.set(owner, user);
    }
    return user;
  }
}
