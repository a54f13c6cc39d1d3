import type { SlowLimits } from './capacity.ts';

/** What a delivery that waits for its destination takes, in bytes: its connection and what keeps track of it. */
const COST = 40 * 1024;

/** A delivery that takes long. */
export interface SlowDelivery {
  readonly owner: number;
  /** Bytes of its body. */
  readonly size: number;
  /** Ends it as failed. @param reason for people */
  readonly breakOff: (reason: string) => void;
}

/**
 * The deliveries that have taken so long that they hold no slots any more. A destination may take hours to answer, and
 * one that never will looks the same; so slow deliveries may be many, but not without limit. Beyond it, the one that has
 * taken longest is broken off, of the user that has most: so nobody's deliveries have to wait for those of another, nor
 * for destinations that never answer, however many hosts these have.
 */
export class SlowDeliveries {
  readonly #limits: SlowLimits;
  /** Of each user, in the order in which they became slow. */
  readonly #users = new Map<number, SlowOfUser>();
  #count = 0;
  #bytes = 0;

  constructor(limits: SlowLimits) {
    this.#limits = limits;
  }

  add(delivery: SlowDelivery): void {
    const { owner } = delivery;
    const user = this.#users.get(owner) ?? { deliveries: new Set(), bytes: 0 };
    this.#users.set(owner, user);
    user.deliveries.add(delivery);
    this.#count += 1;
    const cost = COST + delivery.size;
    user.bytes += cost;
    this.#bytes += cost;
    const { deliveries, bytes } = this.#limits;
    while (this.#count > 1 && (this.#count > deliveries || this.#bytes > bytes)) this.#breakOff();
  }

  /** @returns whether it was one of them */
  delete(delivery: SlowDelivery): boolean {
    const user = this.#users.get(delivery.owner);
    if (user?.deliveries.delete(delivery) !== true) return false;
    if (user.deliveries.size === 0) this.#users.delete(delivery.owner);
    this.#count -= 1;
    const cost = COST + delivery.size;
    user.bytes -= cost;
    this.#bytes -= cost;
    return true;
  }

  #breakOff(): void {
    let most: SlowOfUser | undefined;
    for (const user of this.#users.values()) {
      if (most === undefined || user.bytes > most.bytes) most = user;
    }
    for (const longest of most?.deliveries ?? []) {
      this.delete(longest);
      longest.breakOff('no answer yet, and too many other deliveries wait for answers');
      return;
    }
  }
}

interface SlowOfUser {
  readonly deliveries: Set<SlowDelivery>;
  bytes: number;
}
