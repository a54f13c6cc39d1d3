import type { Alarm } from '../../../../base/alarms.ts';
import { ConsumerInstance } from '../../consumer-instance.ts';
import type { ConsumerConfig } from '../../engine.ts';
import type { TopicPartitionOffset } from '../../record.ts';
import type { KafkaParts } from '../parts.ts';
import type { Topics } from '../topics.ts';
import { instanceIdOf } from './instance-id.ts';
import { Member } from './member.ts';
import {
  assignedPartitions,
  isOutstanding,
  keyOf,
  resetPosition,
  type OwnedPartition,
} from './positions.ts';
import type { TopicPartitions } from './protocol.ts';
import { Revocation } from './revocation.ts';
import { subscriptionOf } from './subscription.ts';

/** More often would be a call for each answer. In milliseconds. */
const MIN_AUTO_COMMIT_INTERVAL = 100;

export interface InstanceContext {
  readonly topics: Topics;
  readonly parts: KafkaParts;
  /** The name of the group on the Kafka. */
  readonly group: string;
  /** What clients call it. */
  readonly shownGroup: string;
  /** The instance is no more. */
  readonly onGone: (instance: Instance) => void;
  /** The instance joins, so its group rebalances. */
  readonly onJoining: () => void;
}

/**
 * An instance of a consumer group in this process, and its member of the group on the Kafka.
 *
 * **Rebalance.** Kafka makes all members of a group join again, and they do so at once, so none waits for another. A
 * member reports the partitions with outstanding records (returned, not committed); one of those that is to move
 * stays with it, and returns no more records, until they are committed, or it consumes again, for a limited time
 * ({@link Revocation}). Then it joins without it, and the group rebalances once more.
 */
export class Instance extends ConsumerInstance {
  readonly member: Member;
  owned = new Map<string, OwnedPartition>();
  /** While it joins. */
  joining: Promise<void> | undefined;
  /** While it commits. */
  committing: Promise<unknown> = Promise.resolve();
  /** The name of its group. */
  readonly group: string;
  readonly #context: InstanceContext;
  #coming: TopicPartitions = {};
  #mustJoin = true;
  #hasBeenIn = false;
  #autoCommit: Alarm | undefined;
  readonly #revocation: Revocation;
  #session: Alarm | undefined;
  /** How many partitions its topics had when it last joined. */
  readonly #counts = new Map<string, number>();

