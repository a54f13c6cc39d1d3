import { NameMap } from '../../../../base/name-map.ts';
import type { ConsumeOptions, GroupDescription, GroupOffsets } from '../../engine.ts';
import { LogError } from '../../errors.ts';
import { checkOffset } from '../../refusals.ts';
import type { LogRecord, TopicPartition, TopicPartitionOffset } from '../../record.ts';
import type { EngineParts } from '../parts.ts';
import type { Topic } from '../topics/topic.ts';
import { TopicDrafts } from '../topics/topic-drafts.ts';
import type { Topics } from '../topics/topics.ts';
import { CommittedOffsets } from './committed-offsets.ts';
import { consumeRecords } from './consume.ts';
import { EmptyGroups, SweepAlarm } from './empty-groups.ts';
import { Group } from './group.ts';
import type { GroupPartition, Instance } from './instance.ts';

/** The consumer groups of a cluster. */
export class Groups {
  readonly committed: CommittedOffsets;
  readonly empty: EmptyGroups;
  readonly #topics: Topics;
  readonly #parts: EngineParts;
  /** The groups with live instances. */
  readonly #groups = new NameMap<string, Group>();
  readonly #alarm: SweepAlarm;

  constructor(cluster: string, topics: Topics, parts: EngineParts) {
    this.#topics = topics;
    this.committed = new CommittedOffsets(parts.commits);
    this.empty = new EmptyGroups(cluster, parts.commits);
    this.#parts = parts;
    this.#alarm = new SweepAlarm(parts.alarms, () => this.#sweep());
  }

