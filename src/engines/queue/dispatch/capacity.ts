import type { InLine } from '../store/message-rows.ts';
import type { Owners } from '../store/owners.ts';
import { CountingGate } from './gate.ts';

export interface CapacityLimits {
  /** Deliveries under way at a time, of all users. */
  readonly parallelism: number;
  /** Bytes of the bodies that are under way. One message may be larger than all of it. */
  readonly bytes: number;
}

/**
 * How much may be under way at a time: of all, of each user, and to each host. A host may take as many places
 * as it leaves free (the dynamic threshold of Choudhury and Hahne for shared buffers): alone it gets half of
 * them, and however many hosts are slow, there is always a place for another one.
 */
export class Capacity {
  readonly #limits: CapacityLimits;
  readonly #owners: Owners;
  readonly #users = new Map<number, CountingGate>();
  readonly #hosts = new Map<string, CountingGate>();
  readonly #crowded = new Set<CountingGate>();
  #count = 0;
  #bytes = 0;

  constructor(limits: CapacityLimits, owners: Owners) {
    this.#limits = limits;
    this.#owners = owners;
  }

  get free(): number {
    return this.#limits.parallelism - this.#count;
  }

  /** Whether a body of that size may go out now. */
  holds(size: number): boolean {
    return this.#bytes === 0 || this.#bytes + size <= this.#limits.bytes;
  }

  user(owner: number): CountingGate {
    let gate = this.#users.get(owner);
    if (gate === undefined) {
      gate = new CountingGate(() => this.#owners.get(owner).limits.maxGlobalParallelism);
      this.#users.set(owner, gate);
    }
    return gate;
  }

  host(host: string): CountingGate {
    let gate = this.#hosts.get(host);
    if (gate === undefined) {
      gate = new CountingGate(() => this.free);
      this.#hosts.set(host, gate);
    }
    return gate;
  }

  take(owner: number, { host, size }: InLine): void {
    this.#count += 1;
    this.#bytes += size;
    this.user(owner).count += 1;
    this.host(host).count += 1;
  }

  give(owner: number, { host, size }: InLine): void {
    this.#count -= 1;
    this.#bytes -= size;
    this.user(owner).count -= 1;
    const gate = this.host(host);
    gate.count -= 1;
    if (gate.count === 0 && gate.waiting.size === 0) this.#hosts.delete(host);
  }

  /** Lanes wait for a host. */
  crowd(host: CountingGate): void {
    this.#crowded.add(host);
  }

  /** The hosts for which lanes wait: there are never more of them than places. */
  *crowdedHosts(): Iterable<CountingGate> {
    for (const gate of this.#crowded) {
      if (gate.waiting.size > 0) yield gate;
      else this.#crowded.delete(gate);
    }
  }
}
