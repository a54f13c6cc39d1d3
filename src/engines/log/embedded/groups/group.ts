import { NameMap } from '../../../../base/name-map.ts';
import type { ConsumerConfig, InstanceAssignment } from '../../engine.ts';
import type { Topics } from '../topics/topics.ts';
import { assignRange } from '../../assignor.ts';
import type { CommittedOffsets } from './committed-offsets.ts';
import { GroupPartition, Instance } from './instance.ts';

/** How long a revoked partition waits for its owner to commit the records returned from it, in milliseconds. */
export const REBALANCE_TIMEOUT = 10_000;
/** Automatic commits that are due within this time, in milliseconds, are made together with those that are due now. */
const ALONG = 100;

export interface GroupContext {
  readonly topics: Topics;
  readonly committed: CommittedOffsets;
  /** Unix milliseconds. */
  readonly now: () => number;
  /** Schedules a call of {@link Group.sweep} for that moment at the latest. */
  readonly sweepBy: (moment: number) => void;
}

/**
 * The live instances of a consumer group, and the assignment of partitions to them.
 *
 * **Each record is delivered at least once.** A position moves when a record is returned; the committed offset follows
 * it, by a commit of the client or by the timer of `autoCommit`, and is where the next owner of the partition starts.
 * So records that were returned and not committed are delivered again after a crash, after the session of their
 * instance has timed out, or when a rebalance has waited too long for their commit.
 *
 * **Rebalance.** When instances, their topics, or partitions change, each instance keeps what it can ({@link
 * assignRange}). A partition that is to move does so at once if none of its records is outstanding (returned, not
 * committed) or if a consume of its owner is in progress, which commits its revoked partitions (`autoCommit`) and
 * releases them. Otherwise it stays with its owner, which gets no more records from it, until the owner has committed
 * or consumes again, for {@link REBALANCE_TIMEOUT} at most; after that its commit is refused, and the next owner gets
 * the records again. No instance waits for another: a consume of an instance without partitions returns no records.
 *
 * **Start.** If nothing is committed, `autoOffsetReset` decides when the partition is first assigned, and the group
 * keeps that position while it has instances: later records are not missed, whichever instance gets the partition.
 */
export class Group {
  readonly name: string;
  readonly instances = new NameMap<string, Instance>();
  /** Counts the changes of assignments. */
  generation = 0;
  readonly #context: GroupContext;
  /** By topic name and partition number, of the topics that instances subscribe to. */
  readonly #partitions = new NameMap<string, GroupPartition[]>();
  /** Partitions whose owners have to release them. */
  readonly #revoking = new Set<GroupPartition>();

  constructor(name: string, context: GroupContext) {
    this.name = name;
    this.#context = context;
  }

