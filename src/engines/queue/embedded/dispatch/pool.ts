import type { InLine } from '../store/message-rows.ts';
import type { Gate } from './gate.ts';
import type { Lane } from './lane.ts';

export interface PoolRules {
  /** How much there is now. */
  readonly limit: () => number;
  /** How much of it a message takes. */
  readonly amountOf: (head: InLine) => number;
  /** How many times what it leaves free one host may take. */
  readonly share: number;
}

/**
 * Something of which there is only so much for deliveries, and of which each host gets a share. A host that
 * has some takes more only if it then has at most `share` times what is left free (the dynamic threshold of
 * Choudhury and Hahne for shared buffers); one that has nothing takes what is left. So what is left for
 * others never comes to an end by one host: alone it takes share / (share + 1), and each further one as much
 * of what is left then.
 */
export class Pool {
  readonly #rules: PoolRules;
  /** Where they wait for which nothing is left. */
  readonly #all: HeadGate;
  readonly #hosts = new Map<string, HostShare>();
  readonly #crowded = new Set<HostShare>();
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

  /** Where a message has to wait; undefined where it may begin. */
  gateOf(head: InLine): Gate | undefined {
    const amount = this.#rules.amountOf(head);
    if (!this.#isLeft(amount)) return this.#all;
    const share = this.#hosts.get(head.host);
    if (share === undefined || this.#mayTake(share, amount)) return undefined;
    this.#crowded.add(share);
    return share;
  }

  take(head: InLine): void {
    const amount = this.#rules.amountOf(head);
    if (amount === 0) return;
    const share = this.#hosts.get(head.host) ?? this.#newShare(head.host);
    share.taken += amount;
    this.#taken += amount;
  }

  give(head: InLine): void {
    const amount = this.#rules.amountOf(head);
    if (amount === 0) return;
    const share = this.#hosts.get(head.host)!;
    share.taken -= amount;
    this.#taken -= amount;
    if (share.taken === 0 && share.waiting.size === 0) this.#hosts.delete(head.host);
  }

  /** Opens the gates that may let more through where something has been given back, or there is more of it. */
  openGates(open: (gate: Gate) => void): void {
    open(this.#all);
    for (const share of this.#crowded) {
      if (share.waiting.size > 0) {
        open(share);
        continue;
      }
      this.#crowded.delete(share);
      if (share.taken === 0) this.#hosts.delete(share.host);
    }
  }

  /** What is larger than all there is goes alone. */
  #isLeft(amount: number): boolean {
    return amount === 0 || amount <= this.free || this.#taken === 0;
  }

  #mayTake({ taken }: HostShare, amount: number): boolean {
    if (amount === 0 || taken === 0) return this.#isLeft(amount);
    return taken + amount <= this.#rules.share * (this.free - amount);
  }

  #newShare(host: string): HostShare {
    const share = new HostShare(host, (head) => this.#mayTake(share, this.#rules.amountOf(head)));
    this.#hosts.set(host, share);
    return share;
  }
}

/** Lets the first through if what it takes is there. */
class HeadGate implements Gate {
  readonly waiting = new Set<Lane>();
  readonly #fits: (head: InLine) => boolean;

  constructor(fits: (head: InLine) => boolean) {
    this.#fits = fits;
  }

  /** One at a time: what it takes is not there for the next one. */
  room(): number {
    for (const { heads } of this.waiting) {
      return heads[0] === undefined || this.#fits(heads[0]) ? 1 : 0;
    }
    return 0;
  }
}

/** What one host has of a pool. */
class HostShare extends HeadGate {
  readonly host: string;
  taken = 0;

  constructor(host: string, fits: (head: InLine) => boolean) {
    super(fits);
    this.host = host;
  }
}
