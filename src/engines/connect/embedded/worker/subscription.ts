import type { Clock } from '../../../../base/clock.ts';
import type { SINK } from '../config/common.ts';
import type { Config } from '../config/definition.ts';
import type { ConnectCluster } from '../../cluster.ts';

/** How long the list of topics is cached, in milliseconds; new topics are found that late. */
const REFRESH = 2000;

export interface Subscription {
  readonly topics: readonly string[];
  readonly partitions: number;
}

/** The existing topics of a sink: those in its list, or those whose names match its pattern. */
export class SubscriptionWatch {
  readonly #cluster: ConnectCluster;
  readonly #sink: Config<typeof SINK>;
  readonly #clock: Clock;
  #known: Subscription = { topics: [], partitions: 0 };
  #until = -Infinity;

  constructor(cluster: ConnectCluster, sink: Config<typeof SINK>, clock: Clock) {
    this.#cluster = cluster;
    this.#sink = sink;
    this.#clock = clock;
  }

  async current(): Promise<Subscription> {
    if (this.#clock.now() < this.#until) return this.#known;
    const { topics: names, 'topics.regex': regex } = this.#sink;
    const topics = (await this.#cluster.topics()).filter(({ name }) =>
      names.length > 0 ? names.includes(name) : regex?.test(name),
    );
    this.#known = {
      topics: topics.map(({ name }) => name),
      partitions: topics.reduce((sum, { partitions }) => sum + partitions, 0),
    };
    this.#until = this.#clock.now() + REFRESH;
    return this.#known;
  }
}