  /** Called once committed offsets have been loaded, before any group has an instance. */
  start(): void {
    this.empty.start(this.#parts.clock.now());
    for (const group of this.committed.groups()) {
      // The group had instances when the previous process ended.
      if (!this.empty.has(group)) this.empty.add(group, this.#parts.clock.now());
    }
    this.#alarm.by(this.empty.due);
  }

  /** Called when a topic was created, got partitions, or was deleted. */
  topicChanged(name: string, removed: Topic | undefined): void {
    if (removed !== undefined) this.committed.forgetTopic(removed.id);
    for (const group of this.#groups.values()) group.rebalance(name);
  }

  async consume(
    groupName: string,
    instanceName: string,
    options: ConsumeOptions,
  ): Promise<readonly LogRecord[]> {
    const group = this.#groups.get(groupName);
    const instance = group?.instances.get(instanceName);
    const drafts = new TopicDrafts(this.#topics, options.autoCreation);
    for (const [index, name] of options.topics.entries()) {
      // Otherwise an active consumer would recreate a topic that has just been deleted.
      if (instance?.topics.has(name) === true) this.#topics.require(name, index);
      drafts.describe(name, index);
    }
    if (instance === undefined) this.#checkRoom(groupName, instanceName, drafts);
    drafts.create();
    if (group !== undefined && instance !== undefined) {
      return this.#consume(group, instance, options);
    }
    return this.#consume(...this.#join(groupName, instanceName, options), options);
  }

  /** Resolves when the commit is durable. */
  async commit(
    groupName: string,
    instanceName: string,
    offsets: readonly TopicPartitionOffset[] | undefined,
  ): Promise<void> {
    const { group, instance } = this.#require(groupName, instanceName);
    if (offsets === undefined) {
      instance.checkNothingTaken(groupName);
      instance.confirmAnswers();
      group.commitPositions(instance);
    } else {
      const owned = offsets.map((entry, index) => ({
        partition: this.#owned(group, instance, entry, index),
        offset: entry.offset,
      }));
      instance.confirmAnswers();
      group.commitOffsets(instance, owned);
    }
    await this.#parts.commits.flushed();
  }

  async committedOffsets(
    group: string,
    instance: string,
    partitions: readonly TopicPartition[],
  ): Promise<readonly TopicPartitionOffset[]> {
    const live = this.#groups.get(group)?.instances.get(instance);
    if (live !== undefined) live.lastSeen = this.#parts.clock.now();
    const found = partitions.map(({ topic, partition }, index) => {
      const { id } = this.#topics.require(topic, index);
      this.#topics.require(topic, index).partition(partition, index);
      return { topic, partition, id };
    });
    // Reported offsets must survive a crash, so on a full disk earlier, durable ones are reported.
    await this.#parts.commits.flushed().catch(() => {});
    return found.map(({ topic, partition, id }) => {
      return { topic, partition, offset: this.committed.safe(group, id, partition) ?? -1 };
    });
  }

  describe(): GroupDescription[] {
    const groups = [...this.#groups.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
    return groups.map((group) => ({ name: group.name, instances: group.describe() }));
  }

  async deleteInstance(groupName: string, instanceName: string): Promise<void> {
    const { group, instance } = this.#require(groupName, instanceName);
    instance.confirmAnswers();
    group.leave(instance, 'closed');
    this.#dropEmpty(group);
    await this.#parts.commits.flushed();
  }

  offsets(): GroupOffsets[] {
    const topics = new Map(this.#topics.list().map((topic) => [topic.id, topic]));
    return this.committed.groups().map((name) => {
      const offsets = [...this.committed.of(name)].flatMap(([id, partitions]) => {
        const topic = topics.get(id)!;
        return [...partitions].map(([partition, offset]) => ({
          topic: topic.name,
          partition,
          offset,
          endOffset: topic.partition(partition).endOffset,
        }));
      });
      return { name, offsets: offsets.toSorted(byPartition) };
    });
  }

  async reset(group: string, offsets: readonly TopicPartitionOffset[]): Promise<void> {
    this.#checkEmpty(group);
    const changes = offsets.map(({ topic, partition, offset }, index) => {
      const found = this.#topics.require(topic, index);
      found.partition(partition, index);
      if (offset !== -1) checkOffset(offset, index);
      return { topic: found.id, partition, offset };
    });
    for (const { topic, partition, offset } of changes) {
      if (offset === -1) this.committed.remove(group, topic, partition);
      else this.committed.set(group, topic, partition, offset);
    }
    this.#emptied(group);
    await this.#parts.commits.flushed();
  }

  async delete(group: string): Promise<void> {
    this.#checkEmpty(group);
    if (!this.committed.has(group)) {
      throw new LogError('GROUP_ID_NOT_FOUND', `There is no consumer group ${group}`);
    }
    this.committed.removeGroup(group);
    this.empty.remove(group);
    await this.#parts.commits.flushed();
  }

  hold(group: string): () => void {
    return this.empty.hold(group, () => this.#parts.clock.now());
  }

  /** Closes all instances, as if each had been deleted. */
  close(): void {
    this.#alarm.close();
    for (const group of this.#groups.values()) {
      for (const instance of group.instances.values()) group.leave(instance, 'closed');
      this.#emptied(group.name);
    }
    this.#groups.clear();
  }

  async #consume(
    group: Group,
    instance: Instance,
    options: ConsumeOptions,
  ): Promise<readonly LogRecord[]> {
    instance.requests++;
    try {
      return await consumeRecords(group, instance, this.#parts, options);
    } finally {
      instance.requests--;
      instance.lastSeen = this.#parts.clock.now();
      if (!instance.isClosed) this.#alarm.by(instance.sessionDeadline);
    }
  }

  /** @throws LogError if the group can't have another instance, or a name is empty */
  #checkRoom(groupName: string, instanceName: string, drafts: TopicDrafts): void {
    if (groupName === '') throw new LogError('INVALID_GROUP_ID', 'The consumer group has no name');
    if (instanceName === '') {
      throw new LogError('INVALID_GROUP_ID', 'The instance of the consumer group has no name');
    }
    // Only this group's instances count: several groups can each read everything.
    const instances = this.#groups.get(groupName)?.instances.size ?? 0;
    const limit = this.#topics.partitions + drafts.partitions;
    if (instances < limit) return;
    throw new LogError(
      'GROUP_MAX_SIZE_REACHED',
      `Consumer group ${groupName} has ${instances} instances, and there are ${limit} partitions for them in all topics`,
    );
  }

  #join(groupName: string, instanceName: string, options: ConsumeOptions): [Group, Instance] {
    const { clock } = this.#parts;
    const group =
      this.#groups.get(groupName) ??
      new Group(groupName, {
        topics: this.#topics,
        committed: this.committed,
        now: () => clock.now(),
        sweepBy: (moment) => this.#alarm.by(moment),
      });
    this.#groups.set(groupName, group);
    this.empty.remove(groupName);
    return [group, group.join(instanceName, options.config)];
  }

  #require(groupName: string, instanceName: string): { group: Group; instance: Instance } {
    const group = this.#groups.get(groupName);
    const instance = group?.instances.get(instanceName);
    if (group === undefined || instance === undefined) {
      throw new LogError(
        'UNKNOWN_MEMBER_ID',
        `Consumer group ${groupName} has no instance ${instanceName}: an instance is created by its first consume, and closed after a time without requests`,
      );
    }
    instance.lastSeen = this.#parts.clock.now();
    return { group, instance };
  }

  #owned(
    group: Group,
    instance: Instance,
    { topic, partition, offset }: TopicPartitionOffset,
    index: number,
  ): GroupPartition {
    this.#topics.require(topic, index).partition(partition, index);
    checkOffset(offset, index);
    return ownedPartition(group, instance, { topic, partition, index });
  }

  #checkEmpty(group: string): void {
    const live = this.#groups.get(group)?.instances.size ?? 0;
    if (live > 0) {
      throw new LogError('NON_EMPTY_GROUP', `Consumer group ${group} has ${live} live instances`);
    }
  }

  #sweep(): number {
    const now = this.#parts.clock.now();
    let next = Infinity;
    for (const group of this.#groups.values()) {
      next = Math.min(next, group.sweep(now));
      this.#dropEmpty(group);
    }
    this.empty.sweep(now, (group) => this.#expire(group));
    return Math.min(next, this.empty.due);
  }

  #dropEmpty({ name, instances }: Group): void {
    if (instances.size > 0) return;
    this.#groups.delete(name);
    this.#emptied(name);
  }

  /** Called when a group has lost its last instance: its committed offsets are kept for the retention time. */
  #emptied(group: string): void {
    if (!this.committed.has(group)) return this.empty.remove(group);
    this.empty.add(group, this.#parts.clock.now());
    this.#alarm.by(this.empty.due);
  }

  #expire(group: string): void {
    this.committed.removeGroup(group);
    this.#parts.logger.info({ group }, 'the committed offsets of the group have expired');
  }
}

function byPartition(a: TopicPartition, b: TopicPartition): number {
  if (a.topic === b.topic) return a.partition - b.partition;
  return a.topic < b.topic ? -1 : 1;
}

/**
 * Finds a partition of an instance.
 * @param index index of the partition in the request
 * @throws LogError if another instance owns it, or none does
 */
function ownedPartition(
  group: Group,
  instance: Instance,
  { topic, partition, index }: TopicPartition & { readonly index: number },
): GroupPartition {
  const found = group.partition(topic, partition);
  if (found?.owner === instance) return found;
  const it = `Partition ${topic}-${partition} is not assigned to instance ${instance.name} of group ${group.name}`;
  if (found?.successor === instance) {
    const holder = found.owner?.name;
    throw new LogError(
      'REBALANCE_IN_PROGRESS',
      `${it} yet: ${holder} has not committed what was delivered to it`,
      { index },
    );
  }
  const now = found?.owner === undefined ? '' : `, but to ${found.owner.name}`;
  throw new LogError('ILLEGAL_GENERATION', `${it} in generation ${group.generation}${now}`, {
    index,
  });
}
