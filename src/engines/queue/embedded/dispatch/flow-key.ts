import type { FlowControlTable } from '../store/schema.ts';
import type { Gate, Lane } from './lane.ts';

const SECOND = 1000;

/** The state of a flow-control key: how many deliveries it allows to begin. */
export class FlowKey implements Gate {
  readonly waiting = new Set<Lane>();
  /** Lanes that sleep until the rate allows another delivery. */
  readonly sleeping = new Set<Lane>();
  readonly #window = new RateWindow();
  row: FlowControlTable;
  inFlight = 0;
  /** Deliveries that were admitted since the last reset, but not sent yet. */
  #reserved = 0;
  /** The number of times that the count was reset. */
  resets = 0;

  /** @param starts the deliveries that still count, oldest first */
  constructor(
    row: FlowControlTable,
    starts: readonly { readonly at: number; readonly count: number }[],
  ) {
    this.row = row;
    for (const { at, count } of starts) this.#window.add(at, count);
  }

  room(): number {
    if (this.row.paused === 1) return 0;
    const byParallelism =
      this.row.parallelism === 0 ? Infinity : this.row.parallelism - this.inFlight;
    // If the whole rate is reserved, it is unknown when the next one may begin.
    const byRate = this.row.rate === 0 ? Infinity : this.row.rate - this.#reserved;
    return Math.min(byParallelism, byRate);
  }

  /** The time at which the rate allows another delivery. */
  opensAt(now: number): number {
    const { rate, period } = this.row;
    if (rate === 0) return now;
    return this.#window.opensAt(now, rate, period * SECOND, this.#reserved);
  }

  get hasRate(): boolean {
    return this.row.rate > 0;
  }

  /** Whether it can be dropped from memory: everything in it is also in the store. */
  get idle(): boolean {
    return this.inFlight === 0 && this.waiting.size === 0 && this.sleeping.size === 0;
  }

  reserve(): void {
    this.inFlight += 1;
    this.#reserved += 1;
  }

  /** A reserved delivery has been sent, or won't be. */
  release(): void {
    this.#reserved -= 1;
  }

  /** A request has been sent. */
  count(now: number): void {
    if (this.hasRate) this.#window.add(now);
  }

  /** An admitted delivery has ended. */
  end(): void {
    this.inFlight -= 1;
  }

  /** The limits of the key have changed. */
  change(row: FlowControlTable, reset: boolean, now: number): void {
    if (reset) {
      this.resets += 1;
      this.#reserved = 0;
      this.#window.clear();
    }
    // Deliveries that left the old period are not counted again by a longer one.
    this.#window.count(now, this.row.period * SECOND);
    this.row = row;
  }

  /** The number of queues whose next message waits for the key. */
  queuesWaiting(): number {
    let queues = 0;
    for (const lane of [...this.waiting, ...this.sleeping])
      if (lane.name.kind !== 'flow') queues += 1;
    return queues;
  }

  /** The number of deliveries that count now, and when the oldest of them began. */
  rateNow(now: number): { readonly count: number; readonly start: number } {
    const period = this.row.period * SECOND;
    const count = this.#window.count(now, period);
    const start =
      this.#window.first() ?? (this.row.reset_at > now - period ? this.row.reset_at : now);
    return { count, start };
  }
}

interface Starts {
  readonly at: number;
  count: number;
}

/**
 * The start times of a key's deliveries in the last period. A sliding window: at most the rate begin in
 * any span of one period, and the next one begins as soon as that allows. (Fixed windows would let twice
 * the rate begin around a boundary.)
 */
class RateWindow {
  #starts: Starts[] = [];
  #count = 0;

  /** Counts deliveries. @param at not before anything counted already */
  add(at: number, count = 1): void {
    const last = this.#starts.at(-1);
    if (last !== undefined && last.at >= at) last.count += count;
    else this.#starts.push({ at, count });
    this.#count += count;
  }

  /** Forgets all. */
  clear(): void {
    this.#starts = [];
    this.#count = 0;
  }

  /** The deliveries that have begun in the period that ends now. @param period milliseconds */
  count(now: number, period: number): number {
    this.#forget(now - period);
    return this.#count;
  }

  /** When the first of those began; undefined if there are none. */
  first(): number | undefined {
    return this.#starts[0]?.at;
  }

  /**
   * When another delivery may begin: now, or later.
   * @param reserved deliveries that are about to begin
   */
  opensAt(now: number, rate: number, period: number, reserved: number): number {
    let over = this.count(now, period) + reserved - rate + 1;
    if (over <= 0) return now;
    for (const { at, count } of this.#starts) {
      over -= count;
      if (over <= 0) return at + period;
    }
    return Infinity;
  }

  #forget(until: number): void {
    let gone = 0;
    while (gone < this.#starts.length && this.#starts[gone]!.at <= until) {
      this.#count -= this.#starts[gone]!.count;
      gone += 1;
    }
    if (gone > 0) this.#starts.splice(0, gone);
  }
}
