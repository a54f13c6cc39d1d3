import type { CommandKind } from '../../engines/redis/command-meter.ts';
import type { Traffic, RequestCounter } from '../../directory/redis/usage.ts';
import { RETENTION_DAYS, dayOf, nextMidnight } from './days.ts';
import { Latencies, NO_LATENCY } from './latency.ts';
import { LastHour } from './last-hour.ts';
import { joined, type Minute } from './minute.ts';
import type { Observation } from './observation.ts';
import { WrittenDays } from './written-days.ts';
import { addCounts, requestsOf, emptyUsage, type DayUsage, type UsageCounts } from './usage.ts';

/** The stored statistics of a database. */
export interface StoredStatistics {
  /** The minutes of the last hour with activity, oldest first. */
  readonly minutes: readonly Minute[];
  /** Past days, in any order; the present one may be among them. */
  readonly days: readonly DayUsage[];
}

export interface DatabaseStatisticsOptions {
  readonly now: number;
  /** Reads the current figures of the database. */
  readonly observe: () => Observation;
  readonly stored?: StoredStatistics | undefined;
}

/**
 * The statistics of one database. Recording a command takes less than a microsecond; an idle database has no
 * histograms and no points.
 */
export class DatabaseStatistics {
  /** The present day. {@link advance} begins a new one. */
  today: DayUsage;
  /** Whether something has been counted since this was last set to false. */
  changed = false;
  /** The stored totals of its days. */
  readonly written: WrittenDays<Exclude<keyof DayUsage, 'day'>>;
  /** HTTP requests that were admitted. */
  readonly requests = new RegionRequests();
  readonly #observe: () => Observation;
  readonly #connections = new Connections();
  readonly #days: DayUsage[];
  /**
   * The totals of the days that have ended since the start of the process, excluding earlier usage.
   */
  #ended: UsageCounts;
  readonly #hour: LastHour<Minute>;
  #midnight: number;
  readonly #readLatency = new Latencies();
  readonly #writeLatency = new Latencies();
  #others = 0;
  /** The counters of the database at the beginning of the present minute. */
  #hitsBefore: number;
  #missesBefore: number;
  /** The most concurrent connections in the present minute. */
  #peak = 0;
  #price = 0;
  /** How many of today's commands today's billing includes. */
  #billed: number;

