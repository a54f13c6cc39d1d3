import type { AutoCreation, ClusterLimits, TopicConfig, TopicDescription } from '../engine.ts';
import { LogError } from '../errors.ts';
import { changedConfig } from '../topic-config.ts';
import type { Brokers, BrokerTopic } from './client/brokers.ts';
import {
  addPartitions,
  alterSettings,
  makeTopics,
  removeTopics,
  sizeOfTopic,
  TIMEOUT,
} from './topic-calls.ts';
import { checkPartitions, LONGEST_NAME, topicDraft, type TopicRequest } from './topic-drafts.ts';
import { CONFIG_NAMES, configOf, creationTimeOf } from './topic-settings.ts';

/** How long a cached topic is used, in milliseconds: other programs change topics too. */
const FRESH = 3000;
const TOPIC_RESOURCE = 2;

interface TopicsOptions {
  readonly brokers: Brokers;
  /** Unix milliseconds. */
  readonly now: () => number;
  /** Called with topics that were changed or deleted here. */
  readonly onChanged: (name: string) => void;
}

/**
 * The topics of a cluster: those of the Kafka whose names begin with the prefix of the cluster, also those that other
 * programs have created.
 */
export class Topics {
  limits: ClusterLimits;
  readonly #prefix: string;
  readonly #brokers: Brokers;
  readonly #now: () => number;
  readonly #onChanged: (name: string) => void;
  readonly #known = new Map<string, { readonly topic: TopicDescription; readonly at: number }>();
  /** How often a topic was dropped from the cache. What was asked for before one was is not kept. */
  #forgotten = 0;

  constructor(prefix: string, limits: ClusterLimits, options: TopicsOptions) {
    const { brokers, now, onChanged } = options;
    this.#prefix = prefix;
    this.limits = limits;
    this.#brokers = brokers;
    this.#now = now;
    this.#onChanged = onChanged;
  }

  /** The name of a topic on the Kafka. */
  nameOf(topic: string): string {
    return `${this.#prefix}${topic}`;
  }