  constructor(name: string, config: ConsumerConfig, context: InstanceContext) {
    super(name, config);
    this.#context = context;
    this.group = context.shownGroup;
    this.#revocation = new Revocation(
      context.parts,
      () => this.owned,
      () => this.wantRebalance(),
      (owned) => this.#wasTaken(owned),
    );
    const { sessionTimeout } = config;
    const identity = { group: context.group, instanceId: instanceIdOf(name), sessionTimeout };
    this.member = new Member(context.parts.brokers, identity, {
      rebalancing: () => this.wantRebalance(),
      lost: (isTaken) => this.#lost(isTaken),
      leading: () => void this.lookAtTopics(),
    });
  }

  /** Whether it gets a partition when another instance has let go of it. */
  awaits(topic: string, partition: number): boolean {
    const name = this.#context.topics.nameOf(topic);
    return this.joining !== undefined || this.#coming[name]?.includes(partition) === true;
  }

  /** Adds to the topics. */
  subscribe(topics: readonly string[]): void {
    for (const topic of topics) {
      if (this.topics.has(topic)) continue;
      this.topics.add(topic);
      this.#mustJoin = true;
    }
  }

  /** Joins where that is due, and lets go of what is to move, at the beginning of a consume. */
  async comeBack(): Promise<void> {
    if (this.#revocation.isPending) {
      if (this.config.autoCommit) await this.commitPositions().catch(() => {});
      this.#revocation.letGoAll();
    }
    if (this.#mustJoin) this.wantRebalance();
  }

  /** The group rebalances, or something of its topics has changed. */
  wantRebalance(): void {
    this.#mustJoin = true;
    if (this.joining !== undefined || this.isClosed) return;
    this.#mustJoin = false;
    const joining = this.#joinAndGoOn();
    // Who waits for it is told; where nobody does, the next consume tries again.
    joining.catch(() => {});
    this.joining = joining;
    this.changed();
    this.#context.onJoining();
  }

  /** Starts a rebalance where a topic has other partitions than it knows. */
  async lookAtTopics(): Promise<void> {
    const { topics } = this.#context;
    for (const name of this.topics) {
      const found = await topics.find(name).catch(() => null);
      if (found === null) return;
      const isOther = [...this.owned.values()].some(({ topic, topicId }) => {
        return topic === name && topicId !== found?.id;
      });
      if (!isOther && this.#counts.get(name) === (found?.partitions ?? 0)) continue;
      for (const [key, { topic, topicId }] of this.owned) {
        if (topic === name && topicId !== found?.id) this.owned.delete(key);
      }
      this.changed();
      this.wantRebalance();
      return;
    }
  }

  /** Commits positions: what was given out, and where it starts with what was not. @throws LogError */
  async commitPositions(): Promise<void> {
    this.#autoCommit?.cancel();
    this.#autoCommit = undefined;
    const due: TopicPartitionOffset[] = [];
    for (const { topic, topicId, partition, position, committed } of this.owned.values()) {
      if (position === undefined || position === committed) continue;
      // Positions are none of a topic that somebody has made again under the name.
      const found = await this.#context.topics.find(topic);
      if (found?.id === topicId) due.push({ topic, partition, offset: position });
    }
    await this.commitOffsets(due);
  }

  /** Commits offsets of partitions that it has. @throws LogError */
  async commitOffsets(offsets: readonly TopicPartitionOffset[]): Promise<void> {
    if (offsets.length > 0) {
      const byTopic = new Map<string, Map<number, number>>();
      for (const { topic, partition, offset } of offsets) {
        const name = this.#context.topics.nameOf(topic);
        const partitions = byTopic.get(name) ?? new Map<number, number>();
        byTopic.set(name, partitions.set(partition, offset));
      }
      const committing = this.member.commit(byTopic);
      this.committing = committing.catch(() => {});
      await committing;
      for (const { topic, partition, offset } of offsets) {
        const owned = this.owned.get(keyOf(topic, partition));
        if (owned === undefined) continue;
        owned.committed = offset;
        owned.acknowledged = offset;
        if (owned.position === undefined) {
          owned.position = offset;
          this.changed();
        }
      }
    }
    this.#revocation.letGoCommitted();
  }

  /** Goes on from offsets that have been committed. */
  moveTo(offsets: readonly TopicPartitionOffset[]): void {
    for (const { topic, partition, offset } of offsets) {
      const owned = this.owned.get(keyOf(topic, partition));
      if (owned !== undefined) owned.position = offset;
    }
    this.changed();
  }

  /** Something has come to be committed: it is within the interval, where that is automatic. */
  commitSoon(): void {
    if (!this.config.autoCommit || this.#autoCommit !== undefined || this.isClosed) return;
    const { clock, alarms, logger } = this.#context.parts;
    const interval = Math.max(this.config.autoCommitInterval, MIN_AUTO_COMMIT_INTERVAL);
    this.#autoCommit = alarms.at(clock.now() + interval, () => {
      this.#autoCommit = undefined;
      const committing = this.commitPositions();
      this.committing = committing.catch((err: unknown) => {
        logger.warn(
          { err, group: this.#context.group },
          'what was consumed could not be committed, it is tried again',
        );
        this.commitSoon();
      });
    });
  }

  /** A request of the instance has come or was answered. */
  seen(): void {
    this.#session?.cancel();
    if (this.requests > 0 || this.isClosed) return;
    const { clock, alarms } = this.#context.parts;
    const end = clock.now() + this.config.sessionTimeout;
    this.#session = alarms.at(end, () => void this.close('lost').catch(() => {}));
  }

  /**
   * Ends the instance; its partitions go to the others.
   * @param how `closed` commits what was given out where that is automatic; `lost` does not
   */
  async close(how: 'closed' | 'lost'): Promise<void> {
    if (this.isClosed) return;
    this.isClosed = true;
    this.#quiet();
    this.#context.onGone(this);
    this.changed();
    try {
      if (how === 'closed' && this.config.autoCommit) await this.commitPositions();
    } finally {
      await this.member.leave();
    }
  }

  /** Resolves when it has been in its group, and so may commit. @throws LogError why it can't be */
  async hasJoined(): Promise<void> {
    if (this.#hasBeenIn) return;
    if (this.joining === undefined) this.wantRebalance();
    await this.joining;
  }

  /** Ends it without a word to the group, where another process is the instance. */
  abandon(): void {
    this.member.end();
    this.#lost(true);
  }

  /** Takes back that records from an offset on were given out, and what was committed because of it. */
  rewind(owned: OwnedPartition, offset: number): void {
    const { topic, partition, position, committed } = owned;
    if (this.owned.get(keyOf(topic, partition)) !== owned) return;
    if (position !== undefined && position > offset) owned.position = offset;
    if (committed !== undefined && committed > offset) {
      const committing = this.commitOffsets([{ topic, partition, offset }]);
      this.committing = committing.catch(() => {});
    }
    this.changed();
  }

  /** Makes up a position where there is none to go on from. @throws LogError */
  async reset(owned: OwnedPartition): Promise<void> {
    await resetPosition(owned, this.config.autoOffsetReset, this.#context);
  }

  async #joinAndGoOn(): Promise<void> {
    try {
      await this.#joinNow();
    } catch (error) {
      this.#mustJoin = true;
      throw error;
    } finally {
      this.joining = undefined;
      this.changed();
    }
    // Something has changed meanwhile.
    if (this.#mustJoin) this.wantRebalance();
  }

  async #joinNow(): Promise<void> {
    const { topics } = this.#context;
    const hasBeenIn = this.member.memberId !== '';
    if (this.isPolling && this.config.autoCommit && hasBeenIn) {
      await this.commitPositions().catch(() => {});
    }
    const ids = new Map<string, string>();
    for (const name of this.topics) {
      const found = await topics.find(name);
      this.#counts.set(name, found?.partitions ?? 0);
      if (found !== undefined) ids.set(name, found.id);
    }
    const assignment = await this.member.join(subscriptionOf(this, topics, this.#counts));
    this.#coming = assignment.coming;
    this.owned = await assignedPartitions(assignment, ids, this, this.#context);
    this.#revocation.begin(({ topic, partition }) => {
      return assignment.revoked[topics.nameOf(topic)]?.includes(partition) === true;
    });
    this.#hasBeenIn = true;
    this.commitSoon();
  }

  #wasTaken({ topic, partition }: OwnedPartition): void {
    this.taken = `${topic}-${partition}`;
  }

  #lost(isTaken: boolean): void {
    const outstanding = [...this.owned.values()].find(isOutstanding);
    if (outstanding !== undefined) this.#wasTaken(outstanding);
    this.owned = new Map();
    if (isTaken) {
      this.isClosed = true;
      this.#quiet();
      this.#context.onGone(this);
    } else {
      this.wantRebalance();
    }
    this.changed();
  }

  #quiet(): void {
    this.#autoCommit?.cancel();
    this.#revocation.cancel();
    this.#session?.cancel();
  }
}
