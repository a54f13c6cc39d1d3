import type { Clock } from '../../base/clock.ts';
import type { CommandKind } from '../../engines/redis/command-meter.ts';
import type {
  DatabaseUsage,
  ExceededLimit,
  RequestCounter,
  Traffic,
} from '../../directory/redis/usage.ts';
import { UNLIMITED, type DatabaseLimits } from '../plans.ts';
import type { DatabaseStatistics } from '../statistics/database-statistics.ts';
import { monthOf } from '../statistics/days.ts';
import { requestsOf } from '../statistics/usage.ts';

/** The limits of a database, and its price. */
export interface Allowance {
  readonly limits: DatabaseLimits;
  /** Dollars a command. */
  readonly price: number;
  /** Dollars a month; 0 is no budget. */
  readonly budget: number;
}

const SECOND_MS = 1000;

/**
 * Counts the commands of one database and enforces the limits of its plan.
 *
 * Seconds are those of the clock, days those of UTC. A refused command is not counted, so the usage in the error
 * is always the limit plus one, however often it is retried.
 */
export class DatabaseMeter implements DatabaseUsage {
  readonly statistics: DatabaseStatistics;
  readonly #clock: Clock;
  readonly #processes: () => number;
  #allowance: Allowance;
  /** When the running command began. */
  #begun = 0;
  #secondEnds = 0;
  #inSecond = 0;
  /** How many commands may run in one second in this process: its share of the limit. */
  #inSecondAtMost = 0;
  /** How many commands may run today: the daily limit or what the budget allows, whichever is less. */
  #todayAtMost = 0;
  /** The day for which that was computed. */
  #reckoned = '';

  /** @param processes how many processes serve the database */
  constructor(
    statistics: DatabaseStatistics,
    clock: Clock,
    allowance: Allowance,
    processes: () => number = () => 1,
  ) {
    this.statistics = statistics;
    this.#clock = clock;
    this.#allowance = allowance;
    this.#processes = processes;
    this.allow(allowance);
  }

  /** Sets the allowance from now on. */
  allow(allowance: Allowance): void {
    this.#allowance = allowance;
    this.#shareSecond();
    this.statistics.advance(this.#clock.now());
    this.statistics.setPrice(allowance.price);
    this.#reckonToday();
  }

  begin(now: number, commands = 1): ExceededLimit | undefined {
    this.#begun = now;
    const { statistics } = this;
    const { limits } = this.#allowance;
    if (now >= this.#secondEnds) this.#beginSecond(now);
    const { today } = statistics;
    const requests = today.reads + today.writes + today.others;
    if (requests + commands > this.#todayAtMost) return this.#noMoreToday(requests + commands);
    if (today.bandwidth > limits.db_daily_bandwidth_limit) {
      const limit = limits.db_daily_bandwidth_limit;
      return { error: 'dailyBandwidth', limit, usage: today.bandwidth };
    }
    if (this.#inSecond + commands > this.#inSecondAtMost) {
      const limit = limits.db_max_commands_per_second;
      const elsewhere = limit - this.#inSecondAtMost;
      return { error: 'tooManyCommands', limit, usage: elsewhere + this.#inSecond + commands };
    }
    this.#inSecond += commands;
    return undefined;
  }

  end(kind: CommandKind, now: number): void {
    this.statistics.record(kind, now - this.#begun);
    // In a transaction, the next command starts here.
    this.#begun = now;
  }

  connect(connection: Traffic, carried: number): ExceededLimit | undefined {
    const limit = this.#allowance.limits.db_max_clients;
    const { connections } = this.statistics;
    if (connections >= limit) return { error: 'tooManyConnections', limit, usage: limit + 1 };
    this.statistics.connect(connection, carried);
    return undefined;
  }

  /** Counted on demand if no limit depends on it. */
  settle(connection: Traffic): void {
    const { db_daily_bandwidth_limit: limit } = this.#allowance.limits;
    if (limit < UNLIMITED) this.statistics.settle(connection);
  }

  disconnect(connection: Traffic): void {
    this.statistics.disconnect(connection);
  }

  requestsBy(region = ''): RequestCounter {
    return this.statistics.requests.of(region);
  }

  #beginSecond(now: number): void {
    this.#secondEnds = (Math.floor(now / SECOND_MS) + 1) * SECOND_MS;
    this.#inSecond = 0;
    this.#shareSecond();
    this.statistics.advance(now);
    if (this.statistics.today.day !== this.#reckoned) this.#reckonToday();
  }

  /**
   * Assumes that clients are spread evenly over the processes; otherwise the limit is reached earlier, but never
   * exceeded.
   */
  #shareSecond(): void {
    const { db_max_commands_per_second: limit } = this.#allowance.limits;
    this.#inSecondAtMost = Math.max(1, Math.floor(limit / this.#processes()));
  }

  #reckonToday(): void {
    const { limits, budget, price } = this.#allowance;
    const { today } = this.statistics;
    this.#reckoned = today.day;
    this.#todayAtMost = limits.db_request_limit;
    if (budget === 0 || price === 0) return;
    // A fraction of a cent buys no command; the small addend compensates for binary rounding.
    const affordable = Math.floor((budget - this.#costOfMonth()) / price + 1e-6);
    this.#todayAtMost = Math.min(this.#todayAtMost, requestsOf(today) + affordable);
  }

  #noMoreToday(usage: number): ExceededLimit {
    const { limits, budget } = this.#allowance;
    if (usage <= limits.db_request_limit) {
      const cost = Math.round(this.#costOfMonth() * 1e6) / 1e6;
      return { error: 'monthlyBudget', limit: budget, usage: cost };
    }
    return { error: 'dailyRequests', limit: limits.db_request_limit, usage };
  }

  #costOfMonth(): number {
    const days = this.statistics.days(this.#clock.now());
    const month = monthOf(this.statistics.today.day);
    return days
      .filter(({ day }) => monthOf(day) === month)
      .reduce((sum, { billing }) => sum + billing, 0);
  }
}
