import type { CommandKind } from '../../engines/redis/engine.ts';
import type { Traffic } from '../../directory/redis/usage.ts';
import { Connections } from './connections.ts';
import { dayOf, nextMidnight } from './days.ts';
import { Latencies, NO_LATENCY } from './latency.ts';
import { LastHour } from './last-hour.ts';
import { joined, type Minute } from './minute.ts';
import type { Observation } from './observation.ts';
import { RegionRequests } from './region-requests.ts';
import { WrittenDays } from './written-days.ts';
import { combined, requestsOf, unused, type DayUsage, type Uses } from './usage.ts';

/** What is known of a database from before. */
export interface KeptStatistics {
  /** The minutes of the last hour in which something happened, oldest first. */
  readonly minutes: readonly Minute[];
  /** Days of the past, in any order; the present one may be among them. */
  readonly days: readonly DayUsage[];
}

export interface DatabaseStatisticsOptions {
  readonly now: number;
  /** Looks at the database. */
  readonly observe: () => Observation;
  readonly kept?: KeptStatistics | undefined;
}

/** As many as the month or the last five days can need. */
const DAYS = 36;

/**
 * What happens on one database. To record a command costs less than a microsecond; a database that is
 * idle has no histograms and no points.
 */
export class DatabaseStatistics {
  /** The present day. {@link advance} begins a new one. */
  today: DayUsage;
  /** Whether something has been counted since this was last set to false. */
  changed = false;
  /** What the store has of its days. */
  readonly written: WrittenDays<Exclude<keyof DayUsage, 'day'>>;
  /** HTTP requests that were let in. */
  readonly requests = new RegionRequests();
  readonly #observe: () => Observation;
  readonly #connections = new Connections();
  readonly #days: DayUsage[];
  /** Of the days that have ended since the start, less what the first had seen before it. */
  #ended: Uses;
  readonly #hour: LastHour<Minute>;
  #midnight: number;
  readonly #readLatency = new Latencies();
  readonly #writeLatency = new Latencies();
  #others = 0;
  /** The counters of the database when the present minute began. */
  #hitsBefore: number;
  #missesBefore: number;
  /** The most connections at a time in the present minute. */
  #peak = 0;
  #price = 0;
  /** How many commands of today are in today's billing. */
  #billed: number;

  constructor({ now, observe, kept }: DatabaseStatisticsOptions) {
    const day = dayOf(now);
    this.#observe = observe;
    this.written = new WrittenDays(
      ['reads', 'writes', 'others', 'bandwidth', 'billing'],
      kept?.days,
    );
    this.today = kept?.days.find((known) => known.day === day) ?? unused(day);
    this.#days = (kept?.days ?? [])
      .filter((known) => known.day < day)
      .toSorted((a, b) => (a.day < b.day ? -1 : 1));
    this.#ended = combined(unused(day), this.today, -1);
    this.#hour = new LastHour(now, kept?.minutes ?? [], isIdle);
    this.#midnight = nextMidnight(now);
    this.#billed = requestsOf(this.today);
    const { hits, misses } = observe();
    this.#hitsBefore = hits;
    this.#missesBefore = misses;
  }

  /** Counts a command. */
  record(kind: CommandKind, milliseconds: number): void {
    this.changed = true;
    if (kind === 'read') {
      this.today.reads++;
      this.#readLatency.record(milliseconds);
    } else if (kind === 'write') {
      this.today.writes++;
      this.#writeLatency.record(milliseconds);
    } else {
      this.today.others++;
      this.#others++;
    }
  }

  addBandwidth(bytes: number): void {
    if (bytes === 0) return;
    this.today.bandwidth += bytes;
    this.changed = true;
  }

  /** The open connections. */
  get connections(): number {
    return this.#connections.size;
  }

  /** Since the start, those that have ended as well. */
  get connectionsSoFar(): number {
    return this.#connections.total;
  }

  /** @param counted bytes that it carried for another database before */
  connect(connection: Traffic, counted: number): void {
    this.#connections.add(connection, counted);
    this.#peak = Math.max(this.#peak, this.#connections.size);
  }

