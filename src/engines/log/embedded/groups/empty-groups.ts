import { NameSet } from '../../../../base/name-set.ts';
import { NameMap } from '../../../../base/name-map.ts';
import type { OffsetCommits } from './offset-commits.ts';
import type { Alarm, Alarms } from '../../../../base/alarms.ts';

/** Kafka `offsets.retention.minutes`: seven days, in milliseconds. */
export const OFFSETS_RETENTION = 604_800_000;
/**
 * Kafka `offsets.retention.check.interval.ms`: nothing expires within this time of a start, in milliseconds, so that
 * groups which were idle because the process was down can continue.
 */
export const GRACE = 600_000;

/**
 * Records since when groups with committed offsets have had no live instance. Committed offsets expire {@link
 * OFFSETS_RETENTION} after the last instance has left, and never while there is one (KIP-211).
 */
export class EmptyGroups {
  readonly #cluster: string;
  readonly #commits: OffsetCommits;
  /** Unix milliseconds, by group; the groups that have been empty longest come first. */
  readonly #since = new NameMap<string, number>();
  /** Groups that must not expire. */
  readonly #holds = new Map<symbol, string>();
  #notBefore = 0;

  constructor(cluster: string, commits: OffsetCommits) {
    this.#cluster = cluster;
    this.#commits = commits;
  }

  /** Starts the grace period; from now on there can be instances. */
  start(now: number): void {
    this.#notBefore = now + GRACE;
  }

  /** Adds a group loaded from the metadata; callers load groups in the order of `since`. */
  load(group: string, since: number): void {
    this.#since.set(group, since);
  }

  has(group: string): boolean {
    return this.#since.has(group);
  }

  /** Called when the last instance of a group has left, or when its offsets were set while it has none. */
  add(group: string, now: number): void {
    const since = Math.floor(now);
    this.#since.delete(group);
    this.#since.set(group, since);
    this.#commits.putEmptyGroup({ cluster: this.#cluster, group, since });
  }

  /** Called when a group has an instance again, or no committed offsets any more. */
  remove(group: string): void {
    if (!this.#since.delete(group)) return;
    this.#commits.putEmptyGroup({ cluster: this.#cluster, group, since: -1 });
  }

  /** When the next group expires, in Unix milliseconds; Infinity if there is none. */
  get due(): number {
    const [first] = this.#since.values();
    return first === undefined ? Infinity : Math.max(first + OFFSETS_RETENTION, this.#notBefore);
  }

  /** @param expire is called with each group whose offsets have expired */
  sweep(now: number, expire: (group: string) => void): void {
    if (now < this.#notBefore) return;
    const held = new NameSet(this.#holds.values());
    for (const [group, since] of this.#since) {
      if (since + OFFSETS_RETENTION > now) break;
      if (held.has(group)) {
        this.add(group, now);
      } else {
        this.remove(group);
        expire(group);
      }
    }
  }

  /** Keeps a group from expiring. @returns releases the hold; the retention time starts at that moment */
  hold(group: string, now: () => number): () => void {
    const hold = Symbol(group);
    this.#holds.set(hold, group);
    return () => {
      if (this.#holds.delete(hold) && this.#since.has(group)) this.add(group, now());
    };
  }
}

/** One alarm for everything that becomes due: sessions, automatic commits, rebalances. */
export class SweepAlarm {
  readonly #alarms: Alarms;
  readonly #sweep: () => number;
  #alarm: Alarm | undefined;
  #moment = Infinity;
  #isClosed = false;

  /** @param sweep runs what is due, and returns when the next action is due, or Infinity */
  constructor(alarms: Alarms, sweep: () => number) {
    this.#alarms = alarms;
    this.#sweep = sweep;
  }

  /** Sweeps at that moment at the latest. */
  by(moment: number): void {
    if (moment >= this.#moment || this.#isClosed) return;
    this.#alarm?.cancel();
    this.#moment = moment;
    this.#alarm = this.#alarms.at(moment, () => {
      this.#moment = Infinity;
      this.by(this.#sweep());
    });
  }

  close(): void {
    this.#isClosed = true;
    this.#alarm?.cancel();
  }
}
