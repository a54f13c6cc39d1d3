import type { FlowControlTable } from '../store/schema.ts';
import type { Gate } from './gate.ts';
import type { Lane } from './lane.ts';
import { RateWindow } from './rate-window.ts';

const SECOND = 1000;

/** A flow-control key at work: how many deliveries it lets begin. */
export class FlowKey implements Gate {
  readonly waiting = new Set<Lane>();
  /** Lanes that sleep until the rate lets them go on. */
  readonly sleeping = new Set<Lane>();
  readonly #window = new RateWindow();
  row: FlowControlTable;
  underWay = 0;
  /** Let through, and not yet sent. */
  #reserved = 0;

  /** @param starts those that still count, oldest first */
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
      this.row.parallelism === 0 ? Infinity : this.row.parallelism - this.underWay;
    // Where all of the rate is reserved it is not known yet when the next may begin.
    const byRate = this.row.rate === 0 ? Infinity : this.row.rate - this.#reserved;
    return Math.min(byParallelism, byRate);
  }

  /** When the rate lets another one begin. */
  opensAt(now: number): number {
    const { rate, period } = this.row;
    if (rate === 0) return now;
    return this.#window.opensAt(now, rate, period * SECOND, this.#reserved);
  }

  get hasRate(): boolean {
    return this.row.rate > 0;
  }

  /** Nothing would be lost of it but what the store has. */
  get idle(): boolean {
    return this.underWay === 0 && this.waiting.size === 0 && this.sleeping.size === 0;
  }

  reserve(): void {
    this.underWay += 1;
    this.#reserved += 1;
  }

  /** What was reserved is sent, or will not be. */
  release(): void {
    this.#reserved -= 1;
  }

  /** A request has left. */
  count(now: number): void {
    if (this.hasRate) this.#window.add(now);
  }

  /** A delivery that was let through is over. */
  end(): void {
    this.underWay -= 1;
  }

  /** The key is set to something else. */
  change(row: FlowControlTable, reset: boolean, now: number): void {
    if (reset) this.#window.clear();
    // What has left the period before a longer one begins is not counted again.
    this.#window.count(now, this.row.period * SECOND);
    this.row = row;
  }

  /** Queues whose next message waits for the key. */
  queuesWaiting(): number {
    let queues = 0;
    for (const lane of [...this.waiting, ...this.sleeping])
      if (lane.name.kind !== 'flow') queues += 1;
    return queues;
  }

  /** Deliveries that count now, and when the oldest of them began. */
  rateNow(now: number): { readonly count: number; readonly start: number } {
    const period = this.row.period * SECOND;
    const count = this.#window.count(now, period);
    const start =
      this.#window.first() ?? (this.row.reset_at > now - period ? this.row.reset_at : now);
    return { count, start };
  }
}
