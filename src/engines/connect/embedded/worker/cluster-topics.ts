import type { Clock } from '../../../../base/clock.ts';
import type { ConnectCluster } from '../../engine.ts';

/** How long the list of topics is cached, in milliseconds; new topics are found that late. */
const REFRESH = 2000;

/** The number of partitions by the name of the topic. */
export type TopicList = ReadonlyMap<string, number>;

/** The topics of a cluster, for all of its sinks together. A list is the same object until topics have changed. */
export class ClusterTopics {
  readonly #cluster: () => ConnectCluster;
  readonly #clock: Clock;
  #list: TopicList = new Map();
  #reading: Promise<TopicList> | undefined;
  #until = -Infinity;

  constructor(cluster: () => ConnectCluster, clock: Clock) {
    this.#cluster = cluster;
    this.#clock = clock;
  }

  current(): TopicList | Promise<TopicList> {
    if (this.#reading !== undefined) return this.#reading;
    if (this.#clock.now() < this.#until) return this.#list;
    this.#reading = this.#read().finally(() => (this.#reading = undefined));
    return this.#reading;
  }

  async #read(): Promise<TopicList> {
    const topics = await this.#cluster().topics();
    const before = this.#list;
    const isSame =
      topics.length === before.size &&
      topics.every(({ name, partitions }) => before.get(name) === partitions);
    if (!isSame) this.#list = new Map(topics.map(({ name, partitions }) => [name, partitions]));
    this.#until = this.#clock.now() + REFRESH;
    return this.#list;
  }
}