  disconnect(connection: Traffic): void {
    this.addBandwidth(this.#connections.delete(connection));
  }

  /** Counts what one connection has carried since the last time. */
  settle(connection: Traffic): void {
    this.addBandwidth(this.#connections.settle(connection));
  }

  /** From now on a command costs this much, in dollars. */
  setPrice(price: number): void {
    this.#bill();
    this.#price = price;
  }

  /** Brings everything up to a moment: closes minutes and days that have ended. */
  advance(now: number): void {
    if (!this.#hour.hasEnded(now)) return;
    this.addBandwidth(this.#connections.settleAll());
    this.#endMinute(now);
    if (now >= this.#midnight) this.#endDay(now);
  }

  /** The minutes of the last hour in which something happened, the present one among them. */
  minutes(now: number): readonly Minute[] {
    this.advance(now);
    return this.#hour.with(this.#present());
  }

  /** The days of the past that are known, oldest first, and the present one. */
  days(now: number): readonly DayUsage[] {
    this.advance(now);
    this.addBandwidth(this.#connections.settleAll());
    this.#bill();
    return [...this.#days, this.today];
  }

  /** What the database was used for since the start of the process. */
  sinceStart(now: number): Uses {
    this.advance(now);
    this.addBandwidth(this.#connections.settleAll());
    return combined(this.#ended, this.today);
  }

  /** Other processes have used the database too, on a day that is known here. */
  addOthers(day: string, added: Omit<DayUsage, 'day'>): void {
    const known = day === this.today.day ? this.today : this.#days.find((one) => one.day === day);
    if (known === undefined) return;
    Object.assign(known, combined(known, added), { billing: known.billing + added.billing });
    if (known !== this.today) return;
    // They have billed it, and it is not of this process.
    this.#billed += added.reads + added.writes + added.others;
    this.#ended = combined(this.#ended, added, -1);
  }

  #bill(): void {
    const requests = requestsOf(this.today);
    this.today.billing += (requests - this.#billed) * this.#price;
    this.#billed = requests;
  }

  #present(): Minute {
    const { keys, storage, hits, misses } = this.#observe();
    const reads = this.#readLatency;
    const writes = this.#writeLatency;
    const minute: Minute = {
      at: this.#hour.at,
      reads: reads.count,
      writes: writes.count,
      others: this.#others,
      hits: since(this.#hitsBefore, hits),
      misses: since(this.#missesBefore, misses),
      latency: reads.count + writes.count === 0 ? NO_LATENCY : reads.summaryWith(writes),
      readLatency: reads.summary(),
      writeLatency: writes.summary(),
      connections: this.#peak,
      keys,
      storage,
    };
    const { begun } = this.#hour;
    return begun === undefined ? minute : joined(begun, minute);
  }

  #endMinute(now: number): void {
    if (this.#hour.end(this.#present(), now)) this.changed = true;
    this.#readLatency.reset();
    this.#writeLatency.reset();
    this.#others = 0;
    this.#peak = this.#connections.size;
    const { hits, misses } = this.#observe();
    this.#hitsBefore = hits;
    this.#missesBefore = misses;
  }

  #endDay(now: number): void {
    this.#bill();
    if (requestsOf(this.today) > 0 || this.today.bandwidth > 0) this.#days.push(this.today);
    if (this.#days.length > DAYS) this.#days.shift();
    this.#ended = combined(this.#ended, this.today);
    this.today = unused(dayOf(now));
    this.#billed = 0;
    this.#midnight = nextMidnight(now);
  }
}

/** How much a counter has grown; CONFIG RESETSTAT sets it back to 0 in between. */
function since(before: number, counter: number): number {
  return counter >= before ? counter - before : counter;
}

/** Whether a minute says nothing that the one before does not. */
function isIdle(minute: Minute, before: Minute | undefined): boolean {
  return (
    minute.reads + minute.writes + minute.others + minute.hits + minute.misses === 0 &&
    minute.connections === (before?.connections ?? 0) &&
    minute.keys === (before?.keys ?? 0) &&
    minute.storage === (before?.storage ?? 0)
  );
}
