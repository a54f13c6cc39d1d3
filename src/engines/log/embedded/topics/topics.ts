import type { ClusterLimits, TopicConfig, TopicDescription } from '../../engine.ts';
import { LogError } from '../../errors.ts';
import { KeyedMutex } from '../../../../base/keyed-mutex.ts';
import type { TopicRow } from '../metadata/metadata.ts';
import type { EngineParts } from '../parts.ts';
import { changedConfig, defaultConfig } from '../../topic-config.ts';
import { checkTopicName, collisionKey } from '../../topic-name.ts';
import { Topic } from './topic.ts';

/** A limit whatever a cluster allows, because each partition costs memory and directory entries. */
const MAX_PARTITIONS_OF_TOPIC = 10_000;

/** Topics that are to be created together. */
export interface PlannedTopics {
  /** The partitions of all of them. */
  readonly partitions: number;
  /** The one whose name collides with this one. */
  similarTo(name: string): string | undefined;
}

/**
 * The topics of a cluster. Each description is kept twice, in the metadata and beside the topic's files, so a damaged
 * disk leaves one of them. A new topic is written to the metadata first; changes and deletions are written beside the
 * files first, where they need no space.
 */
export class Topics {
  /** The limits of the cluster, for future changes of settings. */
  limits: ClusterLimits;
  readonly #cluster: string;
  readonly #parts: EngineParts;
  readonly #onChanged: (name: string, removed?: Topic) => void;
  readonly #byName = new Map<string, Topic>();
  readonly #names = new Map<string, string>();
  /** Serializes changes of a topic. */
  readonly #mutex = new KeyedMutex();
  /** Ids of deleted topics that could not be removed from the metadata yet. */
  readonly #untold = new Set<string>();
  #partitions = 0;

  /** @param onChanged is called with topics that were created, got partitions, or were deleted */
  constructor(
    cluster: string,
    limits: ClusterLimits,
    parts: EngineParts,
    onChanged: (name: string, removed?: Topic) => void,
  ) {
    this.#cluster = cluster;
    this.limits = limits;
    this.#parts = parts;
    this.#onChanged = onChanged;
  }

  /** Partitions of all topics together. */
  get partitions(): number {
    return this.#partitions;
  }