  join(name: string, config: ConsumerConfig): Instance {
    const instance = new Instance(name, config, this.#context.now());
    this.instances.set(name, instance);
    return instance;
  }

  /** Adds to the topics of an instance. */
  subscribe(instance: Instance, topics: readonly string[]): void {
    for (const topic of topics) {
      if (instance.topics.has(topic)) continue;
      instance.topics.add(topic);
      this.rebalance(topic);
    }
  }

  /** @throws LogError UNKNOWN_TOPIC_OR_PARTITION */
  requireTopics(names: readonly string[]): void {
    for (const name of names) this.#context.topics.require(name);
  }

  /**
   * Removes an instance. Its partitions are reassigned at once.
   * @param how `closed` commits returned records if the instance commits automatically, as Kafka's `close()` does;
   * `lost` does not, because it is unknown whether they were processed
   */
  leave(instance: Instance, how: 'closed' | 'lost'): void {
    if (how === 'closed' && instance.config.autoCommit) this.commitPositions(instance);
    instance.isClosed = true;
    this.instances.delete(instance.name);
    for (const partition of instance.assigned) partition.owner = undefined;
    instance.assigned.clear();
    for (const topic of instance.topics) this.rebalance(topic);
    instance.changed();
  }

  /** The state of a partition in this group, if an instance subscribes to its topic. */
  partition(topic: string, number: number): GroupPartition | undefined {
    return this.#partitions.get(topic)?.[number];
  }

  /** Reassigns the partitions of a topic to its subscribers. */
  rebalance(name: string): void {
    const topic = this.#context.topics.get(name);
    const members = [...this.instances.values()].filter(({ topics }) => topics.has(name));
    const partitions = this.#partitions.get(name) ?? [];
    if (partitions[0] !== undefined && partitions[0].topic !== topic) {
      for (const partition of partitions) this.#drop(partition);
      partitions.length = 0;
    }
    if (topic === undefined || members.length === 0) {
      for (const partition of partitions) this.#drop(partition);
      this.#partitions.delete(name);
      // Those without a partition of the deleted topic may be waiting for one.
      for (const member of members) member.changed();
      return;
    }
    this.#partitions.set(name, partitions);
    for (let number = partitions.length; number < topic.partitions.length; number++) {
      partitions.push(new GroupPartition(topic, number));
    }
    this.generation++;
    const names = members.map(({ name }) => name).toSorted();
    const target = assignRange(
      names,
      partitions.map(({ owner }) => owner?.name),
    );
    for (const [number, partition] of partitions.entries()) {
      this.#move(partition, this.instances.get(target[number]!)!);
    }
  }

  /**
   * Releases revoked partitions at the beginning of a consume, after a commit if the instance commits automatically.
   */
  releaseRevoked(instance: Instance): void {
    for (const partition of this.#revoking) {
      if (partition.owner === instance) this.#release(partition);
    }
  }

  /** Commits all positions, also the starting positions of partitions from which nothing was returned. */
  commitPositions(instance: Instance): void {
    instance.autoCommitDue = Infinity;
    for (const partition of instance.assigned) this.#commitPosition(partition);
    this.#releaseSettled(instance);
  }

  /** Commits given offsets of partitions that the instance owns. */
  commitOffsets(
    instance: Instance,
    offsets: readonly { readonly partition: GroupPartition; readonly offset: number }[],
  ): void {
    for (const { partition, offset } of offsets) this.#commit(partition, offset);
    this.#releaseSettled(instance);
  }

  /** Schedules the automatic commit, if it is enabled, within its interval. */
  commitSoon(instance: Instance, now: number): void {
    instance.commitBy(now);
    this.#context.sweepBy(instance.autoCommitDue);
  }

  /** Chooses a position by the policy, because there is none to continue from. */
  reset(partition: GroupPartition, policy: ConsumerConfig['autoOffsetReset']): void {
    const { startOffset, endOffset } = partition.partition;
    if (policy === 'none') partition.position = undefined;
    else partition.position = policy === 'earliest' ? startOffset : endOffset;
    partition.start = partition.position;
    partition.acknowledged = partition.position ?? 0;
  }

  /** Undoes the return of records from an offset on, and their commit. */
  rewind(partition: GroupPartition, offset: number): void {
    const { topic, number } = partition;
    const { topics, committed } = this.#context;
    if (topics.get(topic.name) !== topic) return;
    if (partition.position !== undefined && partition.position > offset)
      partition.position = offset;
    const before = committed.get(this.name, topic.id, number);
    if (before !== undefined && before > offset) this.#commit(partition, offset);
    partition.owner?.changed();
  }

  /** Runs everything that is due. @returns when the next action is due, in Unix milliseconds */
  sweep(now: number): number {
    for (const partition of this.#revoking) {
      if (partition.deadline > now) continue;
      partition.owner!.taken = `${partition.topic.name}-${partition.number}`;
      this.#give(partition, partition.successor!);
    }
    for (const instance of this.instances.values()) {
      if (instance.autoCommitDue <= now + ALONG) this.commitPositions(instance);
      if (instance.sessionDeadline <= now) this.leave(instance, 'lost');
    }
    let next = Infinity;
    for (const { deadline } of this.#revoking) next = Math.min(next, deadline);
    for (const { autoCommitDue, sessionDeadline } of this.instances.values()) {
      next = Math.min(next, autoCommitDue, sessionDeadline);
    }
    return next;
  }

  describe(): InstanceAssignment[] {
    const assignments = [...this.instances.values()].map(({ name, assigned }) => {
      const topics = new NameMap<string, number[]>();
      for (const { topic, number } of assigned) {
        const numbers = topics.get(topic.name);
        if (numbers === undefined) topics.set(topic.name, [number]);
        else numbers.push(number);
      }
      const list = [...topics].map(([topic, numbers]) => ({
        topic,
        partitions: numbers.toSorted((a, b) => a - b),
      }));
      return { name, topics: list.toSorted((a, b) => (a.topic < b.topic ? -1 : 1)) };
    });
    return assignments.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  }

  #move(partition: GroupPartition, to: Instance): void {
    const { owner } = partition;
    if (owner === to) {
      this.#unrevoke(partition);
    } else if (owner === undefined) {
      this.#give(partition, to);
    } else {
      partition.successor = to;
      this.#revoking.add(partition);
      if (owner.isPolling || !partition.isOutstanding) {
        this.#release(partition);
      } else if (partition.deadline === Infinity) {
        partition.deadline = this.#context.now() + REBALANCE_TIMEOUT;
        this.#context.sweepBy(partition.deadline);
      }
    }
  }

  #releaseSettled(instance: Instance): void {
    for (const partition of this.#revoking) {
      if (partition.owner === instance && !partition.isOutstanding) this.#release(partition);
    }
  }

  #release(partition: GroupPartition): void {
    if (partition.owner?.config.autoCommit === true) this.#commitPosition(partition);
    this.#give(partition, partition.successor!);
  }

  #give(partition: GroupPartition, to: Instance): void {
    partition.owner?.assigned.delete(partition);
    this.#unrevoke(partition);
    partition.owner = to;
    to.assigned.add(partition);
    const { topic, number, start } = partition;
    const from = this.#context.committed.get(this.name, topic.id, number) ?? start;
    if (from === undefined) {
      this.reset(partition, to.config.autoOffsetReset);
    } else {
      partition.position = from;
      partition.acknowledged = from;
    }
    this.commitSoon(to, this.#context.now());
    to.changed();
  }

  #drop(partition: GroupPartition): void {
    partition.owner?.assigned.delete(partition);
    partition.owner?.changed();
    partition.owner = undefined;
    this.#unrevoke(partition);
  }

  #unrevoke(partition: GroupPartition): void {
    partition.successor = undefined;
    partition.deadline = Infinity;
    this.#revoking.delete(partition);
  }

  #commitPosition(partition: GroupPartition): void {
    if (partition.position !== undefined) this.#commit(partition, partition.position);
  }

  #commit(partition: GroupPartition, offset: number): void {
    const { committed } = this.#context;
    const { topic, number } = partition;
    if (committed.get(this.name, topic.id, number) !== offset) {
      committed.set(this.name, topic.id, number, offset);
    }
    partition.position ??= offset;
    partition.acknowledged = offset;
    this.#skipDamage(partition, offset);
  }

  /** Damaged records can't be read; a commit of an offset after them skips them. */
  #skipDamage(partition: GroupPartition, offset: number): void {
    const { damage, position } = partition;
    if (damage === undefined || position === undefined) return;
    if (position > damage.to || offset <= damage.to) return;
    partition.position = offset;
    partition.damage = undefined;
    partition.owner?.changed();
  }
}
