import type { Clock } from '../../../base/clock.ts';
import type { ClusterUsage, ExceededLimit } from '../../../directory/kafka/usage.ts';
import { UNLIMITED } from '../../plans.ts';
import type { ClusterAllowance } from '../clusters/running-clusters.ts';
import type { ClusterStatistics } from './cluster-statistics.ts';

const SECOND_MS = 1000;

/**
 * Counts the traffic of one cluster, and enforces its limit of messages a second.
 *
 * A token bucket with a capacity of one second's messages, refilled continuously. A request of any size is admitted
 * while at least one token is left, and takes one per message, even below zero; later requests wait until it has
 * refilled. So a batch larger than the limit can still be produced.
 */
export class ClusterMeter implements ClusterUsage {
  readonly statistics: ClusterStatistics;
  readonly #clock: Clock;
  #allowance: ClusterAllowance;
  /** Tokens at {@link #at}; below 0 after a large batch. */
  #remaining: number;
  #at: number;

  constructor(statistics: ClusterStatistics, clock: Clock, allowance: ClusterAllowance) {
    this.statistics = statistics;
    this.#clock = clock;
    this.#allowance = allowance;
    this.#remaining = allowance.limits.max_messages_per_second;
    this.#at = clock.now();
  }

  /** Dollars a message. */
  get price(): number {
    return this.#allowance.price;
  }

  /** Sets the allowance from now on. */
  allow(allowance: ClusterAllowance): void {
    this.#allowance = allowance;
    this.#remaining = Math.min(this.#remaining, allowance.limits.max_messages_per_second);
  }

  admit(messages: number): ExceededLimit | undefined {
    const { max_messages_per_second: limit } = this.#allowance.limits;
    if (limit >= UNLIMITED) return undefined;
    const now = this.#clock.now();
    const back = (Math.max(now - this.#at, 0) * limit) / SECOND_MS;
    this.#remaining = Math.min(this.#remaining + back, limit);
    this.#at = now;
    // A fraction of a token does not count.
    if (this.#remaining < 1) {
      return { limit, retryAfter: Math.max(Math.ceil((1 - this.#remaining) / limit), 1) };
    }
    this.#remaining -= messages;
    return undefined;
  }

  refund(messages: number): void {
    this.#remaining += messages;
  }

  produced(topic: string, messages: number, bytes: number): void {
    this.statistics.all.produced(messages, bytes);
    this.statistics.of(topic).produced(messages, bytes);
  }

  consumed(topic: string, messages: number, bytes: number): void {
    this.statistics.all.consumed(messages, bytes);
    this.statistics.of(topic).consumed(messages, bytes);
  }
}