  list(): Topic[] {
    return [...this.#byName.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
  }

  get(name: string): Topic | undefined {
    return this.#byName.get(name);
  }

  /** @throws LogError UNKNOWN_TOPIC_OR_PARTITION */
  require(name: string, index?: number): Topic {
    const topic = this.#byName.get(name);
    if (topic === undefined) {
      throw new LogError(
        'UNKNOWN_TOPIC_OR_PARTITION',
        `There is no topic ${name}`,
        index === undefined ? {} : { index },
      );
    }
    return topic;
  }

  /** Adds a topic loaded from the metadata. */
  load(description: TopicDescription): Topic {
    const topic = new Topic(description, this.#parts.storage, this.#parts.random);
    this.#byName.set(topic.name, topic);
    this.#names.set(collisionKey(topic.name), topic.name);
    this.#partitions += topic.partitions.length;
    return topic;
  }

  /** Resolves when the topic is durable. @throws LogError */
  async create(name: string, partitions: number, config: Partial<TopicConfig>): Promise<Topic> {
    const [topic] = this.add([this.describe(name, partitions, config)]);
    await topic!.storing;
    return topic!;
  }

  /**
   * The description of a topic to be created.
   * @param drafts others that are to be created with it
   * @throws LogError if it can't be created
   */
  describe(
    name: string,
    partitions: number,
    config: Partial<TopicConfig>,
    drafts?: PlannedTopics,
  ): TopicDescription {
    checkTopicName(name);
    if (this.#byName.has(name)) {
      throw new LogError('TOPIC_ALREADY_EXISTS', `There is a topic ${name} already`);
    }
    const similar = this.#names.get(collisionKey(name)) ?? drafts?.similarTo(name);
    if (similar !== undefined) {
      throw new LogError(
        'INVALID_TOPIC_EXCEPTION',
        `Topic name ${name} collides with that of topic ${similar}: "." and "_" count as the same`,
      );
    }
    this.#checkPartitions(partitions, this.#partitions + (drafts?.partitions ?? 0));
    const { clock, ids } = this.#parts;
    return {
      id: ids.uuid(),
      name,
      partitions,
      creationTime: Math.floor(clock.now()),
      ...changedConfig(defaultConfig(this.limits), config, this.limits),
    };
  }

  /** Creates topics from their descriptions, all or none of them. @throws LogError */
  add(descriptions: readonly TopicDescription[]): Topic[] {
    const { metadata } = this.#parts;
    for (const id of this.#untold) this.#forget(id);
    metadata.putTopics(descriptions.map((topic) => this.#rowOf(topic)));
    const topics = descriptions.map((description) => this.load(description));
    for (const topic of topics) this.#keep(topic);
    for (const { name } of topics) this.#onChanged(name);
    return topics;
  }

  /** @throws LogError */
  alter(
    name: string,
    changes: Partial<TopicConfig> & { readonly partitions?: number | undefined },
  ): Promise<Topic> {
    return this.#mutex.run(this.require(name).id, async () => {
      const topic = this.require(name);
      const before = topic.description.partitions;
      const partitions = changes.partitions ?? before;
      if (partitions < before) {
        throw new LogError(
          'INVALID_PARTITIONS',
          `Topic ${name} has ${before} partitions, and can't have fewer`,
        );
      }
      if (partitions !== before) this.#checkPartitions(partitions, this.#partitions - before);
      const config = changedConfig(topic.description, changes, this.limits);
      const description = { ...topic.description, ...config, partitions };
      await this.#parts.storage.descriptions.put(this.#rowOf(description));
      this.#tell(name, () => this.#parts.metadata.putTopics([this.#rowOf(description)]));
      topic.change(description, this.#parts.storage);
      this.#partitions += partitions - before;
      if (partitions !== before) this.#onChanged(name);
      return topic;
    });
  }

  /** Resolves when no file of the topic is left on the disk. @throws LogError */
  delete(name: string): Promise<void> {
    const { id } = this.require(name);
    return this.#mutex.run(id, async () => {
      const topic = this.require(name);
      if (topic.id !== id) return;
      const { storage, logger } = this.#parts;
      await storage.descriptions.markDeleted(topic);
      this.drop(topic);
      this.#untold.add(id);
      this.#tell(name, () => this.#forget(id));
      try {
        await storage.deleteTopic(id);
        // Removing the files may have made space for the change of the metadata.
        if (this.#untold.has(id)) this.#forget(id);
        await storage.descriptions.remove(id);
      } catch (error) {
        logger.error(
          { topic: name, err: error },
          'cannot remove all of a deleted topic: the next start removes the rest',
        );
      }
    });
  }

  /** Drops a topic that the metadata no longer has. */
  drop(topic: Topic): void {
    this.#byName.delete(topic.name);
    this.#names.delete(collisionKey(topic.name));
    this.#partitions -= topic.partitions.length;
    this.#onChanged(topic.name, topic);
  }

  /** Writes the description of a new topic beside its files. The metadata has it too, so a failure is only logged. */
  #keep(topic: Topic): void {
    const { storage, logger } = this.#parts;
    const { id, name, description } = topic;
    topic.storing = this.#mutex
      .run(id, () => storage.descriptions.put(this.#rowOf(description)))
      .catch((error: unknown) => {
        logger.error(
          { topic: name, err: error },
          'cannot write the description of a topic beside its files: only metadata.db has it',
        );
      })
      .finally(() => (topic.storing = undefined));
  }

  /**
   * Writes a change to the metadata. On a full disk only the description beside the files has it, and the next start
   * takes it from there.
   */
  #tell(name: string, change: () => void): void {
    try {
      change();
    } catch (error) {
      this.#parts.logger.error(
        { topic: name, err: error },
        'cannot write a change of a topic to metadata.db',
      );
    }
  }

  #forget(id: string): void {
    this.#parts.metadata.removeTopic(id);
    this.#untold.delete(id);
  }

  #rowOf(description: TopicDescription): TopicRow {
    const { id, name, partitions, creationTime, ...config } = description;
    const { retentionTime, retentionSize, maxMessageSize, cleanupPolicy } = config;
    const limits = { retentionTime, retentionSize, maxMessageSize, cleanupPolicy };
    return { cluster: this.#cluster, id, name, partitions, creationTime, ...limits };
  }

  /** @param others partitions of all other topics together */
  #checkPartitions(partitions: number, others: number): void {
    if (!Number.isInteger(partitions) || partitions < 1 || partitions > MAX_PARTITIONS_OF_TOPIC) {
      throw new LogError(
        'INVALID_PARTITIONS',
        `A topic can have 1 to ${MAX_PARTITIONS_OF_TOPIC} partitions, not ${partitions}`,
      );
    }
    const all = others + partitions;
    const { maxPartitions } = this.limits;
    if (maxPartitions !== -1 && all > maxPartitions) {
      throw new LogError(
        'POLICY_VIOLATION',
        `The cluster would have ${all} partitions, and it allows ${maxPartitions}`,
      );
    }
  }
}
