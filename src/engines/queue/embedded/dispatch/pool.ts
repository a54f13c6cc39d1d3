import type { WaitingMessage } from '../store/message-rows.ts';
import type { Gate, Lane } from './lane.ts';

export interface PoolRules {
  /** The current size of the pool. */
  readonly limit: () => number;
  /** How much of it a message takes. */
  readonly amountOf: (head: WaitingMessage) => number;
  /** How many times the free amount one sharer may hold. */
  readonly share: number;
}

/**
 * A limited resource for deliveries, shared between users, or between the hosts of a user. A sharer that holds some of
 * it may take more only if it then holds at most `share` times what is left free (the dynamic threshold of Choudhury and
 * Hahne for shared buffers); one that holds none may take what is left. So no sharer can use it up: a single one gets
 * share / (share + 1), and each further one the same fraction of the rest.
 */
export class Pool<Sharer extends string | number> {
  readonly #rules: PoolRules;
  /** The gate for messages for which nothing is left. */
  readonly #all: HeadGate;
  readonly #shares = new Map<Sharer, Share<Sharer>>();
  readonly #crowded = new Set<Share<Sharer>>();
  #taken = 0;

  constructor(rules: PoolRules) {
    this.#rules = rules;
    this.#all = new HeadGate((head) => this.#isLeft(rules.amountOf(head)));
  }

  get taken(): number {
    return this.#taken;
  }

  get free(): number {
    return this.#rules.limit() - this.#taken;
  }

  /** The gate at which a message has to wait; undefined if it may begin. */
  gateOf(sharer: Sharer, head: WaitingMessage): Gate | undefined {
    const amount = this.#rules.amountOf(head);
    if (!this.#isLeft(amount)) return this.#all;
    const share = this.#shares.get(sharer);
    if (share === undefined || this.#mayTake(share, amount)) return undefined;
    this.#crowded.add(share);
    return share;
  }

  take(sharer: Sharer, head: WaitingMessage): void {
    const amount = this.#rules.amountOf(head);
    if (amount === 0) return;
    const share = this.#shares.get(sharer) ?? this.#newShare(sharer);
    share.taken += amount;
    this.#taken += amount;
  }

  give(sharer: Sharer, head: WaitingMessage): void {
    const amount = this.#rules.amountOf(head);
    if (amount === 0) return;
    const share = this.#shares.get(sharer)!;
    share.taken -= amount;
    this.#taken -= amount;
    if (share.taken === 0 && share.waiting.size === 0) this.#shares.delete(sharer);
  }

  /** Opens the gates that may admit more after something was released or the limit was raised. */
  openGates(open: (gate: Gate) => void): void {
    open(this.#all);
    for (const share of this.#crowded) {
      if (share.waiting.size > 0) {
        open(share);
        continue;
      }
      this.#crowded.delete(share);
      if (share.taken === 0) this.#shares.delete(share.sharer);
    }
  }

  /** A message larger than the whole pool may use it alone. */
  #isLeft(amount: number): boolean {
    return amount === 0 || amount <= this.free || this.#taken === 0;
  }

  #mayTake({ taken }: Share<Sharer>, amount: number): boolean {
    if (amount === 0 || taken === 0) return this.#isLeft(amount);
    return taken + amount <= this.#rules.share * (this.free - amount);
  }

  #newShare(sharer: Sharer): Share<Sharer> {
    const share: Share<Sharer> = new Share(sharer, (head) =>
      this.#mayTake(share, this.#rules.amountOf(head)),
    );
    this.#shares.set(sharer, share);
    return share;
  }
}

/** Admits the first waiting lane if the amount for its message is available. */
class HeadGate implements Gate {
  readonly waiting = new Set<Lane>();
  readonly #fits: (head: WaitingMessage) => boolean;

  constructor(fits: (head: WaitingMessage) => boolean) {
    this.#fits = fits;
  }

  /** One at a time, because an admitted message reduces what is left for the next. */
  room(): number {
    for (const { heads } of this.waiting) {
      return heads[0] === undefined || this.#fits(heads[0]) ? 1 : 0;
    }
    return 0;
  }
}

/** The part of a pool that one of its sharers holds. */
class Share<Sharer> extends HeadGate {
  readonly sharer: Sharer;
  taken = 0;

  constructor(sharer: Sharer, fits: (head: WaitingMessage) => boolean) {
    super(fits);
    this.sharer = sharer;
  }
}
