import { RETENTION_DAYS, dayOf, nextMidnight } from '../../statistics/days.ts';
import { LastHour } from '../../statistics/last-hour.ts';
import { WrittenDays } from '../../statistics/written-days.ts';
import {
  addTraffic,
  emptyTraffic,
  type Traffic,
  type TrafficDay,
  type TrafficMinute,
} from './traffic.ts';

/** The stored statistics of a topic or a cluster. */
export interface StoredTraffic {
  /** The minutes of the last hour with traffic, oldest first. */
  readonly minutes: readonly TrafficMinute[];
  /** Past days, in any order; the present one may be among them. */
  readonly days: readonly TrafficDay[];
}

/**
 * The traffic of a topic or a cluster. Counting a batch is two additions; minutes and days are the differences
 * between the counters at their ends.
 */
export class TrafficStatistics {
  /** Since the start of the process. */
  readonly sinceStart: Traffic = emptyTraffic();
  /** Whether something has been counted since this was last set to false. */
  changed = false;
  /** Bytes on disk, as last seen. */
  #storage: number;
  /** The counters at the beginning of the present minute and day. */
  #minuteBegan: Traffic = emptyTraffic();
  #dayBegan: Traffic;
  #day: string;
  #midnight: number;
  readonly #hour: LastHour<TrafficMinute>;
  #days: TrafficDay[];
  /** The stored totals of its days. */
  readonly written: WrittenDays<keyof Traffic>;

  constructor(now: number, stored: StoredTraffic = { minutes: [], days: [] }) {
    this.written = new WrittenDays(
      ['produced', 'consumed', 'producedBytes', 'consumedBytes'],
      stored.days,
    );
    this.#day = dayOf(now);
    this.#midnight = nextMidnight(now);
    this.#hour = new LastHour(now, stored.minutes, isIdle);
    this.#storage = stored.minutes.at(-1)?.storage ?? 0;
    const today = stored.days.find(({ day }) => day === this.#day) ?? emptyTraffic();
    this.#dayBegan = addTraffic(emptyTraffic(), today, -1);
    this.#days = stored.days
      .filter(({ day }) => day < this.#day)
      .toSorted((a, b) => (a.day < b.day ? -1 : 1));
  }

  produced(messages: number, bytes: number): void {
    this.sinceStart.produced += messages;
    this.sinceStart.producedBytes += bytes;
    this.changed = true;
  }

  consumed(messages: number, bytes: number): void {
    this.sinceStart.consumed += messages;
    this.sinceStart.consumedBytes += bytes;
    this.changed = true;
  }

  get storage(): number {
    return this.#storage;
  }

  /** Sets the bytes on disk. */
  setStorage(bytes: number): void {
    if (bytes === this.#storage) return;
    this.#storage = bytes;
    this.changed = true;
  }

  /** Advances to a moment: closes minutes and days that have ended. */
  advance(now: number): void {
    if (!this.#hour.hasEnded(now)) return;
    this.#endMinute(now);
    if (now >= this.#midnight) this.#endDay(now);
  }

  /** The minutes of the last hour with traffic, including the present one. */
  minutes(now: number): readonly TrafficMinute[] {
    this.advance(now);
    return this.#hour.with(this.#present());
  }

  /** The known past days, oldest first, and the present one. */
  days(now: number): readonly TrafficDay[] {
    this.advance(now);
    return [...this.#days, this.#today()];
  }

  /** Adds traffic of other processes to a day that is known here. */
  addOthers(day: string, added: Traffic): void {
    if (day === this.#day) this.#dayBegan = addTraffic(this.#dayBegan, added, -1);
    else {
      this.#days = this.#days.map((one) =>
        one.day === day ? { day, ...addTraffic(one, added) } : one,
      );
    }
  }

  #present(): TrafficMinute {
    const { produced, consumed } = addTraffic(this.sinceStart, this.#minuteBegan, -1);
    return {
      at: this.#hour.at,
      produced: produced + (this.#hour.begun?.produced ?? 0),
      consumed: consumed + (this.#hour.begun?.consumed ?? 0),
      storage: this.#storage,
    };
  }

  #today(): TrafficDay {
    return { day: this.#day, ...addTraffic(this.sinceStart, this.#dayBegan, -1) };
  }

  #endMinute(now: number): void {
    this.#hour.end(this.#present(), now);
    this.#minuteBegan = { ...this.sinceStart };
  }

  #endDay(now: number): void {
    const today = this.#today();
    if (today.produced + today.consumed > 0) this.#days.push(today);
    if (this.#days.length > RETENTION_DAYS) this.#days.shift();
    this.#dayBegan = { ...this.sinceStart };
    this.#day = dayOf(now);
    this.#midnight = nextMidnight(now);
  }
}

/** Whether a minute adds nothing to the one before. */
function isIdle(minute: TrafficMinute, before: TrafficMinute | undefined): boolean {
  return minute.produced + minute.consumed === 0 && minute.storage === (before?.storage ?? 0);
}
