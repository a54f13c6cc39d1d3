import type {
  AutoCreation,
  ClusterLimits,
  ConsumeOptions,
  FetchOptions,
  GroupDescription,
  GroupOffsets,
  LogCluster,
  TopicConfig,
  TopicDescription,
  WaitOptions,
} from '../engine.ts';
import { LogError } from '../errors.ts';
import type { HasInstances, LocalInstances } from '../local-instances.ts';
import type {
  LogRecord,
  NewRecord,
  RecordMetadata,
  TopicPartition,
  TopicPartitionOffset,
} from '../record.ts';
import { Groups } from './groups/groups.ts';
import type { KafkaParts } from './parts.ts';
import { produceRecords, type ProduceContext } from './produce/produce.ts';
import { fetchRecords } from './read/fetch.ts';
import { findOffsets } from './read/find-offsets.ts';
import { TIMED_OUT, withDeadline } from './read/with-deadline.ts';
import { Topics } from './topics.ts';

/** A cluster on a Kafka: the topics and groups there whose names begin with its prefix. */
export class KafkaCluster implements LogCluster, HasInstances {
  readonly topicCatalog: Topics;
  readonly consumerGroups: Groups;
  readonly #parts: KafkaParts;
  readonly #produceContext: ProduceContext;
  #fetches = 0;

  constructor(prefix: string, limits: ClusterLimits, parts: KafkaParts) {
    this.#parts = parts;
    this.topicCatalog = new Topics(prefix, limits, {
      brokers: parts.brokers,
      now: () => parts.clock.now(),
      onChanged: (name) => this.consumerGroups.instances.topicChanged(name),
    });
    this.consumerGroups = new Groups(prefix, this.topicCatalog, parts);
    this.#produceContext = { topics: this.topicCatalog, partitioners: new Map(), parts };
  }

  get instances(): LocalInstances {
    return this.consumerGroups.instances;
  }

  topics(): Promise<readonly TopicDescription[]> {
    return this.topicCatalog.list();
  }

  topic(name: string): Promise<TopicDescription | undefined> {
    return this.topicCatalog.find(name);
  }

  createTopic(
    name: string,
    partitions: number,
    config: Partial<TopicConfig> = {},
  ): Promise<TopicDescription> {
    return this.topicCatalog.create(name, partitions, config);
  }

  alterTopic(
    name: string,
    changes: Partial<TopicConfig> & { readonly partitions?: number | undefined },
  ): Promise<TopicDescription> {
    return this.topicCatalog.alter(name, changes);
  }

  deleteTopic(name: string): Promise<void> {
    return this.topicCatalog.delete(name);
  }

  sizeOf(topic: string): Promise<number> {
    return this.topicCatalog.sizeOf(topic);
  }

  produce(
    records: readonly NewRecord[],
    autoCreation?: AutoCreation,
  ): Promise<readonly RecordMetadata[]> {
    return retryWithFreshTopics(this.topicCatalog, records, () =>
      produceRecords(this.#produceContext, records, autoCreation),
    );
  }

  fetch(
    positions: readonly TopicPartitionOffset[],
    options: FetchOptions,
  ): Promise<readonly LogRecord[]> {
    return retryWithFreshTopics(this.topicCatalog, positions, () =>
      fetchRecords(this.topicCatalog, this.#parts, { positions, first: this.#fetches++ }, options),
    );
  }

  async offsets(
    partitions: readonly TopicPartition[],
    timestamp: number | 'earliest' | 'latest',
    { timeout, signal }: WaitOptions,
  ): Promise<readonly TopicPartitionOffset[]> {
    const { brokers, alarms, clock } = this.#parts;
    const finding = retryWithFreshTopics(this.topicCatalog, partitions, () =>
      findOffsets(this.topicCatalog, brokers, partitions, timestamp),
    );
    if (typeof timestamp === 'string') return finding;
    const found = await withDeadline(finding, alarms, clock.now() + timeout, signal);
    if (found !== TIMED_OUT) return found;
    throw new LogError('REQUEST_TIMED_OUT', `No offsets were found within ${timeout} ms`);
  }

  consume(group: string, instance: string, options: ConsumeOptions): Promise<readonly LogRecord[]> {
    const named = options.topics.map((topic) => ({ topic }));
    return retryWithFreshTopics(this.topicCatalog, named, () =>
      this.consumerGroups.consume(group, instance, options),
    );
  }

  commit(
    group: string,
    instance: string,
    offsets: readonly TopicPartitionOffset[] | undefined,
  ): Promise<void> {
    return retryWithFreshTopics(this.topicCatalog, offsets ?? [], () =>
      this.consumerGroups.commit(group, instance, offsets),
    );
  }

  committed(
    group: string,
    instance: string,
    partitions: readonly TopicPartition[],
  ): Promise<readonly TopicPartitionOffset[]> {
    return retryWithFreshTopics(this.topicCatalog, partitions, () =>
      this.consumerGroups.committedOffsets(group, instance, partitions),
    );
  }

  groups(): Promise<readonly GroupDescription[]> {
    return this.consumerGroups.describe();
  }

  deleteInstance(group: string, instance: string): Promise<void> {
    return this.consumerGroups.deleteInstance(group, instance);
  }

  groupOffsets(): Promise<readonly GroupOffsets[]> {
    return this.consumerGroups.offsets();
  }

  resetGroup(group: string, offsets: readonly TopicPartitionOffset[]): Promise<void> {
    return this.consumerGroups.reset(group, offsets);
  }

  deleteGroup(group: string): Promise<void> {
    return this.consumerGroups.delete(group);
  }

  /** Holds while this process runs; it is the brokers that expire offsets ({@link OffsetRetention}). */
  retainOffsets(group: string): () => void {
    return this.consumerGroups.hold(group);
  }
}

/**
 * Retries a request once that was refused because of a missing topic, after the topics were dropped from the cache: it
 * may be some seconds old, and another program or copy of the platform may have changed topics since.
 * @param named the topics in the request
 */
export async function retryWithFreshTopics<Result>(
  topics: Pick<Topics, 'forget'>,
  named: readonly { readonly topic: string }[],
  attempt: () => Promise<Result>,
): Promise<Result> {
  try {
    return await attempt();
  } catch (error) {
    const isMissing = error instanceof LogError && error.code === 'UNKNOWN_TOPIC_OR_PARTITION';
    if (!isMissing || named.length === 0) throw error;
    for (const name of new Set(named.map(({ topic }) => topic))) topics.forget(name);
    return attempt();
  }
}
