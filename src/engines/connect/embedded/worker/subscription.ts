import type { SINK } from '../config/common.ts';
import type { Config } from '../config/definition.ts';
import type { ClusterTopics, TopicList } from './cluster-topics.ts';
import type { Slices } from './task.ts';

export interface Subscription {
  readonly topics: readonly string[];
  readonly partitions: number;
}

/**
 * The existing topics of a sink: those in its list, or those whose names match its pattern. All of its tasks share one,
 * which looks at the topics again when some have changed.
 */
export class SubscriptionWatch {
  readonly #topics: ClusterTopics;
  readonly #sink: Config<typeof SINK>;
  readonly #slices: Slices;
  #known: Promise<Subscription> | undefined;
  #of: TopicList | undefined;

  constructor(topics: ClusterTopics, sink: Config<typeof SINK>, slices: Slices) {
    this.#topics = topics;
    this.#sink = sink;
    this.#slices = slices;
  }

  async current(): Promise<Subscription> {
    const list = await this.#topics.current();
    if (list !== this.#of || this.#known === undefined) {
      this.#of = list;
      this.#known = this.#find(list);
    }
    return this.#known;
  }

  async #find(list: TopicList): Promise<Subscription> {
    const { topics: names, 'topics.regex': regex } = this.#sink;
    const topics: string[] = [];
    let partitions = 0;
    for (const name of names.length > 0 ? new Set(names) : list.keys()) {
      await this.#slices.goOn();
      const found = list.get(name);
      if (found === undefined || (names.length === 0 && regex?.test(name) !== true)) continue;
      topics.push(name);
      partitions += found;
    }
    return { topics, partitions };
  }
}
