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
import type {
  LogRecord,
  NewRecord,
  RecordMetadata,
  TopicPartition,
  TopicPartitionOffset,
} from '../record.ts';
import { fetchRecords } from './fetch/fetch.ts';
import { findOffsets } from './fetch/find-offsets.ts';
import { Groups } from './groups/groups.ts';
import type { EngineParts } from './parts.ts';
import { produceRecords } from './produce.ts';
import { Topics } from './topics/topics.ts';

/** A cluster in this process. */
export class EmbeddedCluster implements LogCluster {
  readonly topicCatalog: Topics;
  readonly consumerGroups: Groups;
  readonly #parts: EngineParts;
  #fetches = 0;

  constructor(id: string, limits: ClusterLimits, parts: EngineParts) {
    this.#parts = parts;
    this.topicCatalog = new Topics(id, limits, parts, (name, removed) =>
      this.consumerGroups.topicChanged(name, removed),
    );
    this.consumerGroups = new Groups(id, this.topicCatalog, parts);
  }

  async topics(): Promise<readonly TopicDescription[]> {
    return this.topicCatalog.list().map(({ description }) => description);
  }

  async topic(name: string): Promise<TopicDescription | undefined> {
    return this.topicCatalog.get(name)?.description;
  }

  async createTopic(
    name: string,
    partitions: number,
    config: Partial<TopicConfig> = {},
  ): Promise<TopicDescription> {
    return (await this.topicCatalog.create(name, partitions, config)).description;
  }

  async alterTopic(
    name: string,
    changes: Partial<TopicConfig> & { readonly partitions?: number | undefined },
  ): Promise<TopicDescription> {
    return (await this.topicCatalog.alter(name, changes)).description;
  }

  async deleteTopic(name: string): Promise<void> {
    return this.topicCatalog.delete(name);
  }

  async sizeOf(topic: string): Promise<number> {
    return this.topicCatalog.require(topic).size;
  }

  produce(
    records: readonly NewRecord[],
    autoCreation?: AutoCreation,
  ): Promise<readonly RecordMetadata[]> {
    return produceRecords(this.topicCatalog, this.#parts, records, autoCreation);
  }

  fetch(
    positions: readonly TopicPartitionOffset[],
    options: FetchOptions,
  ): Promise<readonly LogRecord[]> {
    const asked = { positions, first: this.#fetches++ };
    return fetchRecords(this.topicCatalog, this.#parts, asked, options);
  }

  offsets(
    partitions: readonly TopicPartition[],
    timestamp: number | 'earliest' | 'latest',
    options: WaitOptions,
  ): Promise<readonly TopicPartitionOffset[]> {
    return findOffsets(this.topicCatalog, this.#parts, { partitions, timestamp }, options);
  }

  consume(group: string, instance: string, options: ConsumeOptions): Promise<readonly LogRecord[]> {
    return this.consumerGroups.consume(group, instance, options);
  }

  commit(
    group: string,
    instance: string,
    offsets: readonly TopicPartitionOffset[] | undefined,
  ): Promise<void> {
    return this.consumerGroups.commit(group, instance, offsets);
  }

  committed(
    group: string,
    instance: string,
    partitions: readonly TopicPartition[],
  ): Promise<readonly TopicPartitionOffset[]> {
    return this.consumerGroups.committedOffsets(group, instance, partitions);
  }

  async groups(): Promise<readonly GroupDescription[]> {
    return this.consumerGroups.describe();
  }

  deleteInstance(group: string, instance: string): Promise<void> {
    return this.consumerGroups.deleteInstance(group, instance);
  }

  async groupOffsets(): Promise<readonly GroupOffsets[]> {
    return this.consumerGroups.offsets();
  }

  resetGroup(group: string, offsets: readonly TopicPartitionOffset[]): Promise<void> {
    return this.consumerGroups.reset(group, offsets);
  }

  deleteGroup(group: string): Promise<void> {
    return this.consumerGroups.delete(group);
  }

  retainOffsets(group: string): () => void {
    return this.consumerGroups.hold(group);
  }
}
