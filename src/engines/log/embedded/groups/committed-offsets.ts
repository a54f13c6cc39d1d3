import { NameMap } from '../../../../base/name-map.ts';
import type { OffsetRow } from '../metadata/metadata.ts';
import type { OffsetCommits } from './offset-commits.ts';

/** The committed offsets of the groups of a cluster, each that of the next record to read. */
export class CommittedOffsets {
  readonly #commits: OffsetCommits;
  /** By group, topic id and partition. */
  readonly #offsets = new NameMap<string, Map<string, Map<number, number>>>();

  constructor(commits: OffsetCommits) {
    this.#commits = commits;
  }

  /** Adds an offset loaded from the metadata. */
  load({ group, topic, partition, offset }: OffsetRow): void {
    this.#topicOf(group, topic).set(partition, offset);
  }

  /** @param topic its id */
  get(group: string, topic: string, partition: number): number | undefined {
    return this.#offsets.get(group)?.get(topic)?.get(partition);
  }

  /** Takes effect at once, and is durable when {@link OffsetCommits.flushed} resolves. */
  set(group: string, topic: string, partition: number, offset: number): void {
    const partitions = this.#topicOf(group, topic);
    const before = partitions.get(partition);
    partitions.set(partition, offset);
    this.#commits.put({ group, topic, partition, offset }, before);
  }

  /** The durable committed offset, which a crash would leave. @param topic its id */
  safe(group: string, topic: string, partition: number): number | undefined {
    const safe = this.#commits.safe({ group, topic, partition });
    if (safe === undefined) return this.get(group, topic, partition);
    return safe === -1 ? undefined : safe;
  }

  remove(group: string, topic: string, partition: number): void {
    const topics = this.#offsets.get(group);
    const partitions = topics?.get(topic);
    const before = partitions?.get(partition);
    if (topics === undefined || !partitions?.delete(partition)) return;
    if (partitions.size === 0) topics.delete(topic);
    if (topics.size === 0) this.#offsets.delete(group);
    this.#commits.put({ group, topic, partition, offset: -1 }, before);
  }

  removeGroup(group: string): void {
    for (const [topic, partitions] of [...this.of(group)]) {
      for (const partition of [...partitions.keys()]) this.remove(group, topic, partition);
    }
  }

  has(group: string): boolean {
    return this.#offsets.has(group);
  }

  /** Names of the groups that have committed something. */
  groups(): string[] {
    return [...this.#offsets.keys()].toSorted();
  }

  /** The committed offsets of a group, by id of topic and partition. */
  of(group: string): ReadonlyMap<string, ReadonlyMap<number, number>> {
    return this.#offsets.get(group) ?? new NameMap<string, Map<number, number>>();
  }

  /** Drops the offsets of a topic that is no longer in the metadata. */
  forgetTopic(topic: string): void {
    for (const [group, topics] of this.#offsets) {
      if (topics.delete(topic) && topics.size === 0) this.#offsets.delete(group);
    }
    this.#commits.forgetTopic(topic);
  }

  #topicOf(group: string, topic: string): Map<number, number> {
    let topics = this.#offsets.get(group);
    if (topics === undefined) this.#offsets.set(group, (topics = new Map()));
    let partitions = topics.get(topic);
    if (partitions === undefined) topics.set(topic, (partitions = new Map()));
    return partitions;
  }
}