  constructor({ now, observe, stored }: DatabaseStatisticsOptions) {
    const day = dayOf(now);
    this.#observe = observe;
    this.written = new WrittenDays(
      ['reads', 'writes', 'others', 'bandwidth', 'billing'],
      stored?.days,
    );
    this.today = stored?.days.find((known) => known.day === day) ?? emptyUsage(day);
    this.#days = (stored?.days ?? [])
      .filter((known) => known.day < day)
      .toSorted((a, b) => (a.day < b.day ? -1 : 1));
    this.#ended = addCounts(emptyUsage(day), this.today, -1);
    this.#hour = new LastHour(now, stored?.minutes ?? [], isIdle);
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

  /** Since the start, including closed ones. */
  get connectionsSoFar(): number {
    return this.#connections.total;
  }

  /** @param counted bytes already counted for another database */
  connect(connection: Traffic, counted: number): void {
    this.#connections.add(connection, counted);
    this.#peak = Math.max(this.#peak, this.#connections.size);
  }

  disconnect(connection: Traffic): void {
    this.addBandwidth(this.#connections.delete(connection));
  }

  /** Counts the bytes that one connection has carried since the last call. */
  settle(connection: Traffic): void {
    this.addBandwidth(this.#connections.settle(connection));
  }

  /** Sets the price of a command from now on, in dollars. */
  setPrice(price: number): void {
    this.#bill();
    this.#price = price;
  }

  /** Advances to a moment: closes minutes and days that have ended. */
  advance(now: number): void {
    if (!this.#hour.hasEnded(now)) return;
    this.addBandwidth(this.#connections.settleAll());
    this.#endMinute(now);
    if (now >= this.#midnight) this.#endDay(now);
  }

  /** The minutes of the last hour with activity, including the present one. */
  minutes(now: number): readonly Minute[] {
    this.advance(now);
    return this.#hour.with(this.#present());
  }

  /** The known past days, oldest first, and the present one. */
  days(now: number): readonly DayUsage[] {
    this.advance(now);
    this.addBandwidth(this.#connections.settleAll());
    this.#bill();
    return [...this.#days, this.today];
  }

  /** The usage of the database since the start of the process. */
  sinceStart(now: number): UsageCounts {
    this.advance(now);
    this.addBandwidth(this.#connections.settleAll());
    return addCounts(this.#ended, this.today);
  }

  /** Adds the usage of other processes to a day that is known here. */
  addOthers(day: string, added: Omit<DayUsage, 'day'>): void {
    const known = day === this.today.day ? this.today : this.#days.find((one) => one.day === day);
    if (known === undefined) return;
    Object.assign(known, addCounts(known, added), { billing: known.billing + added.billing });
    if (known !== this.today) return;
    // The other processes have billed these themselves.
    this.#billed += added.reads + added.writes + added.others;
    this.#ended = addCounts(this.#ended, added, -1);
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
    if (this.#days.length > RETENTION_DAYS) this.#days.shift();
    this.#ended = addCounts(this.#ended, this.today);
    this.today = emptyUsage(dayOf(now));
    this.#billed = 0;
    this.#midnight = nextMidnight(now);
  }
}

/** The growth of a counter; CONFIG RESETSTAT may have reset it to 0 in between. */
function since(before: number, counter: number): number {
  return counter >= before ? counter - before : counter;
}

/** Whether a minute adds nothing to the one before. */
function isIdle(minute: Minute, before: Minute | undefined): boolean {
  return (
    minute.reads + minute.writes + minute.others + minute.hits + minute.misses === 0 &&
    minute.connections === (before?.connections ?? 0) &&
    minute.keys === (before?.keys ?? 0) &&
    minute.storage === (before?.storage ?? 0)
  );
}

/** Counts the requests to one database since the start, by the region in their host name. */
class RegionRequests {
  readonly #counters = new Map<string, RequestCounter>();

  /** The counter of a region, empty for requests that name none; always the same object. */
  of(region: string): RequestCounter {
    let counter = this.#counters.get(region);
    if (counter === undefined) {
      counter = { count: 0 };
      this.#counters.set(region, counter);
    }
    return counter;
  }

  /** The regions with a counter. */
  regions(): Iterable<string> {
    return this.#counters.keys();
  }
}

/** The open connections of one database, and the bytes that they carry. */
class Connections {
  /** Each connection with the bytes that have been counted for it. */
  readonly #open = new Map<Traffic, number>();
  #total = 0;

  get size(): number {
    return this.#open.size;
  }

  /** The number of all connections, including closed ones. */
  get total(): number {
    return this.#total;
  }

  /** @param counted bytes already counted for another database */
  add(connection: Traffic, counted: number): void {
    this.#open.set(connection, counted);
    this.#total++;
  }

  /** @returns the bytes that had not been counted yet */
  delete(connection: Traffic): number {
    const bytes = this.settle(connection);
    this.#open.delete(connection);
    return bytes;
  }

  /** @returns the bytes that one connection has carried since the last call */
  settle(connection: Traffic): number {
    const counted = this.#open.get(connection);
    if (counted === undefined) return 0;
    const total = bytesOf(connection);
    this.#open.set(connection, total);
    return total - counted;
  }

  /** @returns the bytes that all connections have carried since the last call */
  settleAll(): number {
    let bytes = 0;
    for (const connection of this.#open.keys()) bytes += this.settle(connection);
    return bytes;
  }
}

/** Sent and received together. */
function bytesOf({ bytesRead, bytesWritten }: Traffic): number {
  return bytesRead + bytesWritten;
}
