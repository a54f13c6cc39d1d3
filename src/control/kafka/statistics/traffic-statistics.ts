import { dayOf, nextMidnight } from '../../statistics/days.ts';
import { MINUTE_MS, startOfMinute } from '../../statistics/minute.ts';
import {
  combined,
  noTraffic,
  type Traffic,
  type TrafficDay,
  type TrafficMinute,
} from './traffic.ts';

/** What is known of a topic or a cluster from before. */
export interface KeptTraffic {
  /** The minutes of the last hour in which something happened, oldest first. */
  readonly minutes: readonly TrafficMinute[];
  /** Days of the past, in any order; the present one may be among them. */
  readonly days: readonly TrafficDay[];
}

const HOUR_MS = 60 * MINUTE_MS;
/** As many as the month or the last five days can need. */
const DAYS = 36;

/**
 * What goes through a topic or a cluster. To count a batch is two additions; minutes and days are the
 * differences between what the counters were at their ends.
 */
export class TrafficStatistics {
  /** Since the start of the process. */
  readonly sinceStart: Traffic = noTraffic();
  /** Whether something has been counted since this was last set to false. */
  changed = false;
  /** Bytes on disk, as they were last looked at. */
  #storage: number;
  /** The counters when the present minute and the present day began. */
  #minuteBegan: Traffic = noTraffic();
  #dayBegan: Traffic;
  #minuteAt: number;
  #day: string;
  #midnight: number;
  #minutes: TrafficMinute[];
  #days: TrafficDay[];
  /** What is known from before a restart of the minute that still goes on. */
  #begun: TrafficMinute | undefined;

  constructor(now: number, kept: KeptTraffic = { minutes: [], days: [] }) {
    this.#day = dayOf(now);
    this.#midnight = nextMidnight(now);
    this.#minuteAt = startOfMinute(now);
    this.#minutes = [...kept.minutes];
    if (this.#minutes.at(-1)?.at === this.#minuteAt) this.#begun = this.#minutes.pop();
    this.#storage = kept.minutes.at(-1)?.storage ?? 0;
    const today = kept.days.find(({ day }) => day === this.#day) ?? noTraffic();
    this.#dayBegan = combined(noTraffic(), today, -1);
    this.#days = kept.days
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

  /** Somebody has looked how many bytes there are on disk. */
  setStorage(bytes: number): void {
    if (bytes === this.#storage) return;
    this.#storage = bytes;
    this.changed = true;
  }

  /** Brings everything up to a moment: closes minutes and days that have ended. */
  advance(now: number): void {
    if (now < this.#minuteAt + MINUTE_MS) return;
    this.#endMinute(now);
    if (now >= this.#midnight) this.#endDay(now);
  }

  /** The minutes of the last hour in which something happened, the present one among them. */
  minutes(now: number): readonly TrafficMinute[] {
    this.advance(now);
    const present = this.#present();
    return isIdle(present, this.#minutes.at(-1)) ? this.#minutes : [...this.#minutes, present];
  }

  /** The days of the past that are known, oldest first, and the present one. */
  days(now: number): readonly TrafficDay[] {
    this.advance(now);
    return [...this.#days, this.#today()];
  }

  #present(): TrafficMinute {
    const { produced, consumed } = combined(this.sinceStart, this.#minuteBegan, -1);
    return {
      at: this.#minuteAt,
      produced: produced + (this.#begun?.produced ?? 0),
      consumed: consumed + (this.#begun?.consumed ?? 0),
      storage: this.#storage,
    };
  }

  #today(): TrafficDay {
    return { day: this.#day, ...combined(this.sinceStart, this.#dayBegan, -1) };
  }

  #endMinute(now: number): void {
    const minute = this.#present();
    if (!isIdle(minute, this.#minutes.at(-1))) this.#minutes.push(minute);
    this.#begun = undefined;
    this.#minuteBegan = { ...this.sinceStart };
    this.#minuteAt = startOfMinute(now);
    this.#forgetBefore(this.#minuteAt - HOUR_MS);
  }

  /** The last of those forgotten stays: it tells what was there when the hour began. */
  #forgetBefore(oldest: number): void {
    const first = this.#minutes.findIndex(({ at }) => at > oldest);
    const forgotten = (first < 0 ? this.#minutes.length : first) - 1;
    if (forgotten > 0) this.#minutes = this.#minutes.slice(forgotten);
  }

  #endDay(now: number): void {
    const today = this.#today();
    if (today.produced + today.consumed > 0) this.#days.push(today);
    if (this.#days.length > DAYS) this.#days.shift();
    this.#dayBegan = { ...this.sinceStart };
    this.#day = dayOf(now);
    this.#midnight = nextMidnight(now);
  }
}

/** Whether a minute says nothing that the one before does not. */
function isIdle(minute: TrafficMinute, before: TrafficMinute | undefined): boolean {
  return minute.produced + minute.consumed === 0 && minute.storage === (before?.storage ?? 0);
}
