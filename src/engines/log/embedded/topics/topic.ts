import type { TopicDescription } from '../../engine.ts';
import { unknownPartition } from '../../refusals.ts';
import { StickyPartitioner } from '../../partitioner.ts';
import type { Cleanup, LogStorage, Partition } from '../storage/storage.ts';

/** An existing topic. A topic recreated with the same name is another object. */
export class Topic {
  readonly partitions: Partition[] = [];
  readonly partitioner: StickyPartitioner;
  /** Resolves when its description beside its files is durable; undefined once it is. */
  storing: Promise<void> | undefined;
  #description: TopicDescription;

  constructor(description: TopicDescription, storage: LogStorage, random: () => number) {
    this.#description = description;
    this.partitioner = new StickyPartitioner(random);
    this.#addPartitions(storage);
  }

  get name(): string {
    return this.#description.name;
  }

  get id(): string {
    return this.#description.id;
  }

  get description(): TopicDescription {
    return this.#description;
  }

  /** Bytes on the disk. */
  get size(): number {
    return this.partitions.reduce((size, partition) => size + partition.size, 0);
  }

  /** @throws LogError UNKNOWN_TOPIC_OR_PARTITION */
  partition(number: number, index?: number): Partition {
    const partition = this.partitions[number];
    if (partition === undefined) throw unknownPartition(this.#description, number, index);
    return partition;
  }

  change(description: TopicDescription, storage: LogStorage): void {
    this.#description = description;
    for (const partition of this.partitions) partition.configure(this.#cleanup());
    this.#addPartitions(storage);
  }

  #addPartitions(storage: LogStorage): void {
    const cleanup = this.#cleanup();
    while (this.partitions.length < this.#description.partitions) {
      const partition = this.partitions.length;
      this.partitions.push(storage.partition({ topic: this.id, partition }, cleanup));
    }
  }

  #cleanup(): Cleanup {
    const { retentionTime, retentionSize, cleanupPolicy } = this.#description;
    return { retentionTime, retentionSize, policy: cleanupPolicy };
  }
}