  /** By name. @throws LogError */
  async list(): Promise<TopicDescription[]> {
    const asked = this.#forgotten;
    const all = await this.#brokers.topics();
    const own = all.filter(({ name }) => name.startsWith(this.#prefix));
    const names = new Set(own.map(({ name }) => name));
    for (const name of this.#known.keys()) {
      // Another program has deleted it; dropped from the cache, it can be created automatically.
      if (!names.has(this.nameOf(name))) this.#known.delete(name);
    }
    // Brokers take long to return the settings of very many topics, and most are in the cache.
    const heard = own.map((topic) => this.#heard(topic));
    const unheard = own.filter((_, i) => heard[i] === undefined);
    const topics = [
      ...heard.filter((one) => one !== undefined),
      ...(await this.#describe(unheard, asked)),
    ];
    return topics.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  }

  /** The cached description of a topic, if it is fresh and the topic was not recreated. */
  #heard({ id, name, leaders }: BrokerTopic): TopicDescription | undefined {
    const known = this.#known.get(name.slice(this.#prefix.length));
    if (known === undefined || performance.now() - known.at >= FRESH) return undefined;
    const { topic } = known;
    return topic.id === id && topic.partitions === leaders.length ? topic : undefined;
  }

  /** A topic, from the cache if that is fresh. */
  async find(name: string): Promise<TopicDescription | undefined> {
    const known = this.#known.get(name);
    if (known !== undefined && performance.now() - known.at < FRESH) return known.topic;
    if (name === '' || this.nameOf(name).length > LONGEST_NAME) return undefined;
    const asked = this.#forgotten;
    const [topic] = await this.#describe(await this.#brokers.topics([this.nameOf(name)]), asked);
    return topic;
  }

  /** @throws LogError UNKNOWN_TOPIC_OR_PARTITION */
  async require(name: string, index?: number): Promise<TopicDescription> {
    const topic = await this.find(name);
    if (topic !== undefined) return topic;
    const place = index === undefined ? {} : { index };
    throw new LogError('UNKNOWN_TOPIC_OR_PARTITION', `There is no topic ${name}`, place);
  }

  /** Drops a topic from the cache; it is asked for again when it is needed. */
  forget(name: string): void {
    this.#forgotten += 1;
    this.#known.delete(name);
    this.#brokers.forget(this.nameOf(name));
  }

  /** Drops all topics from the cache. */
  forgetAll(): void {
    this.#forgotten += 1;
    this.#known.clear();
    this.#brokers.forgetAll();
  }

  /** @throws LogError */
  async create(
    name: string,
    partitions: number,
    config: Partial<TopicConfig>,
  ): Promise<TopicDescription> {
    const draft = this.#draft({ name, partitions, config }, await this.list());
    await this.#make([draft]);
    return this.require(name);
  }

  /**
   * Creates missing topics, after a check that all of them can be created.
   * @param names at the indexes that they have in the request
   * @param check checks the rest of the request for a topic, before any topic is created
   * @throws LogError with the index
   */
  async createMissing(
    names: readonly string[],
    autoCreation: AutoCreation,
    check: (topic: TopicDescription, index: number) => void = () => {},
  ): Promise<void> {
    // Many records name few topics, so each topic is looked up once.
    const finding = [...new Set(names)].map(async (name) => [name, await this.find(name)] as const);
    const each = new Map(await Promise.all(finding));
    const found = names.map((name) => each.get(name));
    if (found.every((topic) => topic !== undefined)) return;
    if (autoCreation === undefined) {
      const index = found.indexOf(undefined);
      await this.require(names[index]!, index);
      return;
    }
    const drafts = new Map<string, TopicDescription>();
    const known = await this.list();
    for (const [index, name] of names.entries()) {
      const there = found[index] ?? known.find((topic) => topic.name === name) ?? drafts.get(name);
      const topic =
        there ??
        this.#draftAt(
          { name, partitions: autoCreation.partitions },
          [...known, ...drafts.values()],
          index,
        );
      if (there === undefined) drafts.set(name, topic);
      check(topic, index);
    }
    if (drafts.size > 0) await this.#make([...drafts.values()], true);
  }

  /** @throws LogError */
  async alter(
    name: string,
    changes: Partial<TopicConfig> & { readonly partitions?: number | undefined },
  ): Promise<TopicDescription> {
    this.forget(name);
    const before = await this.require(name);
    const { partitions = before.partitions } = changes;
    if (partitions < before.partitions) {
      throw new LogError(
        'INVALID_PARTITIONS',
        `Topic ${name} has ${before.partitions} partitions, and can't have fewer`,
      );
    }
    if (partitions !== before.partitions) {
      const others = (await this.list()).filter((topic) => topic.name !== name);
      checkPartitions(partitions, others, this.limits);
    }
    const config = changedConfig(before, changes, this.limits);
    const physical = this.nameOf(name);
    await alterSettings(this.#brokers, physical, config);
    if (partitions !== before.partitions) {
      await addPartitions(this.#brokers, physical, partitions);
      await this.#until(name, (topic) => topic?.partitions === partitions);
      this.#onChanged(name);
    }
    await this.#until(name, (topic) => topic !== undefined && isSame(topic, config));
    return this.require(name);
  }

  /** @throws LogError */
  async delete(name: string): Promise<void> {
    this.forget(name);
    await this.require(name);
    await this.#remove([this.nameOf(name)]);
    await this.#until(name, (topic) => topic === undefined);
    this.#onChanged(name);
  }

  async deleteAll(): Promise<void> {
    const all = await this.#brokers.topics();
    const names = all.map(({ name }) => name).filter((name) => name.startsWith(this.#prefix));
    if (names.length > 0) await this.#remove(names, true);
    this.#known.clear();
  }

  /** Bytes that a topic takes on the brokers that lead its partitions. @throws LogError */
  async sizeOf(name: string): Promise<number> {
    await this.require(name);
    return sizeOfTopic(this.#brokers, this.nameOf(name));
  }

  /** The description of a topic to be created beside others. @throws LogError if it can't be created */
  #draft(order: TopicRequest, others: readonly TopicDescription[]): TopicDescription {
    const { limits } = this;
    return topicDraft(order, others, { prefix: this.#prefix, limits, now: this.#now() });
  }

  #draftAt(
    order: TopicRequest,
    others: readonly TopicDescription[],
    index: number,
  ): TopicDescription {
    try {
      return this.#draft(order, others);
    } catch (error) {
      if (!(error instanceof LogError)) throw error;
      throw new LogError(error.code, error.message, { index, cause: error });
    }
  }

  async #make(drafts: readonly TopicDescription[], mayExist = false): Promise<void> {
    await makeTopics(this.#brokers, this.#prefix, drafts, mayExist);
    for (const { name, partitions } of drafts) {
      await this.#until(name, (topic) => topic !== undefined && topic.partitions >= partitions);
      this.#onChanged(name);
    }
  }

  async #remove(names: readonly string[], mayBeGone = false): Promise<void> {
    await removeTopics(this.#brokers, names, mayBeGone);
    for (const name of names) this.forget(name.slice(this.#prefix.length));
  }

  /** Waits until brokers report a change that the controller has made; most often they do at once. */
  async #until(
    name: string,
    isThere: (topic: TopicDescription | undefined) => boolean,
  ): Promise<void> {
    const end = performance.now() + TIMEOUT;
    for (;;) {
      this.forget(name);
      if (isThere(await this.find(name)) || performance.now() > end) return;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }

  /** @param asked the value of `#forgotten` before the brokers were asked for these topics */
  async #describe(found: readonly BrokerTopic[], asked: number): Promise<TopicDescription[]> {
    if (found.length === 0) return [];
    const resources = found.map(({ name }) => ({
      resourceType: TOPIC_RESOURCE as 2,
      resourceName: name,
      configurationKeys: [...CONFIG_NAMES],
    }));
    const answer = await this.#brokers.ask('any', 'DescribeConfigs', [resources, false, false]);
    const configs = new Map(answer.results.map((result) => [result.resourceName, result]));
    const described: TopicDescription[] = [];
    for (const { id, name, leaders } of found) {
      const result = configs.get(name);
      // Deleted between the two calls.
      if (result === undefined || result.errorCode !== 0) continue;
      const topic: TopicDescription = {
        id,
        name: name.slice(this.#prefix.length),
        partitions: leaders.length,
        creationTime: creationTimeOf(result.configs),
        ...configOf(result.configs),
      };
      if (asked === this.#forgotten) this.#known.set(topic.name, { topic, at: performance.now() });
      described.push(topic);
    }
    return described;
  }
}

function isSame(topic: TopicConfig, config: TopicConfig): boolean {
  return (Object.keys(config) as (keyof TopicConfig)[]).every((key) => topic[key] === config[key]);
}
