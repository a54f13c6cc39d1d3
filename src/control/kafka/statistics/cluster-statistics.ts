import { TrafficStatistics, type StoredTraffic } from './traffic-statistics.ts';

/** A topic as last seen in the log: its id, and its size on disk. */
export interface ObservedTopic {
  readonly id: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
}

interface Counted {
  /** Unknown until the topic has been seen. */
  readonly id: string | undefined;
  readonly statistics: TrafficStatistics;
}

/** The traffic of one cluster and of each of its topics. */
export class ClusterStatistics {
  readonly all: TrafficStatistics;
  readonly #now: () => number;
  /** Stored statistics of topics that have not been seen yet, by id. */
  readonly #stored: Map<string, StoredTraffic>;
  readonly #topics = new Map<string, Counted>();

  /** @param stored stored statistics: of the whole cluster under the id '', of topics under theirs */
  constructor(now: () => number, stored: ReadonlyMap<string, StoredTraffic>) {
    this.#now = now;
    this.#stored = new Map(stored);
    this.all = new TrafficStatistics(now(), stored.get(''));
    this.#stored.delete('');
  }

  /** The statistics of a topic, which begin now if there are none. */
  of(topic: string): TrafficStatistics {
    const known = this.#topics.get(topic);
    if (known !== undefined) return known.statistics;
    const statistics = new TrafficStatistics(this.#now());
    this.#topics.set(topic, { id: undefined, statistics });
    return statistics;
  }

  /** The topics that have been seen. */
  *topics(): Iterable<{ id: string; name: string; statistics: TrafficStatistics }> {
    for (const [name, { id, statistics }] of this.#topics) {
      if (id !== undefined) yield { id, name, statistics };
    }
  }

  /** All topics that were counted or seen. */
  *byName(): Iterable<readonly [name: string, statistics: TrafficStatistics]> {
    for (const [name, { statistics }] of this.#topics) yield [name, statistics];
  }

  /** The names of all topics that were counted or seen. */
  names(): readonly string[] {
    return [...this.#topics.keys()];
  }

  /**
   * Updates the topics to those seen in the log: the statistics of deleted ones are dropped, and a new topic with an
   * old name starts at zero.
   * @param before the names known before the log was read: a name added since may be of a topic that did not exist
   * yet
   * @returns the ids of deleted topics
   */
  see(seen: readonly ObservedTopic[], before: readonly string[]): string[] {
    const gone = new Set(this.#stored.keys());
    for (const name of before) {
      const id = this.#topics.get(name)?.id;
      if (id !== undefined) gone.add(id);
    }
    const there = new Set(seen.map(({ name }) => name));
    for (const name of before) {
      if (!there.has(name)) this.#topics.delete(name);
    }
    for (const { id, name, size } of seen) {
      gone.delete(id);
      this.#identified(id, name).setStorage(size);
    }
    for (const id of gone) this.#stored.delete(id);
    this.all.setStorage(seen.reduce((sum, { size }) => sum + size, 0));
    return [...gone];
  }

  /** Updates one topic to what was seen of it in the log, and nothing else. */
  seeOne({ id, name, size }: ObservedTopic): void {
    this.#identified(id, name).setStorage(size);
  }

  /** Drops the statistics of a deleted topic. @returns its id if it has been seen */
  forget(name: string): string | undefined {
    const id = this.#topics.get(name)?.id;
    this.#topics.delete(name);
    return id;
  }

  advance(now: number): void {
    this.all.advance(now);
    for (const { statistics } of this.#topics.values()) statistics.advance(now);
  }

  #identified(id: string, name: string): TrafficStatistics {
    const known = this.#topics.get(name);
    if (known?.id === id) return known.statistics;
    const statistics = this.#statisticsOf(id, known);
    this.#stored.delete(id);
    this.#topics.set(name, { id, statistics });
    return statistics;
  }

  /** Counts for a name from before its topic was seen belong to that topic. */
  #statisticsOf(id: string, known: Counted | undefined): TrafficStatistics {
    const stored = this.#stored.get(id);
    const counted = known?.id === undefined ? known?.statistics : undefined;
    if (counted !== undefined && stored === undefined) return counted;
    const statistics = new TrafficStatistics(this.#now(), stored);
    if (counted !== undefined) {
      const { produced, producedBytes, consumed, consumedBytes } = counted.sinceStart;
      statistics.produced(produced, producedBytes);
      statistics.consumed(consumed, consumedBytes);
    }
    return statistics;
  }
}
