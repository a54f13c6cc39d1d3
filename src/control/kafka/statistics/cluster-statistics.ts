import { TrafficStatistics, type KeptTraffic } from './traffic-statistics.ts';

/** A topic as it is now: its id, and what it takes on disk. */
export interface SeenTopic {
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

/** What goes through one cluster and through each of its topics. */
export class ClusterStatistics {
  readonly all: TrafficStatistics;
  readonly #now: () => number;
  /** Of topics that have not been seen yet, by id. */
  readonly #kept: Map<string, KeptTraffic>;
  readonly #topics = new Map<string, Counted>();

  /** @param kept what is known from before: of the whole cluster under the id '', of topics under theirs */
  constructor(now: () => number, kept: ReadonlyMap<string, KeptTraffic>) {
    this.#now = now;
    this.#kept = new Map(kept);
    this.all = new TrafficStatistics(now(), kept.get(''));
    this.#kept.delete('');
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

  /** All topics of which something has been counted or seen. */
  *byName(): Iterable<readonly [name: string, statistics: TrafficStatistics]> {
    for (const [name, { statistics }] of this.#topics) yield [name, statistics];
  }

  /** The names of all topics of which something has been counted or seen. */
  names(): readonly string[] {
    return [...this.#topics.keys()];
  }

  /**
   * Takes what has been seen for the topics that there are: of one that is gone nothing stays, and one
   * that took its name begins anew.
   * @param before the names when looking began: a later one may be of a topic that was not there yet
   * @returns the ids of those that are gone
   */
  see(seen: readonly SeenTopic[], before: readonly string[]): string[] {
    const gone = new Set(this.#kept.keys());
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
    for (const id of gone) this.#kept.delete(id);
    this.all.setStorage(seen.reduce((sum, { size }) => sum + size, 0));
    return [...gone];
  }

  advance(now: number): void {
    this.all.advance(now);
    for (const { statistics } of this.#topics.values()) statistics.advance(now);
  }

  #identified(id: string, name: string): TrafficStatistics {
    const known = this.#topics.get(name);
    if (known?.id === id) return known.statistics;
    const statistics = this.#statisticsOf(id, known);
    this.#kept.delete(id);
    this.#topics.set(name, { id, statistics });
    return statistics;
  }

  /** What was counted of a topic before it was seen is of the topic that is seen. */
  #statisticsOf(id: string, known: Counted | undefined): TrafficStatistics {
    const kept = this.#kept.get(id);
    const counted = known?.id === undefined ? known?.statistics : undefined;
    if (counted !== undefined && kept === undefined) return counted;
    const statistics = new TrafficStatistics(this.#now(), kept);
    if (counted !== undefined) {
      const { produced, producedBytes, consumed, consumedBytes } = counted.sinceStart;
      statistics.produced(produced, producedBytes);
      statistics.consumed(consumed, consumedBytes);
    }
    return statistics;
  }
}
