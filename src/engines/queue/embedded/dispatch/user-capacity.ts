import type { WaitingMessage } from '../store/message-rows.ts';
import type { Gate, Lane } from './lane.ts';
import { Pool, type PoolRules } from './pool.ts';

/** A host on its own may take four fifths of its user's slots: a user often has only one host. */
const SHARE_OF_PLACES = 4;
/** And half of the memory for its user's bodies. */
const SHARE_OF_MEMORY = 1;
/** How many deliveries of one user to one host may be in progress, at most. */
const MOST_TO_HOST = 256;

type Limited = Omit<PoolRules, 'share'>;

/** What one user may take for deliveries, shared between its hosts. */
export class UserCapacity {
  readonly #placesAtMost: () => number;
  readonly #places: Pool<string>;
  readonly #memory: Pool<string>;
  readonly #hosts = new Map<string, HostGate>();
  #inFlight = 0;

  constructor({ places, memory }: { readonly places: Limited; readonly memory: Limited }) {
    this.#placesAtMost = places.limit;
    this.#places = new Pool({ ...places, share: SHARE_OF_PLACES });
    this.#memory = new Pool({ ...memory, share: SHARE_OF_MEMORY });
  }

  /** The number of deliveries in progress. */
  get inFlight(): number {
    return this.#inFlight;
  }

  /** The gate at which a message has to wait; undefined if it may begin. */
  gateOf(head: WaitingMessage): Gate | undefined {
    const host = this.#hosts.get(head.host);
    if (host !== undefined && host.room() <= 0) return host;
    return this.#places.gateOf(head.host, head) ?? this.#memory.gateOf(head.host, head);
  }

  take(head: WaitingMessage): void {
    this.#inFlight += 1;
    let host = this.#hosts.get(head.host);
    if (host === undefined) {
      host = new HostGate(() => this.#mostToHost());
      this.#hosts.set(head.host, host);
    }
    host.inFlight += 1;
    this.#places.take(head.host, head);
    this.#memory.take(head.host, head);
  }

  /** A delivery no longer needs its slot and its memory. */
  giveEarly(head: WaitingMessage): void {
    this.#places.give(head.host, head);
    this.#memory.give(head.host, head);
  }

  /** A delivery, which has given back what it had taken, has ended. */
  end(head: WaitingMessage, open: (gate: Gate) => void): void {
    this.#inFlight -= 1;
    const host = this.#hosts.get(head.host)!;
    host.inFlight -= 1;
    open(host);
    // Lanes that still wait at it are admitted, and come to the next one.
    if (host.inFlight === 0) this.#hosts.delete(head.host);
  }

  openGates(open: (gate: Gate) => void): void {
    this.#places.openGates(open);
    this.#memory.openGates(open);
  }

  openHosts(open: (gate: Gate) => void): void {
    for (const host of this.#hosts.values()) open(host);
  }

  /** What its share of the slots is if all of its deliveries hold one. */
  #mostToHost(): number {
    const share = (this.#placesAtMost() * SHARE_OF_PLACES) / (SHARE_OF_PLACES + 1);
    return Math.min(Math.max(Math.floor(share), 1), MOST_TO_HOST);
  }
}

/**
 * Limits all deliveries to one host, also those that take long: a destination that needs long for each request must not
 * get ever more of them.
 */
class HostGate implements Gate {
  readonly waiting = new Set<Lane>();
  readonly #most: () => number;
  inFlight = 0;

  constructor(most: () => number) {
    this.#most = most;
  }

  room(): number {
    return this.#most() - this.inFlight;
  }
}
